/** What a portrait has on its head, beside crowns and flowers. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, shape } from '../kit/marks.ts'
import { band, type Poly, walk } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { type TangleName, tangleOver } from '../zentangle/fill.ts'
import type { Look } from './look.ts'

/** Cloth with a print. */
function cloth(outline: Poly, rng: Rng, scale = 1.7): string {
  const print = rng.pick(['petals', 'leaves', 'scales', 'arcs'] as const satisfies readonly TangleName[])
  return (
    shape(outline, 5) +
    clipMarks(tangleOver(rect(200, 20, 640, 640), print, 0.3, scale, rng), [outline], 3.4, 170) +
    shape(outline, 6, 'none')
  )
}

const folds = (...texts: readonly string[]): string => texts.map((text) => line(curve(text, false), 3.8)).join('')

/** Low over the brow, set with stones. */
export function headband(): string {
  const along = curve('346,330 392,282 448,258 512,250 576,258 632,282 678,330', false, 12)
  return (
    shape(band(along, 44), 5.4) +
    walk(along, 46, 24)
      .map(({ x, y }) => circle(x, y, 14, 3.8))
      .join('')
  )
}

/** Leaves in pairs from the temples to the brow, as victors wore them. */
export function laurelCrown(): string {
  let out = ''
  for (const side of [-1, 1])
    for (let i = 6; i >= 0; i--) {
      const a = -Math.PI / 2 + side * (0.14 + (6 - i) * 0.2)
      const [x, y] = [512 + 182 * Math.cos(a), 372 + 172 * Math.sin(a)]
      const along = a - (side * Math.PI) / 2
      for (const k of [-0.5, 0.5]) out += vein(x, y, 84, 34, along + k, { veins: 0, sw: 4 })
      out += circle(x, y, 11, 3.4)
    }
  return out
}

/** Tied in the nape, its ends over one shoulder. */
export function headscarf(_: Look, rng: Rng): string {
  const ends =
    shape(curve('650,452! 700,500 742,600 736,720! 690,700 650,690! 660,600 640,520'), 5) +
    shape(curve('640,470! 672,540 668,640 630,740! 600,706 576,700! 612,620 624,540'), 5) +
    folds('670,500 706,600 712,690', '646,520 650,620 624,700')
  const over = curve(
    '366,404! 352,300 384,200 460,146 512,136 564,146 640,200 672,300 658,404! 628,330 580,288 512,276 444,288 396,330',
  )
  const hem = band(curve('374,396 402,330 448,290 512,278 576,290 622,330 650,396', false, 12), 30)
  return (
    ends +
    cloth(over, rng) +
    shape(hem, 5) +
    walk(curve('380,384 402,330 448,290 512,278 576,290 622,330 644,384', false, 12), 40, 16)
      .map(({ x, y }) => circle(x, y, 9, 3.2))
      .join('')
  )
}

/** High, of wound cloth. */
export function headWrap(_: Look, rng: Rng): string {
  const high = curve('360,330! 320,230 330,110 420,44 512,28 604,44 694,110 704,230 664,330! 600,280 512,262 424,280')
  return (
    cloth(high, rng, 2) +
    shape(curve('352,366! 380,262 470,214 560,226 690,300! 676,366! 600,292 512,276 424,292'), 5.4) +
    shape(curve('672,366! 644,262 554,196 464,200 334,284! 348,330! 470,256 560,262 640,300'), 5.4) +
    folds('390,320 460,256 560,254', '632,312 570,236 480,226', '372,300 440,244 500,232') +
    shape(curve('470,190! 512,150 560,190! 574,236 512,262 452,236'), 5) +
    folds('488,196 512,220 506,250', '540,196 524,222 530,246')
  )
}

/** Wound around and around, with a jewel. */
export const turban = (): string =>
  shape(curve('362,352! 330,230 400,110 512,92 624,110 694,230 662,352! 600,292 512,278 424,292'), 6) +
  shape(curve('356,330! 400,220 500,150 600,120! 560,190 470,262 372,362!'), 5) +
  shape(curve('668,330! 624,220 524,150 424,120! 464,190 554,262 652,362!'), 5) +
  folds('372,300 430,216 520,160', '652,300 594,216 504,160', '420,300 512,240 604,300') +
  circle(512, 216, 30, 5) +
  shape(curve('512,36! 534,100 512,190 490,100'), 4.4)

/** Around the whole head and over the shoulders. */
export function hijab(_: Look, rng: Rng): string {
  const outer = curve(
    '512,140 640,170 706,290 716,450 690,580 760,690 840,800 860,1040! 164,1040! 184,800 264,690 334,580 308,450 318,290 384,170',
  )
  const opening = curve(
    '512,252 592,268 630,330 632,420 614,500 566,566 512,590 458,566 410,500 392,420 394,330 432,268',
  )
  return (
    shape([outer, opening], 6) +
    shape(
      [
        curve('512,206 612,226 664,306 668,430 644,530 582,606 512,628 442,606 380,530 356,430 360,306 412,226'),
        opening,
      ],
      4.4,
    ) +
    clipMarks(
      tangleOver(rect(160, 720, 700, 330), rng.pick(['petals', 'leaves'] as const), 0, 2, rng),
      [curve('300,780! 420,850 600,850 740,770! 840,840 860,1040! 164,1040! 184,840')],
      3.4,
      170,
    ) +
    folds(
      '330,600 420,690 560,740 740,760',
      '300,680 400,770 540,810 720,800',
      '690,560 620,650 520,700 440,690',
      '300,780 420,850 600,850 740,770',
    )
  )
}

