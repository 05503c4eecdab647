/** Costumes that are a whole suit: an animal's of plush with a hood, a thing's of cardboard about the trunk, a trade's own clothes. */
import type { Spot } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import { THINGS } from '../things/index.ts'
import type { Body } from './body.ts'
import type { Outfit } from './garments/outfit.ts'
import { ring } from './geometry.ts'
import { ears } from './heads/ears.ts'
import type { Head } from './heads/head.ts'
import { horns } from './heads/horns.ts'
import { overMarks } from './heads/marks.ts'
import type { View } from './heads/view.ts'
import type { Coats } from './paint.ts'
import { baggy, boots, long, shorts, tight, trousers } from './roles/cloth.ts'
import { SPECIES } from './species/index.ts'
import type { Species } from './species/species.ts'

const SAID = 'dressed as '

/** A costume that somebody was given at random says what it is, and is no hero's. */
export function costumes(wears: readonly { name: string; attributes: readonly string[] }[]): {
  told: string[]
  others: { name: string; attributes: readonly string[] }[]
} {
  const told = wears.flatMap(({ attributes }) => attributes.filter((look) => look.startsWith(SAID)))
  return { told, others: told.length ? wears.filter(({ name }) => name !== 'costume') : [...wears] }
}

/** Whom somebody is dressed as. */
export const roleIn = (said: readonly string[]): string | undefined =>
  said.find((look) => look.startsWith(SAID))?.slice(SAID.length)

/** Whether somebody dressed as that is drawn so. */
export const isSuit = (role: string): boolean => role in SUITS || SPECIES[role] !== undefined || THINGS.has(role)

const SUITS: Readonly<Record<string, Partial<Outfit>>> = {
  robot: {
    ...baggy('stone'),
    ...boots('stone'),
    trims: [{ kind: 'plates', tint: 'cerulean' }],
  },
  skeleton: { ...tight('slate'), trims: [{ kind: 'fur ribs', tint: 'cloud' }] },
  alien: { ...tight('leaf'), ...boots('leaf'), trims: [{ kind: 'belt', tint: 'gamboge' }] },
  zombie: { ...long('moss'), ...shorts('slate'), trims: [{ kind: 'patches', tint: 'any1' }] },
}

/** Of cardboard, which goes about an animal's trunk as well. */
export const isShape = (role: string): boolean => THINGS.has(role)

export function shapeOf(said: readonly string[]): Pick<Outfit, 'shape'> {
  const role = roleIn(said) ?? ''
  return THINGS.has(role) ? { shape: role } : {}
}

export const plushIn = (said: readonly string[]): Species | undefined => SPECIES[roleIn(said) ?? '']

/** What was on the body goes: under plush and cardboard nothing of it is seen. */
export function suited(outfit: Outfit, said: readonly string[]): Outfit {
  const role = roleIn(said) ?? ''
  const suit = SUITS[role]
  if (suit) return { ...without(outfit), ...suit }
  const plush = SPECIES[role]
  if (plush) return plushSuit(outfit, plush)
  if (!THINGS.has(role)) return outfit
  return { ...without(outfit), ...long('cloth4'), ...trousers('cloth4'), trims: [], shape: role }
}

const without = ({ skirt: _, hat: __, ...rest }: Outfit): Outfit => rest

function plushSuit(outfit: Outfit, { fur, pelt, back }: Species): Outfit {
  return {
    ...without(outfit),
    top: { ...long(fur).top, ease: 0.16 },
    bottom: { ...trousers(fur).bottom, ease: 0.2 },
    shoes: { kind: 'slipper', tint: fur },
    trims: [{ kind: `fur ${pelt?.kind ?? 'belly'}`, tint: pelt?.tint ?? 'cream' }],
    back: (back ?? []).map((worn) => ({ kind: worn, tint: fur })),
  }
}

/** How much larger than the head a hood is. */
const HOOD = 1.24

