interface Point {
  x: number
  y: number
}

interface Arc {
  rx: number
  ry: number
  /** In degrees. */
  turn: number
  large: boolean
  sweep: boolean
  to: Point
}

type Curve = [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

/** An arc of an ellipse as cubic curves, a quarter of it at most each: by the formulas of the SVG recommendation (F.6). */
export function arcCurves(from: Point, { rx, ry, turn, large, sweep, to }: Arc): Curve[] {
  if (from.x === to.x && from.y === to.y) return []
  if (rx === 0 || ry === 0) return [[from.x, from.y, to.x, to.y, to.x, to.y]]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [alongX, alongY] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  // Too small to reach: as large as it must be.
  const grown = Math.max(1, Math.hypot(alongX / rx, alongY / ry))
  const [a, b] = [Math.abs(rx) * grown, Math.abs(ry) * grown]
  const span = (a * alongY) ** 2 + (b * alongX) ** 2
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (a * b) ** 2 - span) / span)
  const [middleX, middleY] = [(factor * a * alongY) / b, (-factor * b * alongX) / a]
  const center = {
    x: cos * middleX - sin * middleY + (from.x + to.x) / 2,
    y: sin * middleX + cos * middleY + (from.y + to.y) / 2,
  }
  const first = Math.atan2((alongY - middleY) / b, (alongX - middleX) / a)
  const last = Math.atan2((-alongY - middleY) / b, (-alongX - middleX) / a)
  let swept = last - first
  if (sweep && swept < 0) swept += 2 * Math.PI
  if (!sweep && swept > 0) swept -= 2 * Math.PI
  const parts = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-9))
  const step = swept / parts
  const handle = (4 / 3) * Math.tan(step / 4)
  const at = (x: number, y: number): [number, number] => [
    center.x + cos * a * x - sin * b * y,
    center.y + sin * a * x + cos * b * y,
  ]
  return Array.from({ length: parts }, (_, i) => {
    const [begin, end] = [first + i * step, first + (i + 1) * step]
    return [
      ...at(Math.cos(begin) - handle * Math.sin(begin), Math.sin(begin) + handle * Math.cos(begin)),
      ...at(Math.cos(end) + handle * Math.sin(end), Math.sin(end) - handle * Math.cos(end)),
      ...(i === parts - 1 ? ([to.x, to.y] as const) : at(Math.cos(end), Math.sin(end))),
    ] satisfies Curve
  })
}
