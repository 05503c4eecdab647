/** Spectacles, shades and patches of animals. */
import type { Ask } from './actor.ts'
import type { Frame, Ink } from './ink.ts'

/** Spectacles before eyes at the given places, with lenses of radius r. */
export function wearGlasses(
  ink: Ink,
  wears: Ask['wears'],
  f: Frame,
  eyes: readonly (readonly [number, number])[],
  r: number,
): void {
  if (wears.some(({ name }) => name === 'eye patch')) patch(ink, f, eyes[0] ?? [0, 0], r)
  const worn = wears.find(({ name }) => name === 'glasses' || name === 'sunglasses' || name === 'monocle')
  if (!worn) return
  const used = worn.name === 'monocle' ? eyes.slice(0, 1) : eyes
  const [a, b] = used
  if (a && !b && worn.name !== 'monocle') temple(ink, f, a, r)
  if (worn.name === 'sunglasses') {
    shades(ink, f, used, r)
    return
  }
  for (const [x, y] of used) ink.line(f.d(circle(x, y, r)), 0.95)
  // By its cord it is told from a ring about the eye.
  if (a && worn.name === 'monocle')
    ink.line(
      f.d(`M${a[0] + r * 0.7} ${a[1] + r * 0.7}Q${a[0] + r * 1.5} ${a[1] + r * 1.6} ${a[0] + r} ${a[1] + r * 2.8}`),
      0.85,
    )
  if (a && b) ink.line(f.d(`M${Math.min(a[0], b[0]) + r} ${a[1]}L${Math.max(a[0], b[0]) - r} ${a[1]}`), 0.95)
}

/** Seen from the side: back to the ear. */
function temple(ink: Ink, f: Frame, [x, y]: readonly [number, number], r: number): void {
  const top = y - r * 0.2
  ink.line(f.d(`M${x - r} ${top}L${x - r * 1.7} ${top}Q${x - r * 2} ${top} ${x - r * 2.04} ${top + r * 0.36}`), 1.2)
}

/** Over one eye, its band up across the brow and down to the cheek. */
function patch(ink: Ink, f: Frame, [x, y]: readonly [number, number], r: number): void {
  const out = Math.sign(x) || 1
  ink.line(f.d(`M${x} ${y}L${x - out * r * 2.6} ${y - r * 1.7}M${x} ${y}L${x + out * r * 1.6} ${y + r * 0.7}`), 0.95)
  ink
    .tint('slate')
    .shape(
      f.d(
        `M${x - r} ${y - r * 0.7}Q${x} ${y - r * 1.2} ${x + r} ${y - r * 0.7}Q${x + r} ${y + r * 0.9} ${x} ${y + r * 1.15}Q${x - r} ${y + r * 0.9} ${x - r} ${y - r * 0.7}Z`,
      ),
    )
}

/** Broad lenses left white, moved apart where the eyes are too close for a bridge between them. */
function shades(ink: Ink, f: Frame, eyes: readonly (readonly [number, number])[], r: number): void {
  const w = r * 1.12
  const middle = eyes.reduce((sum, [x]) => sum + x / eyes.length, 0)
  for (const [eye, y] of eyes) {
    const apart = eyes.length > 1 ? Math.max(Math.abs(eye - middle), w + 0.06) : 0
    const x = middle + Math.sign(eye - middle) * apart
    const top = y - r * 0.8
    ink
      .tint('night')
      .shape(
        f.d(`M${x - w} ${top}L${x + w} ${top}Q${x + w} ${y + r} ${x} ${y + r}Q${x - w} ${y + r} ${x - w} ${top}Z`),
        1.3,
      )
      .line(f.d(`M${x - r * 0.4} ${y + r * 0.3}L${x + r * 0.3} ${y - r * 0.4}`), 0.9)
    if (eyes.length > 1)
      ink.line(f.d(`M${middle} ${top + r * 0.2}L${x - Math.sign(eye - middle) * w} ${top + r * 0.2}`), 1.3)
  }
}

const circle = (x: number, y: number, r: number): string => {
  const k = r * 0.552
  return `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
}
