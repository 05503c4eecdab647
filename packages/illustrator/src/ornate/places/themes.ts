/** Rooms by what is kept in them. */
import type { Theme } from './interior.ts'

interface Room {
  /** The words that name it, for a pattern. */
  words: string
  /** Nouns that mean the room, the first as it is shown. */
  nouns: readonly string[]
  theme: Theme
}

/** Parts of any room. */
export const ROOM = [
  'string lights',
  'windowsill',
  'window',
  'table',
  'shelf',
  'curtain',
  'wall',
  'floor',
  'counter',
  'living room',
]
const SHOP = ['store', 'shelf', 'table', 'window', 'door', 'counter']

export const THEMES: readonly Room[] = [
  {
    words: "(?:potting|garden|tool|gardener['’]?s) ?sheds?",
    nouns: ['flower pot', 'pot', 'cottage', 'brick wall', 'shed', 'garden', 'plant', 'table'],
    theme: {
      shelves: ['flower pot', 'potted plant', 'watering can', 'jar', 'basket', 'succulent'],
      counter: ['potted plant', 'watering can', 'flower pot', 'tulip', 'basket', 'succulent', 'flower pot'],
      hanging: ['shovel', 'rake', 'basket', 'herb bundle', 'lantern', 'garden hoe'],
      display: ['flower pot', 'basket', 'potted plant', 'pumpkin', 'crate'],
    },
  },
  {
    words: 'pantr(?:y|ies)|larders?|root cellars?',
    nouns: ['jar', 'kitchen', 'food', 'shelf'],
    theme: {
      shelves: ['jar', 'honey jar', 'bottle', 'basket', 'jar', 'bowl', 'pitcher'],
      counter: ['bread', 'pumpkin', 'cheese', 'basket', 'pie', 'jar', 'egg'],
      hanging: ['herb bundle', 'garlic braid', 'basket', 'sausage'],
      display: ['pumpkin', 'apple', 'jar', 'basket', 'carrot', 'potato'],
    },
  },
  {
    words: 'antiques? (?:shop|store)s?|curiosity shops?|thrift (?:shop|store)s?|junk shops?',
    nouns: ['antique', ...SHOP],
    theme: {
      shelves: ['clock', 'vase', 'teapot', 'globe', 'camera', 'hourglass', 'book', 'music box'],
      counter: ['gramophone', 'typewriter', 'lamp', 'clock', 'vase', 'globe', 'telephone'],
      hanging: ['lantern', 'birdcage', 'key', 'picture frame'],
    },
  },
  {
    words: 'baker(?:y|ies)|patisserie|pastry shop|cake shop|bake ?shop',
    nouns: ['bakery', 'bread', 'cake', 'croissant', ...SHOP],
    theme: {
      shelves: ['bread', 'jar', 'croissant', 'pie', 'muffin', 'basket'],
      counter: ['cake', 'wedding cake', 'pie', 'teapot', 'cupcake', 'pretzel'],
      hanging: ['lantern', 'pretzel', 'herb bundle'],
      display: ['cupcake', 'donut', 'croissant', 'macaron', 'muffin', 'cookie', 'pie', 'waffle'],
    },
  },
  {
    words: 'caf[eé]s?|coffee ?(?:shop|house)s?|tea ?(?:shop|room|house)s?',
    nouns: ['cafe', 'coffee cup', 'restaurant', ...SHOP],
    theme: {
      shelves: ['jar', 'teapot', 'mug', 'coffee cup', 'potted plant', 'kettle'],
      counter: ['cake', 'coffee cup', 'teapot', 'potted plant', 'croissant', 'teacup'],
      hanging: ['potted plant', 'lantern', 'basket'],
      display: ['cupcake', 'croissant', 'donut', 'pie', 'macaron', 'muffin'],
    },
  },
  {
    words: 'book ?(?:shops?|stores?)|librar(?:y|ies)',
    nouns: ['bookstore', 'book', 'library', 'bookshelf', 'ladder', ...SHOP],
    theme: {
      shelves: ['book'],
      counter: ['book', 'lamp', 'typewriter', 'candle', 'teacup', 'hourglass', 'potted plant'],
      hanging: ['lantern', 'potted plant', 'birdcage'],
    },
  },
  {
    words: 'kitchens?',
    nouns: ['kitchen', 'pot', 'window', 'table', 'shelf', 'food'],
    theme: {
      shelves: ['jar', 'pitcher', 'teapot', 'bowl', 'mug', 'honey jar', 'bottle', 'kettle'],
      counter: ['fruit bowl', 'bread', 'pot', 'pitcher', 'pie', 'kettle', 'potted plant', 'cheese'],
      hanging: ['frying pan', 'herb bundle', 'ladle', 'whisk', 'basket', 'pot'],
    },
  },
  {
    words: 'flower (?:shop|store|stall)s?|florists?',
    nouns: ['flower shop', 'flower', 'bouquet', 'vase', 'rose', ...SHOP],
    theme: {
      shelves: ['potted plant', 'vase', 'bouquet', 'succulent', 'cactus'],
      counter: ['bouquet', 'vase', 'orchid', 'potted plant', 'tulip', 'sunflower'],
      hanging: ['potted plant', 'basket', 'wreath'],
      display: ['succulent', 'cactus', 'potted plant', 'bouquet', 'bonsai'],
    },
  },
  {
    words: "witch(?:'?s|es)? (?:kitchen|shop|hut|pantry)|potion (?:shop|room)s?|magic shops?|apothecar(?:y|ies)",
    nouns: ['potion bottle', 'store', 'cauldron', ...SHOP],
    theme: {
      shelves: ['potion bottle', 'jar', 'candle', 'book', 'crystal', 'mushroom', 'hourglass'],
      counter: ['cauldron', 'crystal ball', 'potion bottle', 'candle', 'book', 'skull', 'owl'],
      hanging: ['herb bundle', 'lantern', 'key', 'crescent moon'],
    },
  },
  {
    words: '(?:craft|sewing|yarn|knitting) (?:shop|store)s?',
    nouns: ['ball of yarn', 'sewing machine', ...SHOP],
    theme: {
      shelves: ['ball of yarn', 'basket', 'jar', 'box'],
      counter: ['sewing machine', 'ball of yarn', 'lamp', 'teacup', 'scissors', 'basket'],
      hanging: ['lantern', 'scissors', 'potted plant'],
      display: ['ball of yarn', 'box', 'basket', 'button'],
    },
  },
]
