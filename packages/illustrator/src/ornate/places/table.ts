/** What a still life shows, set out in two rows: the tall behind, the small before them, each whole and large. */
import type { Rng } from '../../ink/random.ts'
import { rot } from '../../ink/svg.ts'
import { lookUp } from '../../world/world.ts'
import { CURIOS } from '../curiosities/cabinet.ts'
import { placeCurio } from '../curiosities/curio.ts'
import { ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { bouquet } from '../plants/bouquet.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { heaped } from './filled.ts'
import { FRUIT } from './fruit.ts'
import { pitcher } from './tableware.ts'

/** Something on the table: a noun, or plants in a vessel. */
export interface Item {
  name: string
  plants?: readonly string[]
  /** What is heaped in it. */
  content?: string
}

interface Sized extends Item {
  /** As a share of what is usual in its row. */
  size: number
  /** Width over height. */
  aspect: number
}

/** Upright on its end none of these would stay. */
const LIES =
  /^(?:spoon|fork|knife|chopsticks|toothbrush|comb|hairbrush|paintbrush|pencil|crayon|marker|pen|screwdriver|wrench|hammer|rolling pin|razor|key|wooden spoon|spatula|flute|recorder|baton|wand|nail|screw|syringe|scissors)$/
const LYING = 1.2

/** Between the real sizes of a cherry and a gramophone there is more than a table can show. */
function sized(item: Item): Sized {
  if (item.plants) return { ...item, size: 1.16, aspect: 0.7 }
  if (item.content) return { ...item, size: 1.06, aspect: 1.4 }
  const entry = lookUp(item.name)
  const height = entry?.height ?? 0.2
  const aspect = entry?.kind === 'thing' ? entry.thing.aspect : (entry?.actor.aspect ?? 1)
  if (LIES.test(item.name)) return { ...item, size: 0.8, aspect: LYING }
  const long = entry?.kind === 'thing' && entry.thing.lengthwise ? height / aspect : height
  return { ...item, size: Math.min(1.2, Math.max(0.66, (long / 0.22) ** 0.34)), aspect }
}

const HUNG = /^(?:garlic braid|herb bundle|ladle|frying pan|whisk|birdcage|wreath|wind chime|dreamcatcher)$/
export const hangs = ({ name, plants }: Item): boolean => !plants && HUNG.test(name)

/** Those in the back row stand on `back`, those in front on `front`. */
/** `others` were not asked for, and stay in front. */
export function setTable(
  named: readonly Item[],
  added: readonly Item[],
  back: number,
  front: number,
  rng: Rng,
): string {
  // On a tray is all that was named, and nothing else.
  const items = named.filter(({ name }) => name !== 'tray')
  const hasTray = items.length > 0 && items.length < named.length
  const others = hasTray ? [] : added
  const all = items.map(sized).sort((a, b) => b.size - a.size)
  const behind = all.slice(0, all.length < 3 ? 2 : Math.ceil(all.length * 0.45))
  const before = [...all.slice(behind.length), ...others.map((item) => ({ ...sized(item), size: 0.66 }))]
  // Three and more fill the page by themselves.
  const [high, low] = items.length < 3 ? [370, 236] : behind.length < 3 ? [440, 310] : [460, 256]
  return (
    (hasTray ? tray((back + front) / 2, (front - back) / 2) : '') +
    row(middleOut(behind), back, high, rng) +
    row(rng.shuffle(before), front, low, rng)
  )
}

/** Broad and oval, with a rim and a handle at either end. */
function tray(y: number, reach: number): string {
  const oval = (rx: number, ry: number, sw: number): string => shape(ellipse(512, y + 4, rx, ry, 64), sw)
  let out = ''
  for (const side of [-1, 1])
    out +=
      shape(ellipse(512 + side * 462, y + 4, 34, 44, 32), 5) + shape(ellipse(512 + side * 466, y + 4, 16, 24, 24), 4)
  return out + oval(462, reach + 46, 5.4) + oval(436, reach + 32, 4)
}

/** The largest in the middle, the next to its sides. */
function middleOut(items: readonly Sized[]): Sized[] {
  const out: Sized[] = []
  for (const [i, item] of items.entries()) i % 2 ? out.push(item) : out.unshift(item)
  return out
}

function row(items: readonly Sized[], foot: number, usual: number, rng: Rng): string {
  const needs = items.map(({ size, aspect }) => usual * size * Math.min(1.7, Math.max(0.5, aspect)))
  const whole = needs.reduce((sum, need) => sum + need, 0)
  const room = 960
  const scale = Math.min(1.14, room / Math.max(1, whole))
  let x = 512 - (whole * scale) / 2
  let out = ''
  for (const [i, item] of items.entries()) {
    const wide = needs[i]! * scale
    out += placed(
      item,
      x + wide / 2,
      foot + rng.between(-6, 6),
      wide * 0.98,
      usual * item.size * Math.max(0.8, scale),
      rng,
    )
    x += wide
  }
  return out
}

function placed({ name, plants, content }: Item, x: number, foot: number, w: number, h: number, rng: Rng): string {
  if (plants)
    return bouquet(
      plants,
      plants.every((plant) => plant in SPRIGS) && name === 'vase' ? 'flower pot' : name,
      { x, foot, high: h },
      rng,
    )
  if (content) return heaped({ vessel: name, content }, x, foot, Math.min(w / 270, h / 190))
  const fruit = FRUIT[name]
  if (fruit) return placeCurio(fruit.curio, x, foot, w, fruit.high * 1.16, rng)
  const curio = CURIOS[name]
  if (curio) return placeCurio(curio, x, foot, w, h, rng)
  if (name === 'pitcher') return pitcher(x, foot, Math.min(h, w * 1.1), rng)
  if (LIES.test(name))
    return rot(90, x - w / 2, foot - w * 0.1, standing(name, () => 5)?.(x - w / 2, foot - w * 0.1, w, w) ?? '')
  return standing(name, () => 5, 'sit')?.(x, foot, w, h) ?? ''
}

/** From the beam, side by side. */
export function hangRow(items: readonly Item[], top: number): string {
  const step = Math.min(300, 900 / items.length)
  return items
    .map(({ name }, i) => {
      const x = 62 + step * (i + 0.5)
      const high = name === 'garlic braid' ? 300 : 190
      return (
        line(
          [
            [x, top],
            [x, top + 60],
          ],
          4.4,
        ) + (fittedDrawing(name, () => 4.8)?.(x, top + 34 + high / 2, Math.min(step - 20, 220), high) ?? '')
      )
    })
    .join('')
}
