import { bumps, ring } from '../ink/curves.ts'
import { heart, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import type { Disc } from '../ink/scatter.ts'
import { circ, path, pen, rot, TAU } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'
import type { Scene, Stage } from './stage.ts'

export function showcase(stage: Stage, theme?: string): Scene {
  const { rng } = stage
  let out = ''
  const kind = rng.pick(['burst', 'wreath', 'doodle', 'scallops'])
  const cx = 512,
    cy = 512
  if (kind === 'burst') {
    const n = rng.pick([20, 24, 28])
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        b = ((i + 0.5) / n) * TAU
      out += path(
        pen`M${cx} ${cy}L${cx + Math.cos(a) * 800} ${cy + Math.sin(a) * 800}L${cx + Math.cos(b) * 800} ${cy + Math.sin(b) * 800}Z`,
        SW.bg,
      )
    }
    out += path(bumps(ring(cx, cy, 355, 355, 26, 0), true, 0.55), SW.mid) + circ(cx, cy, 330, SW.mid)
    out += scatterIcons(stage, (x, y) => Math.hypot(x - cx, y - cy) > 440, 14, theme)
  } else if (kind === 'wreath') {
    const n = 30,
      rr = 380
    out += circ(cx, cy, rr, SW.mid, 'none')
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 360
      out += rot(a, cx, cy, leaf(cx, cy - rr, rng.between(86, 98), i % 2 ? 58 : 122, SW.mid, 0.3))
    }
    const ks = rng.shuffle(['daisy', 'rose', 'sun', 'heart', 'daisy5'])
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * TAU + 0.15
      out += flowerHead(cx + Math.cos(a) * rr, cy + Math.sin(a) * rr, i % 2 ? 44 : 58, rng, SW.mid, ks[i % 3])
    }
    out += `<circle cx="${cx}" cy="${cy}" r="306" fill="#fff" stroke="#000" stroke-width="${SW.bg}"/>`
    for (const [x, y] of [
      [95, 95],
      [929, 95],
      [95, 929],
      [929, 929],
    ] as const)
      out += cornerFan(x, y, rng)
  } else if (kind === 'scallops') {
    for (let r = 0; r < 17; r++) {
      const y = 60 + r * 62
      for (let i = -1; i < 10; i++) {
        const x = i * 124 + (r % 2 ? 62 : 0)
        out = out + circ(x, y, 62, SW.bg * 0.9) + circ(x, y, 40, SW.bg * 0.8) + circ(x, y, 18, SW.bg * 0.8)
      }
    }
    out += path(bumps(ring(cx, cy, 372, 372, 22, 0), true, 0.56), SW.mid) + circ(cx, cy, 345, SW.mid)
  } else {
    out += scatterIcons(stage, (x, y) => Math.hypot(x - cx, y - cy) > 350, 34, theme)
  }
  return {
    back: out,
    base: 905,
    center: { x: cx, y: cy, r: kind === 'doodle' ? 345 : kind === 'wreath' ? 290 : 310 },
    front: '',
    frame: rng.pick(['double', 'plain', 'scallop', 'stars', 'hearts']),
  }
}

export function cornerFan(x: number, y: number, rng: Rng) {
  const q = (Math.atan2(512 - y, 512 - x) * 180) / Math.PI + 90
  let out = ''
  for (const a of [-50, 0, 50]) out += leaf(x, y, 92, q + a, SW.mid, 0.28)
  return out + flowerHead(x, y, 44, rng, SW.mid, 'daisy')
}

export const THEMES: Record<string, string[]> = {
  music: ['🎵', '🎶', '🎵', '🎼'],
  food: ['🍓', '🍒', '🍋', '🍪'],
  love: ['*heart', '*heart', '*star'],
  def: ['*star', '*heart', '*flower', '*sparkle', '*dot', '*swirl'],
}

export function scatterIcons(stage: Stage, ok: (x: number, y: number) => boolean, n: number, theme?: string): string {
  const { rng } = stage
  let out = ''
  const pts: Disc[] = []
  let tries = 0
  while (pts.length < n && tries++ < 900) {
    const r = rng.between(20, 40) * (pts.length < n * 0.4 ? 1.25 : 0.85),
      x = rng.between(60, 964),
      y = rng.between(60, 964)
    if (!ok(x, y) || pts.some((p) => Math.hypot(p[0] - x, p[1] - y) < p[2] + r + 16)) continue
    pts.push([x, y, r])
  }
  for (const [x, y, r] of pts) {
    const t = theme && rng.chance(0.6) ? rng.pick(THEMES[theme] ?? ['*star']) : null
    if (t && !t.startsWith('*')) out += stamp(t, x, y, r * 1.9, SW.mid, { anchor: 'center' })
    else {
      const k = rng.int(0, 4)
      out +=
        k === 0
          ? star(x, y, r, SW.mid, rng.unit())
          : k === 1
            ? heart(x, y, r * 0.8, SW.mid, rng.between(-20, 20))
            : k === 2
              ? flowerHead(x, y, r, rng, SW.mid)
              : k === 3
                ? sparkle(x, y, r, SW.mid)
                : circ(x, y, r * 0.5, SW.mid) + (r > 38 ? circ(x, y, r * 0.24, SW.bg) : '')
    }
  }
  return out
}
