/** Heads turned to the reader, wholly or three quarters. */
import { eye, type Look } from '../rig/eyes.ts'
import { type Frame, frame, type Ink } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { chin, cushions } from './cushions.ts'
import { ear } from './ears.ts'
import { hairdo } from './hairdos.ts'
import { mask, overMask } from './masks.ts'
import type { Beast } from './types.ts'

/** How far features move toward where it looks, in head radii. */
export interface Gaze {
  x: number
  y: number
}

export function headOutline(b: Beast): string {
  const { w = 1.05, h = 0.95, cheeks: c = 0, mask: kind } = b.head
  if (kind === 'fox')
    return `M0 ${-h}C${w * 0.62} ${-h} ${w} ${-h * 0.5} ${w} ${h * 0.02}L${w + c} ${h * 0.3}L${w * 0.92} ${h * 0.42}C${w * 0.7} ${h * 0.66} ${w * 0.36} ${h * 1.12} 0 ${h * 1.14}C${-w * 0.36} ${h * 1.12} ${-w * 0.7} ${h * 0.66} ${-w * 0.92} ${h * 0.42}L${-w - c} ${h * 0.3}L${-w} ${h * 0.02}C${-w} ${-h * 0.5} ${-w * 0.62} ${-h} 0 ${-h}Z`
  if (c) {
    // Three short locks a side, one under the other: with long ones or deep notches every face is a fox's.
    const side = (m: 1 | -1): readonly string[] => {
      const p = (x: number, y: number) => `${m * x} ${h * y}`
      return [
        p(w * 1.02, -0.45),
        p(w, 0.1),
        p(w + c * 0.62, 0.2),
        p(w + c * 0.78, 0.44),
        p(w + c * 0.46, 0.44),
        p(w + c * 0.26, 0.5),
        p(w * 0.97 + c * 0.4, 0.6),
        p(w * 0.88 + c * 0.3, 0.76),
        p(w * 0.86, 0.73),
        p(w * 0.76, 0.77),
        p(w * 0.74, 0.86),
        p(w * 0.58, 0.96),
        p(w * 0.55, 0.92),
        p(w * 0.47, 0.93),
      ]
    }
    const [r, l] = [side(1), side(-1)]
    return `M0 ${-h}C${w * 0.62} ${-h} ${r[0]} ${r[1]}Q${r[2]} ${r[3]}Q${r[4]} ${r[5]}Q${r[6]} ${r[7]}Q${r[8]} ${r[9]}Q${r[10]} ${r[11]}Q${r[12]} ${r[13]}Q${w * 0.3} ${h} 0 ${h}Q${-w * 0.3} ${h} ${l[13]}Q${l[12]} ${l[11]}Q${l[10]} ${l[9]}Q${l[8]} ${l[7]}Q${l[6]} ${l[5]}Q${l[4]} ${l[3]}Q${l[2]} ${l[1]}C${l[0]} ${-w * 0.62} ${-h} 0 ${-h}Z`
  }
  // Widest at the cheeks, below the eyes.
  return `M0 ${-h}C${w * 0.6} ${-h} ${w * 0.97} ${-h * 0.56} ${w} ${h * 0.12}C${w * 1.01} ${h * 0.72} ${w * 0.58} ${h} 0 ${h}C${-w * 0.58} ${h} ${-w * 1.01} ${h * 0.72} ${-w} ${h * 0.12}C${-w * 0.97} ${-h * 0.56} ${-w * 0.6} ${-h} 0 ${-h}Z`
}

/** Faces of animals with fur on the crown. */
const FURRED: ReadonlySet<Beast['head']['mask']> = new Set<Beast['head']['mask']>([
  'patch',
  'panda',
  'hamster',
  'ape',
  'sloth',
  'husky',
  'koala',
  'blaze',
  'chipmunk',
  'raccoon',
  'redpanda',
  'meerkat',
])

/** Where no mane, horns or stripes are. */
const isTufted = ({ head, extra }: Beast): boolean =>
  (head.mask === undefined ? (head.cheeks ?? 0) > 0 : FURRED.has(head.mask)) &&
  !extra?.some((name) => /^(horn|mane|quills|spines|topknot|wool|antlers)/.test(name))

/** Hair that stands up on the crown, behind the outline. */
function crown(ink: Ink, b: Beast, f: Frame): void {
  if (!ink.fits(f.s * 0.24)) return
  const y = -(b.head.h ?? 0.95)
  ink
    .tint(b.coat.body)
    .shape(
      f.d(
        `M-.28 ${y + 0.14}C-.34 ${y - 0.08} -.24 ${y - 0.16} -.12 ${y - 0.12}C-.1 ${y - 0.26} .1 ${y - 0.3} .2 ${y - 0.2}C.12 ${y - 0.18} .1 ${y - 0.12} .12 ${y - 0.08}C.2 ${y - 0.14} .3 ${y - 0.12} .34 ${y - 0.06}C.28 ${y - 0.04} .26 ${y + 0.04} .26 ${y + 0.14}Z`,
      ),
    )
}

