/** What is drawn on the ground and at the horizon. */
import { SW } from '../ink/pens.ts'
import { prop } from '../ink/props.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { shrub } from '../scenery/borders.ts'
import { copse, treeLine } from '../scenery/copses.ts'
import { fields, type Hill, hill, hillD, hillFn, mountain } from '../scenery/land.ts'
import { glints } from '../scenery/water.ts'
import { curb, lane, slabs } from '../scenery/ways.ts'
import { THINGS } from '../things/index.ts'
import type { Ask } from './backdrop.ts'
import { heavens, snowySky } from './heavens.ts'
import { peeps, stand } from './kit.ts'
import { building, house, tree } from './props.ts'

/** Two hills behind each other, and here and there a wood on them. */
export const hillsFar = (ask: Ask): string => {
  const { rng, detail, variant } = ask
  const [far, near] = [hillFn(rng, 500, 64), hillFn(rng, 650, 40)]
  // Each would be cut in four by who stands before it.
  if (detail === 'simple') return hill(near, SW.bg)
  const at = (x: number) => (variant !== 2 ? x : 1024 - x)
  return (
    copse(at(rng.between(740, 900)), far, 260, rng, SW.bg, peeps(ask)) +
    hill(far, SW.bg) +
    copse(at(rng.between(110, 220)), near, 300, rng, SW.bg, peeps(ask)) +
    hill(near, SW.bg)
  )
}

/** Two hills behind each other, fields or a few houses on them, and a stand of trees at one side. */
export const countryFar = (ask: Ask): string => {
  const { rng, detail, variant } = ask
  if (detail === 'simple') return hillsFar(ask)
  const [far, near] = [hillFn(rng, 500, 64), hillFn(rng, 650, 40)]
  // The large tree at the edge of the page is on the other side.
  const right = variant !== 2
  const at = (x: number) => (right ? x : 1024 - x)
  return (
    (rng.chance(0.5) ? copse(at(rng.between(150, 260)), far, 280, rng, SW.bg, peeps(ask)) : '') +
    hill(far, SW.bg) +
    (rng.chance(0.5) ? fields(far, rng, SW.bg * 0.9) : '') +
    (rng.chance(0.5)
      ? hamlet(at(rng.between(190, 270)), near, rng, 1.2)
      : copse(at(160), near, 260, rng, SW.bg, peeps(ask))) +
    hill(near, SW.bg) +
    standOfTrees(ask, right ? 900 : 124, near, right)
  )
}

/** Two trees and a bush at their feet: large enough to be colored leaf by leaf, higher where nobody before them reaches up. */
const standOfTrees = (ask: Ask, x: number, h: Hill, right: boolean): string => {
  const { rng, taken = [], winter } = ask
  const isLow = taken.length > 0 && Math.min(...taken.map(({ y0 }) => y0)) > 0.34 * 1024
  const size = isLow ? 1.3 : 1
  const inward = right ? -1 : 1
  const kind = winter ? 'snow fir' : 'round'
  const second = winter ? 'bare' : 'round'
  const trees = [
    [x + inward * 96 * size, 250, second],
    [x - inward * 6, 330, kind],
  ] as const
  return (
    trees
      .map(([u, high, what], i) =>
        tree(u, h(u) + 26 + i * 22, high * size * rng.between(0.94, 1.06), rng, { sw: SW.bg, kind: what, deco: 'arc' }),
      )
      .join('') + (winter ? '' : prop(shrub(x + inward * 40 * size, h(x) + 70, 130 * size, rng, SW.bg)))
  )
}

/** Three houses that stand together. */
export const hamlet = (x: number, h: Hill, rng: Rng, size = 1): string =>
  [-92 * size, 96 * size, 0]
    .map((by, i) =>
      house(
        x + by,
        h(x + by) + (i === 2 ? 26 : 10),
        (i === 2 ? 140 : 116) * size * rng.between(0.94, 1.08),
        rng,
        SW.bg,
      ),
    )
    .join('')

/** Hills with a few trees on the other side of the water. */
export const farShore = (ask: Ask): string => {
  const { rng } = ask
  const [far, h] = [hillFn(rng, 470, 60), hillFn(rng, 570, 34)]
  return (
    hill(far, SW.bg) +
    treeLine(h, rng, SW.bg, peeps(ask)) +
    hill(h, SW.bg) +
    [150, 250, 760, 880]
      .filter((x) => !peeps(ask)(x - 36, x + 36, h(x) - 110, h(x)))
      .map((x) => tree(x, h(x) + 16, rng.between(90, 130), rng, { sw: SW.bg, kind: 'round', deco: 'arc' }))
      .join('')
  )
}

export const peaks = ({ rng }: Ask): string =>
  tint(
    'mountain',
    mountain(rng.between(150, 230), 720, 420, 330, rng, SW.bg) +
      mountain(rng.between(800, 880), 720, 440, 380, rng, SW.bg) +
      mountain(rng.between(470, 560), 720, 360, 210, rng, SW.bg),
  )

/** The same far away, their feet behind a hill at y. */
export const peaksAt = (y: number, rng: Rng): string =>
  tint(
    'mountain',
    mountain(rng.between(120, 200), y + 70, 340, 190, rng, SW.bg) +
      mountain(rng.between(820, 900), y + 70, 360, 220, rng, SW.bg),
  )

