/** Eyes, brows and mouths: what a face says. */
import type { Acting, Gaze } from '../../art/art.ts'
import { partLooks } from '../../art/part-looks.ts'
import type { Ask } from './actor.ts'
import type { P } from './geom.ts'
import type { Frame, Ink } from './ink.ts'
import { oval } from './oval.ts'

export interface Look {
  asleep: boolean
  mood: Acting['mood']
  /** The mouth is open: it calls, sings, bites. */
  open: boolean
  /** How many times as large as usual its eyes are. */
  eyes?: number
  lashes?: boolean
  gaze?: Gaze
}

const SIZES: Readonly<Record<string, number>> = { big: 1.4, round: 1.25, small: 0.66 }

/** What was said of its eyes, and where they look. */
export function eyesOf({ attributes, gaze }: Ask): Pick<Look, 'eyes' | 'lashes' | 'gaze'> {
  const said = partLooks(attributes)
  const eyes = said.map(({ part, look }) => (part === 'eye' ? SIZES[look] : undefined)).find(Boolean)
  const lashes = attributes.some((word) => /lashes$/.test(word))
  return { ...(eyes ? { eyes } : {}), ...(lashes ? { lashes } : {}), ...(gaze ? { gaze } : {}) }
}

/** A pupil goes so far toward what is looked at, in radii of the eye. */
const [ASIDE, UPWARD] = [0.48, 0.46]

/** The middle of a pupil that looks somewhere; r is its eye's radius in the rig's units. */
export const pupilAt = ([x, y]: P, r: number, gaze: Gaze | undefined): P =>
  gaze ? [x + gaze.x * r * ASIDE, y + gaze.y * r * UPWARD] : [x, y]

/** An eye of radius r at (x, y) of a face; `out` is the way to the face's outer edge, for brows, `narrow` how much a turned head shortens it. */
export function eye(
  ink: Ink,
  f: Frame,
  x: number,
  y: number,
  usual: number,
  look: Look,
  out: 1 | -1 = 1,
  narrow = 1,
): void {
  const r = usual * (look.eyes ?? 1)
  ink.eyes.push({ f, x, y, r })
  if (look.lashes) lashes(ink, f, x, y, r, out)
  if (look.asleep || look.mood === 'sleepy') {
    closedEye(ink, f, x, y, r, out)
    ink.unlit(f.at(x, y + r * 0.35), r * f.s * 2.2)
    return
  }
  if (look.mood === 'proud' || (look.mood === 'happy' && look.open && !look.gaze)) {
    ink.line(f.d(`M${x - r * 1.1} ${y + r * 0.4}Q${x} ${y - r * 1.4} ${x + r * 1.1} ${y + r * 0.4}`), 0.95)
    ink.unlit(f.at(x, y - r * 0.5), r * f.s * 2.2)
    return
  }
  if (ink.isGrave) {
    graveEye(ink, f, [x, y], r, out, narrow)
    return
  }
  if (look.mood === 'disgusted' || (look.mood === 'silly' && out < 0)) {
    ink.line(f.d(`M${x + out * r * 1.1} ${y - r * 0.7}L${x - out * r} ${y}L${x + out * r * 1.1} ${y + r * 0.7}`), 0.95)
    return
  }
  if (look.mood === 'loving' && ink.fits(r * f.s * narrow * 2)) {
    heart(ink, f, [x, y], r)
    return
  }
  const wide = look.mood === 'scared' || look.mood === 'surprised'
  const gaze = ink.fits(r * f.s * narrow * 2) ? look.gaze : undefined
  const turn = f.deg * f.flip
  // White around the pupil tells which way it goes.
  if (wide) ink.shape(f.d(oval(x, y, r * 1.3, r * 1.3)), 0.85)
  else if (gaze) ink.tint('white').oval(f.at(x, y), r * f.s * 1.12 * narrow, r * f.s * 1.3, turn, 0.85)
  const R = Math.max(3.2 / ink.scale, r * f.s * (wide ? 0.6 : gaze ? 0.74 : 1))
  const [w, h] = [R * 0.84 * narrow, R * 1.12]
  const pupil = (dx: number, dy: number): P => pupilAt(f.at(x + dx * f.flip, y + dy), r * f.s, gaze)
  ink.dot(pupil(0, 0), w, h, turn)
  // A large light above and a small one below make it look alive.
  const k = gaze && !wide ? r * 0.74 : r
  if (R * ink.scale > (ink.detail === 'simple' ? 12 : 5)) {
    ink.light(pupil(0.22 * k * narrow, -0.4 * k), R * 0.38 * narrow)
    const lesser = ink.detail === 'simple' ? 0 : R * ink.scale
    if (lesser > 9) ink.light(pupil(-0.3 * k * narrow, 0.36 * k), R * 0.18)
    if (lesser > 15) ink.light(pupil(0.24 * k * narrow, 0.64 * k), R * 0.12)
  } else ink.unlit(pupil(0, 0), R * 2.2)
  brow(ink, f, x, y, r, look, out)
}

