/** A thing that is alive: its own drawing is head and body in one, with a face on it and thin limbs, as in old cartoons. */
import type { Spot } from '../art/art.ts'
import type { Anatomy, Shell } from './anatomy.ts'
import { drawArm } from './arms.ts'
import { type Dressed, drawLeg } from './dress.ts'
import { type P, rad } from './geometry.ts'
import { cheek, eyes } from './heads/face.ts'
import { featuresAt, type Head } from './heads/head.ts'
import { mouth } from './heads/mouths.ts'
import { flatten, type View } from './heads/view.ts'
import type { Joint } from './paint.ts'
import { type Build, SIDES, type Side } from './skeleton.ts'

/** Share of the height that the drawing takes, above its legs. */
export const SHELL = 0.8
const LEGS = 1 - SHELL
/** In pixels: thinner limbs could not be colored. */
const LEAST = { arm: 8, leg: 9.5, hand: 15 }
const SOLE = 0.62

const middleOf = ({ legs: [near, far] }: Anatomy): number => (near + far) / 2

export function shellBuild(anatomy: Anatomy, h: number): Build {
  const { box, face, arms, hip } = anatomy
  const middle = middleOf(anatomy)
  const at = (x: number, y: number): P => [(x - middle) * SHELL, (y - hip) * SHELL]
  const half = ((arms[1][0] - arms[0][0]) / 2) * SHELL
  const leg = Math.max(0.03, LEAST.leg / h)
  const bones = LEGS + hip * SHELL - leg * SOLE
  const reach = Math.max(0.3, half * 0.7 + 0.16)
  const shoulders = ((arms[0][1] + arms[1][1]) / 2 - hip) * SHELL
  const inset = (box.x1 - box.x0) * 0.06
  return {
    head: face.r * SHELL,
    neck: (face.y - hip - face.r * 0.95) * SHELL - shoulders,
    torso: shoulders,
    shoulder: half,
    hip: half,
    deep: Math.min(0.12, half * 0.7),
    upperArm: reach * 0.52,
    forearm: reach * 0.48,
    thigh: bones * 0.52,
    shin: bones * 0.48,
    foot: 0.13,
    arm: Math.max(0.025, LEAST.arm / h),
    leg,
    hand: Math.max(0.05, LEAST.hand / h),
    stoop: 0,
    piece: {
      arms: [at(...arms[0]), at(...arms[1])],
      legs: [(anatomy.legs[0] - middle) * SHELL, (anatomy.legs[1] - middle) * SHELL],
      face: at(face.x, face.y),
      corners: [
        at(box.x0 + inset, box.y0),
        at(box.x1 - inset, box.y0),
        at(box.x0 + inset, box.y1),
        at(box.x1 - inset, box.y1),
      ],
    },
  }
}

const EYES = { lon: 25, lat: 4, size: 0.17, style: 'dot' as const }
const lips = (view: View): P => flatten(view.see([0, 0.34, 0.9]))

/** Only what a face is made of: what it is on is drawn already. */
export const shellHead = ({ face, box, isFree }: Anatomy): Head => ({
  wide: (box.x1 - box.x0) / 2 / face.r,
  top: (face.y - box.y1) / face.r,
  mouth: lips,
  eye: (view) => flatten(view.on(view.yaw < 0 ? EYES.lon : -EYES.lon, EYES.lat)),
  features: (view) => featuresAt(view, { ...EYES, size: 0.3 }, lips(view), 0.28),
  lenses: { lon: EYES.lon, lat: EYES.lat - 1, size: 0.34 },
  behind() {},
  front(pen, view, expression) {
    if (!isFree) pen.tint('cream').ell(0, 0.1, 0.96, 0.82)
    eyes(pen, view, EYES, expression)
    cheek(pen.tint('pink'), view, 44, -17)
    const [x, y] = lips(view)
    mouth(pen.tint('rose'), x, y, 0.25, expression)
  },
})

/** Limbs that go out to the sides come from behind the body; what crosses it is before it. */
function isBehind({ body }: Dressed, side: Side): boolean {
  const turn = rad(body.skeleton.head.tilt)
  const [from, out] = [body.at(`${side}Shoulder`), side === 'near' ? -1 : 1]
  return (['Elbow', 'Hand'] as const).every((joint) => {
    const [x, y] = body.at(`${side}${joint}`)
    return out * ((x - from[0]) * Math.cos(turn) + (y - from[1]) * Math.sin(turn)) > -body.arm * 0.5
  })
}

/** A knee that is raised is before the body: whoever sits shows the legs. */
function isRaised({ body }: Dressed, side: Side): boolean {
  const { build, h } = body.skeleton
  const turn = rad(body.skeleton.head.tilt)
  const [[x, y], [u, v]] = [body.at(`${side}Hip`), body.at(`${side}Knee`)]
  return (u - x) * Math.sin(turn) - (v - y) * Math.cos(turn) > -0.5 * build.thigh * h
}

export function drawShell(dressed: Dressed, shell: Shell, spot: Spot): void {
  const { body } = dressed
  const arms = (behind: boolean) => {
    for (const side of ['far', 'near'] as const) if (isBehind(dressed, side) === behind) drawArm(dressed, side)
  }
  const legs = (raised: boolean) => {
    for (const side of SIDES.toReversed() as Side[]) {
      if (isRaised(dressed, side) !== raised) continue
      const root: Joint = { host: body.trunk, at: body.at(`${side}Hip`), radius: body.leg * 1.75 }
      drawLeg(dressed, side, raised ? [root] : [])
    }
  }
  arms(true)
  legs(false)
  layShell(dressed, shell, spot)
  legs(true)
  arms(false)
}

/** The drawing itself, turned with the body about its hip. */
function layShell({ body, coats }: Dressed, { anatomy, draw }: Shell, spot: Spot): void {
  const mirror = spot.facing === 'left' ? -1 : 1
  const [x, y] = body.at('hip')
  const [px, py] = [spot.x + x * mirror, spot.y + y]
  const h = spot.h * SHELL
  const { svg, box } = draw({ ...spot, x: px - middleOf(anatomy) * h * mirror, y: py + anatomy.hip * h, h })
  const turn = body.skeleton.head.tilt * mirror
  const [c, s] = [Math.cos(rad(turn)), Math.sin(rad(turn))]
  const corners = [box.x0, box.x1].flatMap((u) => [box.y0, box.y1].map((v): P => [u - px, v - py]))
  const [xs, ys] = [corners.map(([u, v]) => px + u * c - v * s), corners.map(([u, v]) => py + u * s + v * c)]
  coats.lay(
    'torso',
    Math.abs(turn) < 0.05
      ? svg
      : `<g transform="rotate(${turn.toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)})">${svg}</g>`,
    { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) },
  )
}

/** Where a hat goes, as the middle and radius of a head under it, in pixels as it faces right. */
export function underHat({ body }: Dressed, { anatomy }: Shell): { at: P; r: number } {
  const turn = rad(body.skeleton.head.tilt)
  const h = body.h * SHELL
  const [u, v] = [(anatomy.hat.x - middleOf(anatomy)) * h, (anatomy.hat.y - anatomy.hip) * h]
  const [x, y] = body.at('hip')
  return {
    at: [x + u * Math.cos(turn) + v * Math.sin(turn), y + u * Math.sin(turn) - v * Math.cos(turn)],
    r: anatomy.hat.r * h,
  }
}
