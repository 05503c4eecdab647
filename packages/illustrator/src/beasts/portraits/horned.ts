/** A triceratops: its face before its frill, its body behind. */
import { eye } from '../rig/eyes.ts'
import type { P } from '../rig/geom.ts'
import { frame, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Canvas } from '../small/creature.ts'
import { ON_FEET, type Portrait, thickLeg } from './portrait.ts'

const BODY =
  'M-176 -46C-146 -56 -130 -84 -106 -106C-80 -128 -30 -134 20 -122C62 -112 78 -74 66 -44C50 -24 -20 -24 -58 -30C-96 -34 -140 -28 -176 -46Z'
const FACE =
  'M-46 -8C-50 -44 -26 -60 0 -60C26 -60 50 -44 46 -8C44 12 34 22 29 34C25 52 14 64 0 64C-14 64 -25 52 -29 34C-34 22 -44 12 -46 -8Z'
const HORN = 'M8 -54C14 -80 34 -106 66 -122C60 -98 50 -70 42 -44Q24 -44 8 -54Z'
/** What parts a horn from an ear. */
const RINGS = 'M13 -70Q29 -58 46 -59M23 -88Q36 -77 51 -76'
const NOSE_HORN = 'M-13 16C-11 4 -6 -8 0 -17C6 -8 11 4 13 16Q0 22 -13 16Z'

/** The edge of the frill, from cheek to cheek. */
const frillRing = (rx: number, ry: number, n: number): P[] =>
  Array.from({ length: n }, (_, i): P => {
    const a = (196 - (i * 212) / (n - 1)) * (Math.PI / 180)
    return [rx * Math.cos(a), -24 - ry * Math.sin(a)]
  })

/** Bulging between its points by so much, and closed behind the chin. */
function scalloped(ring: readonly P[], bulge: number): string {
  const bows = ring.slice(1).map(([x, y], i) => {
    const [u, v] = ring[i]!
    const m: P = [(x + u) / 2, (y + v) / 2]
    const out = Math.hypot(m[0], m[1] + 24)
    const k = (out + bulge * 2) / out
    return `Q${m[0] * k} ${(m[1] + 24) * k - 24} ${x} ${y}`
  })
  const [x, y] = ring[0]!
  return `M${x} ${y}${bows.join('')}Q${-x * 0.8} 22 ${-x * 0.3} 32L${x * 0.3} 32Q${x * 0.8} 22 ${x} ${y}Z`
}

const SPOTS = [
  [-62, -102, 10],
  [-36, -114, 7.5],
  [-90, -84, 7.5],
  [-34, -90, 7],
] as const

function draw(c: Canvas): void {
  const { ink, f, look } = c
  const walks = c.pose === 'walk'
  const h = frameOfHead(c)
  ink.part('farLeg').tint('leaf')
  thickLeg(c, walks ? -28 : -38, -8, 44, 50)
  thickLeg(c, walks ? 104 : 92, walks ? -16 : -8, 44, 60)
  ink.part('torso').tint('leaf').shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.tint('sap')
    for (const [x, y, r] of SPOTS) ink.oval(f.at(x, y), r * f.s, r * f.s * 0.9, 0, 0.8)
  })
  ink.line(f.d(BODY), 1)
  ink.part('nearLeg').tint('leaf')
  thickLeg(c, walks ? -90 : -84, 0, 54, 76, 12)
  thickLeg(c, walks ? 38 : 32, 0, 50, 72, 4)
  ink.part('head').tint('sap')
  ink.shape(h.d(scalloped(frillRing(90, 82, 10), 12)))
  ink.tint('leaf').shape(h.d(scalloped(frillRing(68, 60, 10), 2)), 0.85)
  ink.tint('leaf').shape(h.d(FACE))
  ink
    .tint('cream')
    .shape(h.d(HORN))
    .shape(h.d(mirrored(HORN)))
    .shape(h.d(NOSE_HORN))
  if (ink.fits(h.s * 14)) ink.line(h.d(RINGS), 0.8).line(h.d(mirrored(RINGS)), 0.8)
  eye(ink, h, -27, -15, 14.5, look, -1)
  eye(ink, h, 27, -15, 14.5, look, 1)
  ink.blush(h.at(-33, 14), 9 * h.s).blush(h.at(33, 14), 9 * h.s)
  ink.dot(h.at(-11, 27), 2.4 * h.s).dot(h.at(11, 27), 2.4 * h.s)
  frontMouth(ink, h, 0, 38, 15, look)
}

const frameOfHead = ({ f }: Canvas) => frame(f.at(74, -104), f.s * 0.98, f.deg)

export const triceratops: Portrait = {
  name: 'triceratops',
  size: 0.5,
  poses: ON_FEET,
  head: [74, -110, 56],
  hat: [74, -168, 30],
  back: [-60, -124],
  feet: [
    [28, 0],
    [80, -8],
  ],
  tail: [-176, -46],
  mouth: [74, -66],
  draw,
}
