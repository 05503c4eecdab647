/** A rough coast: what was asked for on a cliff, and a sea with breakers before it. */
import type { Rng } from '../../ink/random.ts'
import { castle } from '../country/castle.ts'
import { cloud } from '../kit/cloud.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { star } from '../monument/parts.ts'
import { BARE, type Subject } from '../subject.ts'
import { crest, ringedSea } from '../woodblock/waves.ts'

interface Coast {
  /** Stands on the cliff. */
  landmark: string
  isNight: boolean
  isStormy: boolean
  /** In the air before the cliff. */
  flyers: readonly string[]
}

const IN_THE_AIR = [
  [620, 250, 150],
  [840, 350, 130],
  [560, 430, 110],
] as const

/** A subject is out on the water. */
export function coast(rng: Rng, subject: Subject | null, { landmark, isNight, isStormy, flyers }: Coast): string {
  let out = sky(rng, isNight, isStormy)
  out += ringedSea(curve('-20,640 200,628 512,642 800,626 1050,640! 1050,1060! -20,1060!'), 52)
  out += subject?.({ x: 740, y: 520, w: 400, h: 400, cover: BARE, sw: 6 }).svg ?? ''
  out += cliff(rng)
  out +=
    landmark === 'castle'
      ? castle(246, 476, 366, rng)
      : (standing(landmark, () => 5.4)?.(268, 470, 360, landmark === 'lighthouse' ? 420 : 330) ?? '')
  out += grass()
  const scale = isStormy ? (subject ? 1.2 : 1.5) : subject ? 0.9 : 1.15
  out += crest(500, 900, scale * 0.9, true, rng) + crest(990, 900, scale, true, rng)
  out += crest(330, 1010, scale * 0.8, true, rng) + crest(760, 1030, scale, true, rng)
  out += shape(curve('-20,960 120,938 260,966 420,944 580,970 740,946 900,968 1050,946! 1050,1060! -20,1060!'), 5)
  for (const [i, [x, y, w]] of IN_THE_AIR.entries())
    out += fittedDrawing(flyers[i % flyers.length] ?? '', () => 4.4, 'fly')?.(x, y, w, w) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Clouds that curl in a storm, else round ones beside the sun. */
function sky(rng: Rng, isNight: boolean, isStormy: boolean): string {
  let out = circle(800, 170, 104, 5) + circle(800, 170, 76, 4)
  if (!isStormy)
    for (const [x, y, k] of [
      [120, 130, 1.3],
      [520, 110, 1.2],
      [930, 330, 1.4],
      [590, 330, 1],
    ] as const)
      out += shape(cloud([x + rng.between(-16, 16), y], k), 4.4)
  if (isNight)
    for (const [x, y] of [
      [80, 90],
      [180, 190],
      [560, 90],
      [620, 230],
      [940, 330],
      [470, 180],
    ])
      out += shape(star(x!, y! + rng.between(-14, 14), 24), 3.8)
  if (isStormy)
    for (const [x, y, s] of [
      [110, 150, 1.1],
      [560, 120, 1.2],
      [900, 250, 1.3],
    ] as const)
      out += swirl(x + rng.between(-20, 20), y, s)
  return out
}

function swirl(x: number, y: number, scale: number): string {
  const cloud = curve('-120,50 -140,8 -100,-24 -70,-70 -10,-74 30,-92 80,-66 92,-26 138,-10 136,48 0,56')
  const curl = (u: number, v: number, r: number): Poly =>
    Array.from({ length: 26 }, (_, i): Point => {
      const [a, s] = [i * 0.36 + 2.6, r * (1 - i / 30)]
      return [u + s * Math.cos(a), v + s * Math.sin(a)]
    })
  let out = shape(move(cloud, x, y, 0, scale), 5)
  for (const [u, v, r] of [
    [-58, -4, 40],
    [44, -22, 48],
  ] as const)
    out += line(move(curl(u, v, r), x, y, 0, scale), 3.6)
  return out
}

/** Cut with facets, its foot in the surf. */
function cliff(rng: Rng): string {
  const rock = curve(
    '-20,500! 60,472! 200,456! 350,458! 452,478! 440,560! 476,640! 448,720! 500,800! 486,880! 540,960! 540,1060! -20,1060!',
  )
  const marks: Mark[] = [
    '60,472 90,600 40,720 80,860 50,1000',
    '200,456 190,560 230,660 190,780 230,900 210,1040',
    '350,458 330,560 370,660 330,770 380,880 360,1040',
    '90,600 190,560 330,560 440,560',
    '40,720 230,660 370,660 476,640',
    '80,860 190,780 330,770 448,720',
    '230,900 380,880 486,880',
  ].map((text) => ({
    poly: text
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as unknown as Point)
      .map(([x, y]): Point => [x + rng.between(-6, 6), y]),
    open: true,
  }))
  return shape(rock, 6) + clipMarks(marks, [rock], 3.8)
}

/** Tufts along the edge of the cliff. */
function grass(): string {
  let out = shape(
    curve(
      '-20,520! -20,486! 60,458 200,442 350,446 470,478! 420,500 380,488 330,506 280,486 220,504 160,486 100,510 50,496',
    ),
    4.6,
  )
  for (const x of [50, 110, 410, 450])
    for (const k of [-0.5, 0, 0.5]) out += shape(move(curve('0,0! -8,-26 0,-56! 8,-26'), x, 474, k), 3.4)
  return out
}
