import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, fits, heart, holed, knots, mirrored, pane, placed, said } from '../shapes.ts'
import { battlement, bricks, cane, door, doors, gable, pennant, tiles } from './parts.ts'

/** A round tower: wall, teeth, and a pointed roof with a flag or none. */
function turret(p: Pen, s: Spot, x: number, y: number, w: number, h: number, roof: string, flag = true): void {
  const r = w / 2
  p.tint('castle').box4(x - r, y - h, w, h)
  p.box4(x - r - 4, y - h - 10, w + 8, 12)
  if (roof) {
    p.tint(roof)
      .as('roof')
      .blob(
        knots(
          `${x - r - 8} ${y - h - 10}!, ${x - r * 0.4} ${y - h - w * 0.75}, ${x} ${y - h - w * 1.35}!, ${x + r * 0.4} ${y - h - w * 0.75}, ${x + r + 8} ${y - h - 10}!`,
        ),
      )
    if (fits(p, s, w * 0.4)) tiles(p, x - r * 0.78, x + r * 0.78, y - h - 10 - w * 0.32, 3)
    if (flag) pennant(p, x, y - h - w * 1.34, 22, roof)
  }
  p.tint('glass').blob(arched(x, y - h * 0.56, w * 0.36, w * 0.6))
}

/** An onion dome that stands on (x, y), w wide. */
export function dome(p: Pen, x: number, y: number, w: number, tint = 'aqua', tip = true): void {
  p.tint(tint).blob(placed(mirrored('0 -1.1!, 0.12 -0.92, 0.42 -0.7, 0.56 -0.4, 0.44 -0.06, 0.4 0!, 0 0!'), x, y, w))
  if (tip) p.line(knots(`${x} ${y - w * 1.08}, ${x} ${y - w * 1.32}`), p.at.sw * 1.2)
}

/** Water before the wall, and over it the bridge that hangs from the gate on its chains. */
function moat(p: Pen, s: Spot): void {
  p.tint('water').blob(knots('-112 -8!, 112 -8!, 124 10, 112 34, 60 44, 0 46, -60 44, -112 34, -124 10'))
  for (const [x, y] of knots('-84 12, 84 14, -62 30, 66 31'))
    p.line(placed(knots('-16 0, -8 -4, 0 0, 8 4, 16 0'), x, y))
  p.tint('grass')
  for (const x of [-66, 66]) p.blob(knots(`${x - 46} -9!, ${x - 44} -2, ${x} 2, ${x + 44} -2, ${x + 46} -9!`))
  p.tint('stone').blob(arched(0, -8, 60, 62))
  p.tint('umber').blob(arched(0, -8, 46, 54))
  for (const x of [-11.5, 0, 11.5]) p.line(knots(`${x} ${x ? -56 : -60}, ${x} -10`))
  p.line(knots('-22 -40, 22 -40')).line(knots('-22 -24, 22 -24'))
  for (const side of [-1, 1]) p.line(knots(`${side * 28} -44, ${side * 36} 24`), p.at.sw * 1.3)
  p.tint('wood').blob(corners('-25 -10, 25 -10, 40 50, -40 50'))
  for (const [y, w] of [
    [4, 28],
    [18, 32],
    [33, 35],
  ] as const)
    p.line(knots(`${-w} ${y}, ${w} ${y}`))
  bricks(p, s, '-52 -54, 52 -50', 10)
  bricks(p, s, '-84 -84, 84 -76, -86 -26, 86 -30', 11)
}

/** Where a house of gingerbread is large enough: sweets along its eaves, buttons beside its door. */
function candies(p: Pen): void {
  for (const [i, [x, y]] of knots('22 -122, 44 -104, 64 -84, -22 -122, -44 -104, -64 -84').entries())
    p.tint(['vermilion', 'gamboge', 'sap'][i % 3] as string).spot(x, y, 6.5)
  for (const x of [-22, 22]) p.tint('rose').spot(x, -36, 6)
  for (const x of [-34, 34]) p.line(knots(`${x - 8} -76, ${x - 3} -79, ${x + 3} -73, ${x + 8} -76`))
}

