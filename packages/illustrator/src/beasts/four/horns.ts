/** Manes around faces, horns, antlers, frills, gills: what a head carries. */
import { cone, melt, rope, taper } from '../rig/clay.ts'
import { type P, ringOf, spline } from '../rig/geom.ts'
import { type Frame, fluff, frame, mirrored, through } from '../rig/ink.ts'
import { boxOf, outline, xy } from '../rig/trace.ts'
import { crests } from './crests.ts'
import { frill, gills } from './frills.ts'
import { has, type Kit } from './kit.ts'
import { crocodileTeeth, rexTeeth } from './teeth.ts'

const HORNS: readonly (readonly [
  'horns-cow' | 'horns-bull' | 'horns-bison' | 'horns-long' | 'horns-dragon',
  (x: number) => string,
  readonly number[],
])[] = [
  [
    'horns-cow',
    (x) =>
      `M${x - 0.2} -.7C${x - 0.35} -1.2 ${x - 0.15} -1.6 ${x + 0.35} -1.85C${x + 0.25} -1.4 ${x + 0.3} -1.05 ${x + 0.3} -.75Z`,
    [0.15, -0.45],
  ],
  [
    'horns-bull',
    (x) =>
      `M${x - 0.3} -.62C${x - 0.3} -1.3 ${x + 0.2} -1.8 ${x + 1} -2.1C${x + 0.9} -1.5 ${x + 0.6} -1.1 ${x + 0.36} -.75Z`,
    [0.2, -0.4],
  ],
  [
    'horns-bison',
    (x) =>
      `M${x - 0.24} -.5C${x - 0.66} -.9 ${x - 0.5} -1.5 ${x + 0.02} -1.7C${x - 0.06} -1.3 ${x} -1 ${x + 0.26} -.72Z`,
    [0.3, -0.3],
  ],
  [
    'horns-long',
    (x) =>
      `M${x - 0.2} -.5C${x - 0.9} -.7 ${x - 1.5} -1.2 ${x - 1.4} -2.2C${x - 1.0} -1.5 ${x - 0.4} -1.1 ${x + 0.3} -.85Z`,
    [0, -0.4],
  ],
  [
    'horns-dragon',
    (x) =>
      `M${x - 0.3} -.5C${x - 0.7} -.9 ${x - 1.2} -1.4 ${x - 1.5} -1.9C${x - 0.8} -1.8 ${x - 0.1} -1.3 ${x + 0.2} -.75Z`,
    [0.34, -0.3],
  ],
]

/** The right horn of cattle that look at the reader bows outward. */
const FACING: Partial<Record<string, string>> = {
  'horns-cow': 'M.2 -.82C.34 -1 .5 -1.1 .54 -1.5C.88 -1.24 .84 -.84 .48 -.66Z',
  'horns-dragon': 'M.3 -.8C.34 -1.1 .62 -1.3 .66 -1.66C.98 -1.36 .96 -.9 .66 -.6Z',
  'horns-antelope': 'M.14 -.84C.06 -1.3 .14 -1.9 .46 -2.3C.54 -1.8 .5 -1.2 .42 -.78Z',
  'horns-ram':
    'M.2 -.84C.8 -1.3 1.56 -.9 1.4 -.14C1.3 .36 .6 .36 .62 -.1C.64 -.36 .98 -.38 1.02 -.12C1.1 -.5 .8 -.62 .5 -.5Z',
  'horns-bull': 'M.26 -.84C.56 -.88 .92 -1.06 .98 -1.62C1.34 -1.16 1.16 -.62 .6 -.5Z',
}

/** Locks around the face; seen close, a row of shorter ones before them, each with a strand of its own. */
function lionMane({ ink, f, b }: Kit): void {
  const [n, middle] = [13, f.at(0, 0.08)]
  const ring = (r: number, from: number) => ringOf(middle, f.s * r, f.s * r, n, from)
  ink.tint(b.coat.mane ?? 'orange').shape(fluff(ring(1.42, 0.25), 0.42))
  if (ink.detail === 'simple' || !ink.fits(f.s * 0.22)) return
  const strand = (r: number, to: number, from: number) => {
    const [roots, tips] = [ring(r, from), ring(to, from + 0.16)]
    return roots.map((root, i) => `M${xy(root)}Q${xy(ring((r + to) / 2, from - 0.06)[i]!)} ${xy(tips[i]!)}`).join('')
  }
  ink.line(strand(1.3, 1.56, 0.75), 0.7)
  ink.shape(fluff(ring(1.16, 0.75), 0.46), 0.85)
  ink.line(strand(1.02, 1.25, 0.25), 0.7)
}

