/** The mouths of animals that look at us, as moods shape them. */
import type { Look } from './eyes.ts'
import type { P } from './geom.ts'
import type { Frame, Ink } from './ink.ts'
import { oval } from './oval.ts'

type Draw = (ink: Ink, f: Frame, at: P, w: number, isOpen: boolean) => void

/** Open, its corners down. */
const wail: Draw = (ink, f, [x, y], w) => {
  ink
    .tint('rose')
    .shape(
      f.d(
        `M${x - w * 0.85} ${y + w}C${x - w * 0.7} ${y - w * 0.3} ${x + w * 0.7} ${y - w * 0.3} ${x + w * 0.85} ${y + w}Q${x} ${y + w * 0.7} ${x - w * 0.85} ${y + w}Z`,
      ),
      0.85,
    )
}

/** Lips pressed together, the tip of the tongue out at a corner of them; `k` times as large where it is put out. */
const tongue =
  (k: number): Draw =>
  (ink, f, [x, y], w) => {
    ink
      .tint('rose')
      .shape(
        f.d(
          `M${x} ${y + w * 0.34}L${x + w * 0.8} ${y + w * 0.2}C${x + w * 0.95} ${y + w * (0.4 + 0.6 * k)} ${x + w * 0.1} ${y + w * (0.5 + 0.7 * k)} ${x} ${y + w * 0.34}Z`,
        ),
        0.85,
      )
      .line(f.d(`M${x - w} ${y}Q${x - w * 0.3} ${y + w * 0.6} ${x + w} ${y + w * 0.1}`), 0.85)
  }

const FELT: Partial<Record<NonNullable<Look['mood']>, Draw>> = {
  surprised: (ink, f, [x, y], w, isOpen) => {
    ink.tint('rose').shape(f.d(oval(x, y + w * 0.4, w * 0.5, w * (isOpen ? 0.72 : 0.56))), 0.85)
  },
  scared: (...how) => {
    const [ink, f, [x, y], w, isOpen] = how
    if (isOpen) wail(...how)
    else
      ink.line(
        f.d(
          `M${x - w} ${y + w * 0.4}Q${x - w * 0.7} ${y - w * 0.1} ${x - w * 0.4} ${y + w * 0.2}Q${x - w * 0.1} ${y + w * 0.6} ${x + w * 0.2} ${y + w * 0.2}Q${x + w * 0.6} ${y - w * 0.1} ${x + w} ${y + w * 0.4}`,
        ),
        0.95,
      )
  },
  silly: tongue(1),
  disgusted: tongue(1),
  focused: tongue(0.3),
  shy: (ink, f, [x, y], w) => {
    ink.line(f.d(`M${x - w * 0.45} ${y + w * 0.1}Q${x} ${y + w * 0.46} ${x + w * 0.5} ${y}`), 0.85)
  },
}

/** Wide open, its corners drawn down, with a tongue, and fangs where these can be colored. */
function roar(ink: Ink, f: Frame, x: number, y: number, w: number): void {
  const [top, low] = [y - w * 0.12, y + w * 1.1]
  ink
    .tint('rose')
    .shape(
      f.d(
        `M${x - w} ${y + w * 0.3}Q${x - w * 0.5} ${top} ${x} ${top + w * 0.06}Q${x + w * 0.5} ${top} ${x + w} ${y + w * 0.3}C${x + w * 0.9} ${low} ${x - w * 0.9} ${low} ${x - w} ${y + w * 0.3}Z`,
      ),
      0.9,
    )
  if (!ink.fits(f.s * w * 0.36)) return
  ink.line(f.d(`M${x - w * 0.52} ${y + w * 0.82}Q${x} ${y + w * 0.42} ${x + w * 0.52} ${y + w * 0.82}`), 0.8)
  for (const q of [-1, 1])
    ink
      .tint('white')
      .shape(
        f.d(
          `M${x + q * w * 0.74} ${y + w * 0.12}L${x + q * w * 0.56} ${y + w * 0.56}L${x + q * w * 0.36} ${y + w * 0.02}Z`,
        ),
        0.8,
      )
}

/** A mouth turned to the reader, as wide as 2w, its middle at (x, y). */
export function frontMouth(ink: Ink, f: Frame, x: number, y: number, w: number, look: Look): void {
  if (look.open && look.mood === 'angry') {
    roar(ink, f, x, y, w)
    return
  }
  // Nobody yawns with a smile.
  if (look.open && look.mood === 'sleepy') {
    ink.tint('rose').shape(f.d(oval(x, y + w * 0.5, w * 0.78, w * 0.78)), 0.85)
    return
  }
  if (look.open && look.mood === 'sad') {
    wail(ink, f, [x, y], w, true)
    return
  }
  const drawn = look.mood && FELT[look.mood]
  if (drawn) {
    drawn(ink, f, [x, y], w, look.open)
    return
  }
  if (look.open) {
    const [h, round] = [w * 1.25, w * 0.92]
    ink
      .tint('rose')
      .shape(
        f.d(
          `M${x - round} ${y}Q${x} ${y + w * 0.22} ${x + round} ${y}C${x + round} ${y + h} ${x - round} ${y + h} ${x - round} ${y}Z`,
        ),
        0.85,
      )
    return
  }
  if (ink.isGrave)
    ink.line(
      f.d(
        `M${x - w * 0.9} ${y + w * 0.08}Q${x - w * 0.5} ${y + w * 0.3} ${x} ${y + w * 0.1}Q${x + w * 0.5} ${y + w * 0.3} ${x + w * 0.9} ${y + w * 0.08}`,
      ),
      0.85,
    )
  else if (look.mood === 'sad' || look.mood === 'angry')
    ink.line(f.d(`M${x - w * 0.8} ${y + w * 0.5}Q${x} ${y - w * 0.1} ${x + w * 0.8} ${y + w * 0.5}`), 0.85)
  else
    ink.line(
      f.d(
        `M${x - w} ${y - w * 0.05}Q${x - w * 0.6} ${y + w * 0.62} ${x} ${y + w * 0.08}Q${x + w * 0.6} ${y + w * 0.62} ${x + w} ${y - w * 0.05}`,
      ),
      0.85,
    )
}
