/** One rig for fishes and whales. */
import type { Ask, Drawn } from '../rig/actor.ts'
import { eye, eyesOf, type Look } from '../rig/eyes.ts'
import { wearOnFace } from '../rig/face-wear.ts'
import { add, angle, type P } from '../rig/geom.ts'
import { wearHat } from '../rig/hats.ts'
import { frame, type Ink, poly, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { anal, dorsal, fishTail, fleshyTail, goesOver, hindFin, pectoral } from './fins.ts'
import { fishMarks } from './marks.ts'
import { fishNeckwear } from './neckwear.ts'
import { hammerEnds, spineOf } from './spine.ts'
import type { Fish, Spine } from './types.ts'

const NEAR: Record<string, string> = {
  fly: 'jump',
  run: 'swim',
  dance: 'jump',
  'reach-up': 'head-up',
  'mouth-open': 'swim',
  eat: 'head-down',
  drink: 'head-down',
}
export const FISH_POSES = new Set([
  'stand',
  'swim',
  'float',
  'jump',
  'dive',
  'head-up',
  'head-down',
  'mouth-open',
  'lie-curled',
  'carry',
  'fly',
])

export function drawFish(ink: Ink, b: Fish, ask: Ask): Drawn {
  const pose = NEAR[ask.pose] ?? ask.pose
  const s = spineOf(b, pose)
  const look = {
    asleep: ask.pose === 'lie-curled',
    mood: ask.mood,
    open: ask.mouth === 'open' || ask.pose === 'mouth-open' || ask.pose === 'head-up',
    ...eyesOf(ask),
  }
  ink.part('tail')
  if (!goesOver(b)) fishTail(ink, b, s)
  ink.part('back')
  dorsal(ink, b, s)
  anal(ink, b, s)
  if (b.above) {
    pectoral(ink, b, s, 1)
    pectoral(ink, b, s, -1)
  }
  if (b.marks?.includes('tusk')) tusk(ink, s)
  if (b.marks?.includes('saw')) saw(ink, s)
  if (b.marks?.includes('lure')) lure(ink, s)
  ink.part('torso').tint(b.colors.body).shape(s.body)
  ink.clip(s.body, () => fishMarks(ink, b, s))
  ink.line(s.body, 1)
  if (goesOver(b)) fleshyTail(ink, b, s)
  ink.part('head')
  fishEye(ink, b, s, look)
  fishMouth(ink, b, s, look)
  if (b.marks?.includes('spout')) spout(ink, s)
  if (b.marks?.includes('barbels')) barbels(ink, s)
  if (b.marks?.includes('whiskers'))
    for (const h of [-0.2, -0.45]) ink.dot(add(s.on(0, h), s.at(0)[1], -b.depth[0]! * 0.6), 1)
  if (ask.wears.length > 0) {
    const [, u] = s.at(0.16)
    ink.part('neckwear')
    wearOnFace(ink, ask.wears)
    fishNeckwear(ink, b, s, ask.wears)
    ink.part('hat')
    wearHat(ink, ask.wears, frame(s.on(0.18, 0.9), b.depth[1]! * 0.7, -angle([0, 0], [-u[0], -u[1]]) * 0.6 - 8))
  }
  ink.part('nearArm')
  if (b.marks?.includes('hindfin')) hindFin(ink, b, s)
  if (b.pec && !b.above) pectoral(ink, b, s, b.pec.down || b.pec.rays ? -1 : 1)
  return {
    points: contacts(b, s),
    tops: [[s.on(0.6, 1)[0], s.on(0.25, 1)[0], s.on(0.4, 1)[1]]],
    pose: FISH_POSES.has(pose) ? pose : 'swim',
  }
}

function contacts(b: Fish, s: Spine): Record<string, P> {
  const [nose, back, up] = s.at(0)
  const mouth = add(add(nose, back, -b.depth[0]! * 0.8 - (b.beak ?? 0)), up, -b.depth[0]! * 0.3)
  return {
    mouth,
    eye: s.on(b.eye[0], b.eye[1]),
    headTop: s.on(0.12, 1),
    headMid: s.on(0.14, 0),
    neck: s.on(0.26, 0),
    chest: s.on(0.3, -0.6),
    back: s.on(0.4, 1),
    seat: s.on(0.5, -1),
    nearHand: s.on(0.42, -0.9),
    farHand: s.on(0.4, -0.7),
    nearFoot: s.on(0.9, -0.5),
    farFoot: s.on(0.9, 0.5),
    tailTip: add(s.at(1)[0], s.at(1)[1], b.tailSize),
  }
}

function fishEye(ink: Ink, b: Fish, s: Spine, look: Look): void {
  const [t, h, r] = b.eye
  if (b.above) {
    const [nose, back, up] = s.at(0)
    for (const side of [1, -1]) {
      ink.dot(s.on(t, side * h), r)
      const o = add(add(s.on(0, side * 0.6), back, -b.depth[0]! * 0.7), nose, 0)
      ink.line(`M${xy(o)}Q${xy(add(add(o, back, -5), up, side * 2))} ${xy(add(add(o, back, -7), up, side * 7))}`)
    }
    return
  }
  if (b.hammer) {
    const [nose, back, up] = s.at(0)
    for (const at of hammerEnds(b.hammer, nose, back, up)) eye(ink, frame(at, r), 0, 0, 0.95, look, -1)
    return
  }
  const [, u] = s.at(t)
  const f = frame(s.on(t, h), r, -angle([0, 0], [-u[0], -u[1]]))
  if (b.mouth === 'fish' || b.mouth === 'grin') ink.tint('white').oval(f.at(0, 0), r * 1.55)
  eye(ink, f, 0, 0, 0.95, look, -1)
  if (b.mouth === 'smile') ink.blush(f.at(-1.1, 1.9), r * 0.9)
}

function fishMouth(ink: Ink, b: Fish, s: Spine, look: Look): void {
  const [nose, back, up] = s.at(0)
  const d0 = b.depth[0]!
  const on = (t: number, h: number) => xy(s.on(t, h))
  const lip = (h: number, out: number) => xy(add(s.on(0, h), back, -d0 * out))
  if (b.mouth === 'shark') {
    sharkMouth(ink, b, s, look)
    return
  }
  if (b.mouth === 'grin') {
    const d = through([s.on(0, -0.2), s.on(0.12, -0.16), s.on(0.26, 0), s.on(0.2, -0.5), s.on(0.06, -0.66)], true)
    ink.tint('rose').shape(d)
    for (const t of [0.06, 0.13, 0.2])
      ink.tint('white').shape(poly(s.on(t - 0.03, -0.14), s.on(t, -0.42), s.on(t + 0.03, -0.1)), 0.75)
    return
  }
  if (look.open) {
    ink
      .tint('rose')
      .shape(`M${lip(-0.1, 0.9)}Q${on(0.06, -0.2)} ${on(0.12, -0.24)}Q${on(0.06, -0.9)} ${lip(-0.6, 0.6)}Z`)
    return
  }
  const sad = look.mood === 'sad' || look.mood === 'angry'
  if (b.beak) ink.line(`M${xy(add(add(nose, back, -b.beak - 4), up, -d0 * 0.5))}Q${on(0.02, -0.35)} ${on(0.11, -0.28)}`)
  else if (b.hammer) ink.line(`M${on(0.1, sad ? -0.4 : -0.12)}Q${on(0.17, sad ? 0 : -0.5)} ${on(0.24, sad ? -0.3 : 0)}`)
  else if (b.mouth === 'smile')
    ink.line(
      sad
        ? `M${lip(-0.5, 0.8)}Q${on(0.06, -0.3)} ${on(0.12, -0.7)}`
        : `M${lip(-0.3, 0.85)}Q${on(0.06, -0.75)} ${on(0.14, -0.38)}`,
    )
  else if (b.mouth === 'whale') ink.line(`M${on(0.2, -0.38)}Q${on(0.24, -0.34)} ${on(0.25, -0.2)}`)
  else if (b.mouth === 'fish')
    ink.line(
      sad
        ? `M${lip(-0.6, 0.5)}Q${on(0.05, -0.3)} ${on(0.09, -0.6)}`
        : `M${lip(-0.4, 0.6)}Q${on(0.05, -0.55)} ${on(0.1, -0.3)}`,
    )
}

/** Open in a broad laugh, one row of teeth along the upper lip, each large enough to stay white. */
function sharkMouth(ink: Ink, b: Fish, s: Spine, look: Look): void {
  const sad = look.mood === 'sad'
  const [end, deep] = sad ? [-0.62, -0.5] : [-0.08, -0.94]
  const lip = (k: number): P => s.on(0.02 + k * 0.27, -0.34 + (end + 0.34) * k * k - 0.1 * Math.sin(k * Math.PI))
  const upper = [0, 0.25, 0.5, 0.75, 1].map(lip)
  ink
    .tint('rose')
    .shape(through([...upper, s.on(0.24, deep * 0.62), s.on(0.14, deep * 0.8), s.on(0.05, deep * 0.74)], true))
  if (sad) return
  const n = b.marks?.includes('fangs') ? 5 : 4
  const bite = (k: number): P => add(lip(k), s.at(0.15)[2], -s.r(0.15) * 0.3)
  const row = Array.from({ length: n }, (_, i) => [bite(0.1 + ((i + 0.5) / n) * 0.8), lip(0.1 + ((i + 1) / n) * 0.8)])
  ink.tint('white').shape(poly(lip(0.1), ...row.flat()), 0.75)
}

function tusk(ink: Ink, s: Spine): void {
  const [nose, back, up] = s.at(0)
  const g = (x: number, y: number) => xy(add(add(nose, back, -x), up, y + 2))
  const horn = `M${g(2, 8)}L${g(68, 16)}L${g(2, -6)}Z`
  ink.tint('cream').shape(horn)
  // Twisted to its tip: each turn slants, and ends at the edge.
  ink.clip(horn, () => ink.line([14, 25, 36, 47].map((x) => `M${g(x, 20)}L${g(x + 7, -8)}`).join(''), 0.8))
}

/** A long flat snout with teeth along both its edges. */
function saw(ink: Ink, s: Spine): void {
  const [nose, back, up] = s.at(0)
  const g = (x: number, y: number) => add(add(nose, back, -x), up, y + 1)
  const edge = [12, 22, 32, 42, 52, 62].flatMap((x) => [g(x, 5), g(x + 4, 10.5), g(x + 7, 5)])
  const under = [62, 52, 42, 32, 22, 12].flatMap((x) => [g(x + 7, -3), g(x + 4, -8.5), g(x, -3)])
  ink.tint('cream').shape(poly(g(-2, 6), ...edge, g(74, 1), ...under, g(-2, -4)))
}

/** Feelers around the mouth of a catfish. */
function barbels(ink: Ink, s: Spine): void {
  const [, back, up] = s.at(0)
  for (const [h, reach, drop] of [
    [0.1, 22, 4],
    [-0.5, 16, -16],
    [-0.8, 4, -20],
  ] as const) {
    const o = add(s.on(0, h), back, -6)
    ink.line(
      `M${xy(o)}Q${xy(add(add(o, back, -reach * 0.7), up, drop * 0.2))} ${xy(add(add(o, back, -reach), up, drop))}`,
      0.9,
    )
  }
}

function lure(ink: Ink, s: Spine): void {
  const [, back, up] = s.at(0.2)
  const o = s.on(0.24, 0.95)
  const g = (x: number, y: number) => add(add(o, back, -x), up, y)
  ink.line(through([o, g(2, 16), g(14, 24), g(26, 16)]), 1)
  ink.tint('gamboge').oval(g(27, 12), 5.6)
}

function spout(ink: Ink, s: Spine): void {
  const o = s.on(0.3, 1.02)
  const n = s.at(0.3)[2]
  const p = (k: number, x: number) => xy(add(add(o, n, k), [x, 0]))
  ink.tint('sky')
  for (const side of [-1, 1])
    ink.shape(
      `M${p(2, 0)}C${p(16, -side)} ${p(36, side * 4)} ${p(36, side * 16)}C${p(36, side * 28)} ${p(18, side * 28)} ${p(18, side * 19)}C${p(24, side * 22)} ${p(28, side * 18)} ${p(24, side * 13)}C${p(20, side * 9)} ${p(12, side * 6)} ${p(2, side * 2)}Z`,
    )
}
