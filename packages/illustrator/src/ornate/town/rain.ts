/** Rain over a street: drops in front of everything, and none that stands in it as a cloud. */
import { createRng, hash } from '../../ink/random.ts'
import type { Kind } from '../kind.ts'
import { rect } from '../kit/curves.ts'
import { rainOn } from '../places/outlook.ts'

export const RAINY =
  /\b(?:rain(?:s|ing|y)?|drizzl(?:e|ing|y)|downpour|rainstorm|showers?)\b(?! ?(?:boots?|coats?|bow|forest))/i

const PAGE = { x: 24, y: 24, w: 976, h: 976 }
const FALLEN = ['rain', 'rain cloud', 'raindrop', 'puddle', 'storm cloud']

/** The same, and it rains where that was said. */
export function inRain(kind: Kind): Kind {
  const { draw, itself = [] } = kind
  if (!draw) return kind
  return {
    ...kind,
    itself: [...itself, ...FALLEN],
    draw: (rng, nouns, prompt, graph) => {
      const page = draw(rng, nouns, prompt, graph)
      if (!RAINY.test(prompt)) return page
      const drops = rainOn(rect(PAGE.x, PAGE.y, PAGE.w, PAGE.h), PAGE, createRng(hash(prompt)))
      return page.replace(/<\/g><\/svg>$/, `${drops}</g></svg>`)
    },
  }
}
