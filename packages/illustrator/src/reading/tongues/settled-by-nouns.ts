/** What a turn of phrase means where that depends on its nouns: who is alive, what is eaten, what is worn. */
import { nounOf } from '../lexicon.ts'
import { pluralOf, singularsOf } from '../singular.ts'
import { isA, NOUNS } from '../vocabulary.ts'

const is = (phrase: string, kind: string): boolean => {
  const words = phrase.split(' ')
  const name = nounOf(words)?.name ?? nounOf(words.slice(-1))?.name
  return name !== undefined && isA(name, kind)
}

/** A pattern, and what it becomes; null where its nouns are others. */
type Turn = [RegExp, (...parts: string[]) => string | null]

const BALLS = /ball|frisbee|stick|bone|ring/

const HATCHED = /^(?:duck|duckling|swan|goose|penguin|ostrich|owl|eagle|bird|stork|flamingo|peacock|turkey)$/

/** Whether a word for young ones after an animal means its own: "Junge" are boys too, "cuccioli" of any kind. */
function areItsOwn(who: string, whose: string, young: string): boolean {
  if (!is(who, 'animal') || (/^dogs?$/.test(who) && /^pup/.test(young))) return false
  if (/^chicks?$/.test(young)) return HATCHED.test(who)
  if (/^(?:boy|child|schoolchildren)/.test(young)) return /^(?:his|her) $/.test(whose)
  return true
}

/** What is made of other food: behind a small word stands what it tastes of. */
const DISH =
  /\b(cake|pie|ice cream cone|ice cream|popsicle|juice|pizza|cookies?|cupcakes?|pancakes?|donuts?|milkshake|jam|yogurt|soup|salad|sandwich|candy|candies|croissant|waffles?) (?:of|at the|at|to the|to) (?:a |the |some )?([a-z]+(?: bar)?)\b/

