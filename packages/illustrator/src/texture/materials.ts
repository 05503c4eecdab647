/** Which marks suit what is filled: leaves a meadow, bricks a wall. */
import type { MarkName } from './marks.ts'
import type { Shape } from './visible.ts'

/** What lies on the ground where nothing blooms. */
const LANDS: readonly (readonly [RegExp, readonly MarkName[]])[] = [
  [/winter|arctic|slope|rink|christmas|snow/, ['puff', 'dot']],
  [/beach|desert|sea|island|egypt|pyramid/, ['pebble']],
  [/savanna/, ['pebble', 'tuft']],
  [/moon|space|volcano|cave|dino/, ['pebble', 'ring']],
  [/autumn|forest|jungle|harvest/, ['leaf', 'leaf', 'tuft']],
]

export function marksFor({ note, kind }: Shape, setting: string): readonly MarkName[] {
  if (kind === 'night') return ['star', 'ring', 'star']
  if (kind === 'sky') return ['puff', 'ring', 'star']
  if (kind === 'wall') return ['flower', 'diamond', 'wheel', 'square', 'leaf']
  if (kind === 'land' && !/^(water|aqua|cerulean|wood|bark)$/.test(note))
    for (const [words, names] of LANDS) if (words.test(setting)) return names
  for (const [words, names] of BY_NOTE) if (words.test(note)) return names
  if (kind === 'floor') return ['diamond', 'flower', 'wheel']
  return kind === 'land' ? ['pebble', 'flower', 'leaf'] : ['drop', 'flower', 'diamond', 'ring', 'leaf', 'dot']
}

const BY_NOTE: readonly (readonly [RegExp, readonly MarkName[]])[] = [
  [/^(water|aqua|cerulean|teal|sky|mist)$/, ['ripple', 'ring']],
  [/^(land|grass|leaf|sap|lime|mint|moss|bush|crown\d|viridian|pine|weed)$/, ['flower', 'leaf', 'flower', 'tuft']],
  [/^(roof|spire)/, ['scale']],
  [/^(wall|castle|barn|brick|stone|slate|block\d)$/, ['brick', 'square', 'pebble']],
  [/^(mountain|road|sand)$/, ['pebble', 'diamond']],
  [/^cloth\d$/, ['flower', 'heart', 'star', 'dot', 'diamond', 'ring', 'square']],
]

/** Made of something that has a look of its own. */
export const isMaterial = (note: string): boolean => BY_NOTE.some(([words]) => words.test(note))
