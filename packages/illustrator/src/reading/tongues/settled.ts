/** What ten languages say otherwise than English, though each word of it is right: the same turns for all of them. */

/** Where a language has no plural: of these, nobody means one alone. */
const SEVERAL: [RegExp, string][] = [
  [/\b(watering|picking|smelling) an? flower\b/, '$1 flowers'],
  [/\bblowing an? bubble\b/, 'blowing bubbles'],
  [/\b(baking|making|cooking) an? cookie\b/, '$1 cookies'],
  [/\bfeeding an? (chicken|duck|bird|pigeon)\b/, 'feeding $1s'],
  [/\bfeeding an? fish\b/, 'feeding fish'],
  [/\bpicking an? (apple|strawberry|cherry)\b/, 'picking $1s'],
]

const TURNS: [RegExp, string][] = [
  [/\bwith in his hand /, 'holding '],
  [/\bwith ((?:a|the|his) [a-z ]+?) in his hand\b/, 'holding $1'],
  [/\bon his shoulders? of\b/, 'on the shoulder of'],
  [/\bon his back of\b/, 'riding'],
  [/\bwalking (?:to|with) ((?:a|the|his|her|my) (?:[a-z]+ )?(?:dog|puppy))\b/, 'walking $1'],
  [/\bhanging (?:of|to|at|out of) (a|the)\b/, 'hanging from $1'],
  [
    /\b(?:watching|looking at|looking)(?: outside)? (?:over|through|from|of|out of|by|in) (?:a|the) window(?: outside)?\b/,
    'looking out of the window',
  ],
  [/\bwatching out of the window\b/, 'looking out of the window'],
  [
    /\b(reading|giving|singing|showing|throwing) ((?:a|the|his|my|some) [a-z ]+?) for ((?:a|the|his|her|my) )/,
    '$1 $2 to $3',
  ],
  [/\breading ((?:a|the|his|her|my) [a-z]+) ((?:a|the) (?:[a-z]+ )?(?:book|newspaper))\b/, 'reading $2 to $1'],
  [/\bjumping (a|the) (fence|puddle|log|rock|wall|hurdle)\b/, 'jumping over $1 $2'],
  [/\bflying on (a|the) (flower|house|tree|city|sea|mountain|garden|castle|forest|field)\b/, 'flying over $1 $2'],
  [/\b(?:driving|riding|walking|running|steering) over (a|the) (bridge|street|road)\b/, 'crossing $1 $2'],
  [/\bin (a|the) swing\b/, 'on $1 swing'],
  [/\b(?:in|on) (?:a|the) moon\b/, 'on the moon'],
  [
    /\b(in|at) a (park|kitchen|garden|sea|forest|sky|bedroom|bathroom|classroom|zoo|beach|jungle|desert|rain|snow)\b/,
    '$1 the $2',
  ],
  [/\bin (?:a|the) beach\b/, 'on the beach'],
  [/\bon (a|the) (\w+ )?tree\b/, 'in $1 $2tree'],
  [/\bfrom on\b/, 'from'],
  [/\b(rescuing (?:a |the )?[a-z]+) (?:of|out of|in|on) (a|the) tree\b/, '$1 from $2 tree'],
  [/\bsliding down (?:from|on|in|of|over|through) /, 'sliding down '],
  [
    /\bmaking (a |the |two |three )?(snowman|snowmen|sandcastle|nest|house|treehouse|igloo|tower|castle)\b/,
    'building $1$2',
  ],
  [
    /\b(?:making|cooking|preparing) (a |the |some |his )?(cookies?|cakes?|bread|pies?|cupcakes?|birthday cake)\b/,
    'baking $1$2',
  ],
  [/\bnight\b(?<!at night)(?! sky)/, 'at night'],
  [/\bfighting (?:against|with|to) /, 'fighting '],
  [/\bjumping (?:above|through|on) (a|the) (fence|rope|puddle|log|rock|wall)\b/, 'jumping over $1 $2'],
  [
    /\bplaying (a|the) (ball|doll|teddy bear|toy car|balloon|ball of yarn|toy train|building blocks)\b/,
    'playing with $1 $2',
  ],
  [
    /\b(riding|driving) (?:in|on|with|to) (a|the|his) (bicycle|horse|pony|tractor|car|truck|motorcycle|kick scooter|camel|elephant)\b/,
    '$1 $2 $3',
  ],
  [/\bhanging (?:in|on) (a|the) (tree|branch)\b/, 'hanging from $1 $2'],
]

export const settled = (english: string): string =>
  [...SEVERAL, ...TURNS]
    .reduce((text, [from, to]) => text.replace(from, to), english)
    .replace(/\s+/g, ' ')
    .trim()
