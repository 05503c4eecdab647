/** Dolphins: leaping, diving, and two that circle each other. */
import { move, type Point } from '../kit/points.ts'
import { almond, bare, type Creature, mapped, piece, strokes } from './creature.ts'

const leaping = (): Creature => [
  piece('tail', '196,640 150,700 60,756 16,840! 110,834 176,790! 204,862 286,906! 276,800 248,690'),
  piece('tail', '430,224 404,130 336,56! 486,92 572,206'),
  piece(
    'coat',
    '146,600 200,410 350,246 540,190 700,230 800,330 850,420 920,450 952,480 930,506 860,512 800,522 720,502 640,446 520,396 400,424 316,500 252,600 226,700! 170,690!',
  ),
  piece(
    'belly',
    '930,500 860,512 800,522 720,502 640,446 520,396 400,424 320,490 410,368 540,326 660,356 760,436 846,474',
  ),
  bare('776,296 826,372 856,424 920,450 952,480 930,506 860,512 800,522 742,508 700,440 712,350', [
    ...almond(790, 404, 28, 0.5),
    ...strokes('944,488 880,484 820,482 786,462', 3.4),
  ]),
  piece('limb', '640,420 622,520 560,632! 668,596 728,500'),
]

const turned =
  (by: number) =>
  ([x, y]: Point): Point =>
    move([[x - 484, y - 480]], 484, 480, by)[0]!

const circling = (): Creature => [
  ...mapped(leaping(), ([x, y]) => [x, y - 236]),
  ...mapped(
    mapped(leaping(), ([x, y]) => [x, y - 236]),
    turned(Math.PI),
  ),
]

export const DOLPHINS: readonly (() => Creature)[] = [
  leaping,
  () => mapped(leaping(), turned(-0.62)),
  () => mapped(leaping(), turned(0.7)),
  circling,
]
