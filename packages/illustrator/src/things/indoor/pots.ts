/** What grows in pots, and what pots are painted with: of five on a sill no two are alike. */
import type { Pen } from '../../art/pen.ts'
import { flower, heart, leaf } from '../kit.ts'

const broad = (p: Pen) => {
  for (const [x, y, l, a] of [
    [-6, -110, 120, -150],
    [6, -110, 120, -30],
    [-4, -130, 130, -118],
    [4, -130, 130, -62],
    [0, -120, 160, -90],
  ] as const)
    leaf(p, x, y, l, a, a === -90 ? 'sap' : 'leaf')
}

const blooming = (p: Pen) => {
  for (const [x, y] of [
    [-66, -204],
    [66, -210],
    [0, -248],
  ] as const)
    p.tint('leaf').bar(`0,-100 ${x * 0.6},${y + 60} ${x},${y}`, 5)
  leaf(p, -14, -130, 84, -158)
  leaf(p, 14, -130, 84, -22)
  flower(p, -68, -210, 44, 5, 'rose')
  flower(p, 68, -216, 44, 5, 'violet')
  flower(p, 0, -252, 46, 6, 'coral')
}

const cactus = (p: Pen) => {
  p.tint('sap').card(-96, -206, 40, 84, 20).card(-80, -146, 60, 36, 16)
  p.card(58, -232, 38, 92, 19).card(24, -166, 62, 34, 16)
  p.card(-40, -284, 80, 190, 40)
  p.line('-14,-262 -14,-116').line('14,-262 14,-116')
  flower(p, 0, -284, 30, 5, 'rose')
}

const slender = (p: Pen) => {
  for (const [x, top] of [
    [-84, -190],
    [84, -196],
    [-50, -244],
    [52, -250],
    [0, -292],
  ] as const)
    p.tint(x ? 'leaf' : 'sap').blob(
      `${x * 0.2 - 14},-100! ${x * 0.55 - 20},${(top - 100) / 2} ${x},${top}! ${x * 0.55 + 20},${(top - 100) / 2} ${x * 0.2 + 14},-100!`,
    )
}

const bushy = (p: Pen) => {
  p.tint('bark').bar('0,-100 0,-150', 9)
  p.tint('leaf').fuse(() => {
    for (const [x, y, r] of [
      [0, -214, 70],
      [-54, -180, 48],
      [54, -180, 48],
      [-40, -248, 42],
      [42, -248, 42],
    ] as const)
      p.ell(x, y, r)
  })
  p.tint('gamboge')
  for (const [x, y] of [
    [-34, -200],
    [30, -188],
    [2, -240],
    [-58, -176],
    [56, -226],
  ] as const)
    p.ell(x, y, 13)
}

export const GROWTHS = [broad, blooming, cactus, slender, bushy] as const

const zigzag = (p: Pen) =>
  p.tint('straw').poly('-66,-56 -40,-36 -14,-56 14,-36 40,-56 62,-44 58,-24 40,-36 14,-16 -14,-36 -40,-16 -58,-30')

const dots = (p: Pen) => {
  p.tint('straw')
  for (const x of [-36, 0, 36]) p.ell(x, -44, 12)
}

const hearted = (p: Pen) => {
  p.tint('rose')
  heart(p, 0, -44, 24)
}

const banded = (p: Pen) => p.tint('sky').blob('-63,-60! 63,-60! 57,-30! -57,-30!')

export const POTS = [zigzag, dots, hearted, banded] as const

/** Where sweets are in a jar, above and below its label. */
export const SWEETS = [
  [-26, -112],
  [2, -118],
  [30, -110],
  [-40, -30],
  [-12, -26],
  [16, -28],
  [42, -34],
] as const

export const COOKIES = [
  [-24, -118],
  [22, -114],
  [-32, -84],
  [2, -88],
  [34, -80],
  [-30, -52],
  [6, -54],
  [33, -46],
  [-28, -24],
  [8, -23],
] as const
