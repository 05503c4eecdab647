/** What the styles show anyway, and the words that ask for one. */

export const LADIES = ['woman', 'lady', 'girl', 'princess', 'queen']
export const IN_HER_HAIR = ['flower', 'leaf', 'hair', 'long hair', 'flowing hair']
export const FLOWERY = ['flower', 'leaf', 'heart', 'blossom', 'wildflowers']
export const FLYING = /\b(?:fl(?:y|ies|ying)|soar(?:s|ing)?|hover(?:s|ing)?)\b/i
export const IN_A_PRINT = [
  'wave',
  'sun',
  'mountain',
  'sea',
  'cherry blossom',
  'rock',
  'sky',
  'open sea',
  'water',
  'cloud',
]
export const CRANES = /\bcranes?\b/i
export const TILED = ['tile', 'tile pattern', 'star', 'pattern', 'floor', 'mosaic', 'wall']

export const WREATHS = [
  'wreath',
  'flower',
  'leaf',
  'blossom',
  'ornamental frame',
  'picture frame',
  'garland',
  'ring',
  'bow',
  'ribbon',
  'hair bow',
  'branch',
  // "Space for a name": room, and no rocket's.
  'space',
]
/** Kinds of things that a wreath is made of. */
export const WOVEN = /nature|kitchen and food|sea|holidays/

export const ON_BODY = /\bmandalas? (?:pattern(?:ed)? )?(?:shell|wings?|fur|feathers|body|tail|mane|coat)\b/i
