/** The same thing in a drawing of its own, made for the one it is with. */
import { type Sketch, thing } from '../art/thing.ts'
import type { Entry, Inanimate } from '../world/world.ts'

export const redrawn = ({ name, category, height }: Entry, sketch: Omit<Sketch, 'name'>): Inanimate => ({
  kind: 'thing',
  name,
  category,
  height,
  thing: thing({ name, ...sketch }),
})
