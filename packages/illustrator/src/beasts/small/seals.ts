/** Seals and walruses: on land they look at the reader, chest up between their flippers; they swim stretched out. */
import { eye } from '../rig/eyes.ts'
import { mirrored } from '../rig/ink.ts'
import { type Canvas, type Creature, ellipse, pair } from './creature.ts'

interface Seal {
  ears?: boolean
  tusks?: boolean
}

const BODY =
  'M-.34 -.86C-.5 -.66 -.68 -.4 -.66 -.18C-.64 -.02 -.42 0 0 0C.42 0 .64 -.02 .66 -.18C.68 -.4 .5 -.66 .34 -.86Z'
const FLIPPER =
  'M.46 -.46C.68 -.4 .96 -.22 1.04 -.06C1.06 .02 .98 .02 .9 0C.74 -.02 .56 -.02 .46 -.12Q.36 -.3 .46 -.46Z'
/** Hind flippers, raised behind the body. */
const TAIL =
  'M-.5 -.14C-.66 -.3 -.8 -.38 -.86 -.62C-.98 -.66 -1.06 -.58 -1.06 -.46C-1.18 -.5 -1.28 -.42 -1.26 -.3C-1.14 -.14 -.92 -.04 -.62 -.02Z'

/** Where the head is as it swims. */
const AFLOAT = [0.42, -0.9, 0.34] as const

function seal(name: string, tints: readonly [string, string], more: Seal): Creature {
  return {
    name,
    poses: 'lie sit swim float jump dive head-up mouth-open lie-curled walk wave balance',
    turns: { swim: 26, dive: 50, jump: -10 },
    head: [0.06, -0.92, 0.42],
    back: [-0.4, -0.6],
    feet: [
      [0.7, 0],
      [-0.7, 0],
    ],
    tail: [-1.1, -0.4],
    mouth: [0.06, -0.7],
    mouths: { balance: [0.98, -1.44], swim: [0.46, -0.72], dive: [0.46, -0.72], jump: [0.46, -0.72] },
    heads: { swim: AFLOAT, dive: AFLOAT, jump: AFLOAT },
    draw(c) {
      if (c.pose === 'balance') return noseUp(c, tints, more)
      if (/swim|dive|jump/.test(c.pose)) swimming(c, tints, more)
      else ashore(c, tints, more)
    },
  }
}

