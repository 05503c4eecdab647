/** Places with little in them: for pages that are about one thing, and for those that name no place. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import { circ, path, pen } from '../ink/svg.ts'
import type { Ask, Backdrop } from '../places/backdrop.ts'
import { heavens, lightOf } from '../places/heavens.ts'
import { NOOK } from '../places/indoors.ts'
import { tree } from '../places/props.ts'
import { BORDERS } from '../scenery/borders.ts'
import { treeLine } from '../scenery/copses.ts'
import { bush } from '../scenery/ground.ts'
import { fields, hill, hillFn } from '../scenery/land.ts'
import { beside, billow, crests, gleams, level, nearWater } from '../scenery/open-water.ts'
import { thickets } from '../scenery/thickets.ts'

const PAGE = 1024
const band = (y0: number, y1: number): Box => ({ x0: 0, x1: PAGE, y0, y1 })

export const PLAIN: Readonly<Record<string, (ask: Ask) => Backdrop>> = {
  close: (ask) => [NOOK, patch, burst][ask.rng.int(0, 2)]?.(ask) ?? patch(ask),
  patch,
  burst,
  blank,
  rays,
  nook: NOOK,
  water,
  'open sea': (ask) => {
    const place = water(ask)
    // At sea there are no reeds.
    return {
      ...place,
      front: (boxes) => seaFront(ask, boxes),
      shore: () => '',
    }
  },
}

/** A strip of meadow under an open sky: bare, beside a tree, or between bushes. */
function patch(ask: Ask): Backdrop {
  const { rng, variant } = ask
  const h = hillFn(rng, 800, 22)
  const left = rng.chance(0.5)
  const [high, far] = [hillFn(rng, 500, 70), hillFn(rng, 640, 40)]
  const plain = ask.detail === 'simple'
  let back = plain ? '' : hill(high, SW.bg) + treeLine(far, rng, SW.bg)
  back += hill(far, SW.bg)
  if (variant === 0 && !plain) back += fields(far, rng, SW.bg * 0.9)
  if (variant === 1) back += tree(left ? 60 : 964, 830, rng.between(520, 600), rng, { sw: SW.bg, kind: 'round' })
  if (variant === 2)
    for (const x of left ? [30, 170, 980] : [44, 850, 994])
      back += bush(x, 830, rng.between(170, 230), rng, SW.bg, 'berry')
  if (!plain) back += BORDERS[rng.pick(['hedge', 'bed', 'wall', 'pickets', 'rails'] as const)](806, rng)
  back += hill(h, SW.mid)
  return {
    sky: heavens(ask, 560),
    back,
    ground: 905,
    front: (boxes) => thickets(rng.pick(['meadow', 'garden', 'savanna']), boxes, rng),
    shows: { ground: band(800, PAGE), sky: band(0, 500) },
  }
}

/** Bare paper: nothing but who was asked for. */
function blank(): Backdrop {
  return { back: '', ground: 920, front: () => '', shows: { ground: band(800, PAGE), sky: band(0, 400) } }
}

/** A few broad rays behind a head. */
function rays({ rng }: Ask): Backdrop {
  return { ...blank(), back: beams(12, rng.between(460, 520)) }
}

/** Rays from behind: a picture to hang up. */
function burst({ rng }: Ask): Backdrop {
  const n = rng.pick([18, 22, 26])
  const cy = rng.between(500, 560)
  let back = beams(n, cy)
  back += circ(512, cy, 330, SW.bg)
  const h = hillFn(rng, 830, 14)
  back += hill(h, SW.mid)
  return {
    back,
    ground: 915,
    front: (boxes) => thickets('meadow', boxes, rng),
    shows: { ground: band(830, PAGE), sky: band(0, 400) },
  }
}

function beams(n: number, cy: number): string {
  const at = (a: number) => pen`${512 + Math.cos(a) * 900} ${cy + Math.sin(a) * 900}`
  return Array.from({ length: n }, (_, i) => {
    const [a, b] = [(i / n) * 2 * Math.PI, ((i + 0.5) / n) * 2 * Math.PI]
    return path(pen`M512 ${cy}L${at(a)}L${at(b)}Z`, SW.bg)
  }).join('')
}

/** Near waves: at sea they are higher. */
const seaFront = (ask: Ask, boxes: readonly Box[]): string =>
  crests(804, 204, ask.rng) + gleams(ask.rng, 884, 906, 4, boxes) + crests(956, 256, ask.rng)

/** Open water with a far shore; waves go over whoever swims. */
function water(ask: Ask): Backdrop {
  const y = 640
  const { rng } = ask
  const sky = lightOf(ask, rng.chance(0.5))
  const [far, shore] = [hillFn(rng, 430, 60), hillFn(rng, 530, 34)]
  // The sun goes down behind water alone.
  const land = ask.time === 'sunset' ? '' : hill(far, SW.bg) + treeLine(shore, rng, SW.bg) + hill(shore, SW.bg)
  const back =
    land +
    level(y - 52) +
    gleams(rng, y - 22, y + 4, 4, beside(ask)) +
    billow(y + 40, rng) +
    gleams(rng, y + 72, y + 84, 3, beside(ask)) +
    billow(y + 116, rng, 18)
  return {
    sky,
    back,
    ground: y + 190,
    water: y + 160,
    front: (boxes) => nearWater(rng, y, boxes),
    shore: (boxes) => thickets('pond', boxes, rng),
    shows: { water: band(y - 40, PAGE), sky: band(0, 500), ground: band(y, PAGE) },
  }
}
