/// A picture of lines over common axes: one or more panels, one above the other, that share the horizontal axis.
///
/// Describe it as a value, then ask for the bytes of a PNG, SVG or PDF with ``encoded(as:)``. The horizontal
/// extent of a panel and its vertical range come from the points where they are not given. Colours are safe for
/// colour-blind readers; when they are used up, dashes tell the lines apart.
public struct LinePlot: Sendable, Hashable {
  /// One line of the picture.
  public struct Series: Sendable, Hashable {
    /// The name in the legend.
    ///
    /// Series of one name, in whichever panel, share their look and their legend entry.
    public var name: String
    /// The corners of the line from left to right.
    ///
    /// A NaN interrupts the line; infinite values run out of the panel.
    public var points: [SIMD2<Double>]
    /// Dots on the line, such as the ends of a jump.
    public var dots: [Dot]

    /// A line through `points`.
    public init(name: String, points: [SIMD2<Double>], dots: [Dot] = []) {
      self.name = name
      self.points = points
      self.dots = dots
    }
  }

  /// A small circle that marks one point of a line.
  public struct Dot: Sendable, Hashable {
    /// Where it stands.
    public var point: SIMD2<Double>
    /// Whether the point belongs to the line (a filled dot) or not (an open one).
    public var isFilled: Bool

    /// A dot at `point`.
    public init(_ point: SIMD2<Double>, isFilled: Bool) {
      self.point = point
      self.isFilled = isFilled
    }
  }

  /// One pair of axes with its lines.
  public struct Panel: Sendable, Hashable {
    /// What the vertical axis shows.
    public var label: String
    /// The lines, drawn in this order.
    public var series: [Series]
    /// The vertical range; nil: all finite values, with a little room.
    public var range: ClosedRange<Double>?
    /// Its share of the height, relative to the other panels.
    public var weight: Double

    /// A panel with the given lines.
    public init(label: String, series: [Series], range: ClosedRange<Double>? = nil, weight: Double = 1) {
      self.label = label
      self.series = series
      self.range = range
      self.weight = weight
    }
  }

  /// The heading; may be empty.
  public var title: String
  /// What the horizontal axis shows.
  public var horizontalLabel: String
  /// The horizontal range; nil: all points.
  public var horizontalRange: ClosedRange<Double>?
  /// The panels from top to bottom.
  public var panels: [Panel]
  /// The width in pixels (PNG, SVG) or points (PDF).
  public var width: Double
  /// The height in pixels (PNG, SVG) or points (PDF).
  public var height: Double

  /// A plot of the given panels.
  public init(
    title: String = "", horizontalLabel: String = "", horizontalRange: ClosedRange<Double>? = nil,
    panels: [Panel], width: Double = 900, height: Double = 700
  ) {
    self.title = title
    self.horizontalLabel = horizontalLabel
    self.horizontalRange = horizontalRange
    self.panels = panels
    self.width = width
    self.height = height
  }

  /// The names of the legend: each once, in the order in which they appear.
  var legend: [String] {
    var names: [String] = []
    for series in panels.flatMap(\.series) where !names.contains(series.name) { names.append(series.name) }
    return names
  }
}
