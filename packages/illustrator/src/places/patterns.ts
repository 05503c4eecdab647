/** Close-ups: nothing but a pattern behind whoever the page is about, and a calm patch to stand on. */
import { heart, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'
import { bunting } from '../scenery/party.ts'
import { wave } from '../scenery/water.ts'
import type { Ask } from './backdrop.ts'
import { band, nothing, type Place } from './kit.ts'

const STEP = 146

/** Marks in offset rows, each row tinted in turn. */
const strewn =
  (mark: (x: number, y: number, ask: Ask, i: number) => string) =>
  (ask: Ask): string => {
    let out = ''
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 8; i++)
        out += tint(
          `any${((i + row) % 6) + 1}`,
          mark(20 + i * STEP + (row % 2) * (STEP / 2), 70 + row * 142, ask, i + row),
        )
    return out
  }

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
  dots: closeUp(strewn((x, y, _, i) => circ(x, y, i % 2 ? 34 : 22, SW.bg))),
  starry: closeUp(strewn((x, y, ask, i) => star(x, y, i % 2 ? 40 : 26, SW.bg, ask.rng.unit()))),
  hearts: closeUp(strewn((x, y, _, i) => heart(x, y, i % 2 ? 34 : 24, SW.bg))),
  leaves: closeUp(strewn((x, y, ask) => leaf(x, y, 92, ask.rng.between(0, 360), SW.bg))),
  flowers: closeUp(strewn((x, y, ask, i) => flowerHead(x, y, i % 2 ? 42 : 32, ask.rng, SW.bg))),
  waves: closeUp(({ rng }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => wave(60 + i * 118, 150, 26, SW.bg, rng.unit())).join(''),
  ),
  checks: closeUp(checks),
  scallops: closeUp(scallops),
  flags: closeUp(({ rng }) =>
    [0, 1, 2]
      .map((i) => tint(`any${i + 1}`, bunting(-20, 30 + i * 190, 1044, 30 + i * 190, 50, 11 - i, rng, SW.bg)))
      .join(''),
  ),
  wreath: closeUp(wreath),
  spotlight: closeUp(spotlight),
  panes: closeUp(panes),
}
