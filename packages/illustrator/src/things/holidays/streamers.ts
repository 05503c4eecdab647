import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { isPatterned } from '../kit.ts'
import { around, corners, flame, heart, knots, mirrored, placed, said, star } from '../shapes.ts'

export const STREAMERS: readonly Thing[] = [
  thing({
    name: 'flag',
    size: [110, 150],
    habitat: 'hand',
    points: { grip: [-48, -30], base: [-48, 0] },
    back(p, s) {
      p.tint('wood').bar(knots('-48 -2, -48 -144'), 3.4)
      p.tint('gamboge').spot(-48, -147, 6)
      const wave = (y: number, dy = 0): Knot[] =>
        knots(`-44 ${y}!, -16 ${y - 8 + dy}, 14 ${y + 4 + dy}, 54 ${y - 6}!`) as Knot[]
      p.tint(s.rng.pick(['vermilion', 'cerulean', 'sap'])).blob([...wave(-138), ...wave(-76).toReversed()])
      if (said(s, 'plain', 'white') || isPatterned(s)) return
      if (said(s, 'american')) {
        for (const y of [-127, -117, -107, -96, -86]) p.line(wave(y))
        p.tint('blue').blob(knots('-44 -138!, -20 -145, 6 -141!, 6 -107!, -20 -112, -44 -107!'))
        p.tint('white')
        if (p.fits(14))
          for (const [x, dy] of [
            [-34, -129],
            [-19, -133],
            [-4, -130],
            [-34, -114],
            [-19, -118],
            [-4, -115],
          ] as const)
            star(p, x, dy, 6.4)
        return
      }
      p.tint('white').blob([...wave(-117), ...wave(-97).toReversed()])
    },
  }),
  thing({
    name: 'banner',
    size: [190, 76],
    habitat: 'wall',
    points: { grip: [-90, -60], grip2: [90, -60] },
    back(p) {
      p.tint('rose')
        .blob(corners('-94 -44, -60 -52, -60 -12, -94 -4, -82 -24'))
        .blob(corners('94 -44, 60 -52, 60 -12, 94 -4, 82 -24'))
      p.tint('pink').blob(knots('-70 -66!, -30 -74, 30 -74, 70 -66!, 70 -22!, 30 -30, -30 -30, -70 -22!'))
      star(p.tint('gamboge'), -44, -48, 11)
      star(p, 44, -48, 11)
      heart(p.tint('vermilion'), 0, -52, 13)
    },
  }),
  thing({
    name: 'bunting',
    size: [240, 76],
    habitat: 'wall',
    points: { grip: [-118, -72], grip2: [118, -72] },
    back(p) {
      p.line(knots('-120 -74, -60 -54, 0 -48, 60 -54, 120 -74'), p.at.sw * 1.2)
      knots('-96 -66, -58 -54, -19 -49, 19 -49, 58 -54, 96 -66').forEach(([x, y], i) => {
        p.tint(`band${i + 1}`).blob(placed(corners('-17 0, 17 0, 0 42'), x, y, 1, -x * 0.12))
      })
    },
  }),
  thing({
    name: 'confetti',
    size: [150, 120],
    habitat: 'air',
    back(p) {
      const shapes = knots(
        '-60 -96, -28 -108, 8 -100, 44 -106, 66 -80, -48 -64, -12 -74, 26 -70, -66 -32, -30 -38, 6 -36, 44 -42, 66 -24, -46 -10, -10 -8, 28 -10',
      )
      shapes.forEach(([x, y], i) => {
        p.tint(`band${(i % 6) + 1}`)
        if (i % 3 === 0) p.spot(x, y, 9)
        else if (i % 3 === 1) p.blob(placed(corners('-10 -6, 10 -6, 10 6, -10 6'), x, y, 1, i * 47))
        else p.bar(placed(knots('-10 4, -4 -5, 4 5, 10 -4'), x, y, 1, i * 31), 3.4)
      })
    },
  }),
  thing({
    name: 'petals',
    size: [150, 120],
    habitat: 'air',
    back(p) {
      const at = knots('-58 -78, -22 -100, 18 -86, 56 -98, -40 -40, 0 -52, 42 -50, -62 -8, -18 -6, 24 -12, 62 -16')
      at.forEach(([x, y], i) => {
        const turn = i * 67
        p.tint(`band${(i % 3) + 1}`).blob(placed(knots('0 14!, -13 2, -11 -12, 0 -9!, 11 -12, 13 2'), x, y, 1, turn))
      })
    },
  }),
  thing({
    name: 'firework',
    size: [160, 170],
    habitat: 'sky',
    points: { tie: [0, 0] },
    back(p) {
      p.line(knots('-6 0, 4 -30, 0 -56'))
      for (const [r, n, tint] of [
        [70, 10, 'gamboge'],
        [42, 8, 'rose'],
      ] as const)
        around(0, -94, r, r, n, r).forEach(([x, y], i) => {
          const turn = (360 * i) / n + r
          p.tint(tint).blob(placed(mirrored('0 -11, 9 -3, 7 7, 0 16!'), x, y, Math.max(0.86, r / 62), turn))
        })
      for (let i = 0; i < 12; i++) p.line(placed(knots('0 -12, 0 -28'), 0, -94, 1, i * 30 + 15))
      star(p.tint('vermilion'), 0, -94, 11)
    },
  }),
  thing({
    name: 'firecracker',
    size: [72, 150],
    habitat: 'air',
    points: { hook: [0, -148], grip: [0, -140], wick: [0, -4] },
    back(p) {
      p.line(knots('0 -148, 0 -6'), p.at.sw * 1.2)
      for (const y of [-116, -88, -60, -32])
        for (const side of [1, -1]) {
          p.tint('vermilion').blob(placed(corners('-9 0, 9 0, 9 34, -9 34'), side * 8, y - 6, 1, side * -38))
          p.tint('gamboge').blob(placed(corners('-9 0, 9 0, 9 7, -9 7'), side * 8, y - 6, 1, side * -38))
        }
      p.tint('gamboge').card(-13, -142, 26, 20, 6)
      flame(p, 0, 2, 18)
    },
  }),
]
