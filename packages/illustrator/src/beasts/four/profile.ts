/** Heads seen from the side: clay that melts into the neck, and the features on it. */
import { ball, cone, type Field, melt, rope } from '../rig/clay.ts'
import { eye, type Look } from '../rig/eyes.ts'
import { type P, spline } from '../rig/geom.ts'
import type { Frame, Ink } from '../rig/ink.ts'
import { gaping, hasJaws } from './jaws.ts'
import type { Beast } from './types.ts'

const TRUNK: readonly P[] = [
  [0.7, 0.3],
  [1.18, 0.64],
  [1.32, 1.1],
  [1.46, 1.48],
  [1.8, 1.66],
  [2.1, 1.4],
]
const TRUNK_UP: readonly P[] = [
  [0.7, 0.3],
  [1.5, 0.7],
  [2.1, 0.2],
  [2.3, -0.8],
  [1.95, -1.5],
]

/** Of one with its head low: laid along the ground a long trunk would be a fifth foot, so it curls up before the face. */
const TRUNK_YOUNG: readonly P[] = [
  [0.66, 0.3],
  [0.98, 0.66],
  [1.06, 1],
  [1.26, 1.24],
  [1.56, 1.2],
  [1.68, 0.92],
]

export const trunkOf = (up: boolean, low: boolean): readonly P[] => (up ? TRUNK_UP : low ? TRUNK_YOUNG : TRUNK)

const isLow = (b: Beast): boolean => b.sh < b.head.size * 1.7

export function profile(b: Beast, f: Frame, isOpen: boolean): Field {
  if (isOpen && hasJaws(b)) return gaping(b, f)
  const { skull = 1, mz = 1.6, my = 0.35, m0 = 0.65, m1 = 0.48, jaw } = b.head
  const s = f.s
  const parts = [ball(f.at(0, 0), s * skull), cone(f.at(0.35 * skull, my * 0.6), f.at(mz, my), s * m0, s * m1)]
  if (jaw) parts.push(cone(f.at(0.1, 0.35), f.at(mz * 0.8, my + m1 * 0.35), s * jaw, s * m1 * 0.85))
  if (b.extra?.includes('brow-bump')) parts.push(ball(f.at(0.16, -0.66), s * 0.46))
  if (b.extra?.includes('dome')) parts.push(ball(f.at(-0.1, -0.75), s * 0.62))
  if (b.extra?.includes('trunk')) {
    const low = isLow(b)
    const short = isOpen || low ? 1 : Math.max(0.5, Math.min(1, (-f.at(0, 0)[1] / s - 0.5) / 1.95))
    const t = spline(
      trunkOf(isOpen, low).map(([x, y]) => f.at(x, y * short)),
      4,
    ).map(([x, y]): P => [x, Math.min(y, -s * 0.3)])
    parts.push(
      rope(
        t,
        t.map((_, i) => s * (low ? 0.37 - (0.17 * i) / (t.length - 1) : 0.46 - (0.25 * i) / (t.length - 1))),
        3,
      ),
    )
  }
  return melt(s * 0.45, ...parts)
}

/** Painted on top of the outline. */
export function profileFace(ink: Ink, b: Beast, f: Frame, look: Look): void {
  const h = b.head
  const { mz = 1.6, my = 0.35 } = h
  const [ex, ey, er] = h.eye ?? [0.35, -0.15, 0.2]
  eye(ink, f, ex, ey, er, look, -1)
  if (b.extra?.includes('mane-horse') && !look.asleep && ink.scale * f.s * er > 8) lashes(ink, f, ex, ey, er)
  nose(ink, b, f)
  if (!look.open) mouth(ink, b, f, look)
  if (h.whiskers)
    ink.line(
      f.d(`M${mz * 0.85} ${my - 0.02}L${mz * 0.3} ${my + 0.12}M${mz * 0.85} ${my + 0.06}L${mz * 0.36} ${my + 0.4}`),
      0.7,
    )
  // Beside the corner of an open mouth it would be a bubble.
  if (h.nose !== 'beak' && !(look.open && hasJaws(b)))
    ink.blush(f.at(Math.max(ex - 0.1, mz * 0.3), Math.max(ey + er + 0.3, my * 0.9)), f.s * 0.22, f.deg * f.flip)
  if (isSoft(b) && !look.open) soft(ink, b, f)
  if (b.extra?.includes('trunk') && !look.open) ink.line(f.d('M.2 .62Q.42 .96 .74 .8'))
}

