/** Cities by what stands in them, behind whoever is there: rows of their houses and the sight that everybody knows. */
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { wave } from '../scenery/water.ts'
import { slabs } from '../scenery/ways.ts'
import type { Ask } from './backdrop.ts'
import { facades } from './facades.ts'
import { carriageway, sidewalk, towers } from './ground-marks.ts'
import { fill, type Place, stand, standFree } from './kit.ts'
import { land } from './land.ts'
import type { Land } from './land-plan.ts'
import { house, tree } from './props.ts'
import { afloat } from './world-waters.ts'

type Far = (ask: Ask) => string

const town = (far: Far, sides: Land['sides'], more: Partial<Land> = {}): Place =>
  land({ ground: 'stone', far, sides, marks: sidewalk, scenic: true, ...more })

/** A canal between the houses and the quay that one stands on. */
const onWater = (far: Far, boats: readonly (readonly [string, number, number])[]): Place =>
  land({
    ground: 'stone',
    line: 846,
    water: [716, 846],
    sides: [],
    scenic: true,
    flat: true,
    far: (ask) =>
      far(ask) +
      tint('stone', rect(-10, 700, 1044, 22, SW.bg)) +
      fill('water', 722, 850) +
      [738, 776, 812].map((y, i) => wave(y, 120 + i * 24, 9, SW.bg, ask.rng.unit())).join('') +
      boats.map(([name, x, h]) => stand(ask, name, x, 826, h, x < 512 ? 'right' : 'left')).join(''),
    marks: () => slabs(850),
  })

const blossoming = ({ rng, without }: Ask): string =>
  without?.has('cherry tree')
    ? ''
    : [30, 994].map((x) => tree(x, 790, 430, rng, { sw: SW.bg, kind: 'round', deco: 'blossom' })).join('')

const overHill =
  (name: string, h: number, row: Far): Far =>
  (ask) => {
    const top = hillFn(ask.rng, 560, 20)
    return standFree(ask, [name, h], 300, top(300) + 20, 'right') + hill(top, SW.bg) + row(ask)
  }

/** Houses of all colors piled up on a cliff over the sea. */
const cliffside = ({ rng }: Ask): string => {
  const cube = (x: number, y: number, w: number, h: number) =>
    tint(rng.pick(['cream', 'rose', 'apricot', 'sky', 'lime']), rect(x, y - h, w, h, SW.bg)) +
    tint('roof', path(pen`M${x - 6} ${y - h}l${w / 2 + 6} -26l${w / 2 + 6} 26Z`, SW.bg)) +
    tint(
      'glass',
      rect(x + w * 0.18, y - h + 20, w * 0.22, 28, SW.bg) + rect(x + w * 0.6, y - h + 20, w * 0.22, 28, SW.bg),
    )
  const pile = (left: boolean, counts: readonly number[]) =>
    counts
      .map((n, i) =>
        Array.from({ length: n }, (_, k) => {
          const u = 8 + k * 88 + (i % 2) * 22
          return cube(left ? u : 1024 - u - 84, 470 + i * 84, 84, 92 + rng.between(0, 16))
        }).join(''),
      )
      .join('')
  return (
    tint('stone', path('M-20 780V330Q90 290 190 360T330 560T420 780Z', SW.bg)) +
    tint('stone', path('M1044 780V380Q960 340 880 400T760 580T680 780Z', SW.bg)) +
    fill('water', 690, 790) +
    [704, 736].map((y) => wave(y, 130, 9, SW.bg, rng.unit())).join('') +
    pile(true, [1, 2, 3, 4]) +
    pile(false, [0, 2, 3, 3])
  )
}

