/** Manes of horses and their kin: long ones that fall, short ones that stand. */
import { add, dir, even, leftOf, type P, ringOf, unit } from '../rig/geom.ts'
import { fluff, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { braid } from './braids.ts'
import { has, type Kit, nape, toSkin } from './kit.ts'

/** Where hair grows, withers to poll: up the neck and over the back of the skull. */
function crest(k: Kit, n: number): P[] {
  const { f, b } = k
  const neck = nape(k).map(([p]) => p)
  const skull = [152, 132].map((deg) => {
    const [x, y] = dir(deg)
    return toSkin(k.trunk, f.at(x * 0.3, y * 0.3), dir(deg - f.deg * f.flip), b.head.size * 2)
  })
  // The skull of a face that is turned to us is no part of the skin.
  if (k.over) return even(neck.slice(4), n)
  return even([...neck.slice(7, -4), ...skull], n)
}

/** Locks that hang from the crest, withers first, each over the one before it and an area of its own. */
export function flowing(k: Kit): void {
  const { ink, b, pose } = k
  const long = has(k, 'horn-unicorn') || has(k, 'wings-bird')
  const roots = crest(k, ink.detail === 'simple' || !ink.fits(b.head.size * 0.36) ? 4 : 6)
  // It streams behind a horse that runs.
  const flow = pose.ears ? dir(160) : dir(248)
  const n = leftOf(flow)
  const w = b.head.size * 0.32
  ink.tint(b.coat.mane ?? 'umber')
  if (b.mane === 'curly') {
    // From the tips up to the crest, each curl over the one below it.
    for (const at of [2.6, 1.5, 0.4])
      for (const o of roots) ink.shape(fluff(ringOf(add(o, flow, at * w), w * 1.1, w * 1.1, 6), 0.5))
    return
  }
  if (b.mane === 'braided') {
    // From the poll down the neck, its end at the shoulder.
    const [withers] = roots
    const end = [0.6, 1.4, 2.2].map((along) => add(withers!, dir(262), along * b.head.size * 0.5))
    const line = [...roots.toReversed(), ...end].map((p) => add(p, n, -w * 0.5))
    braid(ink, line, w * 1.1)
    return
  }
  const grown = b.mane === 'long' ? 1.6 : 1
  roots.forEach((o, i) => {
    const L = grown * b.head.size * (long ? 1.3 : 1.1) * (0.85 + 0.4 * Math.sin((Math.PI * (i + 0.6)) / roots.length))
    const q = (x: number, y: number) => xy(add(add(o, flow, x), n, y))
    ink.shape(
      `M${q(0, w)}C${q(L * 0.4, w * 1.5)} ${q(L * 0.66, w * 0.5)} ${q(L, w * 0.7)}C${q(L * 0.8, -w * 0.7)} ${q(L * 0.4, -w * 1.3)} ${q(0, -w)}C${q(-w * 1.1, -w * 0.7)} ${q(-w * 1.1, w * 0.7)} ${q(0, w)}Z`,
    )
  })
}

/** A short mane that stands up along the neck, in tufts. */
export function standing(k: Kit): void {
  const { ink, b } = k
  const roots = crest(k, 12)
  const high = Math.max(b.head.size * 0.42, 8)
  const at = (i: number, depth: number): P => {
    const out = leftOf(unit(roots[Math.max(0, i - 1)]!, roots[Math.min(roots.length - 1, i + 1)]!))
    return add(roots[i]!, out, depth)
  }
  const top = roots.map((_, i) => at(i, i === 0 ? 0 : high * (0.7 + 0.3 * Math.sin((Math.PI * i) / 11))))
  const low = roots.map((_, i) => at(i, -4)).toReversed()
  ink.tint(b.coat.mane ?? 'slate').shape(through([...top, ...low], true))
  if (ink.detail === 'simple') return
  for (const i of [2, 4, 6, 8, 10]) ink.line(`M${xy(at(i, 0))}L${xy(at(i, high * 0.95))}`, 0.8)
}