/** Painted before the head. */
export function headgearBehind(k: Kit): void {
  const { ink, f, b } = k
  const horn = b.coat.horn ?? 'sand'
  if (has(k, 'mane-lion')) lionMane(k)
  ink.tint(horn)
  const front = b.head.view === 'front'
  const size = has(k, 'antlers') ? 1.35 : has(k, 'antlers-big') ? 1.75 : 0
  if (size > 0 && front) for (const side of [1, -1] as const) antler(k, side * 0.34, -26, size * 0.8, side)
  else if (size > 0)
    for (const [x, turn] of [
      [0.25, 23],
      [-0.18, -11],
    ] as const)
      antler(k, x, turn, size)
  if (has(k, 'antlers-moose')) {
    ink.shape(beside(f, front ? 0.4 : 0.1, -0.75, -6, 1.15).d(MOOSE))
    ink.shape(beside(f, front ? -0.4 : -0.2, -0.8, front ? 6 : -14, front ? 1.15 : 1.25, -1).d(MOOSE))
  }
  if (has(k, 'ossicones'))
    for (const x of front ? [0.34, -0.34] : [0.15, -0.3]) {
      const lean = front ? x * 0.3 : -0.16
      ink.shape(f.d(`M${x - 0.15} -.7L${x + lean - 0.13} -1.5L${x + lean + 0.13} -1.5L${x + 0.15} -.7Z`))
      ink.oval(f.at(x + lean, -1.6), f.s * 0.26)
    }
  for (const name of ['horns-antelope', 'horns-ram'] as const)
    if (has(k, name)) ink.shape(f.d(FACING[name]!)).shape(f.d(mirrored(FACING[name]!)))
  for (const [name, path, xs] of HORNS)
    if (has(k, name)) {
      const d = FACING[name] ?? path(-0.5)
      if (front) ink.shape(f.d(d)).shape(f.d(mirrored(d)))
      else for (const x of xs) ink.shape(f.d(path(x)))
    }
  if (has(k, 'horns-goat'))
    for (const [x, side] of front
      ? ([
          [0.4, -1],
          [-0.4, 1],
        ] as const)
      : ([
          [0.36, 1],
          [-0.12, 1],
        ] as const))
      ink.shape(
        beside(f, x, -0.55, front ? 18 : -14, front ? 0.84 : 1.1, side).d(
          'M-.36 .15C-.5 -.5 -.95 -1 -1.7 -1.05C-1.5 -1.3 -1.1 -1.45 -.7 -1.3C-.1 -1.1 .25 -.5 .32 .1Z',
        ),
      )
  if (has(k, 'gills')) gills(k)
  ink.tint(b.coat.light ?? b.coat.body)
  const [chin, , low] = b.head.muzzle ?? [0.42, 0.42, 0.32]
  if (has(k, 'beard') && front)
    ink.shape(
      f.d(
        `M-.26 ${chin + low * 0.8}Q-.3 ${chin + low + 0.3} .06 ${chin + low + 0.7}Q.12 ${chin + low + 0.44} .3 ${chin + low * 0.8}Z`,
      ),
    )
}

const TUSK = 'M.4 .62Q.66 .6 .66 .2Q.5 .3 .32 .44Z'

const MOOSE =
  'M-.12 .1C0 -.4 .4 -.6 .75 -.68C.85 -1 .75 -1.4 .62 -1.75Q.95 -1.6 1.08 -1.35Q1.1 -1.75 1.28 -2.05Q1.5 -1.8 1.54 -1.45Q1.75 -1.8 2.02 -1.98Q2.12 -1.65 2.05 -1.35Q2.35 -1.5 2.65 -1.5Q2.55 -.6 1.9 -.3C1.4 -.1 .7 -.25 .24 .1Z'

