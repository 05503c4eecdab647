/** A cave seen from within: rock all around, and beyond its mouth the day or the stars. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import type { Ask } from './backdrop.ts'
import { heavens } from './heavens.ts'
import type { Place } from './kit.ts'
import { land } from './land.ts'

/** The rim of the mouth, from the left of the floor over the roof to the right of the floor. */
const MOUTH =
  'M214 800C196 706 150 660 176 560C196 488 180 440 226 380C268 326 300 316 352 286C410 252 458 268 516 246C580 224 640 250 700 286C752 316 790 340 812 406C830 462 866 500 852 580C840 652 826 706 818 800'

/** Rock that hangs from the roof or stands on the floor: dy is its length, downward or upward. */
const cone = (x: number, y: number, w: number, dy: number): string =>
  tint(
    'slate',
    path(
      pen`M${x - w / 2} ${y}C${x - w * 0.3} ${y + dy * 0.3} ${x - w * 0.16} ${y + dy * 0.7} ${x} ${y + dy}C${x + w * 0.16} ${y + dy * 0.7} ${x + w * 0.3} ${y + dy * 0.3} ${x + w / 2} ${y}Z`,
      SW.bg,
    ) +
      line(
        pen`M${x - w * 0.14} ${y + dy * 0.2}Q${x - w * 0.06} ${y + dy * 0.4} ${x - w * 0.02} ${y + dy * 0.56}`,
        SW.bg * 0.9,
      ),
  )

const beyond = (rng: Rng): string => {
  const h = hillFn(rng, 600, 40)
  return (
    hill(hillFn(rng, 500, 56), SW.bg) +
    [270, 360, 690, 770]
      .map((x, i) =>
        tree(x, h(x) + 24, i % 3 ? 150 : 200, rng, { sw: SW.bg, kind: i % 2 ? 'round' : 'pine', deco: 'arc' }),
      )
      .join('') +
    hill(h, SW.bg)
  )
}

/** The walls and the roof, one closed shape about the mouth, with a second rim that shows how thick the rock is. */
const rock = (): string =>
  tint('slate', path(`${MOUTH}L1040 800V-230H-20V800Z`, SW.bg)) +
  tint(
    'stone',
    path(
      'M104 800C92 690 30 640 60 540C82 470 66 400 116 320C158 250 240 210 300 176C380 132 450 150 520 128C610 102 700 140 780 196C850 244 890 290 918 380C938 450 980 500 962 590C946 670 924 710 922 800H818C826 706 840 652 852 580C866 500 830 462 812 406C790 340 752 316 700 286C640 250 580 224 516 246C458 268 410 252 352 286C300 316 268 326 226 380C180 440 196 488 176 560C150 660 196 706 214 800Z',
      SW.bg,
    ),
  ) +
  line(
    'M226 380L150 350M812 406L884 372M516 246L512 176M176 560L104 570M852 580L930 600M352 286L322 222M700 286L740 226',
    SW.bg * 0.9,
  )

const far = ({ rng }: Ask): string => beyond(rng) + rock()

/** What hangs from the roof and stands at its walls, away from everybody's head. */
const cones = ({ faces = [], lift = 0 }: Ask): string =>
  [
    [300, -6, 90, 150],
    [430, -6, 64, 104],
    [620, -6, 70, 120],
    [740, -6, 100, 170],
    [60, 806, 110, -250],
    [150, 812, 74, -140],
    [966, 806, 120, -280],
    [872, 812, 70, -130],
  ]
    .filter(([x = 0, y = 0, w = 0, dy = 0]) =>
      faces.every(
        ([u, v, r]) => Math.abs(u - x) > r + w / 2 || (dy > 0 ? v - r > y + dy - lift : v + r < y + dy - lift),
      ),
    )
    .map(([x = 0, y = 0, w = 0, dy = 0]) => cone(x, y, w, dy))
    .join('')

export const cave: Place = land({
  ground: 'sand',
  line: 790,
  sky: (ask) => heavens(ask, 460),
  far: (ask) => far(ask) + cones(ask),
  sides: [],
  marks: () =>
    tint('stone', path('M-30 1240V900C60 870 150 884 210 918C276 950 300 1010 330 1240Z', SW.bg)) +
    tint('stone', path('M1054 1240V920C980 884 900 906 850 946C800 990 790 1060 780 1240Z', SW.bg)),
  flat: true,
})
