/** Close-ups: nothing but a pattern behind whoever the page is about, and a calm patch to stand on. */
import { heart, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf, leafV } from '../scenery/leaves.ts'
import { bunting } from '../scenery/party.ts'
import { wave } from '../scenery/water.ts'
import type { Ask } from './backdrop.ts'
import { band, nothing, type Place } from './kit.ts'

/** From a corner inward: where each mark of a spray lies, and how large it is. */
const SPRAY = [
  [40, 150, 58],
  [150, 46, 52],
  [146, 150, 44],
  [52, 268, 40],
  [262, 60, 38],
  [250, 158, 30],
  [158, 258, 30],
  [58, 366, 28],
  [356, 58, 28],
  [44, 452, 22],
  [440, 48, 22],
] as const

/** Marks that come in from two opposite corners, large ones first; in the other two a few. */
const sprays =
  (mark: (x: number, y: number, r: number, ask: Ask) => string) =>
  (ask: Ask): string => {
    const falls = ask.variant !== 1
    return [0, 1, 2, 3]
      .map((corner) => {
        const [right, low] = [corner % 2 === 1, corner > 1]
        const full = (right === low) === falls
        return (full ? SPRAY : SPRAY.slice(2, 6))
          .map(([u, v, r], i) => {
            const [x, y] = [right ? 1024 - u : u, low ? 900 - v : v]
            return tint(`any${(i % 6) + 1}`, mark(x, y, r, ask))
          })
          .join('')
      })
      .join('')
  }

/** A round field in the middle keeps what is behind away from whoever the page is about. */
const medallion =
  (pattern: (ask: Ask) => string) =>
  (ask: Ask): string =>
    pattern(ask) + tint('straw', circ(512, 500, 462, SW.bg)) + tint('cream', circ(512, 500, 434, SW.bg))

const patch = (): string => tint('cream', ell(512, 930, 470, 92, SW.bg)) + tint('straw', ell(512, 930, 400, 66, SW.bg))

const closeUp =
  (pattern: (ask: Ask) => string): Place =>
  (ask) => ({
    sky: pattern(ask),
    back: patch(),
    roofed: true,
    ground: 945,
    front: nothing,
    shows: { ground: band(850, 1024), sky: band(0, 400) },
  })

/** A tablecloth: every other square has a flower. */
const checks = ({ rng }: Ask): string => {
  let out = ''
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 7; i++) {
      const [x, y] = [i * 148 - 6, row * 148 - 6]
      const odd = (i + row) % 2 === 1
      out += tint(odd ? 'blush' : 'white', rect(x, y, 148, 148, SW.bg))
      if (odd) out += tint('petal2', flowerHead(x + 74, y + 74, 34, rng, SW.bg, 'daisy'))
    }
  return out
}

const scallops = (): string => {
  let out = ''
  for (let row = 8; row >= 0; row--)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [i * 128 + (row % 2) * 64, row * 108]
      out += tint(`any${((row + i) % 6) + 1}`, path(pen`M${x - 64} ${y}a64 64 0 0 0 128 0Z`, SW.bg))
    }
  return out
}

/** An oval picture with a wreath of leaves and flowers around it. */
const wreath = (ask: Ask): string => {
  let out = tint('mist', ell(512, 500, 440, 452, SW.bg)) + tint('cream', ell(512, 500, 410, 422, SW.bg))
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    const [x, y] = [512 + Math.cos(a) * 448, 500 + Math.sin(a) * 458]
    out +=
      i % 4 === 0
        ? tint(`petal${((i / 4) % 6) + 1}`, flowerHead(x, y, 40, ask.rng, SW.bg, 'daisy'))
        : tint('leaf', leaf(x, y, 78, (a * 180) / Math.PI + 60, SW.bg))
  }
  return out
}

const spotlight = (): string =>
  tint('night', rect(-10, -10, 1044, 1044, SW.bg)) +
  tint('straw', path('M440 -10L60 940Q512 1060 964 940L584 -10Z', SW.bg)) +
  [
    [110, 160],
    [914, 160],
    [70, 420],
    [954, 420],
    [210, 300],
    [814, 300],
  ]
    .map(([x = 0, y = 0]) => tint('gamboge', star(x, y, 26, SW.bg)))
    .join('')

const panes = ({ rng }: Ask): string =>
  tint('glass', rect(60, 60, 904, 800, SW.bg, 18)) +
  line('M512 60V860M60 330H964', SW.bg) +
  [0, 1, 2, 3, 4, 5].map((i) => sparkle(120 + i * 156, rng.between(110, 280), 24, SW.bg)).join('')

export const PATTERNS: Readonly<Record<string, Place>> = {
  dots: closeUp(medallion(sprays((x, y, r) => circ(x, y, r, SW.bg) + circ(x, y, r * 0.6, SW.bg)))),
  starry: closeUp(sprays((x, y, r, { rng }) => star(x, y, r, SW.bg, rng.unit()))),
  hearts: closeUp(sprays((x, y, r) => heart(x, y, r * 0.9, SW.bg))),
  leaves: closeUp(
    sprays((x, y, r, { rng }) => leafV(x, y + r, r * 2.3, (x < 512 ? 1 : -1) * rng.between(20, 120), SW.bg, 0.26, 3)),
  ),
  flowers: closeUp(sprays((x, y, r, { rng }) => flowerHead(x, y, r, rng, SW.bg))),
  waves: closeUp(
    medallion(({ rng }) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => wave(60 + i * 118, 150, 26, SW.bg, rng.unit())).join(''),
    ),
  ),
  checks: closeUp(medallion(checks)),
  scallops: closeUp(medallion(scallops)),
  flags: closeUp(({ rng }) =>
    [0, 1]
      .map((i) => tint(`any${i + 1}`, bunting(-20, 30 + i * 150, 1044, 30 + i * 150, 60, 10 - i, rng, SW.bg)))
      .join(''),
  ),
  wreath: closeUp(wreath),
  spotlight: closeUp(spotlight),
  panes: closeUp(panes),
}
