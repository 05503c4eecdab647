/** What asks for a room to live or work in. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { fine } from './fine.ts'
import { LIVED } from './furnishings.ts'
import { fineRoom } from './room.ts'

const MOODS =
  'cozy|cosy|vintage|boho|bohemian|victorian|cottagecore|rustic|farmhouse|dreamy|witchy|whimsical|retro|antique|elegant|old|hygge|dark academia|french country|art deco|mid[- ]?century'
/** Only artists have one: whoever names it wants to see it. */
const OF_ITSELF = /\b(?:artist|painter)(?:['’]?s)? (?:studio|workshop|loft)\b|\batelier\b|\bart studio\b/i

/** Styles that have no room but a frame. */
const FRAMED: ReadonlySet<string> = new Set([
  'stained glass',
  'mandala',
  'zentangle',
  'tarot',
  'kaleidoscope',
  'mehndi',
])

const ROOM = ['room', 'window', 'wall', 'floor', 'shelf', 'rug', 'curtain', 'windowsill', 'wallpaper']

export const ROOMS: readonly Kind[] = LIVED.map(
  ({ words, nouns, furnishing }): Kind => ({
    asked: (prompt, { detail, style }) =>
      detail !== 'simple' &&
      !FRAMED.has(style ?? '') &&
      new RegExp(`\\b(?:${words})`, 'i').test(prompt) &&
      (OF_ITSELF.test(prompt) ||
        fine(words).test(prompt) ||
        new RegExp(`\\b(?:${MOODS})\\b.*\\b(?:${words})`, 'i').test(prompt)),
    itself: [...ROOM, ...nouns],
    depicts: new RegExp(`\\b(?:studio|artists?|interior|corner|style|${MOODS})\\b`, 'i'),
    can: (noun) => lookUp(noun) !== null,
    most: 10,
    still: true,
    always: [...ROOM, ...nouns],
    draw: (rng, asked, prompt) =>
      fineRoom(
        rng,
        furnishing,
        asked,
        /\b(?:sleep\w*|asleep|nap\w*|curled)\b/i.test(prompt) ? 'sleep' : /\bs[ai]t/i.test(prompt) ? 'sit' : 'rest',
      ),
  }),
)
