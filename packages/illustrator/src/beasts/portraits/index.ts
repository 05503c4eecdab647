import type { Ask, Drawn } from '../rig/actor.ts'
import type { Ink } from '../rig/ink.ts'
import { drawCreature } from '../small/creature.ts'
import { crocodiles } from './crocodiles.ts'
import { dragons } from './dragons.ts'
import { duck } from './duck.ts'
import { triceratops } from './horned.ts'
import { horses } from './horses.ts'
import { peacock } from './peacock.ts'
import type { Portrait } from './portrait.ts'
import { rhino } from './rhino.ts'
import { hedgehog } from './spiny.ts'
import { stegosaurus } from './stegosaurus.ts'
import { tRex } from './t-rex.ts'
import { turtles } from './turtles.ts'
import { whale } from './whale.ts'
import { wolf } from './wolf.ts'

const PORTRAITS: ReadonlyMap<string, Portrait> = new Map(
  [
    ...turtles,
    ...horses,
    duck,
    peacock,
    triceratops,
    tRex,
    hedgehog,
    ...dragons,
    ...crocodiles,
    whale,
    stegosaurus,
    rhino,
    wolf,
  ].map((p) => [p.name, p]),
)

/** What the drawing by hand does not show: garments on the body, a paw that reaches somewhere. */
const ON_BODY =
  /saddle|cape|backpack|mailbag|blanket|tutu|skirt|boot|shoe|sneaker|sock|skate|sweater|shirt|jacket|vest|coat|pajamas|costume|apron|uniform|overalls|dress/

/** The animal drawn by hand, where nothing was asked of it that only the rig can bend, build or dress. */
export function portrayed(name: string, ink: Ink, ask: Ask, changes: (word: string) => boolean): Drawn | null {
  const portrait = PORTRAITS.get(name)
  if (!portrait?.poses.split(' ').includes(ask.pose)) return null
  if (ask.reaches || ask.wears.some((worn) => ON_BODY.test(worn.name))) return null
  if (portrait.grown && ask.attributes.some((word) => YOUNG.test(word))) return null
  const bends = (word: string) => changes(word) || REPLACED.test(word) || (RIDGED.test(word) && facesUs(portrait))
  if (ask.attributes.some((word) => bends(word) && !EYES.test(word) && !portrait.shows?.test(word))) return null
  return { ...drawCreature(portrait, ink, ask, portrait.size), pose: ask.pose }
}

const YOUNG = /^(baby|young|newborn|little|tiny|small|cute)$/
const EYES = /(eyes?|lashes)$/
/** Something in the place of a part, which has to be cut out first. */
const REPLACED = /-as-[a-z]+$/
const RIDGED = /-ridged$/

/** Behind its head there is no back for a row of flowers to stand on. */
const facesUs = ({ head, back }: Portrait): boolean => Math.abs(back[0] - head[0]) < head[2]