const TURNS: Turn[] = [
  // "zieht ihrem Hund einen Pullover an", "le pone un suéter al perro": who is dressed stands last in English.
  [
    /\bputting on (?:(?:to|at) )?((?:a|the|his|her|my) ([a-z]+)) ((?:a|the|his|her|some) (?:[a-z]+ )?([a-z]+(?: [a-z]+)?))(?=$| ,| and)/,
    (_, who = '', name = '', what = '', clothes = '') =>
      is(name, 'alive') && is(clothes, 'worn') ? `putting ${what} on ${who}` : null,
  ],
  [
    /\bputting(?: on)? ((?:a |the |his |her |some )?(?:[a-z]+ )?([a-z]+)) (?:to|at|of) ((?:a|the|his|her|my) ([a-z]+))/,
    (_, what = '', clothes = '', who = '', name = '') =>
      is(name, 'alive') && is(clothes, 'worn') ? `putting ${what} on ${who}` : null,
  ],
  // "cappello di lana", "Wollmütze": what clothes are made of.
  [
    /\b([a-z]+) of ball of yarn\b|\bball of yarn ([a-z]+)\b/,
    (_, before = '', after = '') =>
      is(before, 'worn') ? `woolen ${before}` : is(after, 'worn') ? `woolen ${after}` : null,
  ],
  // "ein Glas Milch", "een mand appels": what is in it.
  [
    /\b(cup|bowl|plate|basket|bottle|jar|bucket) ((?:[a-z]+ )?([a-z]+))\b/,
    (_, holder = '', all = '', food = '') =>
      is(food, 'food') && !/ (?:and|with|on|in|of)$/.test(` ${all.split(' ')[0]}`) ? `${holder} of ${all}` : null,
  ],
  // "helado de fresa", "tarte aux pommes", "gelato al cioccolato".
  [
    DISH,
    (_, dish = '', food = '') => (is(food, 'food') ? `${singularsOf(food.replace(/ bar$/, '')).at(-1)} ${dish}` : null),
  ],
  // "Plätzchen backen mit Oma", "pannenkoeken bakken": what is made stands first, and whoever makes it is a child.
  [
    /^((?:some |the )?(?:[a-z]+ )?([a-z]+)) (baking|cooking|making|painting|building|planting|picking|collecting|gathering|reading|looking for|watering|decorating|feeding)(?=$| with | in | on | at | for )/,
    (_, what = '', noun = '', deed = '') =>
      is(noun, 'alive') && deed !== 'feeding' ? null : `a child ${deed} ${what}`,
  ],
  // "Bärenmama": English has the mother first.
  [/\b([a-z]+) (mother|father)\b/, (_, who = '', parent = '') => (is(who, 'animal') ? `${parent} ${who}` : null)],
  // German "Junge" are boys of people and young of beasts.
  [
    /\b([a-z]+) (with|and) ((?:[a-z]+ )?)younglings\b/,
    (_, who = '', joint = '', count = '') => `${who} ${joint} ${count}${is(who, 'animal') ? 'cubs' : 'boys'}`,
  ],
  // "una leona con sus cachorros", "ein Fuchs mit seinen Jungen", "een eend met kuikens".
  [
    /\b([a-z]+) (with|and|feeding) (?:the )?((?:(?:his|her|some|two|three|four|five|a) )?)(?:little )?(pups?|puppy|puppies|cubs?|boys?|chicks?|child|children|schoolchildren|babies|young)\b/,
    (_, who = '', joint = '', whose = '', young = '') => {
      if (!areItsOwn(who, whose, young)) return null
      const number = /^(?:two|three|four|five) $/.test(whose) ? whose : ''
      const isOne = /^(?:pup|puppy|cub|chick|child)$/.test(young)
      return `${who === 'duckling' ? 'duck' : who} ${joint} her ${number}${isOne ? 'baby' : 'babies'}`
    },
  ],
  // "con gli occhiali che legge": whoever wears it reads.
  [
    /\b(?:with|in) (?:the |some |a |his |her )?([a-z]+(?: [a-z]+)?) who (?=[a-z]+ing)/,
    (_, noun = '') => (is(noun, 'worn') ? `wearing ${noun} and ` : null),
  ],
  // "um urso de pijama", "um cachorro de gravata": clothes of somebody are on them.
  [
    /\b([a-z]+) of ((?:a |the )?)([a-z]+(?: [a-z]+)?)\b/,
    (_, who = '', article = '', noun = '') =>
      is(who, 'alive') && is(noun, 'worn') ? `${who} wearing ${article}${noun}` : null,
  ],
  // "suspendu à une branche qui mange": no branch eats.
  [
    /\b(a|the|some|his|her) ([a-z]+(?: [a-z]+)?) who (?=[a-z]+ing)/,
    (_, article = '', noun = '') =>
      is(noun, 'alive') || nounOf(noun.split(' ')) === null ? null : `${article} ${noun} and `,
  ],
  // "monte à cheval": English names what is ridden with an article.
  [
    /\briding ([a-z]+)\b/,
    (_, mount = '') => (is(mount, 'ridden') && !mount.endsWith('s') ? `riding a ${mount}` : null),
  ],
  [
    /\bgiving ((?:a |the |some )?)([a-z]+) (?:to|for|at) ((?:(?:a|the|some|his|her|my) )?)([a-z]+)/,
    (_, some = '', food = '', whose = '', who = '') =>
      // Flowers are a present, though a cow would eat them.
      !/^(?:flower|rose|tulip|daisy|sunflower|bouquet|leaf)/.test(food) && is(food, 'food') && is(who, 'animal')
        ? `feeding ${some}${food} to ${whose}${who}`
        : null,
  ],
  // "Le roba una banana a un elefante", "klaut einem Elefanten eine Banane": from whom it is taken.
  [
    /\bstealing ((?:a |the |some )?[a-z]+) (?:to|of|at|for|with) (an?|the|his|her) ([a-z]+)/,
    (_, what = '', article = '', who = '') =>
      is(who, 'alive') && !is(what, 'alive') ? `stealing ${what} from ${article} ${who}` : null,
  ],
  [
    /\bstealing (an?|the|his|her) ([a-z]+) ((?:a |the |some )[a-z]+)/,
    (_, article = '', who = '', what = '') =>
      is(who, 'alive') && !is(what, 'alive') ? `stealing ${what} from ${article} ${who}` : null,
  ],
  [
    /\bfeeding ((?:a |the |some )?)([a-z]+) (?:at|on) (the|a) ([a-z]+)/,
    (_, some = '', food = '', article = '', who = '') =>
      is(food, 'food') && is(who, 'animal') ? `feeding ${some}${food} to ${article} ${who}` : null,
  ],
  // "eines Fahrrads", "einen Elefanten": in German their cases end as several do.
  [
    /\b(an?) ((?:little |big |old |mother |father )?)([a-z]+)s\b/,
    (_, article = '', look = '', one = '') =>
      nounOf([one])?.via === 'exact' &&
      pluralOf(one) === `${one}s` &&
      (is(one, 'alive') || is(one, 'vehicle') || one === 'bicycle')
        ? `${article} ${look}${one}`
        : null,
  ],
  // "洗澡", "bañar a": in water one bathes, somebody is bathed.
  [
    /\bbathing (?:to|in|on|at) ((?:a|the|his|her|my|two) )((?:little |big )?[a-z]+)/,
    (_, whose = '', who = '') => (is(who, 'alive') ? `bathing ${whose}${who}` : null),
  ],
  // "kijkt met haar dochter naar de sterren": with whom stands last in English.
  [
    /\b(watching|looking at|feeding|reading) with ((?:a|the|his|her|my) [a-z]+) (?:(?:to|at) )?((?:a|the) [a-z]+(?: [a-z]+)?)/,
    (_, deed = '', who = '', what = '') => (is(who, 'alive') ? `${deed} ${what} with ${who}` : null),
  ],
  // "lamiendo la cara al niño", "تمشط شعر أختي": whose hair or face it is.
  [
    /\b(brushing|combing|braiding|washing|licking|drying|cutting) (?:(?:a|the|her|his) )?(hair|face|hands?) (?:(?:of|to|at) )?(a|the|his|her|my) ([a-z]+)/,
    (_, deed = '', part = '', whose = '', who = '') =>
      is(who, 'alive') ? `${deed} the ${part} of ${whose} ${who}` : null,
  ],
  // "coiffe sa fille", "penteia a irmã": people are not brushed, their hair is.
  [
    /\b(?:brushing|combing(?: her hair)?) (?:(?:to|at) )?(a|the|his|her|my) ((?:little |big )?[a-z]+)(?=$| ,| and| in| on| at| with)/,
    (_, whose = '', who = '') => (is(who, 'person') ? `brushing the hair of ${whose} ${who}` : null),
  ],
  // "comendo banana pendurado na árvore": whoever eats hangs there.
  [
    /\b(eating|drinking|reading|holding) ((?:(?:a|the|some) )?)([a-z]+) ((?:hanging|sitting|standing|lying) [a-z]+) /,
    (_, deed = '', article = '', what = '', posture = '') =>
      is(what, 'alive') ? null : `${deed} ${article}${what} and ${posture} `,
  ],
  // "porta i regali con la slitta": whoever brings something by a vehicle rides it.
  [
    /\b(?:carrying|bringing) ((?:(?:a|the|some|his) )?[a-z]+) (?:with|in|on) (a|the|his|her) ([a-z]+)/,
    (_, what = '', article = '', vehicle = '') =>
      is(vehicle, 'ridden') && !is(vehicle, 'alive') ? `riding ${article} ${vehicle} with ${what}` : null,
  ],
  // "दो दोस्त": a noun may be the same of one and of two.
  [
    /\b(two|three|four|five|six) ([a-z]+)(?=$| ,| and| in | on | with | under | at | to | [a-z]+ing\b)/,
    (_, count = '', noun = '') =>
      (NOUNS.has(noun) || noun === 'friend') && !noun.endsWith('s') ? `${count} ${pluralOf(noun)}` : null,
  ],
  // Nobody has a bathtub for these.
  [
    /\b(elephants?|hippos?|rhinos?|buffaloe?s?|horses?|tigers?|capybaras?) bathing in (?:the )?water(?=$| ,| and| with)/,
    (_, who = '') => `${who} bathing in the river`,
  ],
  // "une sorcière qui donne des bonbons a un fantome": the accent of "à" is often left out.
  [
    /\b(giving|showing) ((?:a|the|some) ([a-z]+)) (an?|two|his|her|my) ([a-z]+)/,
    (_, deed = '', what = '', thing = '', article = '', who = '') =>
      is(who, 'alive') && !is(thing, 'alive') ? `${deed} ${what} to ${article} ${who}` : null,
  ],
  // "voor" is before and for: nobody bakes before somebody.
  [
    /\b(baking|making|cooking|buying|building|knitting) ((?:(?:a|the|some) )?[a-z]+) in front of (a|the|his|her|my) ([a-z]+)/,
    (_, deed = '', what = '', article = '', who = '') =>
      is(who, 'alive') ? `${deed} ${what} for ${article} ${who}` : null,
  ],
  // "trägt ihr Haus auf dem Rücken": what no arms hold lies there.
  [
    /\bcarrying ((?:a|the|his|her) (?:[a-z]+ )?([a-z]+)) on (?:his|her|its|the) (back|head|shell)\b/,
    (_, what = '', name = '', part = '') =>
      is(name, 'alive') || is(name, 'worn') ? null : `with ${what.replace(/^(?:his|her|the) /, 'a ')} on his ${part}`,
  ],
  // Water is drunk from something.
  [
    /\b([a-z]+) drinking (?:the |some )?water(?=$| ,| and)/,
    (_, who = '') => {
      if (!is(who, 'alive')) return null
      if (/^(?:cat|dog|puppy|kitten)s?$/.test(who)) return `${who} drinking from a bowl`
      return `${who} drinking ${is(who, 'animal') ? 'from the river' : 'a glass of water'}`
    },
  ],
  // "अपने बच्चों को": the children of a bird are no children.
  [
    /\b([a-z]+) feeding (?:the |his |her )?children\b/,
    (_, who = '') => (is(who, 'animal') ? `${who} feeding her babies` : null),
  ],
  // A hill is behind all of them: behind a companion it would be theirs alone.
  [
    /ing\b(.*) with ((?:a|the|his|her|two) (?:[a-z]+ )?[a-z]+) (in|on|at) (a|the) (hill|mountain|island)$/,
    (_, deed = '', who = '', at = '', article = '', place = '') =>
      is(who, 'alive') ? `ing${deed} ${at} ${article} ${place} with ${who}` : null,
  ],
  // Where a language has no plural: nothing is full of one.
  [
    /\bfull of an? ([a-z]+)/,
    (_, noun = '') =>
      is(noun, 'alive') || is(noun, 'food') || /^(toy|flower|book|ball|star)$/.test(noun)
        ? `full of ${pluralOf(noun)}`
        : null,
  ],
  [
    /\bthrowing ((?:(?:a|the|some|two) )?[a-z]+) (?:to|on|in|toward) (a|the|his|her) ([a-z]+)/,
    (_, what = '', article = '', who = '') =>
      is(who, 'alive') && !BALLS.test(what) ? `throwing ${what} at ${article} ${who}` : null,
  ],
  [
    /\bwatering (a|the) ([a-z]+)/,
    (_, article = '', who = '') => (is(who, 'animal') ? `spraying water on ${article} ${who}` : null),
  ],
  [
    /\bbuilding (a |the |some )?([a-z]+)/,
    (_, article = '', what = '') => (is(what, 'food') ? `making ${article}${what}` : null),
  ],
]

export const settledByNouns = (english: string): string =>
  TURNS.reduce(
    (text, [from, to]) => text.replace(from, (all, ...parts) => to(all, ...parts.map(String)) ?? all),
    english,
  )
