/** Elephants: from the front, and walking. */
import { curve, leaf, mirror } from '../kit/curves.ts'
import { almond, bare, type Creature, type Ink, type Piece, piece, strokes } from './creature.ts'

const half = (through: string): Piece['poly'] => curve(mirror(through, 0))
const other = (piece: Piece): Piece => ({
  ...piece,
  poly: piece.poly.map(([x, y]) => [-x, y]),
  marks: (piece.marks ?? []).map((mark) => ({ ...mark, poly: mark.poly.map(([x, y]): [number, number] => [-x, y]) })),
})

/** Folds across the trunk. */
const folds = (): Ink[] =>
  [150, 192, 234, 276, 318, 360, 402, 444].flatMap((y) => {
    // Not from edge to edge: each would be a barrel's hoop.
    const reach = 58 - (y - 150) * 0.085
    return strokes(`${-reach},${y - 10} 0,${y + 10} ${reach},${y - 10}`, 3.2)
  })

const fan = (): Ink[] =>
  [-1, -0.5, 0, 0.5, 1].map((k) => ({
    poly: leaf(0, -40, 96 - 24 * Math.abs(k), 34, -Math.PI / 2 + k, 0.6),
    fill: '#fff',
    sw: 3.2,
  }))

function facing(): Creature {
  const ear = piece('coat', '-96,-130 -210,-214 -340,-196 -414,-66 -396,90 -310,196 -214,186 -130,90')
  const tusk = bare('-104,112 -140,196 -170,296! -104,252 -66,170')
  return [
    ear,
    other(ear),
    tusk,
    other(tusk),
    {
      role: 'bare',
      poly: half('0,-200 -76,-194 -138,-136 -160,-40 -142,50 -98,116 -70,190 -58,290 -50,400 -44,460 -30,492 0,498'),
      marks: [
        ...folds(),
        ...almond(-106, -6, 32, 0.1, 1),
        ...almond(106, -6, 32, -0.1, -1),
        ...strokes('-140,40 -110,34 -84,44/140,40 110,34 84,44/-20,476 -11,481/20,476 11,481', 3.2),
      ],
    },
    { role: 'coat', poly: half('0,-196 -66,-188 -106,-130 -84,-40 -40,30 0,84!'), marks: fan() },
  ]
}

const walking = (): Creature => [
  piece('limb', '330,640 332,800 326,902! 440,902! 440,800 452,690'),
  piece('limb', '590,660 600,800 594,902! 706,902! 704,800 712,680'),
  bare('262,470 206,500 184,590 196,664! 170,700 186,742! 206,716! 222,744! 232,700 212,664! 204,600 226,524 264,500'),
  piece('coat', '250,470 300,340 430,278 570,284 690,340 748,470 744,620 700,706 560,720 400,716 300,690 262,610'),
  piece(
    'coat',
    '262,600 246,720 252,850 250,922! 384,922! 390,800 420,700 380,600',
    strokes('276,920 282,896 296,920/320,920 328,896 342,920', 3.4),
  ),
  piece(
    'coat',
    '640,640 628,760 638,850 634,922! 764,922! 770,780 790,640 740,560',
    strokes('660,920 666,896 680,920/704,920 712,896 726,920', 3.4),
  ),
  bare('818,530 858,600 920,640 984,620! 930,606 890,570 870,510'),
  bare(
    '640,330 700,262 800,246 880,296 916,372 960,380 1000,330 1010,250 990,190 1020,160 1066,180 1076,260 1060,360 1010,440 950,470 916,460 880,520 820,560 760,566 680,540 632,450',
    [
      ...almond(806, 370, 36, 0.2),
      ...strokes(
        '940,384 948,462/976,364 1000,440/1000,320 1048,382/1010,262 1072,284/1000,206 1066,206/760,300 800,290 840,304',
        3.2,
      ),
    ],
  ),
  piece('coat', '640,330 700,262 800,246 862,282 836,322 770,326 716,400 652,470'),
  piece('coat', '676,300 612,262 540,286 500,370 506,480 560,570 630,604 672,560 700,470 706,380'),
]

export const ELEPHANTS: readonly (() => Creature)[] = [facing, walking]