function lashes(ink: Ink, f: Frame, x: number, y: number, r: number): void {
  ink.line(
    f.d(
      `M${x - r * 0.5} ${y - r * 0.95}Q${x - r} ${y - r * 1.2} ${x - r * 1.15} ${y - r * 1.7}M${x - r * 0.8} ${y - r * 0.5}Q${x - r * 1.3} ${y - r * 0.6} ${x - r * 1.65} ${y - r}`,
    ),
    0.8,
  )
}

const isSoft = ({ head, legs }: Beast): boolean =>
  legs.foot === 'hoof' && head.nose === 'nostril' && (head.mz ?? 1.6) > 1.3

/** The soft muzzle of hoofed animals, an area of its own. */
function soft(ink: Ink, b: Beast, f: Frame): void {
  const { mz = 1.6, my = 0.35, m0 = 0.65, m1 = 0.48 } = b.head
  const x = mz * 0.74
  const t = (x - 0.35) / (mz - 0.35)
  const y = my * (0.6 + 0.4 * t)
  const r = (m0 + (m1 - m0) * t) * 1.01
  ink.line(f.d(`M${x + 0.06} ${y - r}Q${x - 0.26} ${y} ${x - 0.02} ${y + r}`), 0.75)
}

function nose(ink: Ink, b: Beast, f: Frame): void {
  const h = b.head
  const { mz = 1.6, my = 0.35, m1 = 0.48 } = h
  const tip = mz + m1
  const turn = f.deg * f.flip
  if (b.extra?.includes('red-nose'))
    ink.tint('vermilion').oval(f.at(tip - 0.1, my - m1 * 0.3), Math.max(f.s * 0.3, 10.6 / ink.scale))
  else if (h.nose === 'button' || !h.nose) {
    const r = Math.min(m1 * 0.5, 0.19) * (h.noseSize ?? 1)
    ink.dot(f.at(tip - r * 0.5, my - m1 * 0.42), f.s * r, f.s * r * 0.84, turn)
  } else if (h.nose === 'nostril')
    ink.dot(
      f.at(mz + m1 * 0.4, my - m1 * 0.25),
      Math.max(2 / ink.scale, f.s * 0.08),
      Math.max(2.4 / ink.scale, f.s * 0.12),
      turn + 30,
    )
  else if (h.nose === 'snout') {
    ink.tint('pink').shape(oval(f, tip - m1 * 0.1, my, m1 * 0.42, m1 * 0.92))
    for (const dy of [-0.3, 0.3]) ink.dot(f.at(tip - m1 * 0.09, my + m1 * dy), f.s * 0.07, f.s * 0.1, turn)
  } else if (h.nose === 'beak') {
    ink
      .tint(b.coat.horn ?? 'gamboge')
      .shape(
        f.d(
          `M${mz * 0.5} ${my + 0.3}C${mz + 0.1} ${my + 0.2} ${mz + 0.3} ${my + 0.25} ${mz + 0.4} ${my + 0.4}C${mz + 0.1} ${my + 0.62} ${mz * 0.8} ${my + 0.62} ${mz * 0.5} ${my + 0.5}Z`,
        ),
      )
      .shape(
        f.d(
          `M${mz * 0.42} ${my - 0.5}C${mz} ${my - 0.75} ${mz + 0.7} ${my - 0.4} ${mz + 0.75} ${my + 0.55}C${mz + 0.45} ${my + 0.2} ${mz + 0.2} ${my + 0.2} ${mz * 0.5} ${my + 0.3}Z`,
        ),
      )
      .dot(f.at(mz * 0.8, my - 0.2), f.s * 0.07)
  } else if (h.nose === 'bill') {
    ink
      .tint(b.coat.horn ?? 'ochre')
      .shape(
        f.d(
          `M.7 ${my - 0.34}C${mz * 0.9} ${my - 0.4} ${mz + 0.7} ${my - 0.5} ${mz + 0.85} ${my}C${mz + 0.8} ${my + 0.4} ${mz * 0.9} ${my + 0.36} .7 ${my + 0.42}Q.5 ${my} .7 ${my - 0.34}Z`,
        ),
      )
      .line(f.d(`M${mz + 0.8} ${my + 0.12}Q${mz} ${my + 0.16} .95 ${my + 0.1}`))
      .dot(f.at(mz + 0.4, my - 0.16), f.s * 0.06)
  }
}