/** A space at a point of the head that follows only part of its tilt. */
const beside = (f: Frame, x: number, y: number, turn: number, s: number, side: 1 | -1 = 1): Frame =>
  frame(f.at(x, y), f.s * s, f.deg * 0.4 + turn, side < 0 ? (f.flip === 1 ? -1 : 1) : f.flip)

function antler(k: Kit, x: number, turn: number, size: number, side: 1 | -1 = -1): void {
  const g = beside(k.f, x, -0.8, turn, size, side < 0 ? 1 : -1)
  const natural = 2.4 * (k.f.s / 12)
  // Never thinner than what can be colored within two lines; where that would be a lump, one line is the antler.
  const r = Math.max(natural, (k.ink.sw * 0.5 + 4.4) / k.ink.scale)
  if (r > natural * 1.7) {
    const branches = `M${xy(g.at(-0.5, -0.9))}L${xy(g.at(0.4, -1.3))}M${xy(g.at(-0.25, -1.9))}L${xy(g.at(-0.7, -2.6))}`
    k.ink.line(through([g.at(0, 0.1), g.at(-0.5, -0.9), g.at(-0.25, -1.9), g.at(0.45, -2.5)]) + branches, 1.15)
    return
  }
  const tines: [P, P][] = [
    [g.at(-0.35, -0.6), g.at(0.45, -1.15)],
    [g.at(-0.45, -1.3), g.at(0.25, -1.75)],
    [g.at(-0.2, -1.95), g.at(-0.55, -2.7)],
  ]
  const beam = spline([g.at(0, 0), g.at(-0.5, -0.9), g.at(-0.25, -1.9), g.at(0.45, -2.5)], 4)
  const field = melt(
    2,
    rope(beam, taper(beam.length, r, r * 0.75)),
    ...tines.map(([a, b]) => cone(a, b, r * 0.9, r * 0.75)),
  )
  k.ink.shape(outline(field, boxOf([g.at(0.2, -1.2)], g.s * 2.2), 1.6))
}

