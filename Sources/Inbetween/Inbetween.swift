@_exported import TimingCurves
