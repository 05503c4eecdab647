/** What animals on four legs wear: hats, scarves, capes, saddles, boots. */
import type { Ask } from '../rig/actor.ts'
import { wearGlasses } from '../rig/eyewear.ts'
import { wearOnFace } from '../rig/face-wear.ts'
import { add, angle, mix, type P, unit } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { frame, through } from '../rig/ink.ts'
import { wearOnNeck } from '../rig/neckwear.ts'
import { xy } from '../rig/trace.ts'
import { featureFrame } from './face.ts'
import { type Kit, neckFrame, onTorso } from './kit.ts'
import type { LegBones } from './types.ts'

type Wears = Ask['wears']

const worn = (wears: Wears, ...names: string[]): boolean => wears.some(({ name }) => names.includes(name))
const FOOTWEAR = [
  'boot',
  'rain boot',
  'cowboy boot',
  'shoe',
  'sneaker',
  'sock',
  'ice skate',
  'roller skate',
  'ballet shoe',
]
const TOPS = [
  'sweater',
  't-shirt',
  'jacket',
  'coat',
  'raincoat',
  'pajamas',
  'costume',
  'apron',
  'uniform',
  'overalls',
  'dress',
  'tutu',
]

/** Before the body: boots of the far legs. */
export function wearBehind(k: Kit, wears: Wears): void {
  if (!worn(wears, ...FOOTWEAR)) return
  boot(k, k.s.legs.fh, wears)
  boot(k, k.s.legs.ff, wears)
}

export function wearOnBody(k: Kit, wears: Wears): void {
  if (wears.length === 0) return
  if (worn(wears, ...FOOTWEAR)) {
    boot(k, k.s.legs.nh, wears)
    boot(k, k.s.legs.nf, wears)
  }
  if (worn(wears, ...TOPS)) sweater(k)
  if (worn(wears, 'tutu', 'skirt')) tutu(k)
  if (worn(wears, 'elephant blanket')) blanket(k)
  if (worn(wears, 'saddle')) saddle(k)
  if (worn(wears, 'backpack', 'mailbag')) backpack(k)
  if (worn(wears, 'cape', 'hooded cape')) cape(k)
}

/** Over head and mane: a round face before its own body hides the neck, and what is worn there goes over its chin. */
export function wearOnHead(k: Kit, wears: Wears): void {
  if (wears.length === 0) return
  const { ink, b, f, gaze } = k
  ink.part('neckwear')
  wearOnNeck(ink, wears, neckFrame(k))
  const front = b.head.view === 'front'
  const [ex, ey, er] = b.head.eye ?? [0.4, -0.1, 0.15]
  const r = Math.max(er * 1.7, 0.26)
  if (front)
    wearGlasses(
      ink,
      wears,
      featureFrame(f, gaze),
      [
        [ex, ey],
        [-ex, ey],
      ],
      r,
    )
  else wearGlasses(ink, wears, f, [[ex, ey]], r)
  wearOnFace(
    ink,
    wears.filter(({ name }) => /mask$/.test(name)),
  )
  ink.part('hat')
  const top = front ? -(b.head.h ?? 0.95) * 0.84 : -(b.head.skull ?? 1) * 0.86
  wearHat(ink, wears, hatFrame(f, front ? -gaze.x * 0.06 : -0.1, top, front ? 0.66 : 0.9))
}

function boot({ ink, b }: Kit, l: LegBones, wears: Wears): void {
  const isBig = wears.some(({ attributes }) => attributes.some((word) => /^(big|huge|giant|oversized)$/.test(word)))
  const r = l.r[2] * (isBig ? 1.4 : 1)
  const tall = worn(wears, 'shoe', 'sneaker', 'ballet shoe') ? 1.6 : 2.8
  const toe = b.legs.foot === 'hoof' ? 1.7 : 1.25 + (b.legs.paw ?? 1) * 1.1
  const at = (x: number, y: number) => xy(add(add(l.sole, l.toe, x * r), l.axis, -y * r))
  ink
    .tint(worn(wears, 'sock') ? 'cloth2' : 'cloth6')
    .shape(
      `M${at(-1.4, tall)}L${at(1.35, tall)}L${at(1.3, 1.5)}C${at(toe, 1.5)} ${at(toe + 0.3, 0.6)} ${at(toe + 0.2, 0)}L${at(-1.4, 0)}Z`,
    )
    .line(`M${at(-1.4, tall - 0.6)}L${at(1.34, tall - 0.6)}`, 0.75)
}

