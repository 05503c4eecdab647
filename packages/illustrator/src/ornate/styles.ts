/** Styles that anybody we can draw can be had in, alone or with others. */
import { lookUp } from '../world/world.ts'
import { isBeast } from './casts.ts'
import { highCross } from './celtic/high-cross.ts'
import { celticKnot } from './celtic/knot.ts'
import { FINE_CREATURE } from './creatures/kind.ts'
import { artDeco } from './deco.ts'
import { aloneIn, elegant, headAlone } from './elegant.ts'
import { FACETED } from './faceted/kinds.ts'
import { folkArt } from './folk/folk.ts'
import { archedWindow, IN_GLASS } from './glass/arched-window.ts'
import { roseWindow } from './glass/rose-window.ts'
import { headSubject } from './heads/subject.ts'
import { henna } from './henna/henna.ts'
import { kaleidoscope } from './kaleidoscope.ts'
import { BODY_PARTS, type Kind } from './kind.ts'
import { mandala } from './mandala/mandala.ts'
import { motifsOf } from './mandala/motif.ts'
import { artNouveau, BLOOMS, LIGHTS } from './nouveau/nouveau.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { plantsIn } from './plants/named.ts'
import { bustSubject } from './portrait/bust.ts'
import { quilt, sampler } from './quilt/quilt.ts'
import { steampunk } from './steampunk/steampunk.ts'
import { CRANES, FLOWERY, FLYING, IN_A_PRINT, IN_HER_HAIR, LADIES, ON_BODY, TILED } from './style-words.ts'
import { alone } from './subject.ts'
import { figureIn, IN_THE_SKY, lightsIn, tarotCard, titleOf } from './tarot/card.ts'
import { signIn, ZODIAC } from './tarot/zodiac.ts'
import { azulejos, starTiles } from './tiles/tiles.ts'
import { wallpaper } from './wallpaper/wallpaper.ts'
import { cranes } from './woodblock/cranes.ts'
import { woodblock } from './woodblock/woodblock.ts'
import { WOODCUT_PLANTS, woodcut } from './woodcut/woodcut.ts'
import { WREATH } from './wreath-kind.ts'
import { beforeTangles, tangledSubject } from './zentangle/any-subject.ts'
import { TANGLED, zentangle } from './zentangle/zentangle.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null
const among =
  (nouns: readonly string[]) =>
  (noun: string): boolean =>
    nouns.includes(noun)

/** Every block of it another. */
const SAMPLER =
  /\bsampler\b|\b(?:blocks|squares)\b.*\b(?:different|unique|each|various)\b|\b(?:different|various)\b.*\b(?:blocks|squares)\b/i
const OF_ENGINES = ['gear', 'machine', 'engine', 'contraption', 'sky']

