/** Walled and half-hidden places: the yard of a castle, a ruin in the jungle, a tomb, a room for tea, a garden over the roofs, the train under them. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { FLOOR, pendant } from './fittings.ts'
import { paving, towers } from './ground-marks.ts'
import { adorn, type Place } from './kit.ts'
import { land } from './land.ts'
import { room } from './room.ts'

/** Teeth along the top of a wall, from x0 to x1. */
const battlements = (x0: number, x1: number, y: number, foot: number): string => {
  const teeth = Math.max(2, Math.round((x1 - x0) / 88))
  const w = (x1 - x0) / (teeth * 2 - 1)
  const top = Array.from({ length: teeth }, (_, i) => pen`h${w}${i < teeth - 1 ? pen`v40h${w}v-40` : ''}`).join('')
  return tint('stone', path(pen`M${x0} ${foot}V${y}${top}V${foot}Z`, SW.bg))
}

/** A few stones of a wall, drawn here and there. */
const stones = (spots: readonly (readonly [x: number, y: number])[]): string =>
  line(spots.map(([x, y]) => pen`M${x} ${y}h64v32h-64ZM${x + 64} ${y + 32}h48`).join(''), SW.bg * 0.9)

/** A round tower with a pointed roof and a flag, x its middle. */
const turret = (x: number, dir: 1 | -1): string =>
  tint('stone', rect(x - 105, 400, 210, 400, SW.bg)) +
  tint('roof', path(pen`M${x - 132} 406L${x} 226L${x + 132} 406Z`, SW.bg)) +
  line(pen`M${x} 230V164`, SW.bg) +
  tint('any2', path(pen`M${x} 166l${dir * 74} 22l${dir * -74} 24Z`, SW.bg)) +
  tint('glass', path(pen`M${x - 30} 550v-60a30 34 0 0 1 60 0v70Z`, SW.bg)) +
  stones([
    [x - 84, 590],
    [x - 30, 690],
    [x - 70, 430],
  ])

/** A cloth with a star that hangs from the wall. */
const banner = (ask: Ask, x: number, y: number, n: number): string =>
  tint(`any${n}`, path(pen`M${x - 46} ${y}h92v150l-46 -34l-46 34Z`, SW.bg)) + adorn(ask, 'star', x, y + 92, 56)

const castleYard = (ask: Ask): string =>
  battlements(150, 874, 440, 800) +
  stones([
    [220, 640],
    [300, 700],
    [700, 640],
    [660, 690],
  ]) +
  tint('wood', path('M372 800V590a140 140 0 0 1 280 0V800Z', SW.bg)) +
  tint('sky', path('M400 800V594a112 112 0 0 1 224 0V800Z', SW.bg)) +
  line('M456 800V496M512 800V482M568 800V496M400 590H624M400 690H624', SW.bg) +
  banner(ask, 290, 500, 1) +
  banner(ask, 734, 500, 4) +
  turret(96, 1) +
  turret(928, -1)

/** Broken columns at the sides of a stair that climbs to a gate under leaves. */
const ruins = (ask: Ask): string => {
  const tier = (w: number, y: number, h: number) => tint('stone', rect(512 - w / 2, y, w, h, SW.bg, 4))
  const broken = (x: number, y: number) =>
    tint('stone', path(pen`M${x - 46} 800V${y + 20}l24 -28l22 22l26 -30l20 36V800Z`, SW.bg)) +
    line(pen`M${x - 16} ${y + 60}V780M${x + 16} ${y + 60}V780`, SW.bg) +
    tint('stone', rect(x - 64, 770, 128, 40, SW.bg, 6))
  const steps = Array.from({ length: 8 }, (_, i) => pen`M${452 - i * 8} ${480 + i * 40}H${572 + i * 8}`).join('')
  return (
    [40, 150, 874, 984].map((x, i) => adorn(ask, 'palm tree', x, 790, i % 3 ? 480 : 600)).join('') +
    tier(240, 210, 130) +
    tint('roof', path('M372 214L512 116L652 214Z', SW.bg)) +
    tint('slate', path('M470 340V276a42 42 0 0 1 84 0V340Z', SW.bg)) +
    tier(380, 340, 110) +
    tier(540, 450, 130) +
    tier(700, 580, 220) +
    stones([
      [190, 620],
      [730, 690],
      [270, 490],
      [690, 490],
      [350, 370],
    ]) +
    tint('cream', path('M456 440H568L640 800H384Z', SW.bg)) +
    line(steps, SW.bg) +
    broken(250, 520) +
    broken(774, 580) +
    line('M330 340q-20 60 6 110M690 340q24 50 -4 100', SW.bg) +
    tint('leaf', [346, 404, 452].map((y, i) => ell(332 + (i % 2) * 14, y, 24, 13, SW.bg)).join('')) +
    tint('leaf', [346, 396, 440].map((y, i) => ell(694 - (i % 2) * 12, y, 24, 13, SW.bg)).join(''))
  )
}

