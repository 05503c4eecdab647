import { type Action, EVEN_PRESSURE, POINT_FIELDS, type StrokeAction } from './action.ts'
import { ByteReader, ByteWriter } from './bytes.ts'

const STROKE = 0
const FILL = 1
const CLEAR = 2
const ERASE_FLAG = 4
const SPARSE_FLAG = 8
const PRESSURE_FLAG = 16

/** One for all: a buffer for each action is memory outside of the heap, and asking for it may wait for its collector. */
const out = new ByteWriter()

/** Each point as the error of guessing it from the two before: 3 bytes with a finger, 4 with a pen, mostly. */
export function encodeAction(action: Action): Uint8Array<ArrayBuffer> {
  if (action.kind === 'stroke') encodeStroke(action)
  else {
    out.byte(action.kind === 'fill' ? FILL : CLEAR)
    out.count(action.wait)
    if (action.kind === 'fill') {
      out.count(action.label)
      putColor(action.color)
      out.signed(action.x)
      out.signed(action.y)
    }
  }
  return out.take()
}

function encodeStroke({ wait, erase, path, color, size, clip, points }: StrokeAction) {
  let pressed = false
  for (let k = 2; k < points.length; k += POINT_FIELDS) if (points[k] !== EVEN_PRESSURE) pressed = true
  const flags = (erase ? ERASE_FLAG : 0) | (path === 'sparse' ? SPARSE_FLAG : 0) | (pressed ? PRESSURE_FLAG : 0)
  out.byte(STROKE | flags)
  out.count(wait)
  putColor(color)
  out.byte(size)
  out.count(clip)
  out.count(points.length / POINT_FIELDS)
  let [x, y, stepX, stepY, pressure] = [0, 0, 0, 0, EVEN_PRESSURE]
  for (let k = 0; k < points.length; k += POINT_FIELDS) {
    const [nextX, nextY, nextPressure, time] = points.slice(k, k + POINT_FIELDS) as [number, number, number, number]
    out.signed(nextX - x - stepX)
    out.signed(nextY - y - stepY)
    if (pressed) out.signed(nextPressure - pressure)
    out.count(time)
    // The first point is far from nothing: no speed can be read from it.
    stepX = k === 0 ? 0 : nextX - x
    stepY = k === 0 ? 0 : nextY - y
    x = nextX
    y = nextY
    pressure = nextPressure
  }
}

export function decodeAction(bytes: Uint8Array): Action {
  const read = new ByteReader(bytes)
  const head = read.byte()
  const wait = read.count()
  const kind = head & 3
  if (kind === CLEAR) return { kind: 'clear', wait }
  if (kind === FILL) {
    const label = read.count()
    const color = takeColor(read)
    return { kind: 'fill', wait, label, color, x: read.signed(), y: read.signed() }
  }
  const color = takeColor(read)
  const size = read.byte()
  const clip = read.count()
  const count = read.count()
  if (count > bytes.length) throw new RangeError('Damaged action')
  const points: number[] = []
  let [x, y, stepX, stepY, pressure] = [0, 0, 0, 0, EVEN_PRESSURE]
  for (let k = 0; k < count; k++) {
    const nextX = x + stepX + read.signed()
    const nextY = y + stepY + read.signed()
    if (head & PRESSURE_FLAG) pressure += read.signed()
    points.push(nextX, nextY, pressure, read.count())
    stepX = k === 0 ? 0 : nextX - x
    stepY = k === 0 ? 0 : nextY - y
    x = nextX
    y = nextY
  }
  const path = head & SPARSE_FLAG ? 'sparse' : 'dense'
  return { kind: 'stroke', wait, erase: (head & ERASE_FLAG) !== 0, path, color, size, clip, points }
}

function putColor(color: number) {
  for (const shift of [0, 8, 16]) out.byte((color >>> shift) & 255)
}

function takeColor(read: ByteReader): number {
  return read.byte() | (read.byte() << 8) | (read.byte() << 16)
}