export const CASTLES: readonly Thing[] = [
  thing({
    name: 'castle',
    size: [220, 230],
    points: { rim: [0, -84], door: [0, 0], roof: [0, -190], window: [0, -110] },
    tops: [
      [-36, 36, -128],
      [-66, -40, -96],
      [40, 66, -96],
    ],
    hollow: [-14, -118, 14, -65.3],
    back(p, s) {
      turret(p, s, -34, -100, 30, 56, 'rose')
      turret(p, s, 36, -100, 30, 50, 'rose')
      p.tint('cream').blob(arched(0, -82, 32, 44))
    },
    front(p, s) {
      holed(
        p.tint('castle'),
        [...battlement(-48, 48, -120, 5, 14), [48, -40, 1], [-48, -40, 1]],
        arched(0, -84, 28, 38),
      )
      p.tint('castle').blob([...battlement(-80, 80, -72, 8, 12), [80, 0, 1], [-80, 0, 1]])
      turret(p, s, -84, 0, 44, 110, 'violet')
      turret(p, s, 84, 0, 44, 110, 'violet')
      if (said(s, 'moat', 'drawbridge')) return moat(p, s)
      doors(p, 0, 0, 46, 54, 'wood', true)
      p.line(knots('-22 -18, 22 -18')).line(knots('-22 -34, 22 -34'))
      bricks(p, s, '-44 -54, 44 -50, -42 -24, 44 -20', 12)
      bricks(p, s, '-84 -84, 84 -76, -86 -22, 86 -26', 11)
    },
  }),
  thing({
    name: 'palace',
    size: [240, 200],
    points: { rim: [0, -60], door: [0, 0], roof: [0, -190] },
    tops: [[-44, 44, -104]],
    hollow: [-18, -94, 18, -41.3],
    back(p) {
      p.tint('cream').blob(arched(0, -58, 42, 42))
    },
    front(p, s) {
      for (const x of [-62, 62]) {
        p.tint('wall').box4(x - 12, -120, 24, 40)
        dome(p, x, -118, 34, 'rose')
      }
      p.tint('wall').box4(-26, -126, 52, 30)
      dome(p, 0, -124, 56, 'gamboge')
      holed(p.tint('wall'), corners('-46 -104, 46 -104, 46 0, -46 0'), arched(0, -60, 36, 36))
      p.tint('wall').box4(-110, -82, 64, 82).box4(46, -82, 64, 82)
      p.tint('straw').box4(-116, -90, 72, 10).box4(44, -90, 72, 10).box4(-52, -110, 104, 10)
      for (const x of [-92, -64, 64, 92]) {
        pane(p, s, x, -46, 18, 28, true)
        p.tint('glass').blob(arched(x, -6, 18, 28))
      }
      p.tint('straw').box4(-30, -60, 60, 8)
      doors(p, 0, 0, 38, 44, 'violet', true)
      p.tint('stone').box4(-36, -5, 72, 5)
    },
  }),
  thing({
    name: 'tower',
    size: [100, 220],
    points: { rim: [0, -98], door: [0, 0], roof: [0, -206], window: [0, -130] },
    tops: [[-40, 40, -152]],
    hollow: [-22, -142, 22, -78],
    back(p) {
      p.tint('cream').blob(arched(0, -96, 48, 52))
    },
    front(p, s) {
      holed(p.tint('castle'), corners('-36 -150, 36 -150, 42 0, -42 0'), arched(0, -98, 42, 46))
      p.tint('castle').blob([...battlement(-46, 46, -158, 4, 14), [46, -144, 1], [-46, -144, 1]])
      p.tint('spire').blob(knots('-40 -164!, -18 -190, 0 -216!, 18 -190, 40 -164!'))
      p.tint('wood').box4(-27, -98, 54, 7)
      doors(p, 0, 0, 32, 46, 'wood', true)
      bricks(p, s, '-18 -70, 22 -62, -28 -26, 28 -30', 9)
    },
  }),
  thing({
    name: 'clock tower',
    size: [90, 230],
    points: { door: [0, 0], roof: [0, -228] },
    back(p, s) {
      p.tint('wall').blob(corners('-30 -130, 30 -130, 34 0, -34 0'))
      for (const y of [-92, -58]) pane(p, s, 0, y, 18, 24, true)
      doors(p, 0, 0, 28, 34, 'wood', true)
      p.tint('sand').box4(-38, -186, 76, 60).box4(-42, -192, 84, 9).box4(-42, -130, 84, 9)
      p.tint('white').ell(0, -156, 23)
      p.line(knots('0 -156, 0 -170'), p.at.sw).line(knots('0 -156, 10 -150'), p.at.sw)
      for (const turn of [0, 90, 180, 270]) p.line(placed(knots('0 -19, 0 -22'), 0, -156, 1, turn))
      gable(p, s, -42, 42, -192, -226, 'spire')
    },
  }),
  thing({
    name: 'big ben',
    size: [80, 300],
    points: { roof: [0, -298] },
    back(p, s) {
      p.tint('ochre').box4(-28, -170, 56, 170)
      for (const x of [-14, 0, 14]) p.line(knots(`${x} -164, ${x} -6`))
      for (const y of [-128, -86, -44]) p.tint('sand').box4(-28, y, 56, 9)
      p.tint('sand').box4(-32, -226, 64, 58).box4(-36, -232, 72, 9).box4(-36, -172, 72, 9)
      p.tint('white').ell(0, -197, 22)
      p.line(knots('0 -197, 0 -212'), p.at.sw).line(knots('0 -197, 11 -192'), p.at.sw)
      if (fits(p, s, 12))
        for (const turn of [0, 60, 120, 180, 240, 300]) p.line(placed(knots('0 -18, 0 -21'), 0, -197, 1, turn))
      p.tint('slate')
        .blob(knots('-34 -232!, -20 -250!, -20 -256!, 20 -256!, 20 -250!, 34 -232!'))
        .blob(knots('-20 -256!, -6 -280, 0 -300!, 6 -280, 20 -256!'))
      for (const x of [-32, 32]) p.line(knots(`${x} -232, ${x} -246`))
    },
  }),
  thing({
    name: 'lighthouse',
    size: [120, 240],
    points: { rim: [0, -180], door: [0, -16], lamp: [0, -196], roof: [0, -230] },
    tops: [[-34, 34, -178]],
    hollow: [-18, -208, 18, -164.6],
    back(p) {
      p.tint('straw').box4(-18, -208, 36, 30)
    },
    front(p, s) {
      p.tint('vermilion').blob(corners('-26 -172, 26 -172, 40 -14, -40 -14'))
      p.tint('white')
      for (const [y, h] of [
        [-140, 32],
        [-78, 32],
      ] as const) {
        const w = (v: number) => 26 + ((v + 172) * 14) / 158
        p.blob(corners(`${-w(y)} ${y}, ${w(y)} ${y}, ${w(y + h)} ${y + h}, ${-w(y + h)} ${y + h}`))
      }
      pane(p, s, 0, -114, 18, 24, true)
      door(p, s, 0, -14, 26, 42, 'wood')
      p.tint('slate').box4(-36, -178, 72, 9)
      p.line(knots('-34 -178, -34 -192, 34 -192, 34 -178')).line(knots('0 -208, 0 -180'))
      p.tint('vermilion').blob(knots('-24 -208!, -14 -222, 0 -228, 14 -222, 24 -208!')).spot(0, -232, 6)
      p.tint('stone').blob(knots('-60 0!, -54 -12, -30 -18, 0 -20, 32 -18, 54 -12, 60 0!'))
    },
  }),
  thing({
    name: 'windmill',
    size: [190, 220],
    points: { rim: [0, -70], door: [0, 0], roof: [0, -166], hub: [0, -140] },
    hollow: [-13, -100, 13, -53.5],
    back(p) {
      p.tint('cream').blob(arched(0, -68, 28, 36))
    },
    front(p, s) {
      holed(p.tint('wall'), corners('-30 -136, 30 -136, 48 0, -48 0'), arched(0, -70, 24, 30))
      bricks(p, s, '-26 -40, 28 -50, -24 -92, 26 -18', 9)
      door(p, s, 0, 0, 30, 48, 'cerulean')
      p.tint('roof').blob(knots('-38 -134!, -26 -158, 0 -170, 26 -158, 38 -134!'))
      for (const turn of [22, 112, 202, 292]) {
        p.tint('cream').blob(placed(corners('2 -14, 24 -14, 24 -88, 2 -88'), 0, -140, 1, turn))
        for (const y of [-34, -52, -70]) p.line(placed(knots(`2 ${y}, 24 ${y}`), 0, -140, 1, turn))
        p.tint('wood').bar(placed(knots('0 0, 0 -92'), 0, -140, 1, turn), 2.6)
      }
      p.tint('umber').spot(0, -140, 9)
    },
  }),
  thing({
    name: 'sandcastle',
    size: [160, 120],
    tops: [[-24, 24, -78]],
    points: { grip: [0, -40] },
    back(p, s) {
      p.tint('sand').blob([...battlement(-28, 28, -70, 3, 12), [30, 0, 1], [-30, 0, 1]])
      pennant(p, 0, -72, 40, 'vermilion')
      for (const x of [-50, 50]) {
        p.tint('sand').blob([...battlement(x - 20, x + 20, -56, 3, 11), [x + 25, 0, 1], [x - 25, 0, 1]])
        p.line(knots(`${x - 20} -48, ${x + 20} -48`))
        if (fits(p, s, 10)) p.tint('umber').blob(arched(x, -20, 12, 18))
      }
      p.tint('umber').blob(arched(0, 0, 26, 34))
      p.tint('sand').blob(knots('-80 0!, -70 -12, -40 -14, -20 -6, 20 -6, 44 -14, 70 -12, 80 0!'))
      p.tint('pink')
        .blob(placed(mirrored('0 10!, 8 6, 12 -4, 6 -10, 0 -11'), 52, -12))
        .line(knots('52 -21, 52 -4'))
    },
  }),
  thing({
    name: 'gingerbread house',
    size: [160, 160],
    points: { rim: [42, -38], door: [0, 0], roof: [0, -140], chimney: [44, -146] },
    hollow: [30, -64, 54, -23.7],
    back(p) {
      p.tint('bark').box4(34, -140, 18, 40)
      p.tint('straw').ell(42, -50, 15)
    },
    front(p, s) {
      p.tint('snow').blob(knots('30 -136!, 30 -148, 43 -154, 56 -148, 56 -136, 48 -130, 38 -136'))
      holed(
        p.tint('bark'),
        corners('-58 -84, 58 -84, 58 0, -58 0'),
        mirrored('0 -13, 9 -9, 13 0, 9 9, 0 13').map(([x, y]) => [x + 42, y - 50] as const),
      )
      p.tint('pink').blob(corners('-76 -76, 0 -142, 76 -76, 60 -72, 0 -122, -60 -72'))
      p.tint('bark').blob(corners('0 -122, 60 -72, -60 -72'))
      p.tint('snow').blob(
        knots(
          '0 -148!, 40 -114, 78 -78, 78 -66, 68 -62, 62 -72, 52 -68, 44 -84, 32 -84, 26 -98, 14 -100, 8 -114, 0 -112, -8 -114, -14 -100, -26 -98, -32 -84, -44 -84, -52 -68, -62 -72, -68 -62, -78 -66, -78 -78, -40 -114',
        ),
      )
      heart(p.tint('vermilion'), 0, -88, 12)
      p.tint('umber')
        .blob(arched(0, 0, 32, 50))
        .tint('white')
        .spot(0, -26, 6)
      p.tint('straw').ell(-42, -50, 13)
      if (fits(p, s, 10)) p.line(knots('-42 -63, -42 -37')).line(knots('-55 -50, -29 -50'))
      for (const [x, tint] of [
        [-50, 'vermilion'],
        [-32, 'sap'],
        [30, 'gamboge'],
        [50, 'cerulean'],
      ] as const)
        p.tint(tint).spot(x, -10, 8)
      for (const side of [-1, 1]) cane(p, s, side)
      if (fits(p, s, 7)) candies(p)
      if (said(s, 'broken')) p.line(knots('10 -66, 18 -56, 12 -46'))
    },
  }),
]