/** A lid that has come down, with lashes toward the temple where they are more than specks. */
function closedEye(ink: Ink, f: Frame, x: number, y: number, r: number, out: 1 | -1): void {
  const top = y - r * 0.3
  ink.line(f.d(`M${x - r * 1.15} ${top}Q${x} ${top + r * 1.3} ${x + r * 1.15} ${top}`), 1)
  if (!ink.fits(f.s * r * 0.7)) return
  const lash = (u: number) => {
    const root = top + r * 0.65 * (1 - (u / 1.15) ** 2)
    return `M${x + u * r} ${root}L${x + u * r * 1.4} ${root + r * 0.42}`
  }
  ink.line(f.d([0.25, 0.62, 0.98].map((u) => lash(u * out)).join('')), 0.85)
}

/** In love. */
function heart(ink: Ink, f: Frame, [x, y]: P, r: number): void {
  const at = (u: number, v: number): string => `${x + u * r * 1.25} ${y + v * r * 1.3}`
  ink
    .solid(
      f.d(
        `M${at(0, 0.9)}C${at(-0.5, 0.5)} ${at(-1, 0.2)} ${at(-1, -0.35)}C${at(-1, -0.95)} ${at(-0.25, -1.05)} ${at(0, -0.4)}C${at(0.25, -1.05)} ${at(1, -0.95)} ${at(1, -0.35)}C${at(1, 0.2)} ${at(0.5, 0.5)} ${at(0, 0.9)}Z`,
      ),
    )
    .light(f.at(x - r * 0.5, y - r * 0.45), r * f.s * 0.26)
}

/** An almond with an iris, longer toward the outer corner, under a lid. */
function graveEye(ink: Ink, f: Frame, [x, y]: P, r: number, out: 1 | -1, narrow: number): void {
  const at = (u: number, v: number): string => `${x + out * u * r * narrow} ${y + v * r}`
  const almond = `M${at(-1.25, 0.28)}Q${at(-0.6, -0.8)} ${at(0.15, -0.82)}Q${at(0.9, -0.8)} ${at(1.45, -0.02)}Q${at(0.8, 0.78)} ${at(0, 0.8)}Q${at(-0.8, 0.75)} ${at(-1.25, 0.28)}Z`
  const pupil = f.at(x + out * r * 0.14 * narrow, y)
  const R = r * f.s
  ink.tint('white').shape(f.d(almond), 0.9)
  ink.dot(pupil, R * 0.56 * narrow, R * 0.7)
  if (R * ink.scale > 8) ink.light(f.at(x + (out * 0.14 + 0.2 * f.flip) * r * narrow, y - 0.26 * r), R * 0.2)
  ink.line(f.d(`M${at(-1.15, -0.4)}Q${at(0, -1.65)} ${at(1.45, -0.7)}`), 0.95)
}

/** Three above the eye, fanned outward; beside a closed one as well. */
function lashes(ink: Ink, f: Frame, x: number, y: number, r: number, out: 1 | -1): void {
  const lash = (deg: number): string => {
    const a = (deg * Math.PI) / 180
    const at = (k: number, bow = 0) => `${x + out * r * (Math.sin(a) * k + bow)} ${y - r * Math.cos(a) * k}`
    return `M${at(0.9)}Q${at(1.5, 0.06)} ${at(2, 0.3)}`
  }
  ink.line(f.d([8, 40, 72].map(lash).join('')), 0.85)
}

/** Brows, or a lid, over an eye at (x, y); `out` is the side of the temple. */
export function brow(ink: Ink, f: Frame, x: number, y: number, r: number, look: Look, out: 1 | -1): void {
  const up = y - r * (look.mood === 'scared' ? 2.1 : 1.6)
  if (look.mood === 'angry') frown(ink, f, x, y, r, out)
  if (look.mood === 'surprised')
    ink.line(f.d(`M${x - r} ${up - r * 0.3}Q${x} ${up - r * 0.9} ${x + r} ${up - r * 0.3}`), 1)
  if (look.mood === 'focused')
    ink.line(f.d(`M${x - out * r * 1.1} ${up + r * 0.35}L${x + out * r * 1.1} ${up - r * 0.25}`), 1)
  if (look.mood !== 'sad' && look.mood !== 'scared' && look.mood !== 'shy') return
  // They fall toward the temples.
  const [inner, outer] = [x - out * r * 1.1, x + out * r * 1.1]
  ink.line(f.d(`M${inner} ${up - r * 0.5}Q${x} ${up - r * 0.1} ${outer} ${up + r * 0.5}`), 1)
}

/** A heavy lid that falls toward the nose, over the upper part of the eye. */
function frown(ink: Ink, f: Frame, x: number, y: number, r: number, out: 1 | -1): void {
  const at = (u: number, v: number): string => `${x + out * u * r} ${y + v * r}`
  ink.shape(f.d(`M${at(-1.25, -0.28)}L${at(1.25, -1.02)}Q${at(0.5, -1.9)} ${at(-1.15, -0.9)}Z`), 1.1)
}
