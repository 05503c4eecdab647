/** Where days out lead to: the maze, the rock pools, the tournament, the launch of a rocket. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { rock } from '../scenery/ground.ts'
import { bunting } from '../scenery/party.ts'
import type { Ask } from './backdrop.ts'
import { farShore, hillsFar, houses, paving, ripples, stands, trees } from './ground-marks.ts'
import { cloudAt, heavens } from './heavens.ts'
import { adorn, fill, type Place, stand } from './kit.ts'
import { land } from './land.ts'

const schoolhouse = (ask: Ask): string =>
  trees(ask) +
  tint('brick', rect(190, 420, 644, 370, SW.bg)) +
  tint('roof', path('M150 424L250 300H774L874 424Z', SW.bg)) +
  tint('cream', path('M420 424L512 250L604 424Z', SW.bg)) +
  tint('gamboge', circ(512, 358, 34, SW.bg)) +
  [232, 342, 624, 734]
    .map((x) => tint('glass', rect(x, 480, 74, 96, SW.bg)) + line(pen`M${x + 37} 480v96M${x} 528h74`, SW.bg))
    .join('') +
  [232, 342, 624, 734]
    .map((x) => tint('glass', rect(x, 630, 74, 96, SW.bg)) + line(pen`M${x + 37} 630v96M${x} 678h74`, SW.bg))
    .join('') +
  tint('wood', path('M456 790V600Q512 540 568 600V790Z', SW.bg)) +
  line('M512 572V790', SW.bg)

/** One stalk with its leaves and cobs. */
const stalk = (x: number, y: number, h: number): string =>
  tint('leaf', path(pen`M${x - 9} ${y}V${y - h}H${x + 9}V${y}Z`, SW.bg)) +
  tint(
    'sap',
    [0.3, 0.55, 0.8]
      .map((k, i) => {
        const [v, s] = [y - h * k, i % 2 ? -1 : 1]
        return path(
          pen`M${x} ${v}Q${x + s * 40} ${v - 66} ${x + s * 74} ${v + 6}Q${x + s * 36} ${v - 26} ${x} ${v + 20}Z`,
          SW.bg,
        )
      })
      .join(''),
  ) +
  tint('straw', ell(x + 20, y - h * 0.66, 15, 32, SW.bg)) +
  tint('ochre', path(pen`M${x - 18} ${y - h}q18 -60 36 0Z`, SW.bg))

/** Walls of corn to both sides of a path that turns. */
const maze = (): string =>
  tint('straw', path('M400 600H624L700 800H324Z', SW.bg)) +
  [430, 480, 530, 580].map((x) => stalk(x, 640, 210)).join('') +
  [300, 350, 400, 636, 686, 736].map((x, i) => stalk(x, 700 + (i % 2) * 10, 300)).join('') +
  [30, 100, 170, 240, 796, 866, 936, 1006].map((x, i) => stalk(x, 800 + (i % 2) * 12, 430)).join('')

/** Water between stones, with what the tide has left in it. */
const pools = (ask: Ask): string =>
  [
    [190, 880, 170, 44],
    [850, 900, 160, 42],
    [520, 985, 210, 40],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0], i) => {
      const left = adorn(ask, ['conch', 'shell', 'coral'][i] as string, x - rx * 0.4, y + 20, 54)
      const right = adorn(ask, ['shell', 'pearl', 'shell'][i] as string, x + rx * 0.4, y + 16, 46)
      return tint('stone', ell(x, y, rx + 26, ry + 18, SW.bg)) + tint('water', ell(x, y, rx, ry, SW.bg)) + left + right
    })
    .join('')

const pavilion = (x: number, y: number, h: number, n: number): string => {
  const w = h * 0.42
  return (
    tint(`any${n}`, path(pen`M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.5}H${x + w * 0.8}L${x + w} ${y}Z`, SW.bg)) +
    tint(
      'cloud',
      path(pen`M${x - w * 0.3} ${y}L${x - w * 0.24} ${y - h * 0.5}H${x + w * 0.24}L${x + w * 0.3} ${y}Z`, SW.bg),
    ) +
    tint(
      `any${n + 1}`,
      path(
        pen`M${x - w * 0.92} ${y - h * 0.46}Q${x - w * 0.3} ${y - h * 0.66} ${x} ${y - h * 0.9}Q${x + w * 0.3} ${y - h * 0.66} ${x + w * 0.92} ${y - h * 0.46}Z`,
        SW.bg,
      ),
    ) +
    line(pen`M${x} ${y - h * 0.9}V${y - h * 1.08}`, SW.bg) +
    tint('vermilion', path(pen`M${x} ${y - h * 1.08}l54 18l-54 18Z`, SW.bg))
  )
}