/** Cones of soft rock with caves that people live in. */
const cones = ({ rng }: Ask): string =>
  [
    [512, 300, 150],
    [330, 360, 190],
    [700, 380, 190],
    [120, 470, 250],
    [900, 500, 260],
  ]
    .map(([x = 0, h = 0, w = 0]) => {
      const k = h * rng.between(0.94, 1.06)
      return (
        tint(
          'sand',
          path(
            pen`M${x - w / 2} 780C${x - w * 0.36} ${780 - k * 0.5} ${x - w * 0.14} ${780 - k * 0.7} ${x - w * 0.12} ${780 - k * 0.86}H${x + w * 0.12}C${x + w * 0.14} ${780 - k * 0.7} ${x + w * 0.36} ${780 - k * 0.5} ${x + w / 2} 780Z`,
            SW.bg,
          ),
        ) +
        tint(
          'bark',
          path(
            pen`M${x - w * 0.2} ${780 - k * 0.84}Q${x - w * 0.06} ${780 - k * 0.94} ${x} ${780 - k}Q${x + w * 0.06} ${780 - k * 0.94} ${x + w * 0.2} ${780 - k * 0.84}Q${x} ${780 - k * 0.8} ${x - w * 0.2} ${780 - k * 0.84}Z`,
            SW.bg,
          ),
        ) +
        tint(
          'umber',
          path(pen`M${x - 16} ${780 - k * 0.28}v-26a16 16 0 0 1 32 0v26Z`, SW.bg) +
            circ(x - w * 0.1, 780 - k * 0.52, 11, SW.bg),
        )
      )
    })
    .join('')

/** Hills in rows with cypresses along the way to a farmhouse. */
const cypresses = ({ rng }: Ask): string => {
  const [far, near] = [hillFn(rng, 520, 40), hillFn(rng, 650, 34)]
  const cypress = (x: number, y: number, h: number) =>
    tint(
      'moss',
      path(
        pen`M${x} ${y}C${x - h * 0.2} ${y - h * 0.2} ${x - h * 0.14} ${y - h * 0.7} ${x} ${y - h}C${x + h * 0.14} ${y - h * 0.7} ${x + h * 0.2} ${y - h * 0.2} ${x} ${y}Z`,
        SW.bg,
      ),
    )
  const farm = (x: number, y: number) =>
    tint('apricot', rect(x - 70, y - 74, 140, 74, SW.bg) + rect(x + 30, y - 130, 50, 130, SW.bg)) +
    tint(
      'roof',
      path(pen`M${x - 84} ${y - 70}l30 -40h88v40Z`, SW.bg) + path(pen`M${x + 20} ${y - 126}l35 -34l35 34Z`, SW.bg),
    ) +
    tint('glass', rect(x - 50, y - 52, 24, 28, SW.bg) + rect(x + 42, y - 104, 24, 28, SW.bg))
  return (
    hill(far, SW.bg) +
    farm(600, far(600) + 16) +
    [440, 490, 700, 750].map((x) => cypress(x, far(x) + 14, 150)).join('') +
    hill(near, SW.bg) +
    line(
      [0, 1, 2, 3, 4].map((i) => pen`M${60 + i * 60} ${near(60 + i * 60) + 16}q30 50 90 96`).join(''),
      SW.bg * 0.85,
    ) +
    [60, 130, 880, 960].map((x) => cypress(x, near(x) + 30, 260)).join('')
  )
}

/** Houses and lamps that stand in the water. */
const flooded: Far = ({ rng }) =>
  [110, 914, 330, 700, 512].map((x, i) => house(x, 700, i < 2 ? 290 : i < 4 ? 220 : 180, rng, SW.bg)).join('')

