import { BRUSHES, brushOfCode } from '../media/brushes.ts'
import { type Action, EVEN_PRESSURE, type FillAction, flatColor, POINT_FIELDS, type StrokeAction } from './action.ts'
import { ByteReader, ByteWriter } from './bytes.ts'
import { NewerAction } from './newer-action.ts'
import { putColor, putPaint, takeColor, takePaint } from './paint-codec.ts'

const STROKE = 0
const FILL = 1
const CLEAR = 2
/** What the first three do not say: the next byte tells which. */
const MORE = 3
const KIND_BITS = 3
const ERASE_FLAG = 4
const SPARSE_FLAG = 8
const PRESSURE_FLAG = 16
const TILT_FLAG = 32
const MIRROR_FLAG = 64
const UNKNOWN_FLAGS = 0x80

const MEDIUM_STROKE = 0
const PAINTED_FILL = 1

/** One for all: a buffer for each action is memory outside of the heap, and asking for it may wait for its collector. */
const out = new ByteWriter()

/** Each point as the error of guessing it from the two before: 3 bytes with a finger, 4 with a pen, mostly. */
export function encodeAction(action: Action): Uint8Array<ArrayBuffer> {
  if (action.kind === 'stroke') encodeStroke(action)
  else if (action.kind === 'fill') encodeFill(action)
  else {
    out.byte(CLEAR)
    out.count(action.wait)
  }
  return out.take()
}

function encodeFill(action: FillAction) {
  const { wait, label, others, paint, opacity, x, y } = action
  const flat = flatColor(action)
  if (flat !== null) {
    out.byte(FILL)
    out.count(wait)
    out.count(label)
    putColor(out, flat)
  } else {
    out.byte(MORE)
    out.byte(PAINTED_FILL)
    out.count(wait)
    out.count(label)
    out.count(others.length)
    for (const other of others) out.count(other)
    out.byte(opacity)
    putPaint(out, paint)
  }
  out.signed(x)
  out.signed(y)
}

function encodeStroke(action: StrokeAction) {
  const { wait, erase, path, brush, opacity, turns, mirror, color, size, clip, points } = action
  const isPlain = brush === 'brush' && opacity === 100 && turns === 1 && !mirror
  const pressed = hasOther(points, 2, EVEN_PRESSURE)
  const tilted = hasOther(points, 4, 0)
  const flags =
    (erase ? ERASE_FLAG : 0) |
    (path === 'sparse' ? SPARSE_FLAG : 0) |
    (pressed ? PRESSURE_FLAG : 0) |
    (tilted ? TILT_FLAG : 0) |
    (mirror ? MIRROR_FLAG : 0)
  out.byte((isPlain ? STROKE : MORE) | flags)
  if (!isPlain) {
    out.byte(MEDIUM_STROKE)
    out.byte(BRUSHES[brush].code)
    out.byte(opacity)
    out.byte(turns)
  }
  out.count(wait)
  putColor(out, color)
  out.byte(size)
  out.count(clip)
  out.count(points.length / POINT_FIELDS)
  let [x, y, stepX, stepY, pressure, tilt] = [0, 0, 0, 0, EVEN_PRESSURE, 0]
  for (let k = 0; k < points.length; k += POINT_FIELDS) {
    const nextX = points[k]!
    const nextY = points[k + 1]!
    out.signed(nextX - x - stepX)
    out.signed(nextY - y - stepY)
    if (pressed) out.signed(points[k + 2]! - pressure)
    out.count(points[k + 3]!)
    if (tilted) out.signed(points[k + 4]! - tilt)
    // The first point is far from nothing: no speed can be read from it.
    stepX = k === 0 ? 0 : nextX - x
    stepY = k === 0 ? 0 : nextY - y
    x = nextX
    y = nextY
    pressure = points[k + 2]!
    tilt = points[k + 4]!
  }
}

function hasOther(points: readonly number[], field: number, usual: number): boolean {
  for (let k = field; k < points.length; k += POINT_FIELDS) if (points[k] !== usual) return true
  return false
}

/** Throws NewerAction for what only a newer version knows, since it must not be replayed as something else. */
export function decodeAction(bytes: Uint8Array): Action {
  const read = new ByteReader(bytes)
  const head = read.byte()
  if (head & UNKNOWN_FLAGS) throw new NewerAction()
  const kind = head & KIND_BITS
  if (kind === CLEAR) return { kind: 'clear', wait: read.count() }
  if (kind === FILL) return decodeFlatFill(read)
  if (kind === STROKE) return decodeStroke(read, head, bytes.length, { brush: 'brush', opacity: 100, turns: 1 })
  const more = read.byte()
  if (more === PAINTED_FILL) return decodePaintedFill(read, bytes.length)
  if (more !== MEDIUM_STROKE) throw new NewerAction()
  const brush = brushOfCode(read.byte())
  if (!brush) throw new NewerAction()
  return decodeStroke(read, head, bytes.length, { brush, opacity: read.byte(), turns: read.byte() })
}

function decodeFlatFill(read: ByteReader): FillAction {
  const wait = read.count()
  const label = read.count()
  const paint = { kind: 'flat', color: takeColor(read) } as const
  return { kind: 'fill', wait, label, others: [], paint, opacity: 100, x: read.signed(), y: read.signed() }
}

function decodePaintedFill(read: ByteReader, most: number): FillAction {
  const wait = read.count()
  const label = read.count()
  const count = read.count()
  if (count > most) throw new RangeError('Damaged action')
  const others = Array.from({ length: count }, () => read.count())
  const opacity = read.byte()
  const paint = takePaint(read)
  return { kind: 'fill', wait, label, others, paint, opacity, x: read.signed(), y: read.signed() }
}

function decodeStroke(
  read: ByteReader,
  head: number,
  most: number,
  medium: Pick<StrokeAction, 'brush' | 'opacity' | 'turns'>,
): StrokeAction {
  const wait = read.count()
  const color = takeColor(read)
  const size = read.byte()
  const clip = read.count()
  const count = read.count()
  if (count > most) throw new RangeError('Damaged action')
  const points: number[] = []
  let [x, y, stepX, stepY, pressure, tilt] = [0, 0, 0, 0, EVEN_PRESSURE, 0]
  for (let k = 0; k < count; k++) {
    const nextX = x + stepX + read.signed()
    const nextY = y + stepY + read.signed()
    if (head & PRESSURE_FLAG) pressure += read.signed()
    const time = read.count()
    if (head & TILT_FLAG) tilt += read.signed()
    points.push(nextX, nextY, pressure, time, tilt)
    stepX = k === 0 ? 0 : nextX - x
    stepY = k === 0 ? 0 : nextY - y
    x = nextX
    y = nextY
  }
  const path = head & SPARSE_FLAG ? 'sparse' : 'dense'
  const [erase, mirror] = [(head & ERASE_FLAG) !== 0, (head & MIRROR_FLAG) !== 0]
  return { kind: 'stroke', wait, erase, mirror, path, color, size, clip, points, ...medium }
}
