/** The long manes of horses. */
import { add, dir, even, leftOf, mix, type P } from '../rig/geom.ts'
import { xy } from '../rig/trace.ts'
import { has, type Kit, nape, toSkin } from './kit.ts'

/** Where hair grows, withers to poll: up the neck and over the back of the skull. */
function crest(k: Kit, n: number): P[] {
  const { f, s, b } = k
  const neck = nape(k).map(([p]) => p)
  const skull = [152, 132].map((deg) => {
    const [x, y] = dir(deg)
    return toSkin(k.trunk, f.at(x * 0.3, y * 0.3), dir(deg - f.deg * f.flip), b.head.size * 2)
  })
  const low = mix(s.shoulder, s.neck[0]!, 0.2)
  return even([toSkin(k.trunk, low, s.up), ...neck.slice(4, -4), ...skull], n)
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
  roots.forEach((o, i) => {
    const L = b.head.size * (long ? 1.3 : 1.1) * (0.85 + 0.4 * Math.sin((Math.PI * (i + 0.6)) / roots.length))
    const q = (x: number, y: number) => xy(add(add(o, flow, x), n, y))
    ink.shape(
      `M${q(0, w)}C${q(L * 0.4, w * 1.5)} ${q(L * 0.66, w * 0.5)} ${q(L, w * 0.7)}C${q(L * 0.8, -w * 0.7)} ${q(L * 0.4, -w * 1.3)} ${q(0, -w)}C${q(-w * 1.1, -w * 0.7)} ${q(-w * 1.1, w * 0.7)} ${q(0, w)}Z`,
    )
  })
}
