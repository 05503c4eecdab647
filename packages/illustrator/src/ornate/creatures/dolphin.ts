/** Dolphins: leaping, rising, diving, and one with its calf. */
import { move, type Point } from '../kit/points.ts'
import { bare, birdsEye, type Creature, mapped, piece, strokes } from './creature.ts'

const leaping = (): Creature => [
  piece('tail', '204,660 178,722 108,764 44,846! 140,840 206,800! 262,852 346,880! 322,790 250,724'),
  piece('tail', '462,262 474,170 426,78! 540,112 610,172 650,250'),
  piece(
    'coat',
    '186,680 188,600 218,470 300,342 420,254 540,216 650,224 740,264 806,328 842,388 858,424! 902,438 938,462 944,484 922,498 868,500 820,500 776,508 716,504 640,468 540,432 440,442 360,502 292,590 244,682 214,744!',
  ),
  piece(
    'belly',
    '868,500 820,500 776,508 716,504 640,468 540,432 440,442 360,502 300,580 372,446 466,380 560,362 660,386 730,430 770,474',
  ),
  bare('842,388 858,424! 902,438 938,462 944,484 922,498 868,500 820,500 784,498 758,468 764,420 796,388', [
    ...birdsEye(800, 440, 14),
    ...strokes('938,482 890,473 848,476 824,470/782,424 798,414 818,418', 3.4),
  ]),
  piece('limb', '672,456 654,560 592,660! 694,640 756,566 768,486'),
]

const turned =
  (by: number) =>
  ([x, y]: Point): Point =>
    move([[x - 484, y - 480]], 484, 480, by)[0]!

/** The calf in the hollow under its mother. */
const withCalf = (): Creature => [
  ...leaping(),
  ...mapped(leaping(), ([x, y]) => [590 + (x - 484) * 0.48, 770 + (y - 480) * 0.48]),
]

export const DOLPHINS: readonly (() => Creature)[] = [
  leaping,
  () => mapped(leaping(), turned(-0.5)),
  () => mapped(leaping(), turned(0.45)),
  withCalf,
]
