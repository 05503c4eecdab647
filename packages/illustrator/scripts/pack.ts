/**
 * The file of baked motifs: a table of names and shapes as JSON, then every coordinate as a 16-bit difference from the one
 * before it, low bytes first and high bytes after, all under brotli. A tenth of the plain JSON.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Motif } from '../src/motifs/motif.ts'
import type { PackedEntry } from '../src/motifs/unpack.ts'

/** Outlines "M1 2 3 4M5 6 …" with points dropped that lie within `tolerance` of the line between their neighbors. */
function thin(outline: string, tolerance: number): number[][] {
  return outline
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const flat = part.trim().split(/\s+/).map(Number)
      const points = Array.from({ length: flat.length / 2 }, (_, i) => [
        flat[2 * i] as number,
        flat[2 * i + 1] as number,
      ])
      return simplify(points, tolerance).flat()
    })
    .filter((flat) => flat.length >= 6)
}

function simplify(points: number[][], tolerance: number): number[][] {
  if (points.length < 3) return points
  const [first, last] = [points[0] as number[], points.at(-1) as number[]]
  const [ax, ay, bx, by] = [first[0] as number, first[1] as number, last[0] as number, last[1] as number]
  const length = Math.hypot(bx - ax, by - ay)
  let worst = 0
  let at = 0
  points.forEach(([x = 0, y = 0], i) => {
    const away =
      length < 1 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
    if (away > worst) [worst, at] = [away, i]
  })
  if (worst <= tolerance) return [first, last]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

export function packMotifs(motifs: Record<string, Motif>): Buffer {
  const values: number[] = []
  const put = (list: readonly number[], stride: number): void => {
    list.forEach((v, i) => {
      values.push(v - (i >= stride ? (list[i - stride] as number) : 0))
    })
  }
  const table: Record<string, PackedEntry> = {}
  for (const [key, m] of Object.entries(motifs)) {
    const silhouette = thin(m.silhouette, 5)
    const hollow = thin(m.hollow, 2)
    table[key] = {
      n: m.name,
      g: m.group,
      b: [...m.box],
      o: m.ops.replace(/(.)\1+/g, (run, op: string) => op + run.length),
      c: m.thin.length,
      s: silhouette.map((p) => p.length),
      h: hollow.map((p) => p.length),
      ...(m.gap ? { p: m.gap } : {}),
      ...(m.eyes.length ? { e: m.eyes } : {}),
      ...(m.dots.length ? { d: m.dots } : {}),
    }
    put(m.thin, 2)
    put(m.widen, 2)
    for (const part of [...silhouette, ...hollow]) put(part, 2)
  }
  const head = Buffer.from(JSON.stringify(table))
  const body = Buffer.alloc(4 + head.length + values.length * 2)
  body.writeUInt32LE(head.length, 0)
  head.copy(body, 4)
  values.forEach((v, i) => {
    body[4 + head.length + i] = v & 255
    body[4 + head.length + values.length + i] = (v >> 8) & 255
  })
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}
