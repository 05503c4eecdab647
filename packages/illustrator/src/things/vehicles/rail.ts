import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { counted, spoked, steps } from '../kit.ts'

function puffs(p: Pen, x: number, y: number, r: number): void {
  p.tint('cloud').fuse(() => {
    p.ell(x, y, r)
    p.ell(x - r * 0.9, y - r * 1.1, r * 1.3)
    p.ell(x - r * 2.7, y - r * 1.5, r * 1.5)
    p.ell(x - r * 4.8, y - r * 1.5, r * 1.2)
  })
}

/** A steam locomotive from x - 150 to x + 160, its cab open at the rear. */
function engineBack(p: Pen): void {
  p.tint('glass').box4(-142, -234, 92, 128)
  p.tint('stone').ell(-62, -130, 16)
}

function engine(p: Pen, body: string): void {
  p.tint('slate').blob('78,-186! 66,-236! 58,-250! 122,-250! 114,-236! 102,-186!')
  p.tint('gamboge').blob('-10,-182! -8,-206 14,-216 36,-206 38,-182!')
  p.tint(body).card(-60, -186, 190, 100, 24)
  p.line('-6,-186 -6,-86').line('60,-186 60,-86')
  p.tint('gamboge').card(108, -194, 30, 116, 14)
  p.tint('straw').card(126, -178, 30, 34, 10)
  p.tint(body).frame('-150,-70! -150,-246! -44,-246! -44,-70!', ['-138,-122! -138,-228! -56,-228! -56,-122!'])
  p.tint('vermilion').blob('-168,-242! -158,-262 -96,-272 -36,-262 -26,-242!')
  p.tint('slate').card(-156, -86, 290, 24, 6)
  p.tint('vermilion').poly('130,-76 172,-20 112,-20')
  p.line('134,-66 130,-24').line('146,-52 148,-24')
  spoked(p, -104, -50, 48, 8)
  spoked(p, 2, -50, 48, 8)
  spoked(p, 90, -32, 30, 6)
  p.tint('stone').bar('-104,-50 2,-50', 7)
}

/** How far one wagon is behind the other. */
const WAGON = 250
const LOADS = ['open', 'coach', 'boxed'] as const

/** The i-th wagon behind the engine, by the middle of its foot: open and laden, with windows, or closed. */
function wagon(p: Pen, x: number, i: number): void {
  const tint = ['cerulean', 'gamboge', 'rose', 'sap', 'violet'][i % 5] as string
  p.within(x, 0, 0, 1, () => {
    p.tint('slate').bar('96,-52 150,-52', 6)
    const kind = LOADS[i % LOADS.length]
    if (kind === 'open') {
      p.tint('stone').fuse(() => {
        for (const u of [-66, -22, 22, 66]) p.ell(u, -152 - (Math.abs(u) < 50 ? 16 : 0), 30)
      })
      p.tint(tint).poly('-112,-156 112,-156 102,-62 -102,-62')
      p.line('-110,-134 110,-134')
      for (const u of steps(-52, 52, 3)) p.line(`${u},-134 ${u},-64`)
    } else {
      p.tint(tint).card(-108, -196, 216, 134, 10)
      if (kind === 'coach') {
        p.tint('glass')
        for (const u of [-70, 0, 70]) p.card(u - 25, -172, 50, 54, 8)
        p.tint('straw').box4(-108, -104, 216, 16)
      } else {
        for (const u of steps(-72, 72, 5)) p.line(`${u},-192 ${u},-66`)
        p.tint('wood').card(-34, -176, 68, 112, 4)
        p.line('-34,-176 34,-64').line('34,-176 -34,-64')
      }
      p.tint('slate').blob('-120,-192! -108,-212 0,-218 108,-212 120,-192!')
    }
    p.tint('slate').card(-112, -70, 224, 18, 6)
    for (const u of [-62, 62]) spoked(p, u, -34, 34, 6)
  })
}