/** A line of houses; the middle ones are low and stand far away. */
export const houses = ({ rng, winter = false, setting }: Ask): string =>
  [60, 964, 290, 734, 512]
    .map((x, i) =>
      house(x, 776, i < 2 ? 270 : i < 4 ? 200 : 150, rng, SW.bg, { snow: winter || setting === 'snow village' }),
    )
    .reverse()
    .join('')

export const towers = ({ rng }: Ask): string =>
  [80, 944, 230, 794, 370, 654, 512]
    .map((x, i) => building(x, 776, 140, (i < 2 ? 460 : i < 4 ? 340 : 230) * rng.between(0.9, 1.1), rng, SW.bg))
    .reverse()
    .join('')

export const trees = ({ rng, winter }: Ask): string =>
  [70, 954, 210, 814, 340, 684]
    .map((x, i) =>
      tree(x, 790, (i < 2 ? 430 : i < 4 ? 310 : 210) * rng.between(0.9, 1.1), rng, {
        sw: SW.bg,
        ...(winter ? { kind: i % 2 ? 'bare' : 'snow fir' } : {}),
      }),
    )
    .reverse()
    .join('')

/** One building, as large as it may be, behind everyone. */
export function landmark({ landmark: name, rng }: Ask): string {
  const thing = THINGS.get(name ?? '')
  if (!thing) return ''
  const h = Math.min(540, 760 / thing.aspect)
  const { layers } = thing.draw({ x: 512, y: 790, h, sw: SW.bg, facing: 'right', rng, detail: 'medium' })
  return layers.map(({ svg }) => svg).join('')
}

export const pines = ({ rng }: Ask): string =>
  [60, 964, 190, 834, 320, 704]
    .map((x, i) =>
      tree(x, 770, (i < 2 ? 420 : i < 4 ? 300 : 200) * rng.between(0.9, 1.1), rng, { sw: SW.bg, kind: 'pine' }),
    )
    .reverse()
    .join('')

/** Lines that run apart toward the lower edge and below it. */
export const fan = (top: number): string =>
  Array.from({ length: 13 }, (_, i) => pen`M${i * 86 - 4} ${top}L${512 + (i * 86 - 516) * 1.88} 1240`).join('')

/** Slabs up to the lower edge: a square. */
export const paving = (): string => slabs(776)

/** A road beyond the sidewalk that everyone is on. */
export const sidewalk = (): string => lane(778, 846) + curb(844, 22) + slabs(866)

/** A road between two verges. */
export const countryRoad = (rng: Rng): string => lane(792, 962) + tint('land', path(hillD(hillFn(rng, 966, 7)), SW.bg))

/** A road that one drives on, between two sidewalks. */
export const carriageway = (): string => curb(770, 26) + lane(796, 966) + curb(964, 26) + slabs(990)

/** Snow that falls beside everyone's head, not on it. */
export const flakes = (ask: Ask): string => (ask.time === 'night' ? heavens(ask, 360) : '') + snowySky(ask)

/** Chalk lines of a playing field and rows of spectators. */
export const stands = (): string => {
  let out = ''
  for (let row = 0; row < 4; row++) {
    const y = 440 + row * 80
    out += tint(row % 2 ? 'sky' : 'mist', rect(-10, y, 1044, 80, SW.bg))
    for (let i = 0; i < 11; i++) {
      const x = 30 + i * 98 + (row % 2) * 48
      out +=
        tint(`cloth${((i + row) % 6) + 1}`, path(pen`M${x - 34} ${y + 78}q0 -42 34 -42t34 42Z`, SW.bg)) +
        tint(`skin${((i * 2 + row) % 5) + 1}`, circ(x, y + 20, 20, SW.bg))
    }
  }
  return out
}

export const chalk = (): string =>
  line('M-10 815H1034M512 815V1240M230 1180Q260 900 512 900T794 1180', SW.bg) +
  tint('lime', path('M-10 815H160L28 1240H-10ZM1034 815H864L996 1240H1034Z', SW.bg))

export const furrows = (): string =>
  line(
    [-3, -2, -1, 0, 1, 2, 3].map((i) => pen`M${512 + i * 90} 790Q${512 + i * 170} 900 ${512 + i * 330} 1240`).join(''),
    SW.bg,
  )

export const ripples = (ask: Ask): string => glints(ask, 650, 740, 7)

export const pair = (ask: Ask, name: string, h: number, y = 780): string =>
  stand(ask, name, 60, y, h) + stand(ask, name, 964, y, h, 'left')

/** A lake frozen over from shore to shore: cracks, gleams, and the loops that blades have cut. */
export const frozenLake = (): string =>
  tint('mist', path('M-20 868C60 812 230 800 512 800S964 812 1044 868V1240H-20Z', SW.bg)) +
  line(
    'M120 850l46 26l-18 30l40 24M166 876l52 -10M880 846l-40 30l22 26l-36 30M840 876l-56 -6M470 826l36 20l48 -10M506 846l-8 24',
    SW.bg * 0.85,
  ) +
  line(
    'M90 980c90 -60 220 -60 250 -14s-90 60 -110 14s80 -70 170 -40M934 976c-80 -56 -190 -62 -226 -20s70 60 100 18s-60 -66 -150 -36M420 1000q100 -30 190 0M330 900q60 14 120 0M600 908q60 12 110 -4',
    SW.bg,
  )
