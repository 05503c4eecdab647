import type { Box, Detail } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function wave(y: number, len: number, amp: number, sw = 4, ph = 0, bottom = 1240) {
  let d = pen`M-40 ${bottom}L-40 ${y}`
  let x = -40 - ph * len
  d = pen`M${x} ${bottom}V${y}`
  while (x < 1070) {
    d += pen`q${len * 0.25} ${-amp} ${len * 0.5} 0t${len * 0.5} 0`
    x += len
  }
  return tint('water', path(d + pen`V${bottom}Z`, sw))
}

/** Light on the water between y0 and y1, beside whoever is there: each a closed shape, since a mere stroke is nothing to color. */
export function glints(
  { rng, detail }: { rng: Rng; detail?: Detail | undefined },
  y0: number,
  y1: number,
  n: number,
  boxes: readonly Box[] = [],
): string {
  if (detail === 'simple') return ''
  const step = 1024 / n
  let out = ''
  for (let i = 0; i < n; i++) {
    const w = rng.between(88, 128)
    const x = (i + 0.5) * step + rng.between(-0.18, 0.18) * step - w / 2
    const y = y0 + (y1 - y0) * (((i * 2) % 3) / 2) + rng.between(-6, 6)
    if (boxes.some((box) => x < box.x1 + 20 && x + w > box.x0 - 20 && y - 24 < box.y1 && y + 24 > box.y0)) continue
    out += path(
      pen`M${x} ${y}q${w * 0.25} -22 ${w * 0.5} -6t${w * 0.5} 2q${-w * 0.22} 22 ${-w * 0.5} 12t${-w * 0.5} -8Z`,
      SW.bg,
    )
  }
  return tint('mist', out)
}

export function curlWave(y: number, len: number, sw = 4, ph = 0, bottom = 1240) {
  let x = -len * ph
  let d = pen`M${x} ${bottom}V${y}`
  while (x < 1060) {
    d += pen`C${x + len * 0.35} ${y} ${x + len * 0.4} ${y - len * 0.34} ${x + len * 0.7} ${y - len * 0.34}C${x + len * 0.9} ${y - len * 0.34} ${x + len * 0.98} ${y - len * 0.14} ${x + len * 0.8} ${y - len * 0.1}C${x + len * 0.82} ${y} ${x + len * 0.9} ${y} ${x + len} ${y}`
    x += len
  }
  return tint('water', path(d + pen`V${bottom}Z`, sw))
}

export function bubbles(x: number, y: number, n: number, rng: Rng, sw = 4, spread = 30, rise = 60) {
  let out = ''
  for (let i = 0; i < n; i++) {
    const r = rng.between(7, 20),
      bx = x + rng.between(-spread, spread),
      by = y - i * rise * rng.between(0.8, 1.1)
    out +=
      circ(bx, by, r, sw * 0.85) +
      line(pen`M${bx - r * 0.45} ${by - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.35} ${-r * 0.35}`, sw * 0.7)
  }
  return tint('mist', out)
}

export const scallopShore = (y: number) =>
  tint(
    'water',
    path(`M-20 ${y}${Array.from({ length: 9 }, (_, i) => `q62 ${i % 2 ? 26 : -26} 124 0`).join('')}V1240H-20Z`, SW.bg),
  )