/** A painted coffin that stands against the wall, x its middle. */
const coffin = (x: number): string =>
  tint(
    'gamboge',
    path(pen`M${x - 70} 780L${x - 110} 420Q${x - 96} 240 ${x} 232Q${x + 96} 240 ${x + 110} 420L${x + 70} 780Z`, SW.bg),
  ) +
  tint('azure', path(pen`M${x - 74} 430Q${x - 76} 276 ${x} 272Q${x + 76} 276 ${x + 74} 430Z`, SW.bg)) +
  tint('skin2', ell(x, 362, 46, 58, SW.bg)) +
  tint('azure', path(pen`M${x - 12} 418h24l-6 54h-12Z`, SW.bg)) +
  circ(x - 17, 352, 5, SW.bg) +
  circ(x + 17, 352, 5, SW.bg) +
  line(pen`M${x - 16} 388q16 12 32 0`, SW.bg) +
  tint('any1', path(pen`M${x - 92} 500Q${x} 560 ${x + 92} 500L${x + 86} 550Q${x} 610 ${x - 86} 550Z`, SW.bg)) +
  line(pen`M${x - 78} 640H${x + 78}M${x - 74} 690H${x + 74}M${x} 590V780`, SW.bg)

/** Signs in a band along the wall: an eye, the sun, water, a loop of life. */
const signs = (y: number): string =>
  tint('straw', rect(-10, y, 1044, 116, SW.bg)) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const x = 74 + i * 146
      if (i % 4 === 0) return ell(x, y + 58, 48, 26, SW.bg) + circ(x, y + 58, 16, SW.bg)
      if (i % 4 === 1) return circ(x, y + 58, 30, SW.bg) + line(pen`M${x - 44} ${y + 100}H${x + 44}`, SW.bg)
      if (i % 4 === 2)
        return line(
          pen`M${x - 48} ${y + 46}l16 -14l16 14l16 -14l16 14l16 -14l16 14M${x - 48} ${y + 78}l16 -14l16 14l16 -14l16 14l16 -14l16 14`,
          SW.bg,
        )
      return ell(x, y + 36, 17, 22, SW.bg) + line(pen`M${x} ${y + 58}V${y + 104}M${x - 28} ${y + 70}H${x + 28}`, SW.bg)
    })
    .join('')

/** A burning torch in its ring. */
const torch = (x: number, y: number): string =>
  tint('wood', path(pen`M${x - 16} ${y}h32l-8 130h-16Z`, SW.bg)) +
  tint('gamboge', path(pen`M${x} ${y - 96}q46 46 26 96h-52q-18 -44 26 -96Z`, SW.bg))

const tomb = (ask: Ask): string =>
  signs(70) +
  tint('slate', path(pen`M400 ${FLOOR + 4}L430 300H594L624 ${FLOOR + 4}Z`, SW.bg)) +
  line(pen`M424 380H600M418 460H606M412 540H612M406 620H618M402 700H622`, SW.bg) +
  coffin(150) +
  coffin(874) +
  torch(340, 330) +
  torch(684, 330) +
  adorn(ask, 'vase', 300, FLOOR + 20, 130) +
  adorn(ask, 'gold pile', 724, FLOOR + 26, 120)

/** Paper doors and a round window with a branch in bloom. */
const teaRoom = (ask: Ask): string => {
  const screen = (x: number) =>
    tint('wood', rect(x, 180, 260, FLOOR - 176, SW.bg)) +
    [0, 1, 2, 3]
      .flatMap((row) => [0, 1].map((i) => tint('cream', rect(x + 18 + i * 116, 200 + row * 118, 106, 106, SW.bg))))
      .join('') +
    tint('apricot', rect(x + 18, 676, 222, 76, SW.bg))
  return (
    tint('wood', rect(-10, 140, 1044, 40, SW.bg)) +
    screen(10) +
    screen(754) +
    tint('wood', circ(512, 400, 190, SW.bg)) +
    tint('sky', circ(512, 400, 166, SW.bg)) +
    line('M356 450Q440 380 500 392T650 320M470 390q20 -50 60 -66', SW.mid) +
    [
      [420, 404],
      [500, 380],
      [534, 316],
      [590, 360],
      [632, 330],
    ]
      .map(([x = 0, y = 0]) => adorn(ask, 'flower', x, y + 28, 54))
      .join('') +
    [150, 330, 694, 874].map((x) => adorn(ask, 'paper lantern', x, 128, 110)).join('')
  )
}

