/** Numbers and words for many. */
export interface Quantity {
  n: number
  atLeast: boolean
}

const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, n) => [word, n] as const),
)
NUMBERS.set('dozen', 12).set('hundred', 100).set('thousand', 1000).set('million', 1000).set('both', 2)

const exactly = (n: number): Quantity => ({ n, atLeast: false })
const atLeast = (n: number): Quantity => ({ n, atLeast: true })

/** A number written as a word or in digits. */
export function numberOf(word: string): number | null {
  return NUMBERS.get(word) ?? (/^\d{1,4}$/.test(word) ? Number(word) : null)
}

/** "many", "several": a quantity that stands right before its noun. */
export function vagueNumberOf(word: string): Quantity | null {
  if (/^(many|countless|numerous)$/.test(word)) return atLeast(5)
  return /^(several|few|various|multiple|different|assorted)$/.test(word) ? atLeast(3) : null
}

/** "a pair of glasses" is one thing. */
const ONE_PAIR =
  /^((sun|eye)?glasses|scissors|pants|jeans|shorts|pajamas|binoculars|headphones|goggles|tweezers|pliers|overalls)$/

/** "a pair of", "lots of": a quantity that is itself a noun. */
export function measureOf(word: string, of = ''): Quantity | null {
  // "the string of a kite": one, and no row of them.
  if (word === 'string' && /^(an?|the|his|her|its|their|my)$/.test(of)) return null
  if (/^(pair|couple)$/.test(word)) return exactly(ONE_PAIR.test(of) ? 1 : 2)
  if (/^(trio)$/.test(word)) return exactly(3)
  if (
    /^(lots?|bunch|tons?|plenty|hundreds|thousands|loads|dozens|crowd|swarm|flock|herd|pack|army|bunches|sea|millions|gaggle|murder|pride|pod|colony|brood|troop|swarms|flocks|herds)$/.test(
      word,
    )
  )
    return atLeast(5)
  if (
    /^(group|class|crowd|audience|family|line|row|school|team|set|stack|pile|heap|tower|string|litter|collection|variety|gang|band|handful|cluster|circle|assortment|parade|bouquet|mix|crew|squad|troupe|posse|queue|lineup|procession|convoy|caravan|huddle|shoal|clutch|flotilla|mob|club|tribe|pit|horde|throng)$/.test(
      word,
    )
  )
    return atLeast(3)
  return null
}

/** "twin girls", "triplets": as many as were born together. */
export function birthsOf(word: string): Quantity | null {
  const n = ['twin', 'triplet', 'quadruplet'].indexOf(word.toLowerCase().replace(/s$/, ''))
  return n < 0 ? null : exactly(n + 2)
}

/** Words before "of" that add nothing: "a slice of", "a kind of". */
export const isPortion = (word: string): boolean =>
  /^(piece|slice|wedge|chunk|hunk|block|bit|kind|type|sort|portrait|photo|picture|drawing|image|close-up|closeup|scene|scoop|sheet|loaf|bar|strand|drop|bite|sip|string|version|outline|silhouette|rest|half|part|selection|glass|cup|can|plate)s?$/.test(
    word,
  )

/** A thing with its number: "ski*2". */
export function counted(text: string): { name: string; n: number } {
  const [name = '', n] = text.split('*')
  return { name, n: Number(n ?? 1) }
}
