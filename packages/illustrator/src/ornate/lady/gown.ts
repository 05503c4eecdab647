/** The gown: a laced bodice, and a skirt that opens over tiers of flounces. */
import type { Rng } from '../../ink/random.ts'
import { intersect, subtract } from '../kit/clip.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { type TangleName, tangleOver } from '../zentangle/fill.ts'

const BELL = curve(
  '462,470! 420,520 340,640 270,780 226,950! 320,974 512,984 704,974 798,950! 754,780 684,640 604,520 562,470!',
)
/** What the overskirt leaves open in front. */
const OPEN = curve('500,476! 470,600 430,780 396,990! 628,990! 594,780 554,600 524,476!')

export function skirt(rng: Rng): string {
  const prints = rng.shuffle([
    'petals',
    'scales',
    'diamonds',
    'leaves',
    'arcs',
  ] as const satisfies readonly TangleName[])
  let out = shape(BELL, 6)
  const over = subtract([BELL], [OPEN])
  // A hem with a print, folds above it.
  for (const part of over) {
    const border = intersect([part], [rect(0, 850, 1024, 200)])
    for (const strip of border)
      out +=
        clipMarks(tangleOver(rect(200, 840, 640, 160), prints[0]!, 0, 1.5, rng), [strip], 3.4, 170) +
        shape(strip, 4.4, 'none')
  }
  for (const side of [-1, 1])
    for (const text of ['36,500 110,640 190,848', '20,510 70,660 128,848', '46,490 150,620 236,800'])
      out += line(
        curve(text, false).map(([x, y]): Point => [512 + side * x, y]),
        3.8,
      )
  const front = intersect([BELL], [OPEN])
  for (const panel of front) {
    out += shape(panel, 5)
    for (let i = 0; i < 5; i++) {
      const y = 600 + i * 88
      const tier = intersect([panel], [rect(0, y - 88, 1024, 88)])
      for (const part of tier)
        if (i % 2 === 0)
          out += clipMarks(tangleOver(rect(380, y - 92, 270, 96), prints[1]!, 0, 1.3, rng), [part], 3.3, 150)
      out += scallops(panel, y)
    }
    out += shape(panel, 5, 'none')
  }
  return out + shape(BELL, 6, 'none')
}

/** A flounce across the panel: arcs and a ribbon over them. */
function scallops(panel: Poly, y: number): string {
  const marks = []
  for (let x = 396; x < 640; x += 38)
    marks.push({
      poly: curve([
        [x, y],
        [x + 6, y + 22],
        [x + 19, y + 30],
        [x + 32, y + 22],
        [x + 38, y],
      ]),
    })
  const ribbon = { poly: rect(380, y - 10, 270, 12) }
  return clipMarks([...marks, ribbon], [panel], 3.8, 60)
}

/** Shoulders bare to the neckline, laces down the front, a sash. */
export function bodice(rng: Rng): string {
  const chest = curve(
    '486,232! 486,262 470,282 424,296 420,330! 440,400 460,470! 564,470! 584,400 604,330! 600,296 554,282 538,262 538,232!',
  )
  const cloth = curve(
    '418,322! 452,352 484,362 512,350 540,362 572,352 606,322! 596,380 576,430 566,478! 512,492 458,478! 448,430 428,380',
  )
  let out = shape(chest, 5.4)
  out += shape(cloth, 5.4)
  out += clipMarks(
    tangleOver(rect(410, 310, 200, 190), rng.pick(['diamonds', 'leaves'] as const), 0, 1.2, rng),
    [intersect([cloth], [curve('410,310! 486,360! 496,500! 440,500!')])[0] ?? cloth],
    3.3,
    150,
  )
  out += clipMarks(
    tangleOver(rect(410, 310, 200, 190), 'leaves', 0, 1.2, rng),
    [intersect([cloth], [curve('614,310! 538,360! 528,500! 584,500!')])[0] ?? cloth],
    3.3,
    150,
  )
  out += shape(curve('486,360! 512,350 538,360! 528,484! 512,490 496,484!'), 4.4)
  for (let y = 378; y < 470; y += 30) out += circle(512, y, 9.5, 3.6)
  out += shape(curve('456,464! 512,480 568,464! 574,496! 512,512 450,496!'), 5)
  // A necklace.
  for (let i = 0; i < 5; i++) out += circle(480 + i * 16, 296 + 12 * Math.sin((i / 4) * Math.PI), 9, 3.4)
  return out
}
