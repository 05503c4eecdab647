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
import { thickets } from '../scenery/thickets.ts'
import { curlWave, glints, wave } from '../scenery/water.ts'

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
      shore: (boxes) => thickets('foam', boxes, ask.rng),
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
  if (variant === 0 && !plain) back += fields(far, rng, SW.bg * 0.8)
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

/** Near waves, with crests that curl. */
const seaFront = (ask: Ask, boxes: readonly Box[]): string =>
  wave(810, 170, 24, SW.mid, ask.rng.unit()) +
  glints(ask, 850, 880, 5, boxes) +
  curlWave(960, 210, SW.mid, ask.rng.unit()) +
  glints(ask, 1000, 1060, 6)

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
    wave(y - 52, 110, 13, SW.bg, rng.unit()) +
    wave(y, 140, 16, SW.bg, rng.unit()) +
    glints(ask, y + 28, y + 34, 4) +
    wave(y + 60, 170, 20, SW.bg, rng.unit()) +
    wave(y + 116, 190, 22, SW.bg, rng.unit())
  const near = wave(y + 170, 170, 24, SW.mid, rng.unit())
  return {
    sky,
    back,
    ground: y + 190,
    water: y + 160,
    front: (boxes) =>
      near +
      glints(ask, y + 205, y + 235, 5, boxes) +
      wave(y + 268, 200, 26, SW.mid, rng.unit()) +
      glints(ask, y + 310, y + 380, 6, boxes),
    shore: (boxes) => thickets('pond', boxes, rng),
    shows: { water: band(y - 40, PAGE), sky: band(0, 500), ground: band(y, PAGE) },
  }
}
