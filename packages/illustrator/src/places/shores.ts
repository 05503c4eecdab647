/** Where land and water meet: a rocky coast, and a river that can be crossed. */
import { bumps } from '../ink/curves.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, ell, line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { treeLine } from '../scenery/copses.ts'
import { rock } from '../scenery/ground.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { swell } from '../scenery/swell.ts'
import { thickets } from '../scenery/thickets.ts'
import { wave } from '../scenery/water.ts'
import { farShore } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { band, fill, type Place } from './kit.ts'
import { tree } from './props.ts'

/** A boulder with broken faces. */
function crag(x: number, y: number, w: number, h: number, rng: Rng): string {
  const at = (u: number, v: number) => pen`${x + u * w} ${y - v * h}`
  const lean = rng.between(-0.06, 0.06)
  return tint(
    'stone',
    path(
      `M${at(-0.56, -0.1)}L${at(-0.5, 0.34)}Q${at(-0.46, 0.5)} ${at(-0.36, 0.62)}L${at(-0.24 + lean, 0.92)}Q${at(-0.1, 1.02)} ${at(0.08, 1)}L${at(0.26 + lean, 0.9)}Q${at(0.36, 0.74)} ${at(0.42, 0.5)}L${at(0.54, 0.2)}L${at(0.58, -0.1)}Z`,
      SW.bg,
    ) +
      line(
        `M${at(-0.24 + lean, 0.92)}L${at(-0.12, 0.52)}L${at(-0.2, 0.1)}M${at(-0.12, 0.52)}L${at(0.14, 0.44)}L${at(0.24, 0.06)}M${at(0.14, 0.44)}L${at(0.26 + lean, 0.9)}`,
        SW.bg * 0.9,
      ),
  )
}

/** Foam where the sea breaks on a rock. */
function foam(x: number, y: number, w: number, rng: Rng): string {
  const n = Math.max(5, Math.round(w / 52))
  const edge = Array.from(
    { length: n + 1 },
    (_, i): Point => [x - w / 2 + (w * i) / n, y - (i && i < n ? rng.between(12, 34) : 0)],
  )
  return tint('cloud', path(`${bumps(edge, false, 0.6)}Q${x} ${y + 30} ${x - w / 2} ${y}Z`, SW.bg))
}

/** Drops above the foam. */
const spray = (x: number, y: number): string =>
  tint(
    'cloud',
    [
      [-90, -20, 13],
      [-40, -56, 16],
      [14, -34, 12],
      [60, -60, 14],
      [100, -14, 12],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circ(x + dx, y + dy, r, SW.bg))
      .join(''),
  )

/** A headland of rocks with the sea around it. */
const rockyCoast: Place = (ask) => {
  const { rng } = ask
  const isle = hillFn(rng, 560, 16, 0.8)
  const back =
    hill((x) => isle(x) + Math.abs(x - 860) * 0.3, SW.bg) +
    wave(570, 96, 12, SW.bg, rng.unit()) +
    wave(620, 120, 16, SW.bg, rng.unit()) +
    wave(672, 150, 18, SW.bg, rng.unit()) +
    crag(40, 740, 190, 120, rng) +
    crag(990, 730, 200, 110, rng) +
    crag(300, 770, 150, 80, rng) +
    crag(730, 776, 160, 80, rng) +
    crag(90, 860, 330, 210, rng) +
    crag(944, 860, 320, 180, rng) +
    wave(742, 170, 20, SW.bg, rng.unit()) +
    crag(240, 960, 380, 220, rng) +
    crag(800, 960, 380, 230, rng) +
    tint('stone', path('M120 1240C130 980 200 860 330 846C420 838 600 838 700 846C830 860 900 980 910 1240Z', SW.bg)) +
    line('M360 852L330 930L372 990M560 850L590 920L556 980L600 1040M716 852L740 910', SW.bg * 0.9)
  return {
    sky: heavens(ask, 460),
    back,
    ground: 880,
    front: () =>
      foam(110, 950, 300, rng) +
      foam(910, 955, 300, rng) +
      spray(120, 900) +
      spray(890, 900) +
      wave(968, 180, 20, SW.mid, rng.unit()),
    shows: { ground: band(842, 1024), water: band(570, 1024), sky: band(0, 480) },
  }
}

const STEPS = [20, 184, 348, 512, 676, 840, 1004]

