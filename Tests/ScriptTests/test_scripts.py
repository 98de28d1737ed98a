"""The helpers in scripts/. Run by `make test`: python3 -m unittest discover -s Tests/ScriptTests"""
import copy
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Sandbox(unittest.TestCase):
    """A folder with a copy of one script, and a PATH of stand-ins that write down how they are called."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "scripts").mkdir()
        (self.root / "bin").mkdir()
        for tool in ["bash", "dirname", "sed", "awk", "mktemp", "rm", "tail", "cat"]:
            (self.root / "bin" / tool).symlink_to(shutil.which(tool))
        self.calls = self.root / "calls"

    def stand_in(self, name, script):
        path = self.root / "bin" / name
        path.write_text(f'#!{shutil.which("bash")}\necho "{name} $*" >>"{self.calls}"\n{script}\n')
        path.chmod(0o755)

    def called(self):
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def run_script(self, name, *arguments, **environment):
        return subprocess.run(
            [self.root / "scripts" / name, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env={"PATH": str(self.root / "bin"), **environment}, check=False)


class NeedTests(Sandbox):
    def setUp(self):
        super().setUp()
        shutil.copy(ROOT / "scripts" / "need", self.root / "scripts" / "need")
        (self.root / "scripts" / "dependencies").write_text(
            "# a comment\nlibone-dev  command:one  demo test\nlibtwo-dev  command:two  test\n")
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", "exit 0")

    def apt_calls(self):
        return [call for call in self.called() if call.startswith("apt-get")]

    def test_nothing_missing_means_no_call_of_apt(self):
        self.stand_in("one", "")
        self.stand_in("two", "")
        self.assertEqual(self.run_script("need", "test").returncode, 0)
        self.assertEqual(self.apt_calls(), [])

    def test_dpkg_is_believed(self):
        self.stand_in("dpkg-query", "printf 'libone-dev=installed libtwo-dev=config-files '")
        self.assertEqual(self.run_script("need", "demo").returncode, 0)
        self.assertEqual(self.apt_calls(), [])
        self.run_script("need", "test")
        self.assertEqual(self.apt_calls(), ["apt-get install -y -q --no-install-recommends libtwo-dev"])

    def test_only_what_the_target_needs_is_installed(self):
        self.assertEqual(self.run_script("need", "demo").returncode, 0)
        self.assertEqual(self.apt_calls(), ["apt-get install -y -q --no-install-recommends libone-dev"])

    def test_lists_are_fetched_when_installing_fails(self):
        flag = self.root / "updated"
        self.stand_in("apt-get", f'if [ "$1" = update ]; then touch {flag}; else [ -e {flag} ]; fi')
        (self.root / "bin" / "touch").symlink_to(shutil.which("touch"))
        self.assertEqual(self.run_script("need", "demo").returncode, 0)
        self.assertEqual([call.split()[1] for call in self.apt_calls()], ["install", "update", "install"])

    def test_messages_name_the_packages(self):
        cases = [
            ("There is no apt-get here", lambda: (self.root / "bin" / "apt-get").unlink(), {}),
            ("Only root", lambda: self.stand_in("id", "echo 1000"), {}),
            ("forbids", lambda: None, {"INBETWEEN_NO_INSTALL": "1"}),
            ("could not install", lambda: self.stand_in("apt-get", "echo no network; exit 100"), {}),
        ]
        for words, prepare, environment in cases:
            with self.subTest(words):
                self.stand_in("id", "echo 0")
                self.stand_in("apt-get", "exit 0")
                prepare()
                result = self.run_script("need", "test", **environment)
                self.assertEqual(result.returncode, 1)
                self.assertIn(words, result.stderr)
                self.assertIn("apt-get install -y --no-install-recommends libone-dev libtwo-dev", result.stderr)

    def test_unknown_target(self):
        self.assertEqual(self.run_script("need", "tset").returncode, 2)

    def test_missing_swift(self):
        result = self.run_script("need", "build")
        self.assertEqual(result.returncode, 1)
        self.assertIn("no 'swift' in PATH", result.stderr)


class EvidenceTableTests(Sandbox):
    ACCURACY = {
        "generated-by": "make evidence", "commit": "abc", "cpu": "some processor",
        "sets": [
            {"module": "M", "quantity": f"value ({name})", "class": kind, "cases": 500000, "worst": worst,
             "unit": "ulp", "bound": 1, "worstCase": "x"}
            for kind, name, worst in [
                ("random", "avx2", 0.4961), ("random", "baseline", 0.25), ("hard", "avx2", 0.125),
                ("easy", "avx2", 0)]],
    }
    BENCHMARKS = {
        "schema": 1,
        "context": {"quotable": True, "build": "release", "processor": "P", "instructionSet": "avx2", "commit": "abc",
                    "compiler": "swift", "libraries": ["Qt"], "repetitions": 9},
        "groups": [{"id": "g", "title": "Scalar", "reference": "theirs", "cases": [
            {"name": "swift", "role": "product", "median": 5.5, "spread": 0.02,
             "ratio": {"value": 2.5, "low": 2.4, "high": 2.6}},
            {"name": "c-baseline", "role": "product", "median": 6.9, "spread": 0.02,
             "ratio": {"value": 2.0, "low": 1.9, "high": 2.1}},
            {"name": "c-avx2", "role": "product", "median": 5.5, "spread": 0.02,
             "ratio": {"value": 2.5, "low": 2.4, "high": 2.6}},
            {"name": "theirs", "role": "reference", "median": 13.75, "spread": 0.02,
             "ratio": {"value": 1, "low": 1, "high": 1}}]}],
    }
    README = "a\n<!-- accuracy:begin -->\n<!-- accuracy:end -->\nb\n<!-- speed:begin -->\n<!-- speed:end -->\nc\n"

    def setUp(self):
        super().setUp()
        shutil.copy(ROOT / "scripts" / "evidence-tables", self.root / "scripts" / "evidence-tables")
        self.evidence = self.root / "docs" / "evidence"
        self.evidence.mkdir(parents=True)
        self.readme = self.root / "README.md"
        self.readme.write_text(self.README)

    def tables(self, *arguments):
        return self.run_script("evidence-tables", *arguments, PATH=os.environ["PATH"])

    def write(self, name, data):
        (self.evidence / name).write_text(json.dumps(data))

    def test_tables_are_written_and_then_agree(self):
        self.write("module.json", self.ACCURACY)
        self.write("benchmarks.json", self.BENCHMARKS)
        self.assertNotEqual(self.tables("--check").returncode, 0)
        self.assertEqual(self.tables().returncode, 0)
        text = self.readme.read_text()
        self.assertIn("| value | 0.496 | 1 | ulp | 2 000 000 |", text)
        self.assertIn("| random | 0.496 |", text)
        self.assertIn("| hard | 0.125 |", text)
        self.assertIn("instruction sets avx2, baseline.", text)
        self.assertIn("| g | 5.5 | theirs 13.8 | **2.5** | 2.4 – 2.6 | 2 | 2.5 |", text)
        self.assertTrue(text.startswith("a\n<!--") and text.endswith("-->\nc\n"))
        self.assertEqual(self.tables("--check").returncode, 0)
        changed = copy.deepcopy(self.ACCURACY)
        changed["sets"][0]["worst"] = 0.5
        self.write("module.json", changed)
        self.assertNotEqual(self.tables("--check").returncode, 0)

    def test_classes_of_their_own_have_a_table_and_bounds_of_their_own_are_named(self):
        data = copy.deepcopy(self.ACCURACY)
        data["sets"] += [{**data["sets"][0], "quantity": "other", "class": kind, "worst": 0.75, "bound": bound}
                         for kind, bound in [("sine", 1), ("quad", 2.5), ("back", 2)]]
        self.write("module.json", data)
        self.assertEqual(self.tables().returncode, 0)
        text = self.readme.read_text()
        self.assertIn("| other | 0.75 | 1 – 2.5 | ulp | 1 500 000 |", text)
        self.assertIn("| worst error by class of inputs | value |\n", text)
        self.assertIn("| worst error by class of inputs | other |\n", text)
        self.assertIn("| random | 0.496 |\n", text)
        self.assertIn("| quad | 0.75 of 2.5 |\n", text)

    def test_missing_measurements_are_said_to_be_missing(self):
        self.assertEqual(self.tables().returncode, 0)
        self.assertEqual(self.readme.read_text().count("Not measured yet"), 2)

    def test_a_broken_bound_is_no_table(self):
        broken = copy.deepcopy(self.ACCURACY)
        broken["sets"][0]["worst"] = 1.5
        self.write("module.json", broken)
        self.assertIn("exceeds", self.tables().stderr)

    def test_a_debug_build_is_no_table_but_valid(self):
        debug = copy.deepcopy(self.BENCHMARKS)
        debug["context"]["quotable"] = False
        self.write("benchmarks.json", debug)
        self.assertIn("not to be quoted", self.tables().stderr)
        self.assertEqual(self.tables("--validate", str(self.evidence / "benchmarks.json")).returncode, 0)

    def test_incomplete_benchmarks_are_refused(self):
        def groups(data):
            return data["groups"]

        breakages = {
            "no groups": lambda data: groups(data).clear(),
            "nothing of ours": lambda data: groups(data)[0].update(cases=groups(data)[0]["cases"][3:]),
            "without its ratio": lambda data: groups(data)[0]["cases"][0].pop("ratio"),
            "0 ns": lambda data: groups(data)[0]["cases"][0].update(median=0),
            "missing title": lambda data: groups(data)[0].pop("title"),
            "schema 2": lambda data: data.update(schema=2),
        }
        for words, break_it in breakages.items():
            with self.subTest(words):
                data = copy.deepcopy(self.BENCHMARKS)
                break_it(data)
                self.write("benchmarks.json", data)
                result = self.tables("--validate", str(self.evidence / "benchmarks.json"))
                self.assertNotEqual(result.returncode, 0)
                self.assertIn(words, result.stderr)


if __name__ == "__main__":
    unittest.main()