/** The space features are drawn in: shifted toward where the head looks. */
export const featureFrame = (f: Frame, gaze: Gaze): Frame =>
  frame(f.at(gaze.x * 0.34, gaze.y * 0.3), f.s * (1 - 0.06 * Math.abs(gaze.x)), f.deg, f.flip)

export function frontHead(ink: Ink, b: Beast, f: Frame, look: Look, gaze: Gaze): void {
  const h = b.head
  const e = h.ear
  const floppy = e.kind === 'floppy' || e.kind === 'lop' || e.kind === 'fold'
  const outline = f.d(headOutline(b))
  const ears = () => {
    for (const side of [1, -1] as const) {
      const x = side * (e.x ?? 0.62) - gaze.x * 0.12
      const hangs = e.uneven && side < 0
      const own = hangs ? { ...e, kind: 'floppy' as const, size: (e.size ?? 1) * 1.25 } : e
      ear(ink, own, f, x, (e.y ?? -0.62) + gaze.y * 0.08, floppy ? -6 : hangs ? -14 : (e.turn ?? 24), b.coat, side)
    }
  }
  if (!floppy) ears()
  if (isTufted(b) && !h.hair) crown(ink, b, f)
  ink.tint(b.coat.body).shape(outline)
  const g = featureFrame(f, gaze)
  ink.clip(outline, () => mask(ink, b, g))
  ink.line(outline, 1)
  features(ink, b, g, look, gaze)
  hairdo(ink, b, g)
  if (floppy) ears()
}

/** From the middle of the features to the edge of a narrow head, on the side it looks to: an eye beyond it would hang in the air. */
const roomFor = ({ head: { w = 1.05 } }: Beast, toward: number): number => w * 0.96 - 0.08 - toward * 0.34

/** How far an eye is from the muzzle, and how far it is raised to be. */
const [CLEAR, RAISED] = [0.05, 0.2]

/** A muzzle with a line around it, which would cut into the eyes. */
const hasMuzzle = ({ head, extra }: Beast): boolean =>
  !/^(fox|ape|gorilla|mandrill|axolotl)$/.test(head.mask ?? '') && !extra?.includes('trunk')

