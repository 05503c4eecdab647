/** Stripes of cats and zebras, down from the back. */
import { add, leftOf, mix, type P, unit } from '../rig/geom.ts'
import { xy } from '../rig/trace.ts'
import { backLine, type Kit, onTorso } from './kit.ts'

export function stripes(k: Kit): void {
  const { ink, b, s } = k
  const few = !ink.fits(5)
  if (b.pattern === 'bands') {
    bands(k, few)
    return
  }
  const back = backLine(k, false, false)
  const n = few ? 5 : 6
  const w = few ? 4.6 : 3.4
  let d = ''
  for (let i = 0; i < n; i++) {
    const [p, out] = back[Math.round((back.length - 1) * (0.02 + (0.95 * i) / (n - 1)))]!
    const L = b.belly * (i % 2 ? 0.85 : 1.25)
    const t: P = [-out[1], out[0]]
    const g = (x: number, y: number) => xy(add(add(p, out, y), t, x))
    d += `M${g(-w, 4)}Q${g(-w - 2, -L * 0.5)} ${g(0, -L)}Q${g(w - 2, -L * 0.5)} ${g(w, 4)}Z`
  }
  if (typeof k.pose.sho === 'number' && !k.pose.haunch && !few)
    for (const l of [s.legs.nf, s.legs.nh])
      for (const u of [0.6, 1.1]) {
        const q = mix(l.knee, l.ankle, u)
        const r = l.r[1] + 3
        const g = (x: number, y: number) => xy([q[0] + x, q[1] + y])
        d += `M${g(-r, -2.8)}Q${g(-1, -1.6)} ${g(2, 0)}Q${g(-1, 1.6)} ${g(-r, 2.8)}Z`
      }
  ink.shape(d, 0.8)
}

/** Broad bands of a zebra, down from the back; on the rump they sweep toward the tail. */
function bands(k: Kit, few: boolean): void {
  const { ink, b, s } = k
  const n = few || ink.detail === 'simple' ? 6 : 9
  const at = (u: number, v: number) => xy(onTorso(k, u, v))
  const reach = b.rump / b.len
  const w = (1 + reach) / n / 3.3
  let d = ''
  for (let i = 0; i < n; i++) {
    const u = -reach * 0.7 + ((1 + reach * 0.25) * i) / (n - 1)
    const low = 0.3 + 0.4 * Math.min(1, i / 3) + (i % 2) * 0.2
    const tip = u - 0.2 * Math.max(0, 1 - i / 3)
    const top = 1.5
    d += `M${at(u - w, top)}C${at(u - w, 0.5)} ${at((u + tip) / 2 - w * 1.3, 0)} ${at(tip, -low)}C${at((u + tip) / 2 + w * 1.3, 0)} ${at(u + w, 0.5)} ${at(u + w, top)}Z`
  }
  d += onNeck(k, few)
  if (b.head.view !== 'front' && !k.over) d += k.f.d(FOREHEAD)
  if (typeof k.pose.sho === 'number' && !k.pose.haunch)
    for (const l of [s.legs.nf, s.legs.nh])
      for (const u of few ? [0.6] : [0.46, 1]) {
        const q = mix(l.knee, l.ankle, u)
        const r = l.r[1] + 4
        const g = (x: number, y: number) => xy([q[0] + x, q[1] + y])
        d += `M${g(-r, -3)}Q${g(0, -0.6)} ${g(r, -2)}L${g(r, 2.4)}Q${g(0, 4)} ${g(-r, 2)}Z`
      }
  ink.shape(d, 0.8)
}

/** Three points of bands that run down between ear and eye of a head seen from the side. */
const FOREHEAD =
  'M.5 -1.2Q.46 -.72 .22 -.52Q.66 -.66 .74 -1.1ZM.9 -1Q.82 -.56 .6 -.36Q1 -.44 1.14 -.86ZM1.26 -.7Q1.12 -.34 .84 -.14Q1.28 -.2 1.5 -.56Z'

/** From the mane down across the neck. */
function onNeck({ b, s }: Kit, few: boolean): string {
  const last = s.neck.length - 1
  const n = few ? 2 : Math.max(2, Math.round(b.neck.len / 11))
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = 0.42 + (0.44 * i) / (n - 1)
    const j = Math.min(last - 1, Math.floor(t * last))
    const p = mix(s.neck[j]!, s.neck[j + 1]!, t * last - j)
    const along = unit(s.neck[j]!, s.neck[j + 1]!)
    const out = leftOf(along)
    const r = b.neck.r0 + (b.neck.r1 - b.neck.r0) * t
    const w = few ? 2.8 : 2.3
    const g = (x: number, y: number) => xy(add(add(p, along, x), out, y * r))
    d += `M${g(-w, 2.6)}C${g(-w, 0.6)} ${g(-w * 1.2, 0)} ${g(-1.5, -0.6)}C${g(w * 1.2, 0)} ${g(w, 0.6)} ${g(w, 2.6)}Z`
  }
  return d
}
