/** Where people come together in the open: for a parade, by lantern light, before a screen, about a manger. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { moon } from '../scenery/heavens.ts'
import { bunting } from '../scenery/party.ts'
import { carriageway, flakes, hillsFar, houses, paving, pines } from './ground-marks.ts'
import { heavens, stars } from './heavens.ts'
import type { Place } from './kit.ts'
import { land } from './land.ts'
import type { Land } from './land-plan.ts'
import { tree } from './props.ts'

const ORCHARD: Land = {
  ground: 'grass',
  far: (ask) =>
    hillsFar(ask) +
    [60, 964, 250, 774]
      .map((x, i) => tree(x, 800, i < 2 ? 460 : 300, ask.rng, { sw: SW.bg, kind: 'fruit', deco: 'apple' }))
      .reverse()
      .join(''),
  sides: [
    ['ladder', 380],
    ['basket', 170],
    ['wheelbarrow', 180],
  ],
  growth: 'meadow',
}

export const GATHERINGS: Readonly<Record<string, Place>> = {
  'parade street': land({
    ground: 'stone',
    sky: (ask) => bunting(-10, 60, 1034, 30, 90, 12, ask.rng, SW.bg, 0) + heavens(ask),
    far: houses,
    sides: [
      ['lamp post', 400],
      ['flag', 320],
    ],
    marks: carriageway,
  }),
  'christmas market': land({
    ground: 'snow',
    sky: flakes,
    far: (ask) => houses({ ...ask, winter: true }),
    sides: [
      ['christmas tree', 460],
      ['lamp post', 420],
    ],
    marks: paving,
    growth: 'snow',
  }),
  'lantern walk': land({
    ground: 'slate',
    sky: (ask) => heavens({ ...ask, time: 'night' }, 420),
    far: houses,
    sides: [
      ['lamp post', 400],
      ['pine tree', 380],
    ],
    marks: paving,
  }),
  'drive-in': land({
    ground: 'slate',
    sky: (ask) => stars(ask, [40, 984], 150),
    far: (ask) =>
      pines(ask) +
      tint('slate', rect(236, 600, 30, 190, SW.bg) + rect(758, 600, 30, 190, SW.bg)) +
      tint('slate', rect(150, 150, 724, 470, SW.bg, 12)) +
      tint('cloud', rect(176, 176, 672, 418, SW.bg)) +
      tint('sky', path('M176 594V470Q320 380 470 470T848 430V594Z', SW.bg)) +
      tint('straw', star(512, 300, 84, SW.bg)),
    sides: [],
    marks: () => line('M120 860L40 1240M360 850L310 1240M664 850L714 1240M904 860L984 1240', SW.bg),
  }),
  'nativity stable': land({
    ground: 'straw',
    sky: (ask) => stars(ask, [30, 994], 260) + tint('straw', star(512, 96, 78, SW.bg)) + line('M512 176V250', SW.bg),
    far: () =>
      tint('barn', path('M120 790V420H904V790Z', SW.bg)) +
      line([210, 300, 390, 480, 570, 660, 750, 830].map((x) => pen`M${x} 420V790`).join(''), SW.bg * 0.8) +
      tint('wood', rect(104, 400, 52, 400, SW.bg, 6) + rect(868, 400, 52, 400, SW.bg, 6)) +
      tint('straw', path('M40 430L512 210L984 430L950 476L512 282L74 476Z', SW.bg)) +
      line('M150 402l26 46M260 350l24 46M370 300l22 46M654 300l-22 46M764 350l-24 46M874 402l-26 46', SW.bg),
    sides: [
      ['hay bale', 170],
      ['palm tree', 420],
    ],
    marks: () => line('M120 880l40 -16M230 940l44 -18M800 900l46 16M700 960l40 14M420 985l40 -14M560 880l36 14', SW.bg),
    flat: true,
  }),
  orchard: land(ORCHARD),
  'harvest field': land({
    ground: 'ochre',
    far: (ask) => hillsFar(ask) + wheat(),
    sides: [
      ['haystack', 240],
      ['windmill', 380],
      ['tree', 400],
    ],
    flat: true,
    growth: 'farm',
  }),
  'moonlit camp': land({
    ground: 'moss',
    sky: (ask) => stars(ask, [40, 700], 420) + tint('moon', moon(854, 160, 90, SW.bg)),
    far: pines,
    sides: [
      ['tent', 270],
      ['stump', 120],
      ['tent', 240],
    ],
    growth: 'forest',
  }),
}

/** Standing wheat, row behind row. */
function wheat(): string {
  let out = ''
  for (const [row, y] of [700, 745, 790].entries())
    for (let x = -20 + (row % 2) * 32; x < 1050; x += 64)
      out += path(pen`M${x} ${y}q-16 -44 0 -84q16 40 0 84Z`, SW.bg) + line(pen`M${x} ${y}V${y + 30}`, SW.bg)
  return tint('straw', out)
}
