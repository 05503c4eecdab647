/** Land that people have made their own: the golf course, the rodeo ring, the sty, the dig, the boardwalk, the wind farm. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { fan, hillsFar, stands, trees } from './ground-marks.ts'
import { adorn, fill, type Place, stand } from './kit.ts'
import { land } from './land.ts'

/** The hole with its flag on a smooth green, sand beside it, and the next one far off. */
const green = (): string =>
  tint('lime', ell(700, 830, 300, 44, SW.bg)) +
  tint('slate', ell(760, 826, 30, 9, SW.bg)) +
  tint('slate', rect(755, 560, 10, 266, SW.bg)) +
  tint('vermilion', path('M765 562l116 38l-116 40Z', SW.bg)) +
  tint('sand', path('M60 850Q110 800 210 826T340 870Q280 920 180 900T60 850Z', SW.bg))

/** Boards between posts all around, the seats behind them. */
const ringFence = (): string =>
  tint(
    'wood',
    rect(-10, 650, 1044, 28, SW.bg) +
      rect(-10, 706, 1044, 28, SW.bg) +
      rect(-10, 762, 1044, 28, SW.bg) +
      [60, 240, 420, 604, 784, 964].map((x) => rect(x - 18, 620, 36, 190, SW.bg, 6)).join(''),
  )

/** A low house with an opening, rails before it, a trough, and mud. */
const sty = (ask: Ask): string =>
  trees(ask) +
  tint('wood', rect(90, 480, 420, 310, SW.bg)) +
  tint('roof', path('M50 492L150 350H450L550 492Z', SW.bg)) +
  tint('slate', path('M220 790V640Q220 570 300 570T380 640V790Z', SW.bg)) +
  line('M90 560h130M380 560h130M90 640h130M380 640h130M90 720h130M380 720h130', SW.bg) +
  tint(
    'wood',
    rect(540, 680, 500, 24, SW.bg) +
      rect(540, 740, 500, 24, SW.bg) +
      [600, 760, 920].map((x) => rect(x - 14, 650, 28, 150, SW.bg, 4)).join(''),
  )

const mud = (): string =>
  tint('bark', path('M90 880Q150 830 300 850T560 840Q700 850 690 890T480 930Q340 960 220 930T90 880Z', SW.bg)) +
  line('M200 880q40 -16 80 0M400 890q40 -16 80 0', SW.bg) +
  tint('wood', path('M760 850H980L956 910H784Z', SW.bg)) +
  tint('straw', path('M760 850q20 -40 56 -24q20 -34 56 -8q30 -30 56 6q40 -14 52 26Z', SW.bg))

/** A pit in squares of string, with what lies in it. */
const dig = (ask: Ask): string =>
  tint('sand', path('M120 830H904L1000 960H24Z', SW.bg)) +
  line('M316 830L268 960M512 830V960M708 830L756 960M78 890H946', SW.bg) +
  [120, 904, 24, 1000].map((x, i) => tint('wood', rect(x - 8, (i < 2 ? 830 : 960) - 50, 16, 56, SW.bg, 3))).join('') +
  adorn(ask, 'bone', 200, 880, 40) +
  adorn(ask, 'skull', 830, 884, 56)

const digTents = (ask: Ask): string =>
  hillsFar(ask) + stand(ask, 'tent', 130, 790, 230) + stand(ask, 'tent', 894, 790, 230)

/** Planks along the sea with a rail, and the water behind. */
const seaBehind = (ask: Ask): string =>
  fill('water', 520, 800) +
  line('M60 570q40 -22 80 0t80 0M700 590q40 -22 80 0t80 0M380 620q40 -22 80 0t80 0', SW.bg) +
  stand(ask, 'sailboat', 200, 600, 150) +
  tint('cloud', rect(-10, 640, 1044, 22, SW.bg, 8) + rect(-10, 700, 1044, 16, SW.bg)) +
  tint('cloud', Array.from({ length: 8 }, (_, i) => rect(20 + i * 140, 620, 24, 180, SW.bg, 6)).join(''))

const planks = (): string => line(`${fan(776)}M-10 860H1034M-10 970H1034`, SW.bg * 0.9)

const rotor = (x: number, y: number, r: number): string =>
  tint('cloud', path(pen`M${x - 9} ${y}L${x - 13} 790H${x + 13}L${x + 9} ${y}Z`, SW.bg)) +
  tint(
    'cloud',
    [0, 1, 2]
      .map((i) => {
        const a = (i / 3) * Math.PI * 2 - 0.5
        const [c, s] = [Math.cos(a), Math.sin(a)]
        return path(
          pen`M${x} ${y}L${x + c * r * 0.3 - s * 18} ${y + s * r * 0.3 + c * 18}L${x + c * r} ${y + s * r}L${x + c * r * 0.3 + s * 8} ${y + s * r * 0.3 - c * 8}Z`,
          SW.bg,
        )
      })
      .join('') + circ(x, y, 17, SW.bg),
  )

/** Heaps of what was thrown away, to both sides. */
const heaps = (ask: Ask): string =>
  hillsFar(ask) +
  (['car', 'tire', 'refrigerator', 'tire', 'washing machine', 'car'] as const)
    .map((name, i) =>
      adorn(
        ask,
        name,
        [120, 60, 290, 740, 800, 920][i] as number,
        [800, 660, 800, 800, 690, 800][i] as number,
        [150, 130, 240, 120, 150, 150][i] as number,
      ),
    )
    .join('')

export const GROUNDS: Readonly<Record<string, Place>> = {
  'golf course': land({
    scenic: true,
    ground: 'grass',
    far: hillsFar,
    sides: [],
    marks: green,
    growth: 'meadow',
    near: 'round',
    flat: true,
  }),
  'rodeo ring': land({
    scenic: true,
    ground: 'sand',
    far: () => stands() + ringFence(),
    sides: [],
    flat: true,
    growth: 'farm',
  }),
  sty: land({ scenic: true, ground: 'grass', far: sty, sides: [], marks: mud, growth: 'farm', flat: true }),
  'dig site': land({ scenic: true, ground: 'ochre', far: digTents, sides: [], marks: dig, flat: true }),
  boardwalk: land({
    scenic: true,
    ground: 'wood',
    far: seaBehind,
    sides: [],
    marks: planks,
    flat: true,
    edge: ['shell'],
    water: [520, 800],
  }),
  'wind farm': land({
    scenic: true,
    ground: 'grass',
    far: (ask) =>
      hillsFar(ask) + rotor(150, 280, 150) + rotor(874, 330, 140) + rotor(360, 440, 96) + rotor(670, 470, 90),
    sides: [],
    growth: 'meadow',
  }),
  junkyard: land({ scenic: true, ground: 'stone', far: heaps, sides: [], flat: true }),
}
