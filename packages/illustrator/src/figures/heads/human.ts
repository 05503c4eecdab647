/** A person's head: round, with features that a few chances make somebody's own. */
import type { Pen } from '../../art/pen.ts'
import { type Disc, stretched } from '../geometry.ts'
import { unite } from '../outline.ts'
import type { Age } from '../skeleton.ts'
import { beard, mustache } from './beards.ts'
import { cheek, eyes } from './face.ts'
import { bulb, fangs, freckles, laughLines, longNose, nose, stitches, wrinkles } from './features.ts'
import { hairBehind, hairOver, STYLES } from './hair.ts'
import { featuresAt, type Head } from './head.ts'
import type { HumanLook } from './human-look.ts'
import { mouth } from './mouths.ts'
import { discAt, type View } from './view.ts'

/** Children have round cheeks and large eyes low in the face; with the years the face grows longer and the eyes smaller. */
interface Growth {
  chin: number
  /** Half the width of the jaw, and how round it is. */
  jaw: readonly [number, number]
  eyes: { lon: number; lat: number; size: number }
}
const young = (chin: number, lat: number): Growth => ({ chin, jaw: [0.2, 0.72], eyes: { lon: 26, lat, size: 0.172 } })
const GROWTH: Record<Age, Growth> = {
  baby: young(0.4, -13),
  toddler: young(0.44, -11),
  child: young(0.52, -9),
  teen: { chin: 0.6, jaw: [0.18, 0.7], eyes: { lon: 25, lat: -6, size: 0.158 } },
  adult: { chin: 0.65, jaw: [0.17, 0.7], eyes: { lon: 24, lat: -4, size: 0.156 } },
  elder: { chin: 0.64, jaw: [0.2, 0.7], eyes: { lon: 24, lat: -4, size: 0.144 } },
}

function skull(view: View, { age, broad }: HumanLook, px: number) {
  const { chin, jaw } = GROWTH[age]
  const at = (x: number, y: number, z: number, r: number): Disc => discAt(view, x, y, z, r)
  const corners = broad ? [at(-0.26, chin - 0.06, 0.16, 0.42), at(0.26, chin - 0.06, 0.16, 0.42)] : []
  const head = stretched(
    [
      at(0, 0, 0, 1),
      at(-jaw[0], 0.26, 0.16, jaw[1]),
      at(jaw[0], 0.26, 0.16, jaw[1]),
      at(0, chin, 0.24, 0.44),
      ...corners,
    ],
    px,
  )
  if (!view.profile) return head
  return unite([head, stretched([at(0, 0.12, 0.86, 0.12), at(0, 0.22, 1.02, 0.125)], px)], px)
}

/** In degrees: turned further, one ear is out of sight. */
const AWAY = 5

/** How much higher than the head hair stands on its crown, where no hat presses it down. */
const VOLUME = 0.1

function ear(pen: Pen, view: View, q: number, look: HumanLook): void {
  const [x, y] = view.on(q * 96, -6, 1.0)
  if (look.ears === 'pointed') {
    const out = (Math.sign(x) || q) * (look.bigEars ? 1.5 : 1)
    const high = look.bigEars ? 1.3 : 1
    pen.blob([
      [x - out * 0.1, y - 0.2 * high, 1],
      [x + out * 0.3, y - 0.34 * high],
      [x + out * 0.62, y - 0.52 * high, 1],
      [x + out * 0.32, y + 0.08],
      [x - out * 0.06, y + 0.22 * high, 1],
    ])
    return
  }
  if (look.bigEars) pen.ell(x + (Math.sign(x) || q) * 0.16, y - 0.04, 0.34, 0.42)
  else pen.ell(x, y, 0.17, 0.22)
  if (pen.at.scale > 40)
    pen.line(
      [
        [x + 0.03, y - 0.1],
        [x - 0.06, y - 0.02],
        [x + 0.02, y + 0.08],
      ],
      pen.at.sw * 0.7,
    )
  // Around the back of the ear, with a tube to what sits in it.
  if (look.hearingAid) {
    pen.tint('any2').blob([
      [x - q * 0.1, y - 0.26],
      [x + q * 0.04, y - 0.35],
      [x + q * 0.24, y - 0.24],
      [x + q * 0.29, y + 0.02],
      [x + q * 0.2, y + 0.16],
      [x + q * 0.14, y - 0.04],
      [x + q * 0.06, y - 0.18],
    ])
    pen.line([
      [x - q * 0.1, y - 0.26],
      [x - q * 0.13, y - 0.1],
      [x - q * 0.05, y],
    ])
    pen.ink(x - q * 0.04, y + 0.03, 0.05)
    pen.tint(look.skin)
  }
}