export const STYLES: readonly Kind[] = [
  {
    asked: 'zentangle',
    itself: ['zentangle pattern', ...BODY_PARTS],
    can: among(TANGLED),
    most: 1,
    whole: true,
    oneOf: TANGLED,
    draw: (rng, [noun = '']) => zentangle(noun, rng),
    corners: true,
    around: (rng, subject, told) => {
      if (!subject) return zentangle('butterfly', rng)
      return headAlone(told)
        ? beforeTangles(rng, headSubject(told.hero, rng))
        : tangledSubject(rng, subject, told.beside)
    },
  },
  {
    asked: 'mandala',
    // A shell of mandalas is on its animal.
    unless: ON_BODY,
    itself: ['mandala', 'dot', 'circle'],
    depicts: /\b(?:lotus(?:es)?|petals?|dots?|dotwork)\b/i,
    can: isDrawn,
    most: 4,
    single: true,
    still: true,
    draw: (rng, nouns, prompt) => {
      // "Lotus petals": the plant that is named, and no leaf for the petal.
      const plants = plantsIn(prompt).filter(
        (name) => name in FLOWER_HEADS && (name === 'lotus' || /\bpetals?\b/i.test(prompt)) && !nouns.includes(name),
      )
      const others = nouns.filter((noun) => !(plants.length && /^(?:leaf|flower)$/.test(noun)))
      return mandala(rng, motifsOf([...plants, ...others]), null, /\bdots?\b|\bdot ?work\b/i.test(prompt))
    },
    // The flowers of an owl are around it, and none before it.
    takes: ['flower', 'wildflowers', 'leaf', 'blossom'],
    around: (rng, subject) => mandala(rng, [], subject),
  },
  {
    asked: 'rose window',
    can: among(['window', 'church', 'cathedral', 'rose']),
    always: ['window', 'church', 'cathedral', 'rose'],
    draw: roseWindow,
  },
  {
    asked: 'stained glass',
    itself: ['window', 'flower', 'leaf'],
    // What hummingbirds drink from is in their window anyway.
    depicts:
      /\b(?:trumpet|honeysuckle|fuchsia|bell|tubular) ?(?:flowers?|vines?|blossoms?|lil(?:y|ies))\b|\bhibiscus(?:es)?\b/i,
    can: among(IN_GLASS),
    most: 1,
    whole: true,
    oneOf: IN_GLASS,
    draw: (rng, [noun = '']) => archedWindow(noun, rng),
    takes: ['wave', 'sea', 'ocean', 'water', 'open sea', 'beach'],
    around: (rng, subject, told) =>
      archedWindow(elegant(rng, subject, told) ?? alone('butterfly', rng), rng, told.taken.length > 0),
  },
  {
    asked: 'tarot',
    // Cards that lie on a table.
    unless: /(?:\b(?:and|with|of)|,) (?:\w+ )?tarot cards\b/i,
    itself: ['playing card', 'envelope', 'card'],
    can: among(IN_THE_SKY),
    most: 3,
    whole: true,
    oneOf: IN_THE_SKY,
    depicts: /^(?:sun|moon|star)$/i,
    draw: (rng, nouns, prompt) =>
      tarotCard(rng, [...lightsIn(prompt), ...nouns].slice(0, lightsIn(prompt).length || 3)),
    means: figureIn,
    takes: [...IN_THE_SKY, 'cloud'],
    around: (rng, subject, told) => {
      const { taken, hero, prompt } = told
      const lights = [...lightsIn(prompt), ...taken.filter(among(IN_THE_SKY))]
      // Under the moon wolves howl on every card.
      const isHowling = /^(?:wolf|dog)$/.test(hero) && lights.includes('moon')
      return tarotCard(rng, lights, isHowling ? null : elegant(rng, subject, told), titleOf(hero, prompt))
    },
  },
  {
    asked: ZODIAC,
    itself: ['sign', 'playing card', 'child'],
    depicts:
      /\b(?:zodiac|constellations?|horoscope|astrology|sign|aries|taurus|gemini|cancer|leo|virgo|scorpio|sagittarius|capricorn|pisces)\b/i,
    means: signIn,
    takes: [...IN_THE_SKY, 'cloud', 'flower', 'constellation'],
    around: (rng, subject, { taken, prompt }) =>
      tarotCard(rng, ['star', ...taken.filter(among(IN_THE_SKY))], subject, signIn(prompt)?.word.toUpperCase()),
  },
  {
    asked: /\bairships?\b/i,
    itself: ['cloud', 'gear'],
    can: among(['airship']),
    most: 1,
    oneOf: ['airship'],
    draw: (rng) => steampunk(rng, 'airship'),
  },
  {
    asked: 'steampunk',
    itself: OF_ENGINES,
    can: among(['airship']),
    most: 1,
    draw: (rng, [noun]) => steampunk(rng, noun === 'airship' ? noun : null),
    around: (rng, subject, told) =>
      steampunk(
        rng,
        subject,
        aloneIn({ ...told, things: told.things.filter(({ name }) => !OF_ENGINES.includes(name)) }),
      ),
  },
  {
    asked: 'folk art',
    itself: FLOWERY,
    around: (rng, subject, told) => folkArt(rng, elegant(rng, subject, told)),
  },
  {
    asked: (prompt, { style }) => /^(?:ukiyo-e|japanese)$/.test(style ?? '') && CRANES.test(prompt),
    unless: /\b(?:origami|truck|construction|machine|samurai|lady|woman|girl|geisha)\b/i,
    itself: IN_A_PRINT,
    depicts: /^(?:cranes?|ukiyo-e|pines?|irises|reeds?|flying|woodblock|print)$/i,
    can: among(['crane bird']),
    most: 1,
    always: ['crane bird'],
    draw: (rng, _, prompt, { things }) => {
      const bird = things.find(({ name }) => name === 'crane bird')
      const isFlying = FLYING.test(prompt) || /\b(?:sky|over|above|clouds)\b/i.test(prompt)
      return cranes(rng, {
        count: bird?.n ?? 0,
        isFlying: isFlying || (/\b(?:standing|stands|marsh|reeds|pair)\b/i.test(prompt) ? false : null),
      })
    },
  },
  {
    asked: 'ukiyo-e',
    // Koi are in a pond.
    unless: /^(?!.*\bwaves?\b).*\bkoi\b/i,
    itself: IN_A_PRINT,
    around: (rng, subject, { hero, prompt }) => woodblock(rng, subject, hero, FLYING.test(prompt)),
  },
  {
    asked: 'woodcut',
    itself: ['sun', 'moon', 'sky', 'grass', 'hill'],
    takes: WOODCUT_PLANTS,
    around: (rng, subject, told) => woodcut(rng, elegant(rng, subject, told), plantsIn(told.prompt), told.hero),
  },
  { asked: 'moroccan tile', itself: TILED, around: starTiles },
  {
    asked: 'azulejo',
    itself: TILED,
    around: (rng, subject, told) =>
      azulejos(rng, subject, aloneIn({ ...told, things: told.things.filter(({ name }) => !TILED.includes(name)) })),
  },
  { asked: 'wallpaper', itself: ['flower', 'leaf', 'wallpaper', 'pattern', 'wall'], around: wallpaper },
  {
    asked: 'mehndi',
    itself: ['hand', 'henna hand', 'flower', 'paisley pattern', 'blanket', 'saddle', 'jewel', 'tassel', 'pattern'],
    around: (rng, subject, { prompt, hero }) =>
      /\bhands?\b/i.test(prompt) && isBeast(hero) ? henna(rng, alone(hero, rng), true) : henna(rng, subject),
  },
  {
    asked: (prompt, { style }) => style === 'quilt' && SAMPLER.test(prompt),
    itself: ['quilt', 'blanket', 'square', 'block', 'blocks', 'pattern', 'fabric', 'star', 'toy block'],
    depicts: /\b(?:samplers?|quilts?|blocks?|squares?|different|each|all \d+|patchwork)\b/i,
    can: () => false,
    always: ['quilt'],
    draw: (rng, _, prompt) =>
      /\b(?:nine|9)\b/i.test(prompt)
        ? sampler(rng, 3, 3)
        : /\b(?:six|6)\b/i.test(prompt)
          ? sampler(rng, 2, 3)
          : /\b(?:twelve|12|dozen)\b/i.test(prompt)
            ? sampler(rng, 3, 4)
            : sampler(rng, 4, 4),
  },
  {
    asked: 'quilt',
    // One that lies on a bed is a thing in a room.
    unless:
      /\b(?:bed(?:room)?s?|sofas?|couch(?:es)?|armchairs?|cots?|cribs?|hammocks?|clotheslines?|laundry line|washing line)\b/i,
    itself: ['quilt', 'blanket', 'square', 'pattern', 'fabric'],
    takes: ['star'],
    around: (rng, subject, told) => quilt(rng, elegant(rng, subject, told), told.taken.includes('star')),
  },
  {
    asked: 'kaleidoscope',
    itself: ['kaleidoscope', 'pattern'],
    can: isDrawn,
    most: 3,
    draw: (rng, nouns) => kaleidoscope(rng, motifsOf(nouns)),
  },
  {
    asked: 'art deco',
    itself: [
      'fan',
      'electric fan',
      'hand fan',
      'pattern',
      'poster',
      'sun',
      'skyline',
      'city',
      'skyscraper',
      'building',
    ],
    depicts: /\b(?:skyline|city|cityscape|skyscrapers?|buildings?)\b/i,
    around: (rng, subject, told) =>
      artDeco(
        rng,
        elegant(rng, subject, told),
        aloneIn(told),
        !subject && /\b(?:skyline|city|cityscape|skyscrapers?|buildings?|new york|towers)\b/i.test(told.prompt),
      ),
  },
  {
    asked: /\btree of life\b/i,
    itself: ['tree', 'root', 'leaf', 'celtic knot', 'branch', 'circle'],
    depicts: /\b(?:roots?|branches|life|leaves)\b/i,
    can: isDrawn,
    most: 2,
    always: ['tree'],
    draw: (rng, nouns) => celticKnot(rng, 'tree', nouns),
  },
  {
    asked: (prompt, { style }) => style === 'celtic' && /\b(?:cross|crucifix)\b/i.test(prompt),
    itself: ['celtic knot', 'knot', 'circle', 'ring', 'cross', 'celtic cross'],
    can: () => false,
    always: ['cross', 'celtic knot'],
    draw: highCross,
  },
  {
    asked: 'celtic',
    itself: ['celtic knot', 'circle', 'ring', 'knot'],
    can: among(['tree']),
    most: 1,
    draw: (rng, [noun]) => celticKnot(rng, noun === 'tree' ? noun : null),
    around: (rng, subject, told) => celticKnot(rng, subject, [], aloneIn(told)),
  },
  {
    asked: 'art nouveau',
    itself: IN_HER_HAIR,
    depicts: /\b(?:halo|nimbus)\b/i,
    can: among([...LADIES, ...BLOOMS, ...LIGHTS]),
    whole: true,
    oneOf: ['woman'],
    draw: (rng, nouns, prompt) => {
      // She looks at us, or is seen from the side before moon and stars.
      const isFacing = rng.chance(0.6) && !nouns.some(among(LIGHTS))
      const blooms = nouns.filter(among(BLOOMS))
      return isFacing ? artNouveau(rng, nouns, bustSubject('woman', prompt, blooms, rng), true) : artNouveau(rng, nouns)
    },
    takes: BLOOMS,
    around: (rng, subject, { taken }) => artNouveau(rng, taken, subject),
  },
  WREATH,
  ...FACETED,
  FINE_CREATURE,
  ...(['paisley', 'tribal', 'aztec', 'boho'] as const).map(
    (asked): Kind => ({
      asked,
      itself: ['paisley pattern', 'pattern', ...BODY_PARTS],
      depicts: /\b(?:tail|feathers?|wings?|shell|mane|patterns?)\b/i,
      needsSubject: true,
      // A dreamcatcher hangs with its own.
      takes: ['feather', 'bead'],
      corners: true,
      around: (rng, subject, { hero, things, beside }) =>
        things.length === 1 && things[0]!.n === 1 && TANGLED.includes(hero)
          ? zentangle(hero, rng)
          : tangledSubject(rng, subject ?? alone('butterfly', rng), beside),
    }),
  ),
]