/** A river from side to side with flat stones through it. */
const river: Place = (ask) => {
  const { rng } = ask
  const stones = STEPS.map((x) => {
    const [u, v] = [x + rng.between(-12, 12), 918 + rng.between(-8, 8)]
    return (
      tint('water', ell(u, v + 12, 92, 26, SW.bg * 0.85)) +
      tint(
        'stone',
        ell(u, v, 78, 24, SW.bg) + path(pen`M${u - 78} ${v}q4 32 78 36t78 -36q-10 24 -78 24t-78 -24Z`, SW.bg),
      )
    )
  })
  const ripples = Array.from(
    { length: 9 },
    (_, i) => pen`M${60 + i * 112 + rng.between(-30, 30)} ${716 + (i % 4) * 40}q24 -12 48 0t48 0`,
  )
  return {
    sky: heavens(ask, 460),
    back:
      farShore(ask) +
      [90, 250, 760, 930].map((x) => rock(x + rng.between(-20, 20), 694, rng.between(70, 130), rng, SW.bg)).join('') +
      fill('water', 680) +
      line(ripples.join(''), SW.bg) +
      stones.join(''),
    ground: 920,
    front: (boxes) => thickets('pond', boxes, rng),
    shows: { ground: band(690, 1024), water: band(680, 1024), sky: band(0, 480) },
  }
}

/** Trees in their first blossom, at both edges. */
const blossoming = (rng: Rng): string =>
  [40, 984].map((x) => tree(x, 800, rng.between(500, 560), rng, { sw: SW.bg, kind: 'round', deco: 'blossom' })).join('')

/** The first warm day: snow is left in patches, and flowers come up between them. */
const thaw: Place = (ask) => {
  const { rng } = ask
  const [far, near] = [hillFn(rng, 520, 50), hillFn(rng, 660, 30)]
  const snow = (x: number, y: number, w: number) =>
    tint(
      'snow',
      path(
        pen`M${x - w} ${y}C${x - w * 0.9} ${y - w * 0.3} ${x - w * 0.3} ${y - w * 0.2} ${x} ${y - w * 0.32}S${x + w} ${y - w * 0.2} ${x + w} ${y}S${x + w * 0.4} ${y + w * 0.2} ${x} ${y + w * 0.16}S${x - w} ${y + w * 0.2} ${x - w} ${y}Z`,
        SW.bg,
      ),
    )
  return {
    sky: heavens({ ...ask, time: 'day', weather: '' }, 460),
    back:
      hill(far, SW.bg) +
      snow(240, far(240) + 70, 110) +
      snow(800, far(800) + 70, 90) +
      treeLine(near, rng, SW.bg) +
      hill(near, SW.bg) +
      blossoming(rng) +
      fill('grass', 770) +
      swell(770, rng) +
      snow(130, 850, 130) +
      snow(900, 846, 120),
    ground: 910,
    front: (boxes) => thickets('garden', boxes, rng),
    shows: { ground: band(770, 1024), sky: band(0, 480) },
  }
}

/** Walls of water to the left and the right, with fish in them, and a dry way between. */
const partedSea: Place = (ask) => {
  const wall = (left: boolean): string => {
    const at = (x: number) => (left ? x : 1024 - x)
    const edge = (dx: number) =>
      pen`M${at(-40)} ${230 - dx}C${at(60)} ${170 - dx} ${at(150 - dx)} ${190 - dx} ${at(206 - dx)} ${262 - dx * 0.6}C${at(250 - dx)} ${318} ${at(196 - dx)} ${350} ${at(214 - dx)} ${430}S${at(176 - dx)} ${640} ${at(150 - dx)} ${1040}`
    const streams = [46, 96, 146].map((dx) => line(edge(dx), SW.bg)).join('')
    const curl = bumps(
      [
        [at(-30), 236],
        [at(40), 196],
        [at(110), 190],
        [at(176), 226],
        [at(222), 290],
      ],
      !left,
      0.6,
    )
    const fish = ([x, y]: Point) =>
      tint(
        'apricot',
        path(
          pen`M${at(x - 40)} ${y}Q${at(x)} ${y - 34} ${at(x + 30)} ${y}L${at(x + 56)} ${y - 22}V${y + 22}L${at(x + 30)} ${y}Q${at(x)} ${y + 34} ${at(x - 40)} ${y}Z`,
          SW.bg,
        ) + circ(at(x - 18), y - 5, 4, 0, '#000'),
      )
    return (
      tint('water', path(`${edge(0)}H${at(-60)}Z`, SW.bg)) +
      streams +
      tint('cloud', path(pen`${curl}L${at(-40)} 160Z`, SW.bg)) +
      fish([90, 540]) +
      fish([70, 780])
    )
  }
  return {
    sky: heavens(ask, 420),
    back:
      tint('stone', path('M180 640L330 500L430 570L540 470L640 560L740 490L860 640Z', SW.bg)) +
      tint('sand', path('M-20 1060V640H1044V1060Z', SW.bg)) +
      line('M470 640Q420 820 300 1030M560 640Q620 820 740 1030', SW.bg) +
      wall(true) +
      wall(false),
    ground: 910,
    front: () => '',
    shows: { ground: band(640, 1024), water: band(200, 1024), sky: band(0, 420) },
  }
}

export const SHORES: Readonly<Record<string, Place>> = {
  'rocky coast': rockyCoast,
  river,
  thaw,
  'parted sea': partedSea,
}