function features(ink: Ink, b: Beast, g: Frame, look: Look, gaze: Gaze): void {
  const h = b.head
  const [ex, ey, er] = h.eye ?? [0.42, -0.08, 0.15]
  const [my, rx, ry] = h.muzzle ?? [0.42, 0.42, 0.32]
  const sides = [1, -1] as const
  // Of a face that is turned away the farther eye is narrow and near the edge.
  const eyeOf = (side: 1 | -1) => {
    const far = look.gaze ? Math.max(0, side * gaze.x) : 0
    const narrow = 1 - 0.24 * far
    const x = Math.max(Math.min(ex * (1 - 0.16 * far), roomFor(b, side * gaze.x) - er * 0.84 * narrow), ex * 0.66)
    eye(ink, g, side * x, overMuzzle(x - Math.max(0, side * gaze.x) * 0.12, gaze.y * 0.1), er, look, side, narrow)
  }
  /** Where an eye so far from the middle of the muzzle is clear of it. */
  const overMuzzle = (x: number, lower: number): number => {
    if (!hasMuzzle(b)) return ey
    const across = x / (rx * 1.06 + er * 0.84 * (look.eyes ?? 1) + CLEAR)
    if (across >= 1) return ey
    const clear = my + lower - (ry * 0.94 + er * 1.12 * (look.eyes ?? 1) + CLEAR) * Math.sqrt(1 - across * across)
    return Math.max(ey - RAISED, Math.min(ey, clear))
  }
  if (h.mask === 'axolotl') {
    for (const side of sides) {
      eyeOf(side)
      ink.blush(g.at(side * 0.8, 0.26), g.s * 0.15)
    }
    frontMouth(ink, g, 0, 0.26, 0.36, look)
    return
  }
  // The muzzle stands out from the face and moves further than the eyes.
  const m = frame(g.at(gaze.x * 0.12, gaze.y * 0.1), g.s, g.deg, g.flip)
  if (b.extra?.includes('trunk')) {
    for (const side of sides) eyeOf(side)
    trunk(ink, b, m, look)
    return
  }
  const ape = h.mask === 'ape' || h.mask === 'gorilla' || h.mask === 'mandrill'
  const plain = h.mask === 'fox' || ape
  // Cushions would hide fangs, and turn a frown into a smile.
  const isFierce = look.mood === 'angry' && !h.teeth
  const puffed = !plain && !isFierce && (h.whiskers || h.teeth || h.mask === 'pug')
  if (puffed) chin(ink, b, m, look)
  else if (h.nose === 'snout') frontMouth(ink, m, 0, my + ry * 1.1, rx * 0.5, look)
  else if (!plain) ink.tint(b.coat.light ?? 'cream').oval(m.at(0, my), m.s * rx, m.s * ry, 0, 0.85)
  for (const side of sides) eyeOf(side)
  if (puffed) {
    cushions(ink, b, m)
    noseAt(ink, b, m, my - ry * 0.5)
    blushes(ink, b, g)
    overMask(ink, b, g)
    whiskers(ink, b, m, gaze)
    return
  }
  if (h.nose === 'snout' || h.nose === 'nostril') {
    nostrils(ink, b, m, look)
    blushes(ink, b, g)
    overMask(ink, b, g)
    return
  }
  const ny = my - ry * (h.mask === 'fox' ? -0.06 : 0.55)
  if (h.nose === 'split') splitNose(ink, m, ny, rx)
  else noseAt(ink, b, m, ny)
  const my2 = h.mask === 'fox' ? ny + 0.2 : h.mask === 'koala' ? 0.66 : my + ry * 0.12
  if (h.mask !== 'fox' && !ape && h.mask !== 'koala' && !look.open) ink.line(m.d(`M0 ${ny + 0.1}L0 ${my2}`))
  const wide = h.mask === 'koala' ? 0.2 : Math.min(0.26, rx * 0.52)
  if (look.open && look.mood === 'angry')
    frontMouth(ink, m, 0, my - ry * 0.06, Math.max(wide * 1.35, rx * 0.94, 0.44), look)
  else frontMouth(ink, m, 0, my2, wide * (look.open ? 1.35 : 1), look)
  blushes(ink, b, g)
  overMask(ink, b, g)
}

const TRUNK =
  'M-.19 .06C-.22 .24 -.34 .44 -.31 .76C-.28 1.2 .06 1.5 .44 1.42C.76 1.34 .88 1.06 .76 .88Q.62 .76 .5 .88C.52 1.02 .4 1.12 .3 1.04C.2 .94 .22 .8 .27 .64C.33 .44 .22 .24 .19 .06'

/** A trunk that hangs before the mouth and curls up at its tip, with short tusks beside it. */
function trunk(ink: Ink, b: Beast, m: Frame, look: Look): void {
  if (look.open) frontMouth(ink, m, 0.5, 0.5, 0.2, look)
  else if (!b.extra?.includes('tusks'))
    for (const s of [1, -1]) ink.line(m.d(`M${s * 0.28} .58Q${s * 0.46} .72 ${s * 0.6} .54`), 0.85)
  // Out of the corners of the mouth, curved like the trunk they come from behind of.
  if (b.extra?.includes('tusks'))
    for (const s of [1, -1])
      ink
        .tint('cream')
        .shape(
          m.d(
            `M${s * 0.2} .66C${s * 0.28} .96 ${s * 0.46} 1.1 ${s * 0.72} 1.08C${s * 0.58} .98 ${s * 0.5} .84 ${s * 0.48} .64Z`,
          ),
          0.9,
        )
  ink
    .tint(b.coat.body)
    .cover(m.d(`${TRUNK}Z`))
    .line(m.d(TRUNK), 1)
  if (ink.fits(m.s * 0.3))
    ink.line(m.d('M-.3 .5Q-.02 .62 .29 .5M-.32 .72Q-.04 .84 .25 .72M-.27 .98Q-.08 1.02 .2 .9'), 0.75)
  for (const s of [1, -1]) ink.blush(m.at(s * 0.66, 0.3), m.s * 0.13)
}

/** The broad muzzle of cattle and pigs, with nostrils to color where there is room for them. */
function nostrils(ink: Ink, b: Beast, m: Frame, look: Look): void {
  const [my, rx, ry] = b.head.muzzle ?? [0.42, 0.42, 0.32]
  const pig = b.head.nose === 'snout'
  if (pig) ink.tint('rose').oval(m.at(0, my), m.s * rx, m.s * ry)
  for (const side of [1, -1]) {
    const c = m.at(side * rx * 0.4, my - ry * (pig ? 0 : 0.3))
    const size = m.s * rx * (pig ? 0.2 : 0.17) * (b.head.noseSize ?? 1)
    ink.dot(c, size * 0.72, size, side * (pig ? 0 : -24))
  }
  if (!pig) frontMouth(ink, m, 0, my + ry * 0.22, rx * 0.46, look)
}

