/** Insects from above, the same on both sides, as in an old plate. Each is about 860 wide or high around its middle at 0, 0. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, type Poly } from '../kit/points.ts'
import { printCover } from '../print-cover.ts'
import { type WingFill, wing } from './wing.ts'

export interface Insect {
  /** Around 0, 0. */
  svg: string
  /** How far it reaches from its middle. */
  reach: { x: number; up: number; down: number }
}

const twice = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 0 0)">${half}</g>`

/** A body in rings, from its upper end down. */
function rings(from: number, to: number, wide: number, count: number): string {
  let out = ''
  const step = (to - from) / count
  for (let i = count - 1; i >= 0; i--) {
    const share = 1 - (i / count) ** 2 * 0.72
    out += shape(ellipse(0, from + step * (i + 0.5), (wide / 2) * share, step * 0.72), 4.4)
  }
  return out
}

/** A collar of fur: rows of tufts, the lower first. */
function fur(y: number, wide: number, high: number): string {
  let out = shape(ellipse(0, y, wide / 2, high / 2), 5)
  for (let row = 2; row >= 0; row--)
    for (let i = -2; i <= 2; i++)
      out += shape(
        leaf(i * wide * 0.15, y - high * 0.42 + row * high * 0.24, high * 0.42, wide * 0.2, Math.PI / 2, 0.5),
        3.4,
      )
  return out
}

const antenna = (path: string, isFeathered: boolean): string => {
  const along = curve(path, false, 6)
  const [x, y] = along.at(-1)!
  if (!isFeathered) return line(along, 5) + shape(ellipse(x, y, 13, 9, 20, -0.8), 4)
  let out = ''
  for (let i = 4; i < along.length - 2; i += 4) {
    const [u, v] = along[i]!
    const long = 40 * (1 - (i / along.length) ** 2 * 0.7)
    out += shape(leaf(u, v, long, 13, -2.5, 0.5), 3.2) + shape(leaf(u, v, long, 13, -0.7, 0.5), 3.2)
  }
  return out + line(along, 4.6)
}

function lunaMoth(fill?: WingFill): Insect {
  const fore = curve('-16,-120! -110,-214 -250,-262 -420,-268 -404,-190 -352,-110 -286,-40 -180,0 -60,-10')
  const hind = curve(
    '-24,-30! -140,-10 -262,40 -300,120 -262,196 -216,262 -204,340 -226,420 -186,452 -142,400 -136,300 -120,220 -80,150 -36,90',
  )
  const half =
    wing({ fill, outline: hind, root: [-30, -10], rim: 22, veins: 7, spots: [[-190, 108, 36]] }) +
    wing({ fill, outline: fore, root: [-20, -96], rim: 24, veins: 8, spots: [[-226, -140, 38]] }) +
    antenna('-12,-168 -40,-230 -84,-272 -140,-300', true)
  return {
    svg: twice(half) + rings(-40, 130, 66, 6) + fur(-90, 92, 120) + head(-156),
    reach: { x: 424, up: 310, down: 452 },
  }
}

function moth(fill?: WingFill): Insect {
  const fore = curve('-16,-110! -120,-220 -270,-290 -430,-292 -440,-200 -396,-90 -320,-6 -190,30 -60,4')
  const hind = curve('-24,-10! -150,10 -290,40 -350,120 -336,220 -262,292 -160,300 -84,230 -36,110')
  const half =
    wing({ fill, outline: hind, root: [-30, 0], rim: 26, veins: 7, spots: [[-216, 150, 46]] }) +
    wing({ fill, outline: fore, root: [-20, -92], rim: 28, veins: 9, spots: [[-262, -146, 44]] }) +
    antenna('-12,-168 -50,-230 -100,-276 -160,-312', true)
  return {
    svg: twice(half) + rings(-20, 240, 92, 7) + fur(-90, 108, 140) + head(-162),
    reach: { x: 444, up: 324, down: 306 },
  }
}

function butterfly(fill?: WingFill): Insect {
  const fore = curve('-14,-100! -90,-236 -210,-340 -340,-384 -430,-360 -436,-270 -380,-150 -300,-60 -190,-10 -60,-14')
  const hind = curve('-20,-20! -140,0 -290,10 -372,80 -370,190 -300,270 -268,340 -226,300 -150,300 -70,190 -30,80')
  const half =
    wing({
      fill,
      outline: hind,
      root: [-26, -6],
      rim: 28,
      veins: 8,
      spots: [
        [-270, 140, 40],
        [-186, 208, 24],
      ],
    }) +
    wing({ fill, outline: fore, root: [-20, -84], rim: 28, veins: 9, spots: [[-310, -262, 34]] }) +
    antenna('-10,-156 -50,-260 -100,-340 -150,-376', false)
  return {
    svg: twice(half) + rings(-60, 200, 54, 8) + fur(-96, 66, 96) + head(-152),
    reach: { x: 440, up: 392, down: 344 },
  }
}

