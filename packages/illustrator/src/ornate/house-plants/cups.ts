/** Succulents that grow in teacups, on shelves. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { ballCactus, pricklyPear } from './cacti.ts'
import type { Growth } from './growth.ts'
import { aloe } from './leafy.ts'
import { rosette } from './plants.ts'
import { fancyCup } from './pots.ts'

const BOARDS = [336, 656, 976]
/** With how long each is in its cup. */
const GROWN: readonly (readonly [Growth, number])[] = [
  [rosette, 150],
  [aloe, 158],
  [ballCactus, 110],
  [rosette, 158],
  [pricklyPear, 150],
]

function cups(rng: Rng): string {
  let left: (readonly [Growth, number])[] = []
  let out = ''
  for (let y = 14; y < 1010; y += 107)
    out += line(
      [
        [14, y],
        [1010, y],
      ],
      3.4,
    )
  for (const foot of BOARDS) {
    out += shape(rect(24, foot - 300, 976, 300), 4.4) + shape(rect(20, foot, 984, 26), 5)
    for (const x of [190, 506, 820]) {
      if (!left.length) left = rng.shuffle(GROWN)
      const [growth, long] = left.pop()!
      out += growth(x, foot - 112, long, rng, 240) + fancyCup(x, foot, 170, 122, rng)
    }
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

export const PLANTS_IN_CUPS: Kind = {
  asked: (prompt, { detail, letters }) =>
    /\b(?:succulents?|cact(?:us|i)|plants)\b.*\b(?:tea ?cups?|coffee cups|mugs|cups and saucers)\b|\b(?:tea ?cups|mugs)\b.*\b(?:full of|filled with|with|planted with) (?:\w+ )?(?:succulents|cacti|plants)\b/i.test(
      prompt,
    ) &&
    detail !== 'simple' &&
    !letters,
  unless: /\b(?:kids?|cute|kawaii|window|windowsill|faces?|pattern|mandala|cat|girl|woman|drink\w*)\b/i,
  itself: ['succulent', 'cactus', 'plant', 'potted plant', 'teacup', 'mug', 'coffee cup', 'cup', 'shelf', 'plate'],
  depicts: /\b(?:mismatched|vintage|different|various|old|saucers?|shelf|shelves|patterned)\b/i,
  can: (noun) => lookUp(noun) === null,
  still: true,
  fills: true,
  always: ['succulent', 'teacup'],
  draw: (rng) => cups(rng),
}