/** Rosy cheeks beside the muzzle, where nothing else is. */
function blushes(ink: Ink, b: Beast, g: Frame): void {
  if (
    ['ape', 'gorilla', 'mandrill', 'chipmunk', 'cavy', 'fox', 'raccoon', 'panda', 'sloth', 'meerkat', 'pug'].includes(
      b.head.mask ?? '',
    )
  )
    return
  const [my, rx] = b.head.muzzle ?? [0.42, 0.42]
  const x = Math.max(rx + 0.2, 0.62)
  if (x < (b.head.w ?? 1.05) - 0.24) for (const side of [1, -1]) ink.blush(g.at(side * x, my - 0.08), g.s * 0.13)
}

/** Out of the cheeks and beyond the face. */
function whiskers(ink: Ink, b: Beast, m: Frame, gaze: Gaze): void {
  const { w = 1.05, whiskers: shown, muzzle = [0.42, 0.42, 0.32] } = b.head
  if (!shown) return
  const y = muzzle[0]
  // Those of the far cheek are behind a face that is turned away.
  for (const s of [1, -1].filter((side) => side * gaze.x < 0.55))
    ink.line(
      m.d(
        `M${s * (w - 0.2)} ${y - 0.06}Q${s * (w + 0.04)} ${y - 0.14} ${s * (w + 0.28)} ${y - 0.12}M${s * (w - 0.24)} ${y + 0.1}Q${s * w} ${y + 0.12} ${s * (w + 0.24)} ${y + 0.22}`,
      ),
      0.7,
    )
}

/** The nose of llamas and camels: two slanted slits above a parted lip. */
function splitNose(ink: Ink, m: Frame, y: number, rx: number): void {
  const w = rx * 0.42
  ink.line(m.d(`M${-w} ${y - 0.08}Q${-w * 0.5} ${y - 0.02} 0 ${y + 0.1}Q${w * 0.5} ${y - 0.02} ${w} ${y - 0.08}`), 1.1)
}

function noseAt(ink: Ink, b: Beast, m: Frame, y: number): void {
  const h = b.head
  if (h.mask === 'koala') {
    ink.tint('slate').shape(m.d('M0 -.14C.2 -.14 .24 .1 .22 .34C.2 .56 -.2 .56 -.22 .34C-.24 .1 -.2 -.14 0 -.14Z'))
    return
  }
  if (h.mask === 'gorilla') {
    ink
      .tint('slate')
      .shape(
        m.d(
          `M-.1 ${y - 0.1}C-.3 ${y - 0.14} -.4 ${y + 0.1} -.26 ${y + 0.14}Q0 ${y + 0.2} .26 ${y + 0.14}C.4 ${y + 0.1} .3 ${y - 0.14} .1 ${y - 0.1}Q0 ${y - 0.04} -.1 ${y - 0.1}Z`,
        ),
        0.85,
      )
    for (const s of [1, -1]) ink.dot(m.at(s * 0.17, y + 0.03), m.s * 0.055, m.s * 0.06, 0)
    return
  }
  if (h.mask === 'ape') {
    for (const s of [1, -1]) ink.dot(m.at(s * 0.09, y), m.s * 0.04, m.s * 0.06, s * 30)
    return
  }
  if (b.extra?.includes('star-nose')) starNose(ink, m, y + 0.16)
  const w = (h.mask === 'pug' || h.mask === 'jowls' ? 0.2 : 0.15) * (h.noseSize ?? 1)
  // A rounded triangle, as noses of cats and dogs are.
  ink.solid(
    m.d(
      `M${-w} ${y - w * 0.4}Q0 ${y - w} ${w} ${y - w * 0.4}Q${w * 0.9} ${y + w * 0.3} 0 ${y + w * 0.8}Q${-w * 0.9} ${y + w * 0.3} ${-w} ${y - w * 0.4}Z`,
    ),
  )
  if (ink.scale * m.s * w > 9) ink.light(m.at(-w * 0.3, y - w * 0.36), m.s * w * 0.2)
}

/** Feelers around the nose like the petals of a flower. */
function starNose(ink: Ink, m: Frame, y: number): void {
  ink.tint('pink')
  for (let a = 0; a < 360; a += 45) {
    const [x, dy] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    ink.oval(m.at(x * 0.32, y + dy * 0.3), m.s * 0.2, m.s * 0.12, a, 0.85)
  }
}