/** Painted on the head, before ear and eye. */
export function headgearFront(k: Kit): void {
  const { ink, f, b } = k
  const { mz = 1.6, my = 0.35, m1 = 0.48 } = b.head
  const front = b.head.view === 'front'
  const horn = b.coat.horn ?? 'sand'
  if (has(k, 'frill')) frill(k)
  crests(k)
  ink.tint(b.coat.light ?? b.coat.body)
  if (has(k, 'topknot')) {
    const { w = 1, h = 0.95 } = b.head
    const [x, rx, ry] = front ? [0, f.s * w * 0.72, f.s * h * 0.36] : [-0.15, f.s * 0.55, f.s * 0.42]
    ink.shape(fluff(ringOf(f.at(x, front ? -h * 0.88 : -0.95), rx, ry, front ? 9 : 7), 0.5))
  }
  ink.tint(horn)
  if (has(k, 'horn-nose')) {
    ink.shape(
      f.d(
        `M${mz - 0.1} ${my - m1 * 0.75}C${mz + 0.25} ${my - 1} ${mz + 0.4} ${my - 1.4} ${mz + 0.35} ${my - 1.95}C${mz + 0.85} ${my - 1.4} ${mz + 0.85} ${my - 0.8} ${mz + 0.55} ${my - m1 * 0.45}Q${mz + 0.2} ${my - m1 * 0.3} ${mz - 0.1} ${my - m1 * 0.75}Z`,
      ),
    )
    ink.shape(
      f.d(
        `M${mz * 0.52} ${my - m1 * 1.15}C${mz * 0.6} ${my - 1.2} ${mz * 0.64} ${my - 1.4} ${mz * 0.66} ${my - 1.55}C${mz * 0.84} ${my - 1.3} ${mz * 0.88} ${my - 1.1} ${mz * 0.86} ${my - m1 * 0.98}Q${mz * 0.68} ${my - m1 * 0.8} ${mz * 0.52} ${my - m1 * 1.15}Z`,
      ),
    )
  }
  if (
    has(k, 'trunk') &&
    !front &&
    !k.look.open &&
    k.pose.mouth === undefined &&
    ink.scale * f.s > 70 &&
    f.at(1.6, 2.4)[1] < -f.s * 0.3
  )
    ink.line(f.d('M1.62 .78Q1.42 .8 1.22 .92M1.68 1.08Q1.48 1.1 1.24 1.24M1.74 1.32Q1.6 1.38 1.44 1.56'), 0.75)
  if (has(k, 'tusks-boar')) for (const d of [TUSK, mirrored(TUSK)]) ink.tint('cream').shape(f.d(d), 0.85)
  if (has(k, 'crest-tube'))
    ink
      .tint(horn)
      .shape(f.d('M.5 -.8C-.2 -1.1 -1 -1.7 -1.7 -2.1C-1.9 -1.9 -1.8 -1.6 -1.6 -1.4C-1.2 -.9 -.8 -.5 -.4 -.3Z'))
  if (has(k, 'tusks') && !front && f.at(1, 1.5)[1] < -2)
    ink.tint('cream').shape(f.d('M.62 .84C.6 1.2 .84 1.5 1.3 1.5C1.1 1.32 1.02 1.1 1 .82Q.8 .68 .62 .84Z'))
  if (has(k, 'tusks-mammoth'))
    ink
      .tint('cream')
      .shape(
        f.d(
          'M.7 .6C.8 1.6 1.6 2.5 2.7 2.2C3.3 2 3.4 1.3 3.1 .7C3.1 1.3 2.8 1.7 2.4 1.72C1.8 1.7 1.3 1.2 1.18 .5Q.94 .36 .7 .6Z',
        ),
      )
  ink.tint(b.coat.mane ?? b.coat.light ?? b.coat.body)
  if (has(k, 'beard') && !front)
    ink.shape(
      f.d(
        `M${mz * 0.55} ${my + m1 * 0.75}Q${mz * 0.6} ${my + 1.1} ${mz * 0.62} ${my + 1.5}Q${mz * 0.95} ${my + 1} ${mz * 0.95} ${my + m1 * 0.75}Z`,
      ),
    )
  if (has(k, 'horn-unicorn')) unicornHorn(k, front)
  ink.tint(b.coat.mane ?? 'umber')
  if (has(k, 'mane-horse'))
    ink.shape(
      f.d(
        'M-.4 -.92C-.14 -1.42 .5 -1.4 .9 -.96C.94 -.86 .92 -.76 .86 -.66C.8 -.76 .7 -.82 .58 -.82C.58 -.72 .54 -.64 .46 -.58C.4 -.7 .2 -.78 -.06 -.8Z',
      ),
    )
  if (has(k, 'turret')) {
    const [x, y] = b.head.eye ?? [0.35, -0.2]
    ink.tint(b.coat.mark ?? b.coat.body).oval(f.at(x, y), f.s * 0.5)
  }
  if (has(k, 'crest'))
    ink
      .tint(horn)
      .shape(f.d('M.56 -.82Q-.1 -1.22 -1.06 -1.34Q-1.5 -.7 -1.3 .2Q-1.1 .5 -.8 .42Q-.9 -.3 .56 -.82Z'))
      .line(f.d('M-.2 -.94Q-.86 -.86 -1.16 -.36'), 0.8)
  if (has(k, 'teeth-croc') && !k.look.open) crocodileTeeth(k)
  if (has(k, 'teeth-rex') && !k.look.open) rexTeeth(k)
}

function unicornHorn(k: Kit, front: boolean): void {
  const { ink, f } = k
  const g = front ? frame(f.at(0, -0.1), f.s, f.deg, f.flip) : f
  ink
    .tint('gamboge')
    .as('horn')
    .shape(g.d(front ? 'M-.2 -.75L0 -1.9L.2 -.75Z' : 'M.08 -.86L1 -2.7L.68 -.7Z'))
  if (ink.fits(f.s * 0.4))
    ink.line(
      g.d(
        front
          ? 'M-.14 -1.02L.17 -.92M-.1 -1.3L.12 -1.22'
          : 'M.34 -1.36L.78 -1.14M.54 -1.76L.86 -1.6M.74 -2.14L.93 -2.04',
      ),
      0.75,
    )
}