/** In pixels: on a smaller head the large eye of a child would run into the cheek, like a tear. */
const CHEEKS_APART = 56
/** How far out of the page a cheek is that is still drawn: both, however the face is turned short of a profile. */
const BOTH_SEEN = 0.34

export function humanHead(look: HumanLook): Head {
  const style = STYLES[look.hair] ?? STYLES.short
  const { eyes: eyeAt, chin } = GROWTH[look.age]
  const grown = look.age === 'adult' || look.age === 'elder'
  const mouthAt = (view: View) => view.see([0, 0.41 + chin * 0.25, 0.84])
  const hasMustache = Boolean(look.mustache || (look.beard && !/goatee|short/.test(look.beard)))
  return {
    // A mustache would run through lenses of the usual size, and a child's eyes through their rims.
    ...(hasMustache
      ? { lenses: { lon: eyeAt.lon + 0.5, lat: eyeAt.lat + 1, size: 0.25 } }
      : grown
        ? {}
        : { lenses: { lon: eyeAt.lon + 1.5, lat: eyeAt.lat, size: eyeAt.size * 1.88 } }),
    wide: style?.wide ?? 1.1,
    top: look.covered ? -1.05 : (style?.top ?? -1.1),
    mouth: (view) => {
      const [x, y] = mouthAt(view)
      return [x, y + 0.06]
    },
    eye: (view) => {
      const [x, y] = view.on(view.yaw < 0 ? eyeAt.lon : -eyeAt.lon, eyeAt.lat)
      return [x, y]
    },
    features: (view) => {
      const [x, y] = mouthAt(view)
      return featuresAt(view, { ...eyeAt, size: eyeAt.size * 1.6 }, [x, y], 0.28)
    },
    behind(pen, view) {
      pen.tint(look.hairTint)
      if (!(look.covered && (look.hair === 'bun' || (look.hair === 'afro' && !look.wreathed))))
        hairBehind(pen, view, look.hair)
    },
    front(pen, view, e) {
      // Who is known by pointed ears shows them out of long hair.
      const hidden = style?.ears === false && look.ears !== 'pointed'
      pen.tint(look.skin)
      // An ear in front of the head's edge is drawn over the hair, one beyond it before the face.
      const near = view.yaw < 0 ? 1 : -1
      const turned = Math.abs(view.yaw) > 15
      // Of the ear on the side it turns to only a rim would be left, black with its own lines.
      const sides = Math.abs(view.yaw) > AWAY * (look.bigEars ? 9 : 1) ? [near] : [-1, 1]
      if (!hidden && !turned) for (const q of sides) ear(pen, view, q, look)
      const face = skull(view, look, pen.at.scale)
      pen.poly(face)
      eyes(
        pen,
        view,
        {
          ...eyeAt,
          ...(look.bigEyes ? { size: 0.21 } : {}),
          style: 'clear',
          lashes: look.longLashes ? 'long' : look.lashes,
          brows: look.broad ? 'heavy' : 'soft',
        },
        e,
      )
      if (look.longNose) longNose(pen, view)
      else if (look.bulbous) bulb(pen, view)
      else nose(pen, view, look.age, hasMustache)
      // Grown faces without a blush are told from a child's; right under a large eye it would be a tear.
      const isCrowded = pen.at.scale < CHEEKS_APART || look.glasses
      if (!grown && !isCrowded && !look.beard) cheek(pen, view, 42, -35, 0.145, BOTH_SEEN)
      if (look.freckles) freckles(pen, view)
      if (look.age === 'elder' && !look.glasses) wrinkles(pen, view)
      if (look.age === 'elder' && !hasMustache) laughLines(pen, view)
      if (look.beard) beard(pen, view, look, e, face)
      const [mx, my, mz] = mouthAt(view)
      if (!look.beard || look.beard === 'goatee' || look.beard === 'short')
        mouth(
          pen,
          mx - (view.profile ? 0.12 * Math.sign(view.yaw) : 0),
          my,
          (grown ? 0.26 : 0.29) * Math.max(0.62, mz),
          e,
          0.6,
        )
      if (look.fangs) fangs(pen, mx, my)
      if (look.stitches) stitches(pen, view)
      if (look.mustache) mustache(pen, view, look)
      pen.tint(look.hairTint)
      hairOver(pen, view, look.hair, look.covered && !(look.wreathed && look.hair === 'afro') ? 0 : VOLUME)
      pen.tint(look.skin)
      if (!hidden && turned) ear(pen, view, near, look)
    },
  }
}
