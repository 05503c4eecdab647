/** Whose face shows a feeling: ears, hair and whiskers around a face of radius 98. */
import { curve, ellipse } from '../ornate/kit/curves.ts'
import type { Poly } from '../ornate/kit/points.ts'

interface Over {
  poly: Poly
  isOpen: boolean
}

interface Head {
  behind: readonly Poly[]
  over: readonly Over[]
  /** How much smaller the face is, so that all of the head has room. */
  size: number
}

const PLAIN: Head = { behind: [], over: [], size: 1 }

const bothSides = (path: string): Poly[] =>
  [1, -1].map((side) => curve(path.replace(/(-?\d+),/g, (_, x) => `${Number(x) * side},`)))
const round = (x: number, y: number, r: number): Poly[] => [ellipse(x, y, r, r), ellipse(-x, y, r, r)]
const closed = (poly: Poly): Over => ({ poly, isOpen: false })
const whisker = (path: string): Over[] =>
  [1, -1].map((side) => ({
    poly: curve(
      path.replace(/(-?\d+),/g, (_, x) => `${Number(x) * side},`),
      false,
    ),
    isOpen: true,
  }))

const WHISKERS = [...whisker('82,16 122,8'), ...whisker('82,36 122,42')]
const NOSE = closed(curve('-11,6! 11,6! 0,20'))
const POINTED = [...bothSides('88,-44! 96,-124! 24,-94!'), ...bothSides('78,-74! 82,-102! 54,-90!')]
const FRINGE = closed(
  curve('-99,-8! -110,-76 -60,-118 0,-124 60,-118 110,-76 99,-8! 76,-44 40,-74 0,-68 -40,-74 -76,-44'),
)

const HEADS: Readonly<Record<string, Head>> = {
  cat: { behind: POINTED, over: [NOSE, ...WHISKERS], size: 0.78 },
  fox: { behind: POINTED, over: [NOSE], size: 0.78 },
  dog: { behind: [], over: [NOSE, ...bothSides('62,-76! 112,-92 126,-10 106,46 78,-4').map(closed)], size: 0.78 },
  bear: { behind: [...round(76, -76, 38), ...round(80, -80, 19)], over: [NOSE], size: 0.8 },
  mouse: { behind: [...round(82, -74, 50), ...round(84, -76, 28)], over: [NOSE, ...WHISKERS], size: 0.72 },
  monkey: { behind: [...round(108, -6, 34), ...round(110, -6, 17)], over: [], size: 0.7 },
  rabbit: {
    behind: [
      ...bothSides('20,-80! 6,-150 30,-206 62,-190 72,-130 62,-70!'),
      ...bothSides('34,-96! 26,-150 36,-184 52,-176 56,-130 50,-96!'),
    ],
    over: [NOSE, ...WHISKERS],
    size: 0.6,
  },
  boy: { behind: [], over: [FRINGE], size: 0.74 },
  girl: { behind: [...bothSides('84,-40! 140,-56 150,20 128,66 108,26')], over: [FRINGE], size: 0.7 },
}

const SAME: Readonly<Record<string, string>> = {
  kitten: 'cat',
  puppy: 'dog',
  bunny: 'rabbit',
  panda: 'bear',
  'teddy bear': 'bear',
  'polar bear': 'bear',
}

const nameOf = (who: string): string => SAME[who] ?? who

export const hasHead = (who: string): boolean => nameOf(who) in HEADS

export const headOf = (who: string): Head => HEADS[nameOf(who)] ?? PLAIN
