/** What asks for a room to live or work in. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { fine } from './fine.ts'
import { LIVED } from './furnishings.ts'
import { restingIn, SEATS } from './resting.ts'
import { fineRoom } from './room.ts'
import { weatherIn } from './room-window.ts'

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

/** "A sewing room with a machine, spools and a lamp": a room whose furniture is told, and nobody in it but a pet. */
const isFurnished = (words: string, prompt: string, { things, unknown }: SceneGraph): boolean => {
  const named = things.filter(({ via }) => via !== 'implied')
  return (
    new RegExp(`^(?:(?:an?|the|my) )?(?:\\w+ ){0,3}(?:${words}) (?:with|full of|filled with)\\b`, 'i').test(prompt) &&
    named.length > 0 &&
    named.filter(({ name }) => lookUp(name)?.kind === 'thing').length + unknown.length >= 2 &&
    named.every(({ name, wears }) => !wears.length && !isPerson(name))
  )
}
const isPerson = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'being' && entry.human
}

const ROOM = [
  'room',
  'window',
  'wall',
  'floor',
  'shelf',
  'rug',
  'curtain',
  'windowsill',
  'wallpaper',
  'snow',
  'snowflake',
  'rain',
  'raindrop',
]

export const ROOMS: readonly Kind[] = LIVED.map(
  ({ words, nouns, furnishing }): Kind => ({
    asked: (prompt, graph) =>
      graph.detail !== 'simple' &&
      !FRAMED.has(graph.style ?? '') &&
      new RegExp(`\\b(?:${words})`, 'i').test(prompt) &&
      (OF_ITSELF.test(prompt) ||
        isFurnished(words, prompt, graph) ||
        fine(words).test(prompt) ||
        new RegExp(`\\b(?:${MOODS})\\b.*\\b(?:${words})`, 'i').test(prompt)),
    itself: [...ROOM, ...nouns],
    // An "old tv" is a thing; "old" alone is a mood.
    depicts: new RegExp(`\\b(?:studio|artists?|interior|corner|style)\\b|^(?:${MOODS})$`, 'i'),
    can: (noun) => lookUp(noun) !== null,
    most: 10,
    still: true,
    always: [...ROOM, ...nouns],
    seats: SEATS,
    draw: (rng, asked, prompt, graph) =>
      fineRoom(
        rng,
        furnishing,
        asked,
        /\b(?:sleep\w*|asleep|nap\w*|curled)\b/i.test(prompt) ? 'sleep' : /\bs[ai]t/i.test(prompt) ? 'sit' : 'rest',
        weatherIn(prompt),
        restingIn(graph),
      ),
  }),
)
