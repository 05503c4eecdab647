/** Wings as closed shapes with a scalloped trailing edge. */
import { add, dir, mix, type P } from './geom.ts'
import type { Ink } from './ink.ts'
import { xy } from './trace.ts'

/** `o` is the shoulder, `span` the length, `lean` tips the wing forward (degrees); side -1 is its mirror image. */
export function raisedWing(
  ink: Ink,
  o: P,
  span: number,
  lean: number,
  kind: 'bird' | 'bat' | 'blade',
  side: 1 | -1 = 1,
): void {
  const [c, n] = side > 0 ? [dir(180 - lean), dir(90 - lean)] : [dir(lean), dir(90 + lean)]
  const g = (x: number, y: number): P => add(add(o, c, x * span), n, y * span)
  if (kind === 'bat') batWing(ink, g)
  else if (kind === 'blade') bladeWing(ink, g)
  else birdWing(ink, g, span)
}

type Place = (x: number, y: number) => P

/** Long and narrow, as those are that whir: a hummingbird's. */
function bladeWing(ink: Ink, g: Place): void {
  const q = (x: number, y: number) => xy(g(x, y))
  ink.shape(
    `M${q(-0.12, -0.06)}C${q(-0.16, 0.4)} ${q(0.1, 1)} ${q(0.56, 1.5)}Q${q(0.64, 1.3)} ${q(0.58, 1.16)}Q${q(0.7, 1.1)} ${q(0.56, 0.88)}Q${q(0.66, 0.76)} ${q(0.5, 0.58)}Q${q(0.56, 0.4)} ${q(0.38, 0.28)}Q${q(0.36, 0.04)} ${q(0.18, -0.06)}Q${q(0.02, -0.16)} ${q(-0.12, -0.06)}Z`,
  )
  ink.line(
    `M${q(0.58, 1.16)}Q${q(0.4, 0.96)} ${q(0.26, 0.66)}M${q(0.56, 0.88)}Q${q(0.4, 0.72)} ${q(0.28, 0.5)}M${q(0.5, 0.58)}Q${q(0.36, 0.48)} ${q(0.24, 0.3)}`,
    0.8,
  )
}

function batWing(ink: Ink, g: Place): void {
  const q = (x: number, y: number) => xy(g(x, y))
  ink.shape(
    `M${q(-0.08, -0.08)}C${q(-0.14, 0.3)} ${q(-0.02, 0.7)} ${q(0.22, 0.95)}C${q(0.5, 0.98)} ${q(0.85, 0.9)} ${q(1.08, 0.72)}C${q(0.92, 0.66)} ${q(0.84, 0.56)} ${q(0.84, 0.44)}C${q(0.7, 0.46)} ${q(0.6, 0.36)} ${q(0.58, 0.24)}C${q(0.44, 0.28)} ${q(0.32, 0.18)} ${q(0.26, -0.02)}Q${q(0.08, -0.22)} ${q(-0.08, -0.08)}Z`,
  )
  ink.line(
    `M${q(0.22, 0.93)}Q${q(0.5, 0.72)} ${q(0.84, 0.44)}M${q(0.22, 0.93)}Q${q(0.36, 0.6)} ${q(0.58, 0.24)}M${q(0.22, 0.93)}Q${q(0.2, 0.5)} ${q(0.24, 0)}`,
    0.9,
  )
}

const TIPS: readonly P[] = [
  [0.5, 1.2],
  [0.86, 1.08],
  [1.1, 0.84],
  [1.16, 0.54],
  [1.06, 0.26],
  [0.82, 0.02],
]
const FEW: readonly P[] = [
  [0.5, 1.2],
  [0.98, 0.98],
  [1.14, 0.56],
  [0.9, 0.08],
]

function birdWing(ink: Ink, g: Place, span: number): void {
  const small = span * ink.scale < 110
  const tips = small ? FEW : TIPS
  // Each tip is the end of a feather between two notches.
  const notches = tips.slice(1).map((z, i): P => {
    const a = tips[i]!
    return g((a[0] + z[0]) * 0.43, (a[1] + z[1]) * 0.43)
  })
  const round = (from: P, tip: P, to: P) => `C${xy(mix(from, tip, 1.02))} ${xy(mix(to, tip, 1.02))} ${xy(to)}`
  let d = `M${xy(g(-0.12, -0.1))}C${xy(g(-0.3, 0.45))} ${xy(g(0, 1.02))} ${xy(g(0.34, 1.16))}Q${xy(g(0.62, 1.24))} ${xy(notches[0]!)}`
  for (let i = 1; i < tips.length - 1; i++) d += round(notches[i - 1]!, g(...tips[i]!), notches[i]!)
  d += `${round(notches[notches.length - 1]!, g(...tips[tips.length - 1]!), g(0.42, -0.04))}Q${xy(g(0.12, -0.26))} ${xy(g(-0.12, -0.1))}Z`
  ink.shape(d)
  for (const v of notches) ink.line(`M${xy(v)}Q${xy(mix(v, g(0.1, 0.42), 0.3))} ${xy(mix(v, g(0.06, 0.36), 0.5))}`, 0.8)
  if (small) return
  const row: P[] = [
    [0.2, 0.86],
    [0.4, 0.68],
    [0.48, 0.48],
    [0.46, 0.28],
    [0.36, 0.1],
  ]
  let e = `M${xy(g(...row[0]!))}`
  for (let i = 1; i < row.length; i++) {
    const [a, z] = [row[i - 1]!, row[i]!]
    e += `Q${xy(g((a[0] + z[0]) / 2 + 0.12, (a[1] + z[1]) / 2 + 0.03))} ${xy(g(...z))}`
  }
  ink.line(e)
}
