/** Several people that one noun names: a family, twins. They stand side by side; hands and faces are those of the last, who is in front. */
import type { Actor, Art, Box } from '../art/art.ts'
import { createRng } from '../ink/random.ts'

/** How far apart two of them stand, as a share of the taller one's height. */
const APART = 0.42

export function group(name: string, members: readonly (readonly [Actor, height: number])[], alike = false): Actor {
  const width = (members.length - 1) * APART
  return {
    name,
    aspect: 0.46 + width,
    habitat: 'ground',
    can: (pose) => members.every(([actor]) => actor.can(pose)),
    act(spot, acting) {
      const seed = spot.rng.int(1, 1e6)
      const { reach: _, ...free } = acting
      const mirror = spot.facing === 'left' ? -1 : 1
      const arts = members.map(([actor, height], i): Art => {
        const x = spot.x + mirror * (i * APART - width / 2) * spot.h
        const rng = createRng(alike ? seed : seed + i * 7919)
        return actor.act({ ...spot, x, h: spot.h * height, rng }, i === members.length - 1 ? acting : free)
      })
      const last = arts.at(-1) as Art
      return { ...last, layers: arts.flatMap((art) => art.layers), box: arts.map((art) => art.box).reduce(around) }
    },
  }
}

const around = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
})