export const TOWNS: Readonly<Record<string, Place>> = {
  'old city': town(facades('gabled'), [
    ['clock tower', 560],
    ['lamp post', 400],
  ]),
  'southern city': town(facades('southern'), [
    ['fountain', 230],
    ['lamp post', 400],
  ]),
  'domed city': town(facades('domed'), [
    ['mosque', 470],
    ['palm tree', 400],
  ]),
  venice: onWater(facades('southern', 706, [260, 420]), [
    ['gondola', 190, 120],
    ['gondola', 840, 110],
  ]),
  'venice canal': afloat(facades('southern', 690, [260, 400]), 650),
  'flooded street': afloat(flooded, 650),
  'canal town': onWater(facades('gabled', 706, [220, 340]), [
    ['rowboat', 190, 90],
    ['sailboat', 850, 210],
  ]),
  istanbul: onWater(
    (ask) => standFree(ask, ['mosque', 340], 380, 560, 'right') + facades('domed', 706, [150, 230])(ask),
    [['sailboat', 850, 220]],
  ),
  jerusalem: town(facades('domed', 776, [130, 210]), [
    ['dome of the rock', 360],
    ['palm tree', 420],
  ]),
  athens: town(overHill('parthenon', 250, facades('southern', 776, [110, 190])), [['flower pot', 130]]),
  rome: town(facades('southern', 776, [200, 300]), [
    ['colosseum', 330],
    ['fountain', 230],
  ]),
  barcelona: town(facades('southern'), [
    ['sagrada familia', 620],
    ['palm tree', 400],
  ]),
  moscow: town(facades('gabled', 776, [200, 300]), [
    ["saint basil's cathedral", 560],
    ['lamp post', 380],
  ]),
  berlin: town(facades('gabled', 776, [200, 300]), [
    ['brandenburg gate', 330],
    ['lamp post', 400],
  ]),
  lisbon: town(
    facades('southern'),
    [
      ['tram', 280],
      ['lamp post', 400],
    ],
    { marks: carriageway },
  ),
  havana: town(
    facades('southern'),
    [
      ['palm tree', 460],
      ['car', 190],
    ],
    { marks: carriageway },
  ),
  kyoto: town(
    (ask) => facades('wooden')(ask) + blossoming(ask),
    [
      ['pagoda', 560],
      ['torii gate', 330],
    ],
  ),
  tokyo: town(
    (ask) => towers(ask),
    [
      ['pagoda', 480],
      ['torii gate', 300],
    ],
  ),
  'new york': town(
    towers,
    [
      ['statue of liberty', 560],
      ['taxi', 180],
    ],
    { marks: carriageway },
  ),
  'san francisco': town(
    (ask) => standFree(ask, ['golden gate bridge', 300], 420, 590, 'right') + facades('gabled', 776, [130, 220])(ask),
    [
      ['tram', 250],
      ['lamp post', 380],
    ],
  ),
  sydney: land({
    ground: 'slate',
    line: 800,
    water: [660, 800],
    far: (ask) =>
      towers(ask) + fill('water', 700, 810) + [716, 752].map((y) => wave(y, 130, 9, SW.bg, ask.rng.unit())).join(''),
    sides: [
      ['opera house', 260],
      ['sailboat', 240],
    ],
    marks: () => slabs(806),
    scenic: true,
    flat: true,
  }),
  singapore: town(towers, [
    ['merlion', 420],
    ['palm tree', 380],
  ]),
  'las vegas': town(
    towers,
    [
      ['las vegas sign', 420],
      ['palm tree', 420],
    ],
    { marks: carriageway },
  ),
  washington: town((ask) => standFree(ask, ['capitol', 330], 300, 776, 'right') + blossoming(ask), [['flag', 300]], {
    ground: 'grass',
  }),
  'cliff village': land({
    ground: 'sand',
    line: 776,
    water: [690, 790],
    far: cliffside,
    sides: [['rowboat', 120]],
    scenic: true,
    flat: true,
    edge: ['shell'],
  }),
  'fairy chimneys': land({
    ground: 'apricot',
    line: 770,
    far: cones,
    sides: [],
    scenic: true,
    flat: true,
    growth: 'savanna',
  }),
  'cypress hills': land({ ground: 'lime', line: 770, far: cypresses, sides: [], scenic: true, growth: 'meadow' }),
}