/** As many wagons as were asked for, the first of them right behind the engine's rear at `from`. */
function wagons(p: Pen, n: number, from: number): void {
  for (let i = n - 1; i >= 0; i--) wagon(p, from - 126 - i * WAGON, i)
}

/** "a train with 4 cars". */
const wagonsOf = (spot: Spot, usual: number): number =>
  Math.max(...['wagon', 'car', 'carriage', 'coach'].map((part) => counted(spot, part, usual)))

const inEngine = {
  seat: [-98, -84],
  wheel: [-62, -130],
  door: [-100, -100],
  handle: [-158, -60],
  rim: [-98, -122],
} as const

export const RAIL: Thing[] = [
  thing({
    name: 'steam train',
    size: [350, 332],
    points: inEngine,
    hollow: [-138, -222, -56, -92],
    back: engineBack,
    front(p, spot) {
      wagons(p, wagonsOf(spot, 0), -150)
      puffs(p, 88, -266, 22)
      engine(p, 'viridian')
    },
  }),
  thing({
    name: 'train',
    size: [620, 330],
    points: { seat: [44, -84], wheel: [82, -130], deck: [-180, -120], handle: [-304, -60], rim: [44, -122] },
    hollow: [6, -222, 88, -92],
    tops: [[-290, -70, -164]],
    back(p) {
      p.within(144, 0, 0, 1, () => engineBack(p))
    },
    front(p, spot) {
      wagons(p, wagonsOf(spot, 1), -14)
      puffs(p, 230, -272, 20)
      p.within(144, 0, 0, 1, () => engine(p, 'vermilion'))
    },
  }),
  thing({
    name: 'bullet train',
    size: [620, 190],
    points: { seat: [120, -84], wheel: [168, -110], door: [30, -80], rim: [120, -108] },
    hollow: [-270, -160, 190, -80],
    tops: [[-300, 60, -186]],
    back: (p) => p.tint('glass').poly('-300,-164 150,-168 210,-104 -300,-104'),
    front(p) {
      p.tint('white').frame('-306,-24! -306,-184! 40,-186! 150,-172 246,-108 300,-58 306,-24!', [
        ...steps(-286, -66, 5).map((x) => `${x},-108! ${x},-156! ${x + 42},-156! ${x + 42},-108!`),
        '84,-108! 84,-160! 132,-156 188,-116 196,-108!',
      ])
      p.tint('cerulean').blob('-306,-84! 60,-84! 200,-86 262,-70! 200,-60 60,-58! -306,-58!')
      p.tint('stone').card(10, -162, 50, 130, 8)
      p.tint('glass').card(20, -148, 30, 44, 6)
      p.tint('straw').blob('236,-62 262,-60 274,-46 250,-44')
      p.tint('slate')
      for (const x of [-256, -196, 90, 150]) p.ell(x, -24, 24)
    },
  }),
  thing({
    name: 'train car',
    size: [340, 240],
    points: { seat: [30, -92], door: [0, -90], handle: [-168, -56], handle2: [168, -56], rim: [30, -118] },
    hollow: [-130, -190, 130, -92],
    tops: [[-140, 140, -228]],
    back: (p) => p.tint('glass').box4(-140, -196, 280, 100),
    front(p) {
      p.tint('slate').bar('-170,-58 170,-58', 7)
      p.tint('plum').frame(
        '-150,-64! -150,-212! 150,-212! 150,-64!',
        steps(-132, 76, 4).map((x) => `${x},-118! ${x},-190! ${x + 56},-190! ${x + 56},-118!`),
      )
      p.tint('gamboge').box4(-150, -104, 300, 18)
      p.tint('slate').blob('-166,-208! -150,-226 0,-232 150,-226 166,-208!')
      p.tint('stone').card(-156, -72, 312, 20, 6)
      for (const x of [-98, 98]) spoked(p, x, -34, 34, 6)
    },
  }),
]
