import type { Rgb } from '../sheet/color.ts'
import { PATTERNS } from '../sheet/motifs.ts'
import type { Paint } from '../sheet/paints.ts'
import type { ByteReader, ByteWriter } from './bytes.ts'
import { NewerAction } from './newer-action.ts'

/** Codes are places in this list: new kinds go to its end. */
const KINDS = ['flat', 'linear', 'radial', 'pattern', 'shaded'] as const satisfies readonly Paint['kind'][]

export function putPaint(out: ByteWriter, paint: Paint) {
  out.byte(KINDS.indexOf(paint.kind))
  if ('colors' in paint) {
    out.byte(paint.colors.length)
    for (const color of paint.colors) putColor(out, color)
    for (const place of [paint.fromX, paint.fromY, paint.toX, paint.toY]) out.signed(place)
    return
  }
  putColor(out, paint.color)
  if (paint.kind !== 'pattern') return
  out.byte(PATTERNS.indexOf(paint.pattern))
  putColor(out, paint.ground)
}

export function takePaint(read: ByteReader): Paint {
  const kind = KINDS[read.byte()]
  if (kind === undefined) throw new NewerAction()
  if (kind === 'linear' || kind === 'radial') {
    const colors = Array.from({ length: read.byte() }, () => takeColor(read))
    return {
      kind,
      colors,
      fromX: read.signed(),
      fromY: read.signed(),
      toX: read.signed(),
      toY: read.signed(),
    }
  }
  const color = takeColor(read)
  if (kind !== 'pattern') return { kind, color }
  const pattern = PATTERNS[read.byte()]
  if (pattern === undefined) throw new NewerAction()
  return { kind, pattern, color, ground: takeColor(read) }
}

export function putColor(out: ByteWriter, color: Rgb) {
  for (const shift of [0, 8, 16]) out.byte((color >>> shift) & 255)
}

export function takeColor(read: ByteReader): Rgb {
  return read.byte() | (read.byte() << 8) | (read.byte() << 16)
}
