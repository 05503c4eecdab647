/** What ten languages say otherwise than English, though each word of it is right: the same turns for all of them. */

import { settledByNouns } from './settled-by-nouns.ts'

/** Where a language has no plural: of these, nobody means one alone. */
const SEVERAL: [RegExp, string][] = [
  [/\b(watering|picking|smelling) an? flower\b/, '$1 flowers'],
  [/\bblowing an? bubble\b/, 'blowing bubbles'],
  [/\b(baking|making|cooking) an? cookie\b/, '$1 cookies'],
  [/\bfeeding an? (chicken|duck|bird|pigeon)\b/, 'feeding $1s'],
  [/\bfeeding an? fish\b/, 'feeding fish'],
  [/\b(feeding [a-z ]+? to) an? (duck|chicken|bird|pigeon)\b/, '$1 the $2s'],
  [/\b(watching|looking at|counting) an? star\b/, '$1 the stars'],
  [/\b(throwing) an? (acorn|snowball|stone|leaf)\b/, '$1 $2s'],
  [/\bpicking an? (apple|strawberry|cherry)\b/, 'picking $1s'],
]

const TURNS: [RegExp, string][] = [
  [/\bthe (his|her|my)\b/g, '$1'],
  [/\ba (bread|water|hay|milk|soup|rice|snow|ice|cheese)\b/g, '$1'],
  [/\bhaving tea (?=with|at|in|on|near|next)/, 'drinking tea '],
  [
    /\b(drinking|eating|reading|writing|painting|playing|having|working)\b(.*?) (?:in|to|with|near|next to) (?:(a|the) )?table\b/,
    '$1$2 at $3 table',
  ],
  [
    /\bin (a|the) (hill|island|roof|ice|mountain|bench|couch|rug|chair|swing|sled|stage|moon|balcony|floor)\b/g,
    'on $1 $2',
  ],
  [/\b(?:in|on) (?:a|the) (shoulders?|back|head)\b(?! of)/g, 'on his $1'],
  [/\b(?:a|the) tooth of\b/, 'the teeth of'],
  [/\ba (nose|head|back|tail|ear|hand|paw|face|belly|shoulder) of\b/, 'the $1 of'],
  [
    /\bdigging(?: up)?(?: (?:over|for|to|of|about|after|by))?(?: finding)? (?:a |the )?treasure chest/,
    'digging for treasure',
  ],
  [/\bspraying (a|the) ([a-z]+) with water\b/, 'spraying water on $1 $2'],
  [/\bspraying (?:water )?(?:(?:to|on|at|in|toward) )?(a|the|his) /, 'spraying water on $1 '],
  [/\bpulling out\b/, 'pulling'],
  [/\bsleeping in in\b/, 'sleeping in'],
  [/\bexamining on\b/, 'examining'],
  [/\bpainting (?:a |the )?(?:easel|painting)\b/, 'painting a picture'],
  [/\b(carrying [a-z ]+?) over (a|the) (road|street|path)\b/, '$1 on $2 $3'],
  [/\bbreathing fire\b/, 'blowing fire'],
  [/(?: ,| and)? (?:the |it )?(raining|snowing)\b/, ' and it is $1'],
  [/\band (?:a )?(rain|snow)(?: falling)?$/, 'and it is $1ing'],
  [/\b(through|over|in) (?:a|the) sky\b/, 'in the sky'],
  [/\bblowing out candles (?:(?:of|in) )?(a|the|his|her|my) /, 'blowing out candles on $1 '],
  [/\bhiding of (a|the) /, 'hiding from $1 '],
  [/\bhowling (?:to|on|in|over) (a|the) moon\b/, 'howling at $1 moon'],
  [/\b(walking|running)(.*?) over (a|the) (city|park|forest|garden|beach|street|field|meadow)\b/, '$1$2 in $3 $4'],
  [/\bwalking with the hand of (a|the) /, 'holding hands with $1 '],
  [/\bwalking with a hand\b/, 'holding hands with a child'],
  [/\bflying on flowers\b/, 'flying over flowers'],
  [/\blanding on on\b/, 'landing on'],
  [/\bdressing up as (?:an? |the )?/, 'dressed as a '],
  [
    /\breading a story to ((?:a |the |his |her |my )?[a-z]+) (?:a|the|his|her) (?:story|book|story book)\b/,
    'reading a story to $1',
  ],
  [
    /\breading a story to (?:a|the) (?:story|book|story book) (?:to )?((?:a |the |his |her |my )?[a-z]+)/,
    'reading a story to $1',
  ],
  [/\bsitting (?:in|on|to|next to) ((?:a|the|his) (?:school )?desks?)\b/, 'sitting at $1'],
  [/\bwriting (?:in|to|at) (a|the) chalkboard\b/, 'writing on $1 chalkboard'],
  [/\bfishing (?:a |the )?fish(?:es)?\b/, 'fishing'],
  [/\bfull with\b/, 'full of'],
  [/\ba (children|schoolchildren|people|parents|twins|teeth)\b/g, 'the $1'],
  [/\bstory book\b/, 'story'],
  [/\bgiving ((?:the |some |his )?(?:flowers?|plants?|tree|garden)) water\b/, 'watering $1'],
  [/\b(?:on|in) (nose|head|tail|ear) of\b/, 'on the $1 of'],
  [/\band with\b/g, 'with'],
  [
    /\b(?:ice )?skating(?: (?:on|in|over) (?:the |a )?(?:ice|snow))?\b(?!.*\b(?:park|street|road|ramp)\b)/,
    'ice skating',
  ],
  [/\b(?:holding )?holding hands with(?=$| ,| and)/, 'holding hands'],
  [/\b(giving|reading|showing) ((?:a |the |some )?[a-z ]+?) (?:at|for) (the|his|her|my)\b/, '$1 $2 to $3'],
  [/\breading (the|his|her|my) ([a-z]+) (in (?:the|a) bed) (a|the) (story book|book)\b/, 'reading $4 $5 to $1 $2 $3'],
  [/\bhiding behind (.+?) (?:in front of|of|for) (a|the) ([a-z]+)$/, 'hiding behind $1 from $2 $3'],
  [/\bhiding from (a|the) ([a-z]+) behind (.+)$/, 'hiding behind $3 from $1 $2'],
  [
    /(?: ,| and)? on his (shoulders?|back|head) (?:and )?((?:a|the|two) (?:little |big )?[a-z]+)(?= in | under |$)/,
    ' with $2 on his $1',
  ],
  [
    /(?: ,| and) (behind|next to|in front of) (?:(?:his|her|him|it) )?((?:(?:a|an|the|two|three) )?[a-z]+(?: and (?:a )?[a-z]+)?)$/,
    ' with $2 $1 her',
  ],
  [/\b(with [a-z ]+) behind her$/, '$1 behind'],
  [
    /\b(?:a|the) ([a-z]+) (?:and )?a mother (?:and|with) (?:a |his |her )?(?:little )?(?:baby|child|children|young|puppy)\b/,
    'a mother $1 with her baby',
  ],
  [/\b(?:a|the) family with an? ([a-z]+)/, 'a mother $1 with her baby'],
  [
    /\bmother ([a-z]+) with (?:his|her|a) (?:little |young )?(?:puppy|baby|young|child|children|cub)\b/,
    'mother $1 with her baby',
  ],
  [/\b(?:a )?child a baby\b/, 'a baby'],
  [/\bwith in his hand /, 'holding '],
  [/\bwith ((?:a|the|his) [a-z ]+?) in his hand\b/, 'holding $1'],
  [/^((?:a|the|two|his) .{1,60}?) and ((?:a|an|the|some|two|three) .{1,60}?) giving on (.+)$/, '$1 giving $2 to $3'],
  // "a" is "the" and "to" in Portuguese.
  [/\b(giving|showing) ((?:a|the|some) [a-z]+) the (a|an|two|his|her|my) /, '$1 $2 to $3 '],
  [
    /\b(?:,|and) (in|on|under|behind) (the|a|his) ([a-z]+) ((?:a|an|two|three) (?:little |big )?[a-z]+)$/,
    'with $4 $1 $2 $3',
  ],
  [/\bon (a|the|his|her) (basket|bucket|cardboard box|backpack|bag)\b/, 'in $1 $2'],
  [/\bin (?:a|the) basket (?:with )?a bicycle\b/, 'in the basket of a bicycle'],
  [/^a bicycle and (.+?) in a basket$/, '$1 in the basket of a bicycle'],
  [/\b(fish(?:es)?) with (a|the) (fishbowl|aquarium)\b/, '$1 in $2 $3'],
  [/\bwaiting for (in [a-z ]+?) on (a|the) ([a-z]+)/, 'waiting for $2 $3 $1'],
  [/\bon his (head|nose|tail) of\b/, 'on the $1 of'],
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
    /\b(?:making|cooking|preparing) (a |the |some |his )?(cookies?|(?:chocolate |birthday )?cakes?|bread|pies?|cupcakes?)\b/,
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
  [/\bbaking (?:the|some) (cookies|cupcakes)\b/, 'baking $1'],
]

export const settled = (english: string): string =>
  [...SEVERAL, ...TURNS]
    .reduce((text, [from, to]) => text.replace(from, to), settledByNouns(english.replace(/\s+/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim()