/** A train at its platform under the ground, the name of the stop on the tiled wall above it. */
const underground = (ask: Ask): string => {
  const opening = (x: number) =>
    tint('mist', rect(x - 74, 372, 148, 360, SW.bg, 10)) +
    tint('glass', rect(x - 58, 400, 50, 150, SW.bg, 12) + rect(x + 8, 400, 50, 150, SW.bg, 12)) +
    line(pen`M${x} 372V732`, SW.bg)
  const pane = (x: number) => tint('glass', rect(x - 84, 404, 168, 138, SW.bg, 20))
  return (
    tint('cream', rect(-10, 60, 1044, 120, SW.bg)) +
    tint('vermilion', circ(512, 120, 54, SW.bg)) +
    tint('cloud', rect(428, 96, 168, 48, SW.bg, 6)) +
    tint('cloud', rect(70, 84, 230, 72, SW.bg, 8) + rect(724, 84, 230, 72, SW.bg, 8)) +
    line('M90 120H280M744 120H934', SW.bg) +
    [110, 180, 250, 764, 834, 904].map((x, i) => tint(`any${(i % 3) + 1}`, circ(x, 120, 13, SW.bg))).join('') +
    tint('any4', path('M-10 752V330Q-10 300 40 300H984Q1034 300 1034 330V752Z', SW.bg)) +
    tint('cloud', rect(-10, 584, 1044, 44, SW.bg)) +
    [250, 774].map(opening).join('') +
    [60, 426, 598, 964].map(pane).join('') +
    tint('gamboge', rect(-10, 748, 1044, 30, SW.bg)) +
    [150, 512, 874].map((x) => pendant(ask, x, 210, 100)).join('')
  )
}

/** Boxes of earth with what grows in them, a rail and the towers of the city behind it. */
const roofGarden = (ask: Ask): string => {
  const bed = (x: number, plants: readonly string[]) =>
    plants.map((name, i) => adorn(ask, name, x - 84 + i * 84, 722, i === 1 ? 190 : 150)).join('') +
    tint('wood', rect(x - 150, 716, 300, 96, SW.bg, 6)) +
    line(pen`M${x - 150} 764H${x + 150}`, SW.bg)
  return (
    towers(ask) +
    tint('brick', rect(-10, 640, 1044, 160, SW.bg)) +
    tint('stone', rect(-10, 616, 1044, 30, SW.bg, 6)) +
    line('M-10 700H1034M90 646V700M290 646V700M490 646V700M690 646V700M890 646V700', SW.bg) +
    bed(160, ['tulip', 'sunflower', 'tulip']) +
    bed(864, ['daisy', 'tomato plant', 'rose'])
  )
}

const lights = (): string =>
  line('M-10 150Q256 260 512 160T1034 150', SW.bg) +
  [70, 170, 270, 370, 640, 740, 840, 940]
    .map((x, i) => tint('gamboge', ell(x, 214 + (i % 4 === 1 || i % 4 === 2 ? 12 : -4), 15, 21, SW.bg)))
    .join('')

const closed = { paper: 'bare', windowed: false, sides: [], hung: [], scenic: true } as const

export const COURTS: Readonly<Record<string, Place>> = {
  'castle courtyard': land({
    ground: 'stone',
    far: castleYard,
    sides: [],
    marks: paving,
    scenic: true,
    flat: true,
  }),
  'temple ruins': land({ ground: 'moss', far: ruins, sides: [], scenic: true, growth: 'jungle' }),
  'rooftop garden': land({
    ground: 'apricot',
    far: (ask) => roofGarden(ask) + lights(),
    sides: [],
    marks: paving,
    scenic: true,
    flat: true,
  }),
  tomb: room({ ...closed, wall: 'ochre', paper: 'bricks', floor: 'plain', floorTint: 'sand', more: tomb }),
  'tea room': room({ ...closed, wall: 'straw', floor: 'tiles', floorTint: 'lime', more: teaRoom }),
  'subway platform': room({
    ...closed,
    wall: 'mist',
    paper: 'tiles',
    floor: 'tiles',
    floorTint: 'stone',
    more: underground,
  }),
}