/** The face of who wears it looks out of the animal's head. */
export function hooded(head: Head, said: readonly string[]): Head {
  const spec = plushIn(said)
  if (roleIn(said) === 'robot') return boxed(head)
  if (!spec) return head
  return {
    ...head,
    wide: Math.max(head.wide, HOOD),
    top: Math.min(head.top, -HOOD * (spec.ears?.kind === 'long' ? 1.8 : 1.3)),
    behind() {},
    front(pen, view, expression) {
      const large = enlarged(view)
      pen.tint(spec.fur)
      overMarks(pen, large, spec, 'behind')
      if (spec.horns) horns(pen, large, spec.horns, 'behind')
      pen.tint(spec.fur)
      if (spec.back?.includes('plates')) crest(pen)
      if (spec.ears) ears(pen, large, spec.ears, 'behind', spec.fur)
      if (spec.popEyes) popped(pen, large, spec.popEyes)
      pen.poly(ring([0, 0.02, HOOD], pen.at.scale))
      pen.tint(spec.fur)
      if (spec.ears) ears(pen, large, spec.ears, 'before', spec.fur)
      if (spec.horns) horns(pen, large, spec.horns, 'before')
      head.front(pen, view, expression)
      if (spec.beak) bill(pen.tint('gamboge'))
    },
  }
}

/** A box with an antenna. */
const boxed = (head: Head): Head => ({
  ...head,
  wide: HOOD,
  top: -1.9,
  behind() {},
  front(pen, view, expression) {
    pen.tint('stone').line('0,-1.2 0,-1.66').ell(0, -1.74, 0.17)
    for (const q of [-1, 1]) pen.card(q * 1.36 - 0.2, -0.3, 0.4, 0.6, 0.1)
    pen.card(-HOOD, -1.24, HOOD * 2, 2.4, 0.16)
    head.front(pen, view, expression)
  },
})

const enlarged = (view: View): View => ({
  ...view,
  see: (v) => view.see([v[0] * HOOD, v[1] * HOOD, v[2] * HOOD]),
  on: (lon, lat, r = 1) => view.on(lon, lat, r * HOOD),
})

/** Plates over the crown, as on a dinosaur's back. */
function crest(pen: Pen): void {
  for (const deg of [-32, 0, 32]) {
    const at = (turn: number, r: number): readonly [number, number, 1] => {
      const a = ((deg + turn - 90) * Math.PI) / 180
      return [r * Math.cos(a), r * Math.sin(a), 1]
    }
    pen.blob([at(-15, HOOD - 0.06), at(0, HOOD + 0.42), at(15, HOOD - 0.06)])
  }
}

function popped(pen: Pen, view: View, r: number): void {
  for (const q of [-1, 1]) {
    const [x, y] = view.on(q * 34, 60, 1.12)
    pen.ell(x, y, r).ink(x, y - r * 0.1, r * 0.4)
  }
}

/** Of a bird there is a bill over the brow, like the shade of a cap. */
const bill = (pen: Pen): void => {
  pen.blob('-0.42,-0.98! 0,-1.16 0.42,-0.98! 0,-0.7')
}

/** In heights of who wears it: how high and how wide the cardboard is at most, and how far below the middle of the trunk its own is. */
const [HIGH, WIDE, LOW] = [0.52, 0.74, 0.05]

/** The thing about the trunk, before the legs and behind the arms and the face. */
export function drawShape(coats: Coats, { shape, bottom }: Outfit, b: Body, spot: Spot): void {
  const thing = shape ? THINGS.get(shape) : undefined
  if (!thing) return
  const h = Math.min(HIGH, WIDE / thing.aspect) * b.h
  const [x, y] = b.on(0.5, 0)
  const mirror = spot.facing === 'left' ? -1 : 1
  const { layers, box } = thing.draw({
    ...spot,
    x: spot.x + x * mirror,
    y: spot.y + y + h / 2 + b.h * LOW,
    h,
    attributes: [],
    outlined: true,
  })
  // Over bare legs the trunk is part of the near one.
  coats.lay(bottom ? 'torso' : 'nearLeg', layers.map(({ svg }) => svg).join(''), box)
}
