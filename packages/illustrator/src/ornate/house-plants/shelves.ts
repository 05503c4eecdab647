/** Shelves of plants, every one in a pot of its own. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { HOUSE_PLANTS, SMALL } from './plants.ts'

const THICK = ['succulent', 'aloe', 'ball cactus', 'succulent', 'prickly pear', 'cactus', 'snake plant']
const BOARDS = [334, 654, 974]
const HIGH = 236

/** As many as stand side by side without touching, spread over the board. */
function rowOf(foot: number, next: () => string, rng: Rng): string {
  const row: { name: string; wide: number; high: number }[] = []
  let free = 900
  for (let i = 0; i < 4; i++) {
    const name = next()
    const high = HIGH * rng.between(0.86, 1)
    const wide = HOUSE_PLANTS[name]!.wide * high + 12
    if (wide > free) break
    row.push({ name, wide, high })
    free -= wide
  }
  let x = 62
  return row
    .map(({ name, wide, high }) => {
      const middle = x + (wide + free / row.length) / 2
      x += wide + free / row.length
      return HOUSE_PLANTS[name]!.draw(middle, foot, high, rng)
    })
    .join('')
}

function plantShelves(rng: Rng, isThick: boolean): string {
  let left: string[] = []
  const next = (): string => {
    if (!left.length) left = rng.shuffle(isThick ? THICK : SMALL)
    return left.pop()!
  }
  let out = ''
  for (let x = 138; x < 1000; x += 124)
    out += line(
      [
        [x, 14],
        [x, 1010],
      ],
      3.4,
    )
  for (const foot of BOARDS) {
    out += rowOf(foot, next, rng) + shape(rect(30, foot, 964, 26), 5)
    for (const x of [96, 904]) out += foot < 900 ? shape(rect(x, foot + 26, 24, 40), 4.4) : ''
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

export const PLANT_SHELVES: Kind = {
  asked: (prompt, { detail, letters }) =>
    /\bshel(?:f|ves)\b.*\b(?:succulents?|cact(?:us|uses|i)|(?:house ?|potted )?plants)\b|\b(?:succulents?|cact(?:us|i|uses)|(?:house ?)?plants)\b (?:[\w-]+ ){0,7}(?:shelf|shelves)\b|\bplant shel(?:f|ves)\b|\b(?:cact(?:us|i)|house ?plants?|succulents?) collections?\b|\bcollection of (?:\w+ )?(?:cact(?:us|i)|house ?plants?)\b/i.test(
      prompt,
    ) &&
    detail !== 'simple' &&
    !letters,
  unless: /\b(?:kids?|cute|kawaii|window|greenhouse|books?|faces?)\b/i,
  itself: ['shelf', 'bookshelf', 'succulent', 'cactus', 'aloe', 'plant', 'potted plant', 'flower pot', 'pot', 'wall'],
  depicts: /\b(?:succulents?|cacti|house ?plants?|pots|wooden|different|various|aloe)\b/i,
  can: (noun) => lookUp(noun) === null,
  still: true,
  fills: true,
  always: ['shelf', 'potted plant'],
  draw: (rng, _, prompt) => plantShelves(rng, /\b(?:succulents?|cact\w+)\b/i.test(prompt)),
}