/** Thin cloth that falls to both sides, with a hem of scallops. */
export function veil(): string {
  const outer = curve('512,110 660,140 760,280 800,520 850,760 880,1040! 144,1040! 174,760 224,520 264,280 364,140')
  let out = shape(outer, 5)
  for (const { x, y } of walk(
    curve('174,1000 200,760 246,520 286,290 380,166 512,132 644,166 738,290 778,520 824,760 850,1000', false, 14),
    47,
    20,
  ))
    out += circle(x, y, 19, 3.6)
  return (
    out +
    folds(
      '330,320 290,560 250,800 240,1040',
      '694,320 734,560 774,800 784,1040',
      '380,240 350,440 320,700 310,1040',
      '644,240 674,440 704,700 714,1040',
    )
  )
}

/** A broad brim, a band and flowers on it. */
export function straw(_: Look, rng: Rng): string {
  let out = shape(curve('374,262! 376,150 430,84 512,76 594,84 648,150 650,262!'), 6)
  out += folds('396,150 512,120 628,150', '384,206 512,176 640,206')
  out += shape(curve('210,322 330,246 512,226 694,246 814,322 700,330 512,290 324,330'), 6)
  out += folds('256,316 360,268 512,252 664,268 768,316')
  out += shape(curve('372,222! 512,190 652,222! 654,262! 512,230 370,262!'), 5)
  for (const [x, y, r] of [
    [590, 220, 46],
    [650, 246, 36],
    [534, 216, 34],
  ] as const)
    out += vein(x, y, r * 1.6, r * 0.7, 0.6, { veins: 2 }) + FLOWER_HEADS.rose!(x, y, r, rng)
  return out
}

export const beret = (): string =>
  shape(curve('352,300! 300,250 320,160 430,110 560,96 700,130 740,200 700,270 650,300! 512,262'), 6) +
  shape(curve('352,300! 430,262 512,252 594,262 652,300! 648,326! 512,284 356,326!'), 5) +
  folds('400,250 470,190 560,170', '460,250 530,210 620,200') +
  shape(band(curve('560,98 566,76 580,62', false), 14), 4)

/** A captain's: a flat crown, a band with an anchor, a shade over the brow. */
export const peakedCap = (): string =>
  shape(curve('356,268! 312,216 330,164 430,134 512,128 594,134 694,164 712,216 668,268! 512,236'), 6) +
  shape(curve('356,266! 430,238 512,230 594,238 668,266! 662,332! 590,296 512,288 434,296 362,332!'), 5.4) +
  shape(curve('392,318! 450,292 512,286 574,292 632,318! 610,356 512,338 414,356'), 5.4) +
  circle(512, 238, 38, 4.6) +
  line(curve('512,212 512,236 512,262', false), 5) +
  line(curve('490,246 500,260 512,264 524,260 534,246', false), 5) +
  line(curve('500,224 512,224 524,224', false), 5)

/** A tall one with a band, a buckle and a gear on it. */
export const topHat = (): string =>
  shape(curve('392,262! 380,150 366,40 420,26 512,20 604,26 658,40 644,150 632,262!'), 6) +
  shape(curve('390,250! 386,196! 512,178 638,196! 634,250! 512,232'), 5) +
  shape(curve('286,282! 300,246 390,256 512,240 634,256 724,246 738,282! 660,318 512,300 364,318'), 6) +
  shape(rect(488, 184, 48, 46), 4.4) +
  line(curve('430,60 424,120 430,180', false), 3.4)

/** Of plates, with a guard for the nose. */
export const helmet = (): string =>
  shape(curve('360,350! 340,210 420,106 512,80 604,106 684,210 664,350! 600,306 512,296 424,306'), 6) +
  shape(
    curve(
      '356,352! 420,300 512,288 604,300 668,352! 664,394! 600,340 534,330! 530,450 512,470 494,450 490,330! 424,340 360,394!',
    ),
    5.4,
  ) +
  shape(band(curve('512,82 512,180 512,292', false), 38), 5) +
  [380, 436, 588, 644].map((x) => circle(x, Math.abs(x - 512) > 100 ? 358 : 328, 10, 3.4)).join('') +
  [130, 180, 230].map((y) => circle(512, y, 10, 3.4)).join('')

/** A hood: the cloth around the head, before which the face is. */
export const bonnet = (): string =>
  shape(
    curve(
      '512,60 680,110 770,260 780,460 740,620 800,720 880,800 900,1040! 124,1040! 144,800 224,720 284,620 244,460 254,260 344,110',
    ),
    6,
  ) +
  shape(curve('512,110 640,150 712,280 720,450 690,590 660,690! 364,690! 334,590 304,450 312,280 384,150'), 5) +
  folds('300,180 250,330 262,500', '724,180 774,330 762,500')

export const headphones = (): string =>
  shape(band(curve('362,420 350,300 400,180 512,140 624,180 674,300 662,420', false, 14), 34), 5) +
  [-1, 1]
    .map(
      (side) => shape(ellipse(512 + side * 156, 430, 44, 66), 5.4) + shape(ellipse(512 + side * 164, 430, 24, 42), 4),
    )
    .join('')

/** Knitted, with a turned-up brim. */
export function beanie(): string {
  let out = shape(curve('366,320! 356,210 420,120 512,104 604,120 668,210 658,320!'), 6)
  out += folds(
    '430,132 400,200 398,290',
    '470,112 452,190 450,284',
    '512,106 512,280',
    '554,112 572,190 574,284',
    '594,132 624,200 626,290',
  )
  out += shape(curve('352,352! 360,286 512,252 664,286 672,352! 512,304'), 5.4)
  for (let i = -5; i <= 5; i++)
    out += line(
      [
        [512 + i * 27, 272 + i * i * 0.8],
        [512 + i * 27.6, 306 + i * i * 1.5],
      ],
      3.6,
    )
  return out
}