/** The barrier that riders run along, hung with shields. */
const lists = (ask: Ask): string =>
  tint(
    'wood',
    rect(-10, 742, 1044, 22, SW.bg) + [60, 260, 460, 660, 860].map((x) => rect(x, 720, 24, 100, SW.bg, 4)).join(''),
  ) + [166, 364, 764, 962].map((x) => adorn(ask, 'shield', x, 816, 84)).join('')

/** Squares chalked on the ground, three in a row and two beside each other, coming toward us. */
const hopscotch = ({ variant }: Ask): string => {
  const x = variant === 1 ? 760 : 264
  const box = (u: number, v: number) => pen`M${x + (u - 0.5) * 130 + v * 14} ${820 + v * 66}h130l14 66h-130Z`
  return line(
    [
      [0, 0],
      [-0.5, 1],
      [0.5, 1],
      [0, 2],
      [-0.5, 3],
      [0.5, 3],
      [0, 4],
      [0, 5],
    ]
      .map(([u = 0, v = 0]) => box(u, v))
      .join(''),
    SW.bg,
  )
}

/** The tower that holds a rocket until it goes. */
const gantry = (): string =>
  tint('stone', rect(150, 170, 26, 620, SW.bg) + rect(262, 170, 26, 620, SW.bg)) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => line(pen`M176 ${190 + i * 100}L262 ${290 + i * 100}M262 ${190 + i * 100}L176 ${290 + i * 100}`, SW.bg))
    .join('') +
  tint('vermilion', rect(288, 300, 110, 24, SW.bg, 6) + rect(288, 520, 110, 24, SW.bg, 6)) +
  tint('stone', rect(130, 150, 178, 26, SW.bg, 4))

const puffs = (): string =>
  tint(
    'cloud',
    [
      [330, 800, 90],
      [700, 800, 90],
      [430, 830, 100],
      [600, 830, 100],
      [240, 840, 70],
      [790, 840, 70],
      [512, 850, 90],
    ]
      .map(([x = 0, y = 0, r = 0]) => circ(x, y, r, SW.bg))
      .join(''),
  )

export const OUTINGS: Readonly<Record<string, Place>> = {
  schoolyard: land({ ground: 'stone', far: schoolhouse, sides: [['bench', 150]], marks: hopscotch, flat: true }),
  'corn maze': land({
    ground: 'straw',
    far: (ask) => hillsFar(ask) + maze(),
    sides: [],
    marks: () => '',
    growth: 'farm',
    flat: true,
  }),
  'rock pools': land({
    ground: 'sand',
    line: 780,
    water: [560, 790],
    far: (ask) =>
      farShore(ask) +
      fill('water', 590, 800) +
      ripples(ask) +
      rock(90, 800, 220, ask.rng, SW.bg) +
      rock(930, 800, 240, ask.rng, SW.bg),
    sides: [],
    marks: pools,
    growth: 'shore',
    flat: true,
  }),
  tournament: land({
    ground: 'grass',
    sky: (ask) => bunting(-10, 40, 1034, 40, 80, 12, ask.rng, SW.bg, 0) + cloudAt(ask, 200, 220, 220),
    far: (ask) =>
      stand(ask, 'castle', 512, 640, 380) + pavilion(120, 750, 380, 1) + pavilion(904, 750, 380, 3) + lists(ask),
    sides: [],
    flat: true,
  }),
  'launch pad': land({
    ground: 'stone',
    far: (ask) => hillsFar(ask) + gantry() + puffs(),
    sides: [],
    marks: paving,
    growth: 'savanna',
    flat: true,
  }),
  'kite meadow': land({
    ground: 'grass',
    sky: (ask) =>
      heavens(ask, 300) + [150, 880, 330].map((x, i) => adorn(ask, 'kite', x, 330 + (i % 3) * 60, 150)).join(''),
    far: hillsFar,
    sides: [],
    growth: 'meadow',
  }),
  'block party': land({
    ground: 'stone',
    sky: (ask) =>
      bunting(-10, 50, 1034, 90, 80, 12, ask.rng, SW.bg, 0) + bunting(-10, 170, 1034, 130, 60, 12, ask.rng, SW.bg, 0),
    far: houses,
    sides: [['tree', 380]],
  }),
  'grand stand': land({ ground: 'brick', far: stands, sides: [], flat: true }),
}
