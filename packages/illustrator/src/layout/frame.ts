import { heart, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rot } from '../ink/svg.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'

export interface Frame {
  /** What lies outside is not drawn. */
  clip: string
  /** How far the picture is from the edge of the page. */
  margin: number
  svg: string
}

export function frame(kind: string, rng: Rng, sw = 5): Frame {
  const mk = (m: number, r: number) =>
    `M${m + r} ${m}H${1024 - m - r}A${r} ${r} 0 0 1 ${1024 - m} ${m + r}V${1024 - m - r}A${r} ${r} 0 0 1 ${1024 - m - r} ${1024 - m}H${m + r}A${r} ${r} 0 0 1 ${m} ${1024 - m - r}V${m + r}A${r} ${r} 0 0 1 ${m + r} ${m}Z`
  if (kind === 'plain') return { margin: 24, clip: mk(24, 30), svg: path(mk(24, 30), sw, 'none') }
  if (kind === 'double')
    return {
      margin: 44,
      clip: mk(44, 24),
      svg: path(mk(20, 34) + mk(44, 24), sw * 0.9, '#fff', ' fill-rule="evenodd"'),
    }
  const m = 70
  let out = path(mk(18, 30) + mk(m, 22), sw * 0.9, '#fff', ' fill-rule="evenodd"')
  const L = 1024 - 2 * 44
  const along = (n: number, fn: (x: number, y: number, i: number) => string) => {
    let s = ''
    for (let side = 0; side < 4; side++)
      s += rot(
        side * 90,
        512,
        512,
        Array.from({ length: n }, (_, i) => fn(44 + (L * (i + 1)) / (n + 1), 44, i)).join(''),
      )
    return s
  }
  if (kind === 'flowers') {
    out += along(9, (x, y, i) => (i % 2 ? flowerHead(x, y, 19, rng, 3.4, 'daisy5') : leaf(x - 17, y, 34, 90, 3.4, 0.3)))
  } else if (kind === 'stars') {
    out += along(11, (x, y, i) => (i % 2 ? star(x, y, 17, 3.4) : circ(x, y, 7, 3.2)))
  } else if (kind === 'hearts') {
    out += along(11, (x, y, i) => (i % 2 ? heart(x, y, 15, 3.4) : circ(x, y, 6, 3.2)))
  } else if (kind === 'scallop') {
    const n = 18,
      st = (1024 - 2 * m) / n
    let s = ''
    for (let side = 0; side < 4; side++) {
      let d = `M${m} ${m}`
      for (let i = 0; i < n; i++) d += pen`a${st / 2} ${st / 2} 0 0 1 ${st} 0`
      s += rot(
        side * 90,
        512,
        512,
        line(d, 3.6) + Array.from({ length: n }, (_, i) => circ(m + st * (i + 0.5), m - 9, 4.5, 2.8)).join(''),
      )
    }
    out += s
  } else if (kind === 'leaves') {
    out += along(15, (x, y, i) => leaf(x - 20, y, 40, i % 2 ? 62 : 118, 3.4, 0.3))
  } else if (kind === 'geo') {
    out += along(12, (x, y, i) =>
      i % 2
        ? path(pen`M${x} ${y - 20}L${x + 26} ${y}L${x} ${y + 20}L${x - 26} ${y}Z`, 3.4) + circ(x, y, 7, 3)
        : circ(x, y, 10, 3.4),
    )
  }
  // The corners.
  for (const [cx, cy] of [
    [44, 44],
    [980, 44],
    [44, 980],
    [980, 980],
  ] as const)
    out += flowerHead(cx, cy, 36, rng, 3.6, kind === 'stars' ? 'sun' : kind === 'hearts' ? 'heart' : 'daisy')
  return { margin: m, clip: mk(m, 22), svg: out }
}