const oval = (f: Frame, x: number, y: number, rx: number, ry: number): string => {
  const k = 0.552
  return f.d(
    `M${x + rx} ${y}C${x + rx} ${y + ry * k} ${x + rx * k} ${y + ry} ${x} ${y + ry}C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * k} ${x - rx} ${y}C${x - rx} ${y - ry * k} ${x - rx * k} ${y - ry} ${x} ${y - ry}C${x + rx * k} ${y - ry} ${x + rx} ${y - ry * k} ${x + rx} ${y}Z`,
  )
}

function mouth(ink: Ink, b: Beast, f: Frame, look: Look): void {
  const { mz = 1.6, my = 0.35, m1 = 0.48, m0 = 0.65, mouth: kind = 'smile' } = b.head
  const tip = mz + m1
  if (kind === 'none') return
  if (isSoft(b)) {
    // Within the soft muzzle: drawn across its edge a mouth looks like a beak that gapes.
    const end = look.mood === 'sad' || look.mood === 'angry' ? 0.8 : 0.4
    ink.line(
      f.d(`M${tip - m1 * 0.42} ${my + m1 * 0.62}Q${mz * 0.98} ${my + m1 * (1.1 - end)} ${mz * 0.84} ${my + m1 * end}`),
    )
    return
  }
  const down = look.mood === 'sad' || look.mood === 'angry'
  if (kind === 'smile')
    ink.line(
      down
        ? f.d(`M${tip - m1 * 0.3} ${my + m1 * 0.5}Q${mz * 0.78} ${my + m1 * 0.2} ${mz * 0.52} ${my + m1 * 0.78}`)
        : f.d(`M${tip - m1 * 0.35} ${my + m1 * 0.42}Q${mz * 0.75} ${my + m1 * 0.75} ${mz * 0.45} ${my + m0 * 0.12}`),
    )
  else if (down) {
    const lip = [my + m1 * 0.5, my + m0 * 0.62] as const
    if (look.mood === 'angry')
      for (const u of [0.84, 0.6]) {
        const y = lip[0] + (lip[1] - lip[0]) * (1 - u) * 0.5 - m1 * 0.14
        ink.tint('white').shape(f.d(`M${mz * u + 0.12} ${y}L${mz * u - 0.12} ${y}L${mz * u} ${y + m1 * 0.62}Z`), 0.85)
      }
    ink.line(f.d(`M${tip - m1 * 0.2} ${lip[0]}Q${mz * 0.62} ${my + m1 * 0.16} .2 ${lip[1]}`))
  } else
    ink.line(
      f.d(
        `M${tip - m1 * 0.2} ${my + m1 * 0.3}Q${mz * 0.6} ${my + m1 * 0.75} .25 ${my + m0 * 0.3}Q.05 ${my + 0.1} .02 ${my - 0.12}`,
      ),
    )
}
