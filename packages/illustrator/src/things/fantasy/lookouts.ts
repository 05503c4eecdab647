/** Where somebody of a tale looks out from: a tower with a braid, the top of a mast, a machine that goes through time. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { bricks } from '../buildings/parts.ts'
import { steps } from '../kit.ts'
import { arched, corners, holed, knots } from '../shapes.ts'

/** A plait from (x, y) down, as long as so many strands, with a bow and what hangs out below it. */
function plait(p: Pen, x: number, y: number, strands: number): void {
  const [w, h] = [17, 15]
  const end = y + strands * h
  p.tint('gamboge').blob(
    knots(
      `${x - 5} ${end - 4}!, ${x - 12} ${end + 16}, ${x} ${end + 24}!, ${x + 12} ${end + 16}, ${x + 5} ${end - 4}!`,
    ),
  )
  for (let i = strands - 1; i >= 0; i--) {
    const [s, top] = [i % 2 ? 1 : -1, y + i * h]
    p.tint('gamboge').blob(
      knots(
        `${x - s * w * 0.62} ${top - 5}!, ${x + s * w * 0.3} ${top - 5}, ${x + s * w * 0.8} ${top + h * 0.5}, ${x + s * w * 0.3} ${top + h + 3}, ${x - s * w * 0.2} ${top + h + 4}!, ${x - s * w * 0.5} ${top + h * 0.55}`,
      ),
    )
  }
  p.tint('rose')
    .blob(knots(`${x} ${end}!, ${x - 16} ${end - 9}, ${x - 16} ${end + 9}`))
    .blob(knots(`${x} ${end}!, ${x + 16} ${end - 9}, ${x + 16} ${end + 9}`))
}

export const LOOKOUTS: readonly Thing[] = [
  thing({
    name: 'braid tower',
    size: [180, 330],
    points: { rim: [0, -178], roof: [0, -316], window: [0, -206], rung0: [-46, -8], rung1: [-46, -166], base: [0, 0] },
    hollow: [-33, -246, 33, -150],
    back(p) {
      p.tint('cream').blob(arched(0, -174, 72, 80))
    },
    front(p, s) {
      p.tint('castle').blob(corners('-46 -160, 46 -160, 54 0, -54 0'))
      holed(p.tint('castle'), corners('-68 -262, 68 -262, 60 -150, -60 -150'), arched(0, -178, 64, 70))
      p.tint('stone').box4(-66, -160, 132, 14)
      p.tint('spire').as('roof').blob(knots('-84 -256!, -40 -292, 0 -330!, 40 -292, 84 -256!'))
      p.line(knots('-58 -274, -20 -268, 20 -268, 58 -274')).line(knots('-32 -298, 0 -292, 32 -298'))
      p.tint('wood').box4(-42, -182, 84, 10)
      bricks(p, s, '16 -120, -14 -92, 22 -62, 6 -30, -52 -232, 52 -214', 12)
      plait(p, -46, -176, 10)
    },
  }),
  thing({
    name: 'masthead',
    size: [420, 560],
    points: { rim: [0, -340], deck: [0, -180], low: [0, -170] },
    hollow: [-84, -480, 84, -176],
    back(p) {
      p.tint('wood').box4(-14, -520, 28, 520)
      p.tint('slate').blob(knots('14 -552!, 70 -560, 110 -540, 150 -548!, 146 -486!, 108 -478, 70 -498, 14 -490!'))
      p.tint('gamboge').ell(0, -540, 14)
      p.tint('bark').ell(0, -340, 108, 18)
    },
    front(p) {
      p.tint('ochre').blob(knots('-110 -340!, -52 -326, 0 -323, 52 -326, 110 -340!, 84 -180!, 0 -166, -84 -180!'))
      for (const x of steps(-66, 66, 4)) p.line(knots(`${x} ${-326 - Math.abs(x) * 0.05}, ${x * 0.8} -172`))
      p.tint('slate').bar('-103,-296 -50,-282 0,-279 50,-282 103,-296', 8)
      p.tint('wood').box4(-14, -168, 28, 168)
      p.tint('bark').card(-200, -150, 400, 22, 11)
      p.tint('white')
        .as('sail')
        .blob(knots('-184 -128!, 184 -128!, 168 -76, 192 -8!, 96 -28, 0 -14, -96 -28, -192 -8!, -168 -76'))
      p.line(knots('-62 -124, -56 -80, -66 -26')).line(knots('62 -124, 56 -80, 66 -26'))
    },
  }),
  thing({
    name: 'time machine',
    size: [330, 400],
    points: { rim: [0, -146], door: [0, -30], top: [0, -392] },
    hollow: [-92, -290, 92, -110],
    back(p) {
      p.tint('cream').ell(0, -200, 112)
    },
    front(p) {
      for (const s of [-1, 1]) p.tint('slate').bar(`${s * 84},-60 ${s * 116},-6`, 12)
      p.tint('slate').card(-150, -18, 72, 18, 9).card(78, -18, 72, 18, 9)
      holed(
        p.tint('sky'),
        knots('0 -336, 104 -300, 152 -200, 130 -90, 70 -36, 0 -28, -70 -36, -130 -90, -152 -200, -104 -300'),
        knots('0 -296, 66 -278, 100 -220, 92 -164, 60 -146!, -60 -146!, -92 -164, -100 -220, -66 -278'),
      )
      // The clock that tells what it is for, with hands that turn backward.
      p.tint('white').ell(0, -88, 46)
      for (const [x, y] of knots('0 -126, 38 -88, 0 -50, -38 -88')) p.ink(x, y, 4)
      p.line(knots('0 -88, 0 -116'), p.at.sw * 1.3).line(knots('0 -88, -22 -76'), p.at.sw * 1.3)
      for (const s of [-1, 1]) p.tint(s > 0 ? 'vermilion' : 'leaf').ell(s * 84, -96, 15)
      p.tint('slate').bar('0,-334 0,-366', 9)
      p.tint('gamboge').blob(knots('12 -400!, -30 -372!, -6 -370!, -16 -346!, 28 -378!, 4 -380!'))
      for (const s of [-1, 1]) {
        p.tint('slate').bar(`${s * 96},-304 ${s * 126},-344`, 8)
        p.tint('coral').ell(s * 130, -350, 17)
      }
    },
  }),
]