function ashore(c: Canvas, tints: readonly [string, string], more: Seal): void {
  const { ink, f } = c
  const fat = more.tusks ? 1.1 : 1
  ink.part('tail').tint(tints[0]).shape(f.d(TAIL)).line(f.d('M-.78 -.2Q-.96 -.3 -1.02 -.4'), 0.8)
  ink.part('torso').tint(tints[0])
  const body = f.d(BODY.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * fat} ${y}`))
  ink.shape(body)
  ink.clip(body, () => ink.tint(tints[1]).shape(f.d(ellipse(0.03, -0.16, 0.38 * fat, 0.3)), 0.85))
  ink.line(body, 1)
  if (more.tusks) ink.line(f.d('M-.44 -.56Q-.34 -.5 -.24 -.54M.44 -.5Q.36 -.44 .26 -.48'), 0.8)
  ink.part('nearArm').tint(tints[0])
  pair(c, FLIPPER)
  if (ink.detail !== 'simple')
    for (const d of ['M.72 -.14L.92 -.04', 'M.62 -.12L.78 -.02']) ink.line(f.d(d), 0.8).line(f.d(mirrored(d)), 0.8)
  ink.part('head').tint(tints[0])
  if (more.ears) pair(c, 'M.4 -1.02Q.54 -1 .54 -.84Q.44 -.84 .38 -.92Z')
  ink.shape(f.d(ellipse(0.02, -0.92, 0.46 * fat, 0.4)))
  face(c, tints[1], more.tusks === true, 0.06, -0.92)
}

function swimming(c: Canvas, tints: readonly [string, string], more: Seal): void {
  const { ink, f } = c
  ink.part('tail').tint(tints[0])
  ink.shape(
    f.d(
      'M-.8 -.22C-1 -.44 -1.16 -.48 -1.24 -.4C-1.18 -.3 -1.1 -.22 -1.04 -.18C-1.14 -.14 -1.2 -.06 -1.18 0C-1.04 .02 -.9 -.02 -.78 -.1Z',
    ),
  )
  ink.part('torso').tint(tints[0])
  ink.shape(f.d('M.16 -.16C.3 -.1 .5 -.06 .7 -.06Q.76 0 .7 0L.2 0Z'))
  ink.shape(
    f.d(
      'M.2 -.9C.3 -1 .5 -1 .6 -.9C.66 -.3 .5 -.04 .16 0L-.5 0C-.7 0 -.86 -.06 -.92 -.16C-.7 -.24 -.5 -.36 -.2 -.5C.1 -.62 .2 -.76 .2 -.9Z',
    ),
  )
  ink
    .part('nearArm')
    .tint(tints[0])
    .shape(f.d('M.02 -.3C-.04 -.14 -.14 -.04 -.24 0L.12 0C.24 -.06 .3 -.2 .3 -.3Q.16 -.4 .02 -.3Z'))
  ink.part('head').tint(tints[0])
  if (more.ears) ink.shape(f.d('M.08 -1Q-.02 -.96 0 -.84Q.08 -.86 .12 -.92Z'))
  ink.shape(f.d(ellipse(0.42, -0.9, 0.36, 0.32)))
  face(c, tints[1], more.tusks === true, 0.46, -0.9, 0.78)
}

/** From the side, chest out, the nose straight up: something is balanced on it. */
function noseUp(c: Canvas, tints: readonly [string, string], more: Seal): void {
  const { ink, f, look } = c
  ink.part('tail').tint(tints[0])
  ink.shape(
    f.d(
      'M-.9 -.1C-1.04 -.3 -1.3 -.62 -1.44 -.56C-1.5 -.44 -1.4 -.34 -1.34 -.3C-1.5 -.3 -1.62 -.2 -1.58 -.1C-1.4 .02 -1.1 .02 -.86 0Z',
    ),
  )
  ink.part('farArm').tint(tints[0]).shape(f.d('M.5 -.3C.66 -.2 .9 -.14 1 -.04Q1.02 0 .94 0L.44 0Z'))
  ink.part('torso').tint(tints[0])
  ink.shape(
    f.d(
      'M.1 -1.06C.06 -.8 -.1 -.66 -.36 -.5C-.66 -.34 -.84 -.24 -.96 -.14C-1 -.04 -.9 0 -.76 0L.4 0C.72 -.08 .8 -.4 .74 -.7C.72 -.84 .7 -.94 .72 -1.02Z',
    ),
  )
  ink.tint(tints[1]).shape(f.d('M.7 -.78C.58 -.6 .46 -.34 .5 0C.7 -.08 .8 -.4 .74 -.7Z'), 0.85)
  ink.part('head').tint(tints[0])
  if (more.ears) ink.shape(f.d('M.12 -.96Q-.02 -.92 0 -.8Q.12 -.8 .18 -.9Z'))
  ink.shape(
    f.d(
      'M.1 -.98C.06 -1.24 .28 -1.46 .56 -1.44C.7 -1.44 .82 -1.5 .92 -1.5C1.04 -1.5 1.08 -1.4 1.06 -1.32C1.04 -1.14 .94 -.96 .74 -.9C.5 -.8 .16 -.8 .1 -.98Z',
    ),
  )
  ink
    .tint(tints[1])
    .shape(
      f.d(
        'M.8 -1.44C.7 -1.32 .74 -1.14 .9 -1.02C1 -1.12 1.05 -1.22 1.06 -1.32C1.08 -1.42 1.02 -1.5 .92 -1.5Q.86 -1.5 .8 -1.44Z',
      ),
      0.85,
    )
  if (more.tusks) ink.tint('cream').shape(f.d('M.98 -1.1Q1.18 -1.06 1.22 -.92Q1.06 -.9 .9 -1.02Z'))
  ink.solid(f.d('M.9 -1.51Q1.02 -1.54 1.07 -1.42Q1.04 -1.36 .97 -1.4Q.9 -1.44 .9 -1.51Z'))
  ink.line(f.d('M.86 -1.24L.7 -1.1M.9 -1.16L.8 -1'), 0.7)
  eye(ink, f, 0.52, -1.2, 0.09, look, 1)
  ink.blush(f.at(0.5, -1), f.s * 0.05)
  ink
    .part('nearArm')
    .tint(tints[0])
    .shape(f.d('M.1 -.44C.02 -.26 -.12 -.1 -.3 -.04Q-.34 0 -.26 0L.16 0C.3 -.1 .38 -.26 .38 -.4Q.24 -.54 .1 -.44Z'))
}

/** Two cushions with a nose above them, whiskers, and what a walrus has besides. */
function face(c: Canvas, light: string, tusks: boolean, x: number, y: number, k = 1): void {
  const { ink, f, look } = c
  const at = (u: number, v: number) => `${x + u * k} ${y + v * k}`
  const [w, h] = tusks ? [0.17, 0.14] : [0.13, 0.11]
  if (tusks)
    for (const m of [1, -1])
      ink
        .tint('cream')
        .shape(
          f.d(
            `M${at(m * 0.08, 0.24)}Q${at(m * 0.06, 0.5)} ${at(m * 0.12, 0.62)}Q${at(m * 0.22, 0.5)} ${at(m * 0.22, 0.24)}Z`,
          ),
        )
  ink.tint('rose').shape(f.d(`M${at(-0.08, 0.26)}Q${at(0, 0.44)} ${at(0.08, 0.26)}Z`), 0.85)
  ink
    .tint(light)
    .shape(
      f.d(
        `M${at(0, 0.08)}C${at(w, 0.04)} ${at(w * 2, 0.1)} ${at(w * 2, 0.1 + h)}C${at(w * 2, 0.1 + h * 2)} ${at(w * 0.7, 0.1 + h * 2.1)} ${at(0, 0.1 + h * 1.5)}C${at(-w * 0.7, 0.1 + h * 2.1)} ${at(-w * 2, 0.1 + h * 2)} ${at(-w * 2, 0.1 + h)}C${at(-w * 2, 0.1)} ${at(-w, 0.04)} ${at(0, 0.08)}Z`,
      ),
      0.9,
    )
  for (const m of [1, -1] as const) {
    eye(ink, f, x + m * 0.2 * k, y - 0.06 * k, 0.085 * k, look, m)
    ink.line(
      f.d(
        `M${at(m * w * 1.7, 0.14)}L${at(m * (w * 1.7 + 0.2), 0.09)}M${at(m * w * 1.7, 0.22)}L${at(m * (w * 1.7 + 0.2), 0.24)}`,
      ),
      0.7,
    )
    if (tusks) ink.line(f.d(`M${at(m * 0.12, -0.24)}Q${at(m * 0.2, -0.3)} ${at(m * 0.28, -0.24)}`), 0.9)
    else ink.blush(f.at(x + m * 0.32 * k, y + 0.1 * k), f.s * 0.05 * k)
  }
  ink.line(f.d(`M${at(0, 0.12)}L${at(0, 0.1 + h * 1.5)}`), 0.8)
  ink.solid(
    f.d(
      `M${at(-0.08, 0.04)}Q${at(0, -0.01)} ${at(0.08, 0.04)}Q${at(0.06, 0.13)} ${at(0, 0.15)}Q${at(-0.06, 0.13)} ${at(-0.08, 0.04)}Z`,
    ),
  )
}

export const seals: readonly Creature[] = [
  seal('seal', ['stone', 'mist'], {}),
  seal('sea lion', ['bark', 'sand'], { ears: true }),
  seal('walrus', ['umber', 'sand'], { tusks: true }),
]
