/** Places with little in them: for pages that are about one thing, and for those that name no place. */
import type { Box } from '../art/art.ts'
import { heart, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { spread } from '../ink/scatter.ts'
import { circ, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask, Backdrop } from '../places/backdrop.ts'
import { drops, heavens } from '../places/kit.ts'
import { stemFlower } from '../scenery/flowers.ts'
import { bush, grass, rock } from '../scenery/ground.ts'
import { cloud, moon, sun } from '../scenery/heavens.ts'
import { frameArt, room, windowScene } from '../scenery/indoors.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { wave } from '../scenery/water.ts'

const PAGE = 1024
const band = (y0: number, y1: number): Box => ({ x0: 0, x1: PAGE, y0, y1 })

export const PLAIN: Readonly<Record<string, (ask: Ask) => Backdrop>> = {
  close: (ask) => [nook, patch, burst][ask.rng.int(0, 2)]?.(ask) ?? patch(ask),
  patch,
  burst,
  nook,
  water,
}

/** A strip of meadow under an open sky: bare, beside a tree, or between bushes. */
function patch(ask: Ask): Backdrop {
  const { rng, variant } = ask
  const h = hillFn(rng, 800, 22)
  const left = rng.chance(0.5)
  let back = ''
  if (variant === 1) back += tree(left ? 60 : 964, 830, rng.between(520, 600), rng, { sw: SW.bg, kind: 'round' })
  if (variant === 2)
    for (const x of [40, 190, 850, 990]) back += bush(x, 830, rng.between(150, 210), rng, SW.bg, 'berry')
  back += hill(h, SW.mid)
  for (const x of spread(rng, 80, 944, 5, 0.35))
    back += grass(x, h(x) + rng.between(30, 70), rng.between(30, 44), rng, SW.bg)
  return {
    sky: heavens(ask, 560),
    back,
    ground: 905,
    front: (boxes) => flowersBetween(rng, boxes),
    shows: { ground: band(800, PAGE), sky: band(0, 500) },
  }
}

/** Flowers along the lower edge, where nobody's feet are. */
function flowersBetween(rng: Rng, boxes: readonly Box[]): string {
  return spread(rng, 50, 974, 9, 0.25)
    .map((x) => {
      const h = 60 + (Math.abs(x - 512) / 512) * 90 + rng.between(-10, 14)
      if (boxes.some((b) => b.x0 - 30 < x && b.x1 + 30 > x && b.y1 > 1006 - h)) return ''
      return rng.chance(0.72)
        ? stemFlower(x, 1010, h, rng, SW.bg, undefined, 18 + h * 0.12)
        : rock(x, 1008, rng.between(60, 90), rng, SW.bg)
    })
    .join('')
}

/** Rays from behind: a picture to hang up. */
function burst({ rng }: Ask): Backdrop {
  const n = rng.pick([18, 22, 26])
  const cy = rng.between(500, 560)
  let back = ''
  for (let i = 0; i < n; i++) {
    const [a, b] = [(i / n) * 2 * Math.PI, ((i + 0.5) / n) * 2 * Math.PI]
    back += path(
      pen`M512 ${cy}L${512 + Math.cos(a) * 900} ${cy + Math.sin(a) * 900}L${512 + Math.cos(b) * 900} ${cy + Math.sin(b) * 900}Z`,
      SW.bg,
    )
  }
  back += circ(512, cy, 330, SW.bg)
  const h = hillFn(rng, 830, 14)
  back += hill(h, SW.mid)
  return {
    back,
    ground: 915,
    front: (boxes) => flowersBetween(rng, boxes),
    shows: { ground: band(830, PAGE), sky: band(0, 400) },
  }
}

/** A wall with a pattern and a floor. */
function nook({ rng, time }: Ask): Backdrop {
  const floor = 770
  const kind = rng.int(0, 2)
  let wall = ''
  if (kind === 0) wall += room({ floor: 900 })
  else {
    const mark = rng.pick([
      (x: number, y: number) => star(x, y, 17, SW.bg * 0.85),
      (x: number, y: number) => heart(x, y, 15, SW.bg * 0.85),
      (x: number, y: number) => circ(x, y, 14, SW.bg * 0.85),
    ])
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 8; i++) wall += mark(70 + i * 128 + (row % 2) * 64, 80 + row * 122)
  }
  const left = rng.chance(0.5)
  if (rng.chance(0.7)) wall += windowScene(left ? 250 : 774, 120, 250, 270, rng, SW.mid, time === 'night')
  else wall += frameArt(rng, left ? 160 : 690, 150)
  let back = room({ floor, plain: true })
  back += tint(
    'rose',
    path(pen`M80 960C80 900 260 872 512 872S944 900 944 960S764 1040 512 1040S80 1020 80 960Z`, SW.bg),
  )
  back += line(pen`M120 962C120 914 290 890 512 890S904 914 904 962`, SW.bg * 0.85)
  return {
    sky: wall,
    back,
    roofed: true,
    ground: 930,
    front: () => '',
    shows: { ground: band(floor, PAGE), sky: band(0, 300) },
  }
}

/** Open water with a far shore; waves go over whoever swims. */
function water({ rng, time, rain }: Ask): Backdrop {
  const y = 640
  const left = rng.chance(0.5)
  const light =
    time === 'night' && !rain
      ? moon(left ? 170 : 850, 165, 84, SW.mid)
      : (time === 'sunset' || rng.chance(0.4)) && !rain
        ? sun(left ? 165 : 860, 165, 74, rng, { sw: SW.mid, withFace: rng.chance(0.12) })
        : cloud(left ? 165 : 860, 150, 170, rng, SW.bg)
  const shore = hillFn(rng, 520, 34)
  const sky =
    light +
    cloud(left ? 720 : 300, rng.between(170, 220), rng.between(200, 240), rng, SW.bg) +
    (rain ? drops(rng, 420) : '')
  const back = hill(shore, SW.bg) + wave(y - 40, 120, 14, SW.bg, rng.unit()) + wave(y + 40, 150, 18, SW.bg, rng.unit())
  const near = wave(y + 170, 170, 24, SW.mid, rng.unit())
  const ripples = [0, 1, 2, 3].map((i) =>
    line(pen`M${120 + i * 230 + rng.between(-30, 30)} ${y + 270 + (i % 2) * 60}q26 -12 52 0t52 0`, SW.bg),
  )
  return {
    sky,
    back,
    ground: y + 190,
    water: y + 160,
    front: () => near + ripples.join(''),
    shows: { water: band(y - 40, PAGE), sky: band(0, 500), ground: band(y, PAGE) },
  }
}
