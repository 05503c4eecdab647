/** What grows all over a place: "a cornfield", "a garden full of roses", "a field of tulips". The place is made of it. */
import { collectionOf } from './collections.ts'
import { isAdjective } from './english.ts'
import { nounOf } from './lexicon.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { sizeOf } from './sizes.ts'
import { pairsOf, wordsFor } from './tables.ts'
import { isA, NOUNS } from './vocabulary.ts'

interface Cover {
  names: string[]
  /** What is said of it: "giant". */
  looks: string[]
  /** As it was written, the place too. */
  word: string
  place: string
}

const PLACES = wordsFor('reading/covers.txt')
const WORDS = [...PLACES.keys()].join('|')
/** "sea of poppies", but "sea" alone is the sea. */
const FULL =
  "(?: (?:that is|that's|which is|is|all))?(?: (?:full of|filled with|covered (?:in|with|by)|overflowing with|packed with|of))"
const OF = new RegExp(`\\b(${WORDS})${FULL} ((?:[\\p{L}'-]+ ){0,3}[\\p{L}'-]+)`, 'giu')
const BEFORE = new RegExp(`\\b((?:[\\p{L}'-]+ )?[\\p{L}'-]+) (${WORDS})\\b`, 'giu')
/** In one word, or with what is not planted in rows. */
const JOINED = /\b(\p{L}{3,}?)(fields?|patch|orchard|garden)\b/giu
/** "through the tall grass": wherever that is, it stands all around. */
const TALL =
  /(?<!\b(?:hid(?:e|es|ing)|(?:peek|peep|crouch|lurk|sneak)(?:s|es|ing)?)(?: out| up)? (?:from )?)\b(?:in|through|from|out of|among|behind|between) (?:the |some )?(tall|high|long|thick) (grass|grasses|reeds|weeds|flowers)\b/giu
const ARTICLE = /^(?:an?|the|some|his|her|their|our|my|its)$/i
const TREES = /^(orchard|forest)$/
const PLANTED = /nature and plants|kitchen and food/
/** What grows otherwise than it lies in a kitchen, and kinds of plants. */
const CROPS = pairsOf('reading/crops.txt')
/** A crop that is no noun of ours grows like grass. */
const nounOfCrop = (crop: string) => (NOUNS.has(crop) ? crop : 'grass')

const isPlanted = (name: string) => PLANTED.test(NOUNS.get(name)?.category ?? '')

/** What a word before "field" or after "full of" names, if it can cover a place. */
function coverOf(words: readonly string[], place: string, isFull: boolean): string[] | null {
  const [last = ''] = words.slice(-1)
  const crops = singularsOf(last.toLowerCase())
    .map((form) => CROPS.get(form))
    .find(Boolean)
  if (crops) return crops.split(', ')
  const kinds = collectionOf(last.toLowerCase())
  if (kinds) return kinds.filter((name) => !isA(name, 'alive'))
  const low = words.map((word) => word.toLowerCase())
  const found = TREES.test(place) ? (nounOf([...low, 'tree']) ?? nounOf(low)) : nounOf(low)
  // To WordNet tall sunflowers are a kind of flower.
  if (!found || isA(found.name, 'alive') || (found.via === 'stand-in' && low.length > 1)) return null
  // No cups of tea grow in a tea garden.
  return isFull || (isPlanted(found.name) && !isA(found.name, 'drink')) ? [found.name] : null
}

/** The longest noun at the end of some words of which the first say how it looks. */
function longest(text: string, place: string, isFull: boolean): { names: string[]; start: number } | null {
  const words = text.split(' ')
  for (let start = 0; start < words.length; start++) {
    if (!words.slice(0, start).every((word) => isAdjective(word.toLowerCase()))) return null
    const names = coverOf(words.slice(start), place, isFull)
    if (names?.length) return { names, start }
  }
  return null
}

const FULL_OF_BEINGS =
  /\b(?:an?|the) ((?:[\p{L}'-]+ )?[\p{L}'-]+) (?:full of|filled with|packed with) ([\p{L}'-]+(?: [\p{L}'-]+)?)/giu

/** "a jungle full of parrots" is many parrots in a jungle. */
const withBeings = (text: string) =>
  text.replace(FULL_OF_BEINGS, (whole, ground: string, said: string) => {
    const place = nounOf(ground.toLowerCase().split(' '))
    const words = said.toLowerCase().split(' ')
    const being = nounOf(words) ?? nounOf(words.slice(0, 1))
    const isPlace =
      place !== null && (isA(place.name, 'place') || isA(place.name, 'water') || place.name === 'coral reef')
    return isPlace && being && isA(being.name, 'alive') ? `many ${said} in a ${ground}` : whole
  })

/** A text in which such places are plain ones, and what covers them. */
export function coversIn(text: string): { plain: string; covers: Cover[] } {
  const covers: Cover[] = []
  const note = (names: string[], word: string, place: string, looks: string[] = []) => {
    covers.push({ names, word, place, looks })
    return place === 'orchard' ? 'garden' : place
  }
  const plain = withBeings(text)
    .replace(TALL, (_, size: string, plant: string) => {
      note(coverOf([plant], 'meadow', true) ?? ['grass'], `${size} ${plant}`, 'meadow', [size.toLowerCase()])
      return ''
    })
    .replace(OF, (whole, ground: string, said: string) => {
      const place = PLACES.get(ground.toLowerCase()) ?? ''
      const words = said.split(' ')
      // "a meadow full of daisies with a horse": the noun ends before the next words.
      for (let size = words.length; size > 0; size--) {
        const hit = longest(words.slice(0, size).join(' '), place, true)
        const looks = words.slice(0, hit?.start ?? 0).map((word) => word.toLowerCase())
        if (hit) return [note(hit.names, words.slice(0, size).join(' '), place, looks), ...words.slice(size)].join(' ')
      }
      return whole
    })
    .replace(BEFORE, (whole, said: string, ground: string) => {
      const place = PLACES.get(ground.toLowerCase()) ?? ''
      const words = said.split(' ')
      // The article is not of the crop: "through a wheat field" is through it.
      for (let from = words.length > 1 && ARTICLE.test(words[0] ?? '') ? 1 : 0; from < words.length; from++) {
        const names = coverOf(words.slice(from), place, false)
        if (names?.length)
          return [...words.slice(0, from), note(names, `${words.slice(from).join(' ')} ${ground}`, place)].join(' ')
      }
      return whole
    })
    .replace(JOINED, (whole, said: string, ground: string) => {
      const place = PLACES.get(ground.toLowerCase()) ?? ''
      const names = coverOf([said], place, false)
      return names?.length ? note(names, whole, place) : whole
    })
  return { plain, covers }
}

/** Puts what covers the place into the scene: it is drawn with the place. */
export function spread(scene: Scene, covers: readonly Cover[]) {
  const isAlone = scene.things.every(({ name }) => isA(name, 'place'))
  for (const { names, word, place, looks } of covers) {
    const ground = scene.things.find(({ name }) => name === place || (place === 'orchard' && name === 'garden'))
    if (ground) scene.drop(ground.id)
    scene.place ??= place === 'orchard' ? 'garden' : place
    for (const name of names) {
      const id = scene.add({
        name: nounOfCrop(name),
        word,
        via: 'alias',
        quantity: { n: 3, atLeast: true },
        attributes: looks,
      })
      const thing = scene.get(id)
      const size = sizeOf(looks, name)
      if (thing && size !== 1) thing.size = size
      // A field that nobody is in is a picture of what grows there.
      if (thing && !isAlone) thing.covers = name
    }
  }
}
