#!/usr/bin/env python3
"""Asks Chromium and Firefox, headless, what their easings answer; writes browsers-easing.json.

usage: ask_browsers.py [--seed N] [--output FILE]

Needs Debian's chromium and firefox-esr (scripts/need browsers installs them) and nothing else: a page asks the
browser it runs in and posts the answers to a server on the loopback interface.
"""
import argparse
import http.server
import json
import pathlib
import re
import subprocess
import tempfile
import threading

from questions import questions

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 180

BROWSERS = {
    "chromium": lambda profile, url: [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", url],
    "firefox": lambda profile, url: ["firefox-esr", "--headless", "--profile", profile, url],
}


def ask(browser, asked):
    """Starts the browser on the page and returns what it posts."""
    answered = threading.Event()
    posted = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def reply(self, kind, body):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            if self.path == "/questions":
                self.reply("application/json", json.dumps(asked).encode())
            else:
                self.reply("text/html", (HERE / "ask.html").read_bytes())

        def do_POST(self):
            posted.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.reply("text/plain", b"")
            answered.set()

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = BROWSERS[browser](profile, f"http://127.0.0.1:{server.server_port}/")
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            if not answered.wait(SECONDS):
                raise SystemExit(f"{browser} did not answer within {SECONDS} s")
        finally:
            process.terminate()
            process.wait(30)
            server.shutdown()
    return posted["answers"]


def version(command):
    """What the browser calls itself, "Chromium 156.0.8078.108"."""
    text = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    name, number = re.search(r"(Chromium|Firefox)\D*?([0-9][0-9.]+)", text).groups()
    return f"{name} {number}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=20261130)
    parser.add_argument("--output", type=pathlib.Path, default=HERE.parent.parent / "browsers-easing.json")
    options = parser.parse_args()

    asked = questions(options.seed)
    chromium, firefox = ask("chromium", asked), ask("firefox", asked)
    meta = {
        "chromium": f"{version('chromium')} (Debian), Web Animations API",
        "firefox": f"{version('firefox-esr')} (Debian ESR), Web Animations API",
        "at": "progress",
    }
    cases = [
        question | {
            "chromium": c.get("values"), "firefox": f.get("values"),
            "serialised": {"chromium": c.get("serialised"), "firefox": f.get("serialised")},
            "invalid": "refused" in c and "refused" in f,
        }
        for question, c, f in zip(asked, chromium, firefox, strict=True)
    ]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    options.output.write_text(f'{{"meta":{json.dumps(meta)},\n"cases":[\n{lines}\n]}}\n')
    print(f"{options.output}: {len(cases)} easings, {sum(len(case['at']) for case in cases)} values per browser")


main()