function sweater(k: Kit): void {
  const { ink } = k
  const at = (u: number, v: number): P => onTorso(k, u, v)
  const d = through(
    [
      at(0.16, 1.7),
      at(0.6, 1.7),
      at(1.16, 1.6),
      at(1.36, 0.3),
      at(1.16, -0.9),
      at(0.6, -1.2),
      at(0.2, -1.2),
      at(0.12, 0),
    ],
    true,
  )
  ink.clip(k.body, () => {
    ink.tint('cloth4').shape(d)
    const band = (u: number) => [at(u, 1.5), at(u - 0.03, 0), at(u, -1.2)]
    ink.tint('cloth3').shape(through([...band(0.5), ...band(0.72).reverse()], true), 0.85)
  })
  ink.line(k.body, 1)
}

function tutu(k: Kit): void {
  const at = (u: number, v: number): P => onTorso(k, u, v)
  k.ink
    .tint('cloth2')
    .shape(
      through(
        [
          at(0.3, 1.1),
          at(0.12, 1.5),
          at(0, 1.2),
          at(-0.1, 0.5),
          at(-0.06, -0.3),
          at(0.02, -1),
          at(0.2, -1.3),
          at(0.34, -0.9),
        ],
        true,
      ),
    )
}

function blanket(k: Kit): void {
  const at = (u: number, v: number): P => onTorso(k, u, v)
  const q = (u: number, v: number) => xy(at(u, v))
  const d = `M${q(0.2, 1.06)}Q${q(0.5, 1.16)} ${q(0.8, 1.06)}L${q(0.86, -0.3)}Q${q(0.5, -0.4)} ${q(0.14, -0.3)}Z`
  k.ink
    .tint('cloth6')
    .shape(d)
    .line(`M${q(0.16, -0.06)}Q${q(0.5, -0.16)} ${q(0.85, -0.06)}`)
  k.ink.tint('gamboge').oval(at(0.5, 0.4), k.b.belly * 0.26)
}

function saddle(k: Kit): void {
  const { ink, b } = k
  const q = (u: number, v: number) => xy(onTorso(k, u, v))
  ink.line(`M${q(0.56, 0.6)}Q${q(0.6, -0.4)} ${q(0.58, -1.02)}`, 1.2)
  ink
    .tint('cloth1')
    .shape(`M${q(0.3, 1.04)}Q${q(0.55, 1.1)} ${q(0.78, 1.04)}L${q(0.76, 0.1)}Q${q(0.55, 0)} ${q(0.34, 0.1)}Z`, 0.9)
  ink
    .tint('umber')
    .shape(
      `M${q(0.28, 1.34)}C${q(0.36, 1.1)} ${q(0.6, 1)} ${q(0.72, 1.4)}C${q(0.8, 1.5)} ${q(0.86, 1.3)} ${q(0.78, 1.1)}C${q(0.7, 0.6)} ${q(0.66, 0.36)} ${q(0.56, 0.34)}C${q(0.46, 0.4)} ${q(0.34, 0.7)} ${q(0.28, 1.34)}Z`,
    )
  ink.line(`M${q(0.56, 0.34)}L${q(0.56, -0.1)}`, 1).oval(onTorso(k, 0.56, -0.26), b.belly * 0.14)
}

function backpack(k: Kit): void {
  const { ink, b, s } = k
  const o = onTorso(k, 0.62, 0.5)
  const f = frame(o, b.belly * 1.2, -angle(s.hip, s.shoulder))
  ink.tint('cloth1')
  ink.shape(f.d('M-.5 -.1C-.56 -.9 -.5 -1.3 0 -1.3C.5 -1.3 .56 -.9 .5 -.1C.46 .2 -.46 .2 -.5 -.1Z'))
  ink.tint('cloth3').shape(f.d('M-.34 -.1L-.34 -.5Q0 -.6 .34 -.5L.34 -.1Q0 .04 -.34 -.1Z'), 0.9)
  ink.line(f.d('M-.44 -.86Q0 -.7 .44 -.86M.48 -.7C.8 -.5 .8 0 .56 .4'))
}

function cape(k: Kit): void {
  const { ink, s, b } = k
  const q = (u: number, v: number) => xy(onTorso(k, u, v))
  const nape = add(mix(s.shoulder, s.neck[0]!, 0.7), s.up, b.chest * 0.5)
  const flow = unit(s.shoulder, s.hip)
  const end = add(onTorso(k, -0.35, 0.9), flow, b.rump * 0.9)
  ink
    .tint('cloth6')
    .shape(
      `M${xy(nape)}C${q(0.7, 1.3)} ${q(0.2, 1.5)} ${xy(end)}C${q(-0.36, 0.2)} ${q(-0.2, -0.2)} ${q(-0.1, -0.5)}C${q(0.3, -0.1)} ${q(0.7, 0)} ${q(1.06, 0.1)}Z`,
    )
    .line(`M${q(0.8, 0.7)}C${q(0.5, 0.7)} ${q(0.2, 0.6)} ${q(-0.06, 0.3)}`)
}
