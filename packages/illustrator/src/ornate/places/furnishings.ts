/** Rooms by what is in them. */
import type { Furnishing } from './room.ts'

interface Lived {
  /** For a pattern. */
  words: string
  /** Nouns that mean the room. */
  nouns: readonly string[]
  furnishing: Furnishing
}

const WALLS = ['picture frame', 'clock', 'wreath']
const PLANTS = ['potted plant', 'succulent', 'cactus']
const LIGHTS = ['lantern', 'paper lantern', 'paper star']

export const LIVED: readonly Lived[] = [
  {
    words:
      "(?:artist|painter)(?:['’]?s)? (?:studio|workshop|room|loft)|(?:attic|loft|garret|painting|sunny) studio|art (?:studio|room)|atelier",
    nouns: ['art room', 'studio', 'artist', 'painting', 'attic'],
    furnishing: {
      furniture: ['easel', 'stool', 'dresser', 'paint palette', 'paint can'],
      shelves: ['paintbrush', 'jar', 'paint palette', 'book', 'vase', 'pencil', ...PLANTS],
      hanging: LIGHTS,
      walls: ['picture frame'],
    },
  },
  {
    words: 'music (?:room|studio|corner)|piano room|recording studio',
    nouns: ['music room', 'studio', 'music'],
    furnishing: {
      furniture: ['grand piano', 'cello', 'harp', 'guitar', 'drum'],
      shelves: ['violin', 'trumpet', 'book', 'gramophone', 'vase', ...PLANTS],
      hanging: LIGHTS,
      walls: WALLS,
    },
  },
  {
    words: 'bath ?rooms?|powder room|spa (?:room|bathroom)|claw ?foot (?:bath)?tub',
    nouns: ['bathroom', 'bath', 'water'],
    furnishing: {
      furniture: ['bathtub', 'stool', 'dresser', 'laundry basket', 'rubber duck'],
      shelves: ['bottle', 'soap', 'candle', 'jar', 'towel', ...PLANTS],
      hanging: ['potted plant', 'lantern', 'herb bundle'],
      walls: ['mirror', 'picture frame'],
    },
  },
  {
    words: 'bed ?rooms?|boho room|attic room|cozy attic|loft room',
    nouns: ['bedroom', 'room', 'attic', 'quilt', 'blanket'],
    furnishing: {
      furniture: ['bed', 'dresser', ['bookshelf', 'floor plant'], 'basket', 'pillow'],
      shelves: ['book', 'candle', 'lamp', 'vase', 'teacup', ...PLANTS],
      hanging: ['dream catcher', 'potted plant', 'paper star', 'lantern'],
      walls: WALLS,
    },
  },
  {
    words:
      "study|home office|writer['’]?s (?:desk|room|study)|scholar['’]?s room|dark academia (?:room|desk|study|library)",
    nouns: ['study', 'office', 'room', 'school'],
    furnishing: {
      furniture: ['desk', 'armchair', 'grandfather clock', 'globe', 'suitcase'],
      shelves: ['book', 'typewriter', 'candle', 'hourglass', 'lamp', 'skull', 'globe'],
      hanging: LIGHTS,
      walls: WALLS,
    },
  },
  {
    words:
      '(?:log |ski |forest |mountain |country )?(?:cabin|cottage|chalet|lodge|farmhouse|hobbit (?:hole|house)) (?:interior|inside|living room)|inside (?:an? |the |my )?(?:\\w+ )?(?:cabin|cottage|chalet|lodge|hobbit (?:hole|house))|(?:cozy|snug) (?:cabin|chalet) (?:room|corner)|living rooms?|parlou?rs?|sitting rooms?|lounge|drawing room|fireplace (?:room|corner)|fireside|mid[- ]?century (?:modern )?(?:living )?room',
    nouns: ['living room', 'room', 'log cabin', 'cottage', 'chalet'],
    furnishing: {
      furniture: [['armchair', 'sofa'], 'fireplace', ['bookshelf', 'bookshelf', 'floor plant'], 'basket', 'cat'],
      shelves: ['book', 'candle', 'vase', 'lamp', 'teacup', ...PLANTS],
      hanging: LIGHTS,
      walls: WALLS,
    },
  },
  {
    words: 'dining rooms?|breakfast nook',
    nouns: ['dining room', 'room'],
    furnishing: {
      furniture: ['table', 'chair', 'dresser', 'vase', 'basket'],
      shelves: ['plate', 'teapot', 'bowl', 'pitcher', 'teacup', 'jar'],
      hanging: LIGHTS,
      walls: WALLS,
    },
  },
  {
    words: '(?:sewing|craft|knitting|yarn|quilting) (?:room|corner|studio|nook)',
    nouns: ['sewing room', 'room', 'studio'],
    furnishing: {
      furniture: ['sewing machine', 'rocking chair', 'dresser', 'ball of yarn', 'basket'],
      shelves: ['ball of yarn', 'scissors', 'button', 'basket', 'box', 'jar'],
      hanging: LIGHTS,
      walls: WALLS,
    },
  },
  {
    words:
      "(?:witch|wizard|alchemist|sorcerer|mage|magician|apothecary|hedge witch|warlock)(?:e?s)?['’]?s? (?:(?:work|writing) ?)?(?:desk|study|workshop|workroom|den|room|work ?space|work ?table|lair|cottage interior|corner)|(?:witchy|magical) (?:desk|study|workshop|workspace|corner)",
    nouns: ['room', 'witch', 'wizard', 'study'],
    furnishing: {
      furniture: ['desk', 'cauldron', 'bookshelf', 'black cat', 'broom'],
      shelves: ['potion bottle', 'candle', 'skull', 'crystal ball', 'hourglass', 'jar', 'book'],
      hanging: ['herb bundle', 'lantern', 'herb bundle'],
      walls: ['picture frame', 'clock'],
    },
  },
]
