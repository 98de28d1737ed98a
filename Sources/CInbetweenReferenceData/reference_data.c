#include "include/CInbetweenReferenceData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ib_easing[] = {
#embed "../../Tests/ReferenceData/easing.json"
};
static const unsigned char ib_browsers_easing[] = {
#embed "../../Tests/ReferenceData/browsers-easing.json"
};
static const unsigned char ib_closed_forms[] = {
#embed "../../Tests/ReferenceData/closed-forms.json"
};
static const unsigned char ib_easing_truth[] = {
#embed "../../Tests/ReferenceData/easing-truth.json"
};

static const ib_reference_file ib_files[] = {
  {"easing.json", ib_easing, sizeof ib_easing},
  {"browsers-easing.json", ib_browsers_easing, sizeof ib_browsers_easing},
  {"closed-forms.json", ib_closed_forms, sizeof ib_closed_forms},
  {"easing-truth.json", ib_easing_truth, sizeof ib_easing_truth},
};

ptrdiff_t ib_reference_file_count(void) { return sizeof ib_files / sizeof ib_files[0]; }

ib_reference_file ib_reference_file_at(ptrdiff_t index) { return ib_files[index]; }
