import { bumps, petal, poly, ring } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, type Point, path, pen, rot, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { leaf } from './leaves.ts'

/** In a smaller flower each petal would be a speck: it has one outline around its heart. */
const SEPARATE_PETALS = 40

function smallHead(x: number, y: number, r: number, kind: string, turn: number, sw: number): string {
  const outline =
    kind === 'sun'
      ? poly(
          Array.from({ length: 20 }, (_, i): Point => {
            const reach = i % 2 ? r * 0.72 : r * 1.04
            return [x + Math.cos(turn + (i * TAU) / 20) * reach, y + Math.sin(turn + (i * TAU) / 20) * reach]
          }),
        )
      : bumps(ring(x, y, r * 0.84, r * 0.84, kind === 'heart' ? 5 : 8, turn), true, 0.62)
  return path(outline, sw) + tint('pollen', circ(x, y, r * (kind === 'sun' ? 0.42 : 0.36), sw * 0.9))
}

export function flowerHead(x: number, y: number, r: number, rng: Rng, sw = 4, kind?: string) {
  const petals = `petal${rng.int(1, 6)}`
  if (r < 30 && (kind === 'cosmos' || kind === 'daisy5' || kind === 'daisy' || !kind)) {
    const a = rng.between(0, 72)
    sw = Math.min(sw, 3.4)
    return tint(
      petals,
      path(bumps(ring(x, y, Math.max(17, r * 0.84), Math.max(17, r * 0.84), 5, (a * Math.PI) / 180), true, 0.62), sw) +
        tint('pollen', circ(x, y, Math.max(9, r * 0.36), sw * 0.9)),
    )
  }
  kind ??= rng.pick(['daisy', 'daisy5', 'sun', 'rose', 'cosmos', 'heart'])
  if (r < SEPARATE_PETALS && (kind === 'daisy' || kind === 'sun' || kind === 'heart'))
    return tint(petals, smallHead(x, y, Math.max(r, 22), kind, rng.between(0, 1), Math.min(sw, 3.8)))
  let out = ''
  const a0 = rng.between(0, 40)
  if (kind === 'daisy' || kind === 'sun') {
    const n = kind === 'sun' ? (r < 34 ? 8 : 12) : rng.int(7, 9)
    for (let i = 0; i < n; i++)
      out += rot(
        a0 + (i * 360) / n,
        x,
        y,
        path(petal(x, y, r, ((r * TAU) / n) * 0.75, kind === 'sun' ? 0.12 : 0.55), sw),
      )
    out += tint('pollen', circ(x, y, r * (kind === 'sun' ? 0.42 : 0.3), sw))
    if (kind === 'sun' && r > 44) out += tint('pollen', circ(x, y, r * 0.24, sw * 0.8))
  } else if (kind === 'daisy5' || kind === 'cosmos') {
    const n = kind === 'cosmos' ? 6 : 5
    for (let i = 0; i < n; i++) {
      const q = ((a0 + (i * 360) / n) * Math.PI) / 180
      out += circ(x + Math.cos(q) * r * 0.58, y + Math.sin(q) * r * 0.58, r * (n === 5 ? 0.41 : 0.36), sw)
    }
    out += tint('pollen', circ(x, y, r * 0.3, sw))
    if (r > 34)
      for (let i = 0; i < n; i++) {
        const q = ((a0 + (i * 360) / n) * Math.PI) / 180
        out += line(
          pen`M${x + Math.cos(q) * r * 0.42} ${y + Math.sin(q) * r * 0.42}L${x + Math.cos(q) * r * 0.66} ${y + Math.sin(q) * r * 0.66}`,
          sw * 0.75,
        )
      }
  } else if (kind === 'heart') {
    const n = 5
    for (let i = 0; i < n; i++)
      out += rot(
        a0 + i * 72,
        x,
        y,
        path(
          pen`M${x} ${y}C${x - r * 0.62} ${y - r * 0.35} ${x - r * 0.5} ${y - r * 1.12} ${x} ${y - r * 0.82}C${x + r * 0.5} ${y - r * 1.12} ${x + r * 0.62} ${y - r * 0.35} ${x} ${y}Z`,
          sw,
        ),
      )
    out += tint('pollen', circ(x, y, r * 0.22, sw))
  } else if (kind === 'rose') {
    out +=
      path(bumps(ring(x, y, r * 0.82, r * 0.82, 7, a0), true, 0.6), sw) +
      path(bumps(ring(x, y, r * 0.55, r * 0.55, 5, a0 + 1), true, 0.6), sw) +
      line(
        pen`M${x - r * 0.22} ${y + r * 0.05}a${r * 0.22} ${r * 0.22} 0 1 1 ${r * 0.25} ${r * 0.2}a${r * 0.12} ${r * 0.12} 0 0 1 ${-r * 0.04} ${-r * 0.22}`,
        sw * 0.9,
      )
  } else if (kind === 'tulip') {
    out +=
      path(
        pen`M${x - r * 0.62} ${y - r * 0.75}Q${x - r * 0.28} ${y - r * 0.6} ${x} ${y - r}Q${x + r * 0.28} ${y - r * 0.6} ${x + r * 0.62} ${y - r * 0.75}C${x + r * 0.85} ${y + r * 0.35} ${x + r * 0.4} ${y + r * 0.7} ${x} ${y + r * 0.7}C${x - r * 0.4} ${y + r * 0.7} ${x - r * 0.85} ${y + r * 0.35} ${x - r * 0.62} ${y - r * 0.75}Z`,
        sw,
      ) +
      line(
        pen`M${x - r * 0.3} ${y - r * 0.64}Q${x - r * 0.35} ${y + r * 0.2} ${x} ${y + r * 0.7}Q${x + r * 0.35} ${y + r * 0.2} ${x + r * 0.3} ${y - r * 0.64}`,
        sw * 0.9,
      )
  }
  return tint(petals, out)
}

export function stemFlower(x: number, y: number, h: number, rng: Rng, sw = 4, wanted?: string, size?: number) {
  const hr = size ?? h * rng.between(0.22, 0.3)
  const kind = wanted ?? rng.pick(['daisy', 'daisy5', 'sun', 'tulip', 'rose', 'cosmos', 'heart'])
  const lean = rng.between(-0.12, 0.12) * h
  const top = [x + lean, y - h + hr] as const
  const sd = pen`M${x} ${y}Q${x} ${y - h * 0.45} ${top[0]} ${top[1]}`
  const st = Math.max(6, h * 0.045)
  let out = pen`<path d="${sd}" fill="none" stroke="#000" stroke-width="${st + sw * 1.6}" stroke-linecap="butt"/><path d="${sd}" fill="none" stroke="#fff" stroke-width="${st}" stroke-linecap="butt"/>`
  if (st < 7) out = line(sd, sw)
  const ly = y - h * rng.between(0.2, 0.34)
  out +=
    leaf(x + lean * 0.1, ly, Math.max(32, h * 0.3), -rng.between(48, 66), sw, 0.26, h > 90) +
    leaf(x + lean * 0.12, ly - h * 0.06, Math.max(32, h * 0.28), rng.between(48, 66), sw, 0.26, h > 90)
  return tint('leaf', out) + flowerHead(top[0], top[1], hr, rng, sw, kind)
}

/** On the water, its foot at (x, y), h tall. */
export const waterLily = (x: number, y: number, h: number, sw: number): string =>
  tint(
    'petal6',
    [-74, 74, -40, 40, 0]
      .map((a) => rot(a, x, y, path(petal(x, y, h * (1 - Math.abs(a) / 400), h * 0.3, 0.2), sw)))
      .join(''),
  )
