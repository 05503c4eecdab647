/** The skeleton of a large dinosaur on its stand, as it is in a museum. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'

type Place = readonly [number, number]

/** A bone between two joints, thicker at both ends. */
function bone(p: Pen, [ax, ay]: Place, [bx, by]: Place, r: number): void {
  const long = Math.hypot(bx - ax, by - ay)
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const knob = r * 1.35
  p.within(ax, ay, turn, 1, () =>
    p.fuse(() => {
      p.box4(0, -r * 0.62, long, r * 1.24)
      for (const x of [0, long]) for (const s of [-1, 1]) p.ell(x, s * r * 0.62, knob * 0.72)
    }),
  )
}

/** A foot of three toes, and what carries it. */
function foot(p: Pen, x: number, y: number): void {
  p.blob(
    `${x - 30},${y}! ${x - 32},${y - 22} ${x - 8},${y - 36} ${x + 22},${y - 32} ${x + 52},${y - 22} ${x + 70},${y}!`,
  )
  p.line(`${x + 4},${y - 2} ${x + 8},${y - 16}`).line(`${x + 34},${y - 2} ${x + 30},${y - 16}`)
}

/** Joints of the back from the tip of the tail to the neck, each turned the way the back runs. */
const SPINE: readonly (readonly [number, number, number])[] = [
  [-252, -168, 9],
  [-228, -172, 11],
  [-201, -178, 13],
  [-171, -186, 15],
  [-138, -196, 17],
  [-101, -206, 19],
  [-62, -214, 20],
  [-22, -222, 20],
  [18, -234, 19],
  [54, -253, 18],
  [80, -280, 18],
  [98, -312, 17],
]

function vertebrae(p: Pen): void {
  for (const [i, [x, y, r]] of SPINE.entries()) {
    const [nx, ny] = SPINE[i + 1] ?? [x + 20, y - 20]
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
    // A body with a spine of bone upward.
    p.within(x, y, turn, r, () =>
      p.blob('-0.78,-0.4 -0.62,-1.4 -0.1,-1.7 0.4,-1.35 0.78,-0.4 0.92,0.4 0.5,0.95 -0.5,0.95 -0.92,0.4'),
    )
  }
}

export const SKELETONS: Thing[] = [
  thing({
    name: 'dinosaur skeleton',
    size: [520, 400],
    points: { headTop: [150, -392], mouth: [238, -292], back: [-30, -240], grip: [124, -170] },
    back(p) {
      p.tint('wood').card(-176, -22, 330, 22, 8)
      p.tint('ochre').card(-66, -40, 170, 20, 6)
      p.tint('cream')
      // The far leg and arm.
      bone(p, [0, -184], [56, -128], 15)
      bone(p, [54, -122], [34, -72], 12)
      foot(p, 36, -38)
      bone(p, [84, -206], [104, -170], 9)
      // Ribs, from the back ones forward, over the far side.
      for (const [x, y, d] of [
        [-16, -216, 84],
        [14, -224, 96],
        [44, -238, 100],
        [70, -256, 92],
      ] as const)
        p.bar(`${x},${y} ${x + 34},${y + d * 0.3} ${x + 34},${y + d * 0.72} ${x + 8},${y + d}`, 8)
      vertebrae(p)
      // The hips, the near leg, the near arm.
      p.blob('-96,-212 -70,-242 -24,-246 4,-228 2,-196 -28,-176 -66,-172 -92,-188')
      bone(p, [-34, -194], [14, -128], 19)
      bone(p, [12, -118], [-28, -74], 15)
      foot(p, -26, -36)
      bone(p, [74, -216], [110, -182], 10)
      bone(p, [112, -178], [92, -150], 8)
      // Jaw, then skull.
      p.blob('112,-312! 124,-284 160,-270 214,-262 240,-272! 236,-288 190,-292 150,-306!')
      p.tint('white')
      for (const x of [168, 190, 212]) p.poly(`${x - 9},-288 ${x + 9},-287 ${x},-306`)
      p.tint('cream').blob(
        '96,-316 90,-350 112,-384 154,-394 204,-378 244,-350 254,-322! 236,-312 200,-312 160,-318 128,-304!',
      )
      p.tint('white')
      for (const x of [162, 186, 210, 234]) p.poly(`${x - 10},-317 ${x + 11},-315 ${x},-291`)
      p.tint('slate').ell(146, -352, 21, 23).ell(104, -340, 10, 15)
      p.blob('184,-362 204,-356 210,-340 188,-338')
      p.ink(236, -340, 5, 4)
    },
  }),
]
