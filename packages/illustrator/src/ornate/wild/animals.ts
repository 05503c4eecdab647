/** Wild animals whole, as a book of nature shows them. They face right, within about 1000 by 1000, and stand at y = 900. */
import { CATS } from '../creatures/cat.ts'
import { almond, bare, type Creature, ink, type Piece, type Pose, piece, strokes } from '../creatures/creature.ts'
import { HORSES } from '../creatures/horse.ts'
import { HOWLING_WOLF, SLEEPING_FOX, WHOLE_FOXES, WHOLE_WOLVES } from '../creatures/wolf-and-fox.ts'
import { curve } from '../kit/curves.ts'
import { band } from '../kit/points.ts'

/** A beam of an antler or a tine of it. */
const horn = (through: string, wide: number): Piece => ({
  role: 'bare',
  poly: band(curve(through, false), (t) => wide * (1 - 0.72 * t)),
})

const hoof = (x: number, y = 900): Piece =>
  bare(`${x - 24},${y - 30}! ${x + 20},${y - 30}! ${x + 30},${y}! ${x - 26},${y}!`)

const ANTLERS: Creature = [
  horn('744,150 700,110 650,60 640,-20 664,-90', 24),
  horn('664,78 610,60 570,20 560,-30', 19),
  horn('642,-6 596,-30 570,-76', 18),
  horn('776,150 790,90 850,50 870,-20 850,-100', 26),
  horn('796,86 770,40 760,-10 772,-50', 20),
  horn('856,40 910,30 944,-10 950,-54', 20),
  horn('868,-24 906,-50 922,-92', 18),
]

const deerHead: Creature = [
  bare('714,176! 668,160 630,116! 690,112 740,146', strokes('664,136 700,150', 3)),
  bare('706,250 694,200 716,160 762,144 806,162 850,204 888,228 896,254 872,272 816,276 776,300 730,320', [
    ...almond(792, 196, 26, 0.4),
    ink('872,232 894,238 892,256 874,254'),
    ...strokes('884,262 862,262 840,258/760,250 790,262/742,170 772,160', 3),
  ]),
  bare('748,152! 722,104 740,70! 774,100 784,146', strokes('752,128 754,100', 3)),
]

const deerBody: Creature = [
  piece('limb', '318,560 368,650 344,744 358,876! 316,876! 302,744 270,650'),
  hoof(338),
  piece('limb', '596,600 640,690 628,876! 590,876! 586,720 556,620'),
  hoof(610),
  piece('tail', '258,430 212,450 196,506 230,500 266,470'),
  piece(
    'coat',
    '244,470 280,410 400,392 520,402 610,384 660,310 704,236 760,280 768,330 742,410 716,500 680,572 610,612 500,592 410,590 330,606 262,560',
  ),
  piece('limb', '262,470 350,446 396,520 376,612 332,670 316,744 332,876! 288,876! 270,744 258,664 232,590'),
  hoof(310),
  piece('limb', '610,500 668,520 676,610 656,724 660,876! 616,876! 612,734 584,620'),
  hoof(640),
]

const stag: Creature = [...deerBody, ...ANTLERS, ...deerHead]
const doe: Creature = [...deerBody, ...deerHead]

const hare: Creature = [
  bare('262,800 218,776 200,820 222,866 280,860', strokes('226,806 240,820/222,840 240,846', 3)),
  bare('620,430! 606,300 622,160 660,110 690,170 690,300 664,420!', strokes('650,390 644,290 656,190', 3.2)),
  piece('coat', '300,884! 244,760 270,610 370,520 490,510 580,540 640,620 660,740 640,880!'),
  piece(
    'limb',
    '300,880! 276,750 350,650 450,660 506,760 480,880!',
    strokes('400,690 430,710 440,740/360,720 384,736 390,764', 3.2),
  ),
  bare('296,884! 300,850 420,836 530,850 560,884!', strokes('510,862 540,866', 3)),
  piece('limb', '570,660 620,680 640,790 664,884! 590,884! 572,790'),
  bare('540,590 530,500 566,424 640,396 712,424 760,476 772,516 740,548 670,572 600,600', [
    ...almond(660, 466, 26, 0.2),
    ink('752,482 772,494 768,510 750,504'),
    ...strokes('764,516 742,526 722,522/724,508 790,500 830,504/724,516 790,524 826,540/600,520 620,540 616,566', 3),
  ]),
  bare('570,430! 530,310 520,170 552,110 592,160 612,290 626,410!', strokes('580,380 560,290 556,190', 3.2)),
]

const bear: Creature = [
  piece('limb', '300,600 380,640 372,780 390,892! 280,892! 262,760 270,660'),
  piece('limb', '560,620 640,640 640,780 660,892! 560,892! 540,760'),
  piece('coat', '150,560 180,430 300,360 440,372 560,330 660,340 730,420 730,560 670,650 500,690 330,680 200,660'),
  piece(
    'limb',
    '160,540 280,520 330,620 310,760 330,892! 200,892! 176,760 140,660',
    strokes('226,872 228,890/258,872 260,890/288,872 290,890', 3),
  ),
  piece(
    'limb',
    '610,500 720,520 740,640 720,780 744,892! 620,892! 606,760 590,640',
    strokes('646,872 648,890/678,872 680,890/706,872 708,890', 3),
  ),
  bare('654,330! 640,280 676,250 716,272 716,310', strokes('672,296 690,280', 3)),
  bare('640,440 640,360 690,304 760,300 812,336 866,380 914,404 922,436 896,462 830,472 780,500 710,530', [
    ...almond(788, 360, 21, 0.3),
    ink('894,398 922,410 920,432 896,428'),
    ...strokes('910,446 880,448 852,440/720,420 738,446/700,460 720,484', 3.2),
  ]),
  bare('730,312! 730,262 768,250 792,282 782,318', strokes('752,292 766,276', 3)),
]

export const WILD: Readonly<Record<string, readonly Pose[]>> = {
  fox: WHOLE_FOXES,
  wolf: WHOLE_WOLVES,
  stag: [() => stag],
  deer: [() => doe],
  reindeer: [() => stag],
  hare: [() => hare],
  rabbit: [() => hare],
  bear: [() => bear],
  horse: HORSES.slice(1),
  cat: CATS.slice(3),
}

/** What some of them do beside standing there. */
export const DOING: Readonly<Record<string, Readonly<Record<string, Pose>>>> = {
  sleeps: { fox: SLEEPING_FOX, cat: CATS[2]! },
  howls: { wolf: HOWLING_WOLF },
}
