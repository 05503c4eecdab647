/** Draws a body's parts with what it wears: each limb grows out of the trunk, each garment is one closed piece. */
import type { Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { isSeated, kneesFirst, legShape, skirtShape, topShape, tuckedIn, WAVY } from './garments/cloth.ts'
import { letterOn } from './garments/lettered.ts'
import { drawLower, snowball } from './garments/lower.ts'
import { isScarf } from './garments/neckwear.ts'
import type { Skirt } from './garments/outfit.ts'
import { onLegs } from './garments/plates.ts'
import { clearOf, print } from './garments/prints.ts'
import { creases, cuff, folds, kneeFolds, neckline, opening, pockets } from './garments/seams.ts'
import { shoe } from './garments/shoes.ts'
import { TRIMS } from './garments/trims.ts'
import { drawTutu } from './garments/tutu.ts'
import { axes, lerp, mix, off, type P, spline, stretched } from './geometry.ts'
import { bareLeg, foot, limbBands, limbStripes, toes, trouserLeg } from './limbs.ts'
import type { Look } from './look.ts'
import { isMachine, tubeRings } from './machine.ts'
import { HEM, softened, tube, unite, without } from './outline.ts'
import { type Coats, graft, type Joint } from './paint.ts'
import { drawPelt } from './pelts.ts'
import type { Pose } from './poses.ts'
import { SIDES, type Side, type Targets } from './skeleton.ts'

export interface Dressed {
  body: Body
  look: Look
  coats: Coats
  pose: Pose
  targets: Targets
  tool: string | undefined
  /** Hands that lie on somebody or push: flat, with their fingers side by side. */
  flat: boolean
}

/** What the coat of a limb is called. */
export const partOf = (side: Side, limb: 'Arm' | 'Leg'): string => `${side}${limb}`

export function drawLeg(d: Dressed, side: Side, joints: readonly Joint[]): void {
  const { body: b, look, coats } = d
  const { outfit, skin, paw } = look
  const pen = coats.add(partOf(side, 'Leg'))
  const boots = outfit.shoes?.kind === 'boot'
  const bottom = outfit.bottom && boots ? tuckedIn(outfit.bottom) : outfit.bottom
  const covered = bottom?.to ?? 0
  const feet = look.feet ?? paw
  const bare = bareLeg(b, side, Math.max(0, covered - 0.14))
  pen.tint(skin)
  const leg = outfit.shoes ? bare : unite([bare, foot(b, side, feet)])
  if (bottom || outfit.skirt || isMachine(look)) pen.poly(leg)
  else graft(pen, leg, joints)
  if (look.pelt?.kind === 'stripes' && !covered) limbStripes(pen.tint(look.pelt.tint), b, side, 'leg')
  if (look.pelt?.kind === 'bandages' && !covered) limbBands(pen, b, side, 'leg')
  if (isMachine(look) && !covered) tubeRings(pen, b, side, 'leg')
  if (outfit.socks) pen.tint(outfit.socks.tint).poly(bareLeg(b, side, 1 - outfit.socks.to, HEM))
  const shod = (foot = side) => {
    if (outfit.shoes) shoe(pen.tint(outfit.shoes.tint), b, foot, outfit.shoes)
    else toes(pen, b, foot, feet)
  }
  if (!boots) shod()
  if (bottom) {
    pen.tint(bottom.tint)
    const leg = legShape(b, side, bottom, outfit.top && thighFirst(d) ? topShape(b, outfit.top) : undefined)
    // Seen from the front both legs are one piece of cloth.
    if (kneesFirst(b)) graft(pen, trouserLeg(b, side, bottom.to, 0.12, 0.16), joints)
    else if (side === 'near' && b.frontal) {
      const both = softened(unite([leg, legShape(b, 'far', bottom)]), b.leg * 0.2)
      pen.poly(both)
      if (look.detailed) {
        if (bottom.print && upright(b)) print(pen.tint('any4'), both, bottom.print, b.h)
        else if (bottom.to > 0.4) pockets(pen, b)
      }
    } else graft(pen, leg, joints)
    if (look.detailed && bottom.to > 0.8 && !bottom.print) kneeFolds(pen, b, side)
  }
  if (bottom && bottom.to > 0.8 && !boots && look.detailed)
    for (const one of side === 'near' && b.frontal ? SIDES : [side]) cuff(pen, b, one, bottom.to)
  for (const one of side === 'near' && b.frontal ? SIDES : [side]) onLegs(pen, outfit, b, one)
  if (boots) shod()
  if (boots && bottom && side === 'near' && b.frontal) shod('far')
}

/** Of the height: thinner legs do not grow out of the trunk. */
const THIN = 0.036

/** What a ghost can wear over its sheet. */
const ON_SHEET = /^(bowtie|tie|heart|star|badge|medal)$/

/** The near thigh of somebody who sits sideways lies before the belly: under a shirt there would be no lap. */
const thighFirst = ({ body, look: { outfit } }: Dressed): boolean =>
  Boolean(outfit.top && outfit.bottom && !outfit.skirt) && !body.frontal && isSeated(body)

/** The lower half and the trunk, in the order in which one hangs over the other. */
export function drawLegsAndTrunk(d: Dressed): void {
  const { body: b, look, coats } = d
  const { top, bottom, skirt, lower } = look.outfit
  // Every part comes once, since whoever puts things between them goes by their names: cloth over bare legs is part of the near one.
  let over = 'torso'
  if (lower) {
    if (lower.kind === 'fishtail') drawTrunk(d)
    const host = drawLower(coats.add('nearLeg'), b, lower)
    if (lower.kind === 'ghost') {
      for (const { kind, tint } of look.outfit.trims)
        if (ON_SHEET.test(kind)) TRIMS[kind]?.(coats.add('torso').tint(tint ?? 'any3'), b, b.trunk)
      return
    }
    if (lower.kind !== 'fishtail') drawTrunk(d, host)
    else over = 'nearLeg'
  } else if (kneesFirst(b) && (bottom || skirt)) {
    // A skirt lies over the knees, trousers go with them.
    if (!skirt) drawTrunk(d)
    if (!skirt) drawCloth(d, over)
    for (const side of SIDES) drawLeg(d, side, [{ host: b.trunk, at: b.at(`${side}Hip`), radius: b.leg * 1.7 }])
    if (!skirt) return
    drawTrunk(d)
  } else if (thighFirst(d)) {
    drawLeg(d, 'far', [])
    drawTrunk(d)
    drawCloth(d, over)
    drawLeg(d, 'near', [])
    return
  } else if (bottom || skirt) {
    // Trousers are over a bare trunk and under a shirt.
    if (!top) drawTrunk(d)
    drawLeg(d, 'far', [])
    const farLeg = bottom ? legShape(b, 'far', bottom) : bareLeg(b, 'far')
    drawLeg(d, 'near', [{ host: farLeg, at: b.at('farHip'), radius: b.leg * 1.5 }])
    if (top) drawTrunk(d)
    else over = 'nearLeg'
  } else {
    drawLeg(d, 'far', [])
    // A bird's thin legs come from under its feathers, an insect's from under its body.
    const isThin = b.leg < b.h * THIN
    if (isThin) drawLeg(d, 'near', [])
    drawTrunk(d)
    if (!isThin) drawLeg(d, 'near', [{ host: b.trunk, at: b.at('nearHip'), radius: b.leg * 1.75 }])
    // Over bare legs, which grow out of the trunk and would cover half of a belly.
    if (!isThin) over = 'nearLeg'
    if (look.pelt && !top) drawPelt(coats.add(over), look.pelt, b.trunk, b)
  }
  drawCloth(d, over)
}

/** Long ones of birds are bowed like an S, and thinner toward the head. */
function neckShape(b: Body, { neck, bow = 0 }: Look): P[] {
  const [low, high] = [mix(b.at('chest'), b.at('hip'), 0.06), mix(b.at('neck'), b.at('head'), 0.35)]
  const r = b.head * neck
  if (!bow)
    return stretched([
      [...low, r],
      [...high, r],
    ])
  const { across } = axes(high, low)
  const line = spline(
    [low, off(mix(low, high, 0.3), across, bow * r), off(mix(low, high, 0.72), across, -bow * r), high],
    5,
  )
  return tube(line.map(([x, y], i) => [x, y, r * lerp(1.3, 0.86, i / (line.length - 1))] as const))
}

/** The trunk itself: all of it where it is bare, the neck where it is not. */
function drawTrunk({ body: b, look, coats }: Dressed, lower?: readonly P[]): void {
  const pen = coats.add('torso').tint(look.skin)
  const { top, skirt, bottom } = look.outfit
  const neck = neckShape(b, look)
  if (top && top.sleeves > 0 && (bottom || skirt)) {
    pen.poly(neck)
    return
  }
  const isSnow = look.outfit.lower?.kind === 'snow'
  const shape = isSnow ? snowball(b) : unite([b.trunk, neck])
  const groins = SIDES.map((side): Joint => ({ host: bareLeg(b, side), at: b.at(`${side}Hip`), radius: b.leg * 1.6 }))
  const joints = lower ? [{ host: lower, at: b.at('hip'), radius: b.h }] : groins
  graft(pen, shape, bottom || skirt || isSnow ? [] : joints)
  if (look.pelt && (bottom || look.outfit.lower)) drawPelt(pen, look.pelt, b.trunk, b)
}

/** Prints are set out level: on somebody lying down they would not go with the cloth. */
const upright = (b: Body): boolean => {
  const [chest, hip] = [b.at('chest'), b.at('hip')]
  return Math.abs(chest[0] - hip[0]) < (hip[1] - chest[1]) * 0.8
}

const MOTIFS = /^(dots|stars|hearts|flowers|diamonds)$/

/** What is worn on the trunk. */
function drawCloth({ body: b, look, coats }: Dressed, part: string): void {
  const pen = coats.add(part)
  const { top, skirt, trims } = look.outfit
  if (skirt) drawSkirt(pen.tint(skirt.tint), b, skirt, look.detailed ?? false)
  const cloth = top ? topShape(b, top) : b.trunk
  if (top) {
    pen.tint(top.tint)
    const [x, y] = b.waist((skirt?.from ?? 0) + 0.2)
    if (skirt && skirt.tint === top.tint && skirt.from < top.hem)
      graft(pen, cloth, [{ host: skirtShape(b, skirt), at: [x, y], radius: b.h }])
    else pen.poly(cloth)
    // Motifs would lie over buttons.
    const printed = top.print && !(MOTIFS.test(top.print) && trims.some(({ kind }) => kind === 'buttons'))
    if (top.print && printed && look.detailed && upright(b))
      print(pen.tint('any1'), clearOf(b, cloth, top.print), top.print, b.h)
    if (look.detailed && upright(b)) {
      neckline(pen.tint(top.tint), b, cloth, trims, top.print !== undefined)
      if (!top.print && !trims.length) creases(pen, b, top.hem)
    }
  }
  // Only where the top leaves it free, or half a motif would show at the waist.
  if (skirt?.print && look.detailed && upright(b))
    print(pen.tint('any2'), without(skirtShape(b, skirt), top ? [cloth] : []), skirt.print, b.h)
  for (const { kind, tint, text } of trims) {
    if (!isScarf(kind, look.outfit)) TRIMS[kind]?.(pen.tint(tint ?? 'any3'), b, cloth)
    if (text) letterOn(pen, b, text)
  }
  if (top) drawStraps({ body: b, look, coats }, part)
}

/** Of a backpack. On bare fur they go over the arms, which grow out of the trunk and would cover them. */
export function drawStraps({ body: b, look, coats }: Pick<Dressed, 'body' | 'look' | 'coats'>, part: string): void {
  const pack = look.outfit.back.find(({ kind }) => kind === 'backpack')
  if (pack) TRIMS.straps?.(coats.add(part).tint(pack.tint ?? 'cloth6'), b, b.trunk)
}

function drawSkirt(pen: Pen, b: Body, skirt: Skirt, detailed: boolean): void {
  if (skirt.frilled) {
    drawTutu(pen, b)
    return
  }
  // Tiers would run through what is printed.
  const n = (skirt.print && detailed) || kneesFirst(b) ? 0 : (skirt.tiers ?? 0)
  pen.poly(skirtShape(b, skirt))
  for (let i = n; i > 0; i--) {
    const k = 0.12 + (0.88 * i) / (n + 1)
    pen.poly(skirtShape(b, { ...skirt, to: skirt.to * k, flare: skirt.flare * (0.4 + 0.6 * k) }))
  }
  if (n || skirt.print || !detailed || kneesFirst(b)) return
  if (skirt.flare < WAVY) opening(pen, b, skirt)
  else folds(pen, b, skirt)
}
