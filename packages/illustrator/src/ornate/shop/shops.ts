/** Shops by what is in their windows. */
export interface Shop {
  /** The words that name it, for a pattern. */
  words: string
  /** On the board above the window. */
  sign: string
  /** Nouns that mean the shop and what it always shows, the first as it is shown. */
  nouns: readonly string[]
  /** In the window, shelf by shelf. */
  goods: readonly string[]
  /** On the pavement. */
  outside: readonly string[]
  /** A table under a parasol before it. */
  hasTable?: true
}

export const SHOPS: readonly Shop[] = [
  {
    words: 'baker(?:y|ies)|boulangerie|patisserie|pastry shop|cake shop|bake ?shop|cupcake shop',
    sign: 'BAKERY',
    nouns: ['bakery', 'pastry'],
    goods: ['cake', 'bread', 'croissant', 'cupcake', 'pie', 'muffin', 'pretzel', 'donut'],
    outside: ['basket', 'potted plant'],
  },
  {
    words: 'flower (?:shop|store|stall)s?|florists?',
    sign: 'FLOWERS',
    nouns: ['flower shop', 'flower', 'bouquet', 'vase', 'flower pot'],
    goods: ['bouquet', 'potted plant', 'vase', 'orchid', 'succulent', 'wreath', 'cactus', 'tulip'],
    outside: ['bouquet', 'potted plant'],
  },
  {
    words: 'book ?(?:shops?|stores?|sellers?)|librar(?:y|ies)',
    sign: 'BOOKS',
    nouns: ['bookstore', 'library', 'bookshelf'],
    goods: ['book', 'globe', 'candle', 'typewriter', 'teacup', 'hourglass', 'potted plant'],
    outside: ['potted plant', 'lantern'],
  },
  {
    words: 'caf[eé]s?|coffee ?(?:shop|house)s?|bistros?|tea ?(?:shop|room|house)s?',
    sign: 'CAFE',
    nouns: ['cafe', 'restaurant', 'table', 'chair', 'umbrella', 'beach umbrella', 'parasol'],
    goods: ['coffee cup', 'cake', 'teapot', 'croissant', 'cupcake', 'pie', 'muffin'],
    outside: ['potted plant'],
    hasTable: true,
  },
  {
    words: '(?:candy|sweet|chocolate)s? (?:shop|store)s?|confectioner(?:y|s)?|chocolatier',
    sign: 'SWEETS',
    nouns: ['candy store', 'candy'],
    goods: ['lollipop', 'candy', 'jar', 'cupcake', 'candy cane', 'gumball machine', 'chocolate'],
    outside: ['potted plant', 'gumball machine'],
  },
  {
    words: 'ice ?cream (?:shop|store|parlou?r)s?|gelateria',
    sign: 'ICE CREAM',
    nouns: ['ice cream shop', 'ice cream'],
    goods: ['ice cream cone', 'ice cream', 'popsicle', 'milkshake', 'sundae', 'waffle', 'cherry'],
    outside: ['potted plant'],
    hasTable: true,
  },
  {
    words: 'toy ?(?:shop|store)s?',
    sign: 'TOYS',
    nouns: ['toy', 'toy store'],
    goods: ['teddy bear', 'rocking horse', 'robot', 'doll', 'ball', 'toy train', 'kite', 'spinning top'],
    outside: ['potted plant', 'rocking horse'],
  },
  {
    words: 'antiques? (?:shop|store)s?|curiosity shop|vintage (?:shop|store)s?',
    sign: 'ANTIQUES',
    nouns: ['antique'],
    goods: ['clock', 'lamp', 'vase', 'globe', 'typewriter', 'gramophone', 'teapot', 'mirror', 'hourglass'],
    outside: ['rocking chair', 'potted plant'],
  },
  {
    words: "potion (?:shop|store)s?|magic shops?|witch(?:'?s|es)? shop|apothecar(?:y|ies)",
    sign: 'POTIONS',
    nouns: ['potion', 'cauldron'],
    goods: ['potion bottle', 'crystal ball', 'candle', 'skull', 'book', 'mushroom', 'jar', 'crystal'],
    outside: ['cauldron', 'pumpkin'],
  },
  {
    words: '(?:craft|sewing|yarn|knitting|wool|fabric) (?:shop|store)s?',
    sign: 'YARN',
    nouns: ['yarn'],
    goods: ['ball of yarn', 'sewing machine', 'basket', 'scissors', 'button', 'scarf', 'box'],
    outside: ['basket', 'potted plant'],
  },
  {
    words: 'diners?',
    sign: 'DINER',
    nouns: ['diner', 'restaurant', 'cafe'],
    goods: ['hamburger', 'milkshake', 'pie', 'hot dog', 'french fries', 'donut', 'jukebox', 'sundae', 'coffee cup'],
    outside: ['potted plant'],
  },
  {
    words:
      'general store|grocery (?:shop|store)|grocer(?:y|s)?|corner (?:shop|store)|gift shop|little shop|village shop',
    sign: 'SHOP',
    nouns: ['store', 'grocery store'],
    goods: ['jar', 'bread', 'honey jar', 'cheese', 'teapot', 'bottle', 'candle', 'basket', 'gift box'],
    outside: ['basket', 'potted plant'],
  },
]
