/** Things as actors: a potato fences, a cone runs, a book reads. */
import type { Acting, Actor, Spot } from '../art/art.ts'
import { Pen } from '../art/pen.ts'
import type { Anatomy, Shell } from './anatomy.ts'
import { figure } from './figure.ts'
import { NOTHING, type Outfit } from './garments/outfit.ts'
import { putOn } from './garments/wear.ts'
import { viewOf } from './heads/view.ts'
import type { Look } from './look.ts'
import { knows } from './postures.ts'
import { SHELL, shellHead } from './shell.ts'

function lookOf(shell: Shell, spot: Spot, acting: Acting): Look {
  const chance = { shoes: `cloth${spot.rng.int(1, 6)}`, grins: spot.rng.chance(0.5) }
  const outfit: Outfit = putOn({ ...NOTHING, shoes: { kind: 'sneaker', tint: chance.shoes } }, acting.wears ?? [])
  return {
    age: 'child',
    girth: 1,
    headMost: 18,
    skin: 'cream',
    head: shellHead(shell.anatomy),
    neck: 0,
    outfit: { ...NOTHING, ...shown(outfit) },
    detailed: spot.detail !== 'simple',
    grins: chance.grins,
    paw: 'mitten',
    shell,
  }
}

/** What has a place on such a body: no shirt fits a potato. */
const shown = ({ shoes, socks, gloves, hat, face, back }: Outfit): Partial<Outfit> => ({
  face,
  back,
  ...(shoes ? { shoes } : {}),
  ...(socks ? { socks } : {}),
  ...(gloves ? { gloves } : {}),
  ...(hat ? { hat } : {}),
})

const known = new Map<string, boolean>()

/** Whether a garment is drawn with a thing that wears it. */
export function fitsThings(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const { trims, top, bottom, skirt, lower } = putOn(NOTHING, [{ name, attributes: [] }])
  const fits = !trims.length && !top && !bottom && !skirt && !lower
  known.set(name, fits)
  return fits
}

/** A body in one piece does not curl up. */
const LYING: Readonly<Record<string, string>> = { 'lie-curled': 'sleep' }

/** With arms and legs; what its body is like is asked when it is drawn. */
export const asLiving = (name: string, shellOf: () => Shell): Actor => ({
  name,
  get aspect() {
    const { box } = shellOf().anatomy
    return Math.max(0.5, (box.x1 - box.x0) * SHELL + 0.16)
  },
  habitat: 'ground',
  can: knows,
  act: (spot, acting) =>
    figure(lookOf(shellOf(), spot, acting), spot, { ...acting, pose: LYING[acting.pose] ?? acting.pose }),
})

/** A face by itself, on a drawing at that spot. */
export function faceOn(
  anatomy: Anatomy,
  { x, y, h, facing, sw, detail }: Spot,
  mood: NonNullable<Acting['mood']>,
): string {
  const { face } = anatomy
  const across = face.x * h * (facing === 'left' ? -1 : 1)
  const at = { x: x + across, y: y - face.y * h, scale: face.r * h, facing, sw: sw * INNER }
  const pen = new Pen({ ...at, plain: detail === 'simple' })
  shellHead(anatomy).front(pen, viewOf(0, 0), { mood, open: mood === 'happy', asleep: mood === 'sleepy' })
  return pen.svg
}

/** A face is drawn with a finer pen than what it is on. */
const INNER = 0.78