function dragonfly(fill?: WingFill): Insect {
  const fore = curve('-20,-170! -140,-236 -300,-282 -440,-280 -462,-240 -410,-200 -270,-160 -120,-134')
  const hind = curve('-20,-110! -140,-140 -290,-132 -430,-90 -446,-46 -380,-26 -230,-24 -100,-50')
  const half =
    wing({ fill, outline: hind, root: [-20, -100], rim: 15, veins: 8, cross: 0.6 }) +
    wing({ fill, outline: fore, root: [-20, -158], rim: 15, veins: 8, cross: 0.6 })
  const tail = rings(-60, 420, 52, 10)
  const eyes = twice(circle(-32, -248, 34, 5) + circle(-36, -250, 16, 4))
  return {
    svg: twice(half) + tail + fur(-130, 88, 150) + shape(ellipse(0, -226, 34, 26), 4.6) + eyes,
    reach: { x: 464, up: 292, down: 426 },
  }
}

function bee(fill?: WingFill): Insect {
  const fore = curve('-30,-120! -140,-230 -290,-290 -400,-270 -420,-200 -350,-110 -220,-60 -80,-60')
  const hind = curve('-30,-60! -140,-60 -270,-40 -320,20 -280,80 -190,80 -80,10')
  const half =
    legs([
      '-40,-30 -130,-60 -190,-130 -250,-110',
      '-44,10 -160,60 -230,50 -280,110',
      '-40,40 -150,140 -190,230 -250,280',
    ]) +
    wing({ fill, outline: hind, root: [-40, -48], rim: 18, veins: 5 }) +
    wing({ fill, outline: fore, root: [-40, -108], rim: 20, veins: 7 }) +
    antenna('-16,-196 -40,-250 -80,-270 -120,-262', false)
  return {
    svg: twice(half) + rings(-20, 330, 216, 7) + fur(-60, 150, 150) + head(-168, 46),
    reach: { x: 424, up: 300, down: 340 },
  }
}

const head = (y: number, r = 30): string =>
  shape(ellipse(0, y, r, r * 0.86), 5) + twice(shape(ellipse(-r * 0.66, y - r * 0.1, r * 0.36, r * 0.46, 20, 0.3), 4))

/** Tapering toward their feet. */
const legs = (paths: readonly string[]): string =>
  paths
    .map((path) =>
      shape(
        band(curve(path, false, 6), (t) => 24 - 15 * t),
        4.6,
      ),
    )
    .join('')

/** With jaws like antlers, or none. */
function beetle(rng: Rng, isStag: boolean, coarse: number, fill?: WingFill): Insect {
  const shell: Poly = curve('-4,-90! -110,-96 -184,-40 -206,80 -190,210 -130,310 -60,356 -4,366!')
  const inner: Poly = curve('-24,-62! -104,-66 -156,-20 -172,84 -158,194 -110,280 -56,320 -24,328!')
  const cover = fill ?? printCover(rng, 1.3 * coarse)
  const half =
    legs([
      '-150,-120 -230,-160 -262,-240 -310,-262',
      '-190,20 -280,10 -330,70 -392,84',
      '-180,160 -270,210 -290,300 -346,350',
    ]) +
    shape(shell, 6) +
    cover(inner) +
    shape(inner, 4.4, 'none') +
    (isStag
      ? shape(
          curve(
            '-16,-250! -70,-290 -96,-360 -80,-420 -40,-450! -58,-400 -62,-372 -30,-366! -58,-340 -50,-300 -14,-276',
          ),
          5,
        )
      : antenna('-30,-262 -60,-310 -110,-330 -150,-316', false))
  const collar = curve('0,-206 -90,-200 -150,-160 -160,-104 -90,-92 0,-90 90,-92 160,-104 150,-160 90,-200')
  const brow = curve('0,-276 -54,-262 -72,-226 -58,-200 0,-196 58,-200 72,-226 54,-262')
  let gems = ''
  for (const x of [-96, -48, 0, 48, 96]) gems += circle(x, -146, x ? 17 : 22, 4)
  return {
    svg: twice(half) + shape(collar, 6) + gems + shape(brow, 5) + twice(circle(-54, -240, 16, 4)),
    reach: { x: 396, up: isStag ? 454 : 340, down: 370 },
  }
}

/** `coarse` is more than 1 where it will be small: a fine print would be black. `fill` is on the wings, or on the shell. */
export const INSECTS: Readonly<Record<string, (rng: Rng, coarse?: number, fill?: WingFill) => Insect>> = {
  'luna moth': (_, __, fill) => lunaMoth(fill),
  moth: (_, __, fill) => moth(fill),
  butterfly: (_, __, fill) => butterfly(fill),
  dragonfly: (_, __, fill) => dragonfly(fill),
  bee: (_, __, fill) => bee(fill),
  bumblebee: (_, __, fill) => bee(fill),
  beetle: (rng, coarse = 1, fill) => beetle(rng, rng.chance(0.5), coarse, fill),
  'stag beetle': (rng, coarse = 1, fill) => beetle(rng, true, coarse, fill),
  scarab: (rng, coarse = 1, fill) => beetle(rng, false, coarse, fill),
}
