/** Prepositions without a noun: "with a star on top", "a tree in the background", "a fox on the left". */
import type { Scene } from './scene.ts'

const ADVERBS: Record<string, string> = {
  'on top': 'on-top-of',
  'at the top': 'on-top-of',
  'in front': 'in-front-of',
  'in the foreground': 'in-front-of',
  outside: 'in-front-of',
  behind: 'behind',
  'in the background': 'behind',
  'in the distance': 'behind',
  inside: 'inside',
  'at the front': 'inside',
  underneath: 'under',
  below: 'under',
  'at the bottom': 'under',
  above: 'above',
  nearby: 'next-to',
  everywhere: 'around',
  'all around': 'around',
  'on both sides': 'next-to',
  'each side': 'next-to',
}

/** What such a word says of the one just named. */
export const adverbOf = (word: string): string | undefined => ADVERBS[word]

/** Told of things that are behind all others. */
export const isFar = (word: string): boolean => word === 'in the distance' || word === 'in the background'

type Side = 'left' | 'right' | 'middle'

function sideOf(word: string): Side | null {
  if (/^(on|to) the left$/.test(word)) return 'left'
  if (/^(on|to) the right$/.test(word)) return 'right'
  return /^in the (middle|center)$/.test(word) ? 'middle' : null
}

/** "a squirrel on the left, a hedgehog on the right, an acorn in the middle". */
export class Sides {
  private readonly sides = new Map<Side, string>()

  note(word: string, ids: readonly string[]) {
    const side = sideOf(word)
    if (side && ids[0]) this.sides.set(side, ids[0])
  }

  relate(scene: Scene) {
    const left = this.sides.get('left')
    const right = this.sides.get('right')
    const middle = this.sides.get('middle')
    if (left && (middle ?? right)) scene.relate([left], 'left-of', [middle ?? right ?? null])
    if (right && (middle ?? left)) scene.relate([right], 'right-of', [middle ?? left ?? null])
    if (middle && left && right) scene.relate([middle], 'between', [`${left}+${right}`])
  }
}
