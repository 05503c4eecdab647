/** One word of another language that is two in English: what stands beside it tells which is meant. */
const SHE =
  'princess(?:es)?|queens?|girls?|mermaids?|fairy|fairies|witch(?:es)?|(?:grand)?mothers?|ballerinas?|wom[ae]n|(?:grand)?daughters?|sisters?|brides?|hens?'
const HE = 'boys?|m[ae]n|kings?|princes?|(?:grand)?fathers?|(?:grand)?sons?|brothers?|male|knights?|wizards?|santa'

const BEAST =
  'dogs?|cats?|bears?|rabbits?|foxes|fox|mouse|mice|pigs?|octopus|penguins?|monkeys?|lions?|owls?|frogs?|ducks?|pandas?|puppy|kitten|cub'
const TRADE =
  'firefighters?|chefs?|pirates?|astronauts?|doctors?|nurses?|detectives?|police officers?|farmers?|teachers?|bakers?|knights?|wizards?'

export const SENSES: [RegExp, string][] = [
  // "un perro bombero", "قطة قرصان": of two nouns side by side the first is who, the second what they are.
  [new RegExp(`\\b(an?|the|two|three) (${BEAST}) (?:an? )?(?:male |female )?(${TRADE})\\b`), '$1 $3 $2'],
  // "gießt Tee in eine Tasse": only plants are watered, and what is poured is no cup.
  [
    /\bwatering (?:the |some |a )?(?:tea(?:cup)?) (?:in|into|from) (?:to )?(a|the|his|her) (?:cup|mug|teacup)\b/,
    'pouring tea into $1 cup',
  ],
  [
    /\bwatering (?:the |some |a )?(milk|juice|coffee|hot chocolate|lemonade|honey|syrup|water) (?:in|into) (a|the|his|her) (?!garden|field)/,
    'pouring $1 into $2 ',
  ],
  // "apoyado en un árbol".
  [/\bleaning (?:in|to|at) (a|the|his|her) /, 'leaning on $1 '],
  // "頭に花をのせた猫".
  [/^((?:a|the) (?:[a-z]+ )?[a-z]+) and ((?:a|the) (?:[a-z]+ )?[a-z]+) on his head(?=$| ,)/, '$1 with $2 on his head'],
  // "mandala de mariposas", "蝴蝶曼陀罗".
  [/^(?:a |the )?mandala of (?:the |some )?([a-z]+)(?=$| ,| for )/, '$1 mandala'],
  [/^a ([a-z]+) and a mandala(?=$| ,| for )/, '$1 mandala'],
  [/\bhanging upside-down (?:of|to|at|on|in|from|out of) /, 'hanging upside-down from '],
  // "熊猫宝宝趴在妈妈背上": its mother is what it is.
  [
    /\bbaby ([a-z]+)(?: lying| sitting)? on (?:(a|the|his|her) back of )?(?:a|the|his|her) mother(?: on his back)?(?=$| ,)/,
    'baby $1 on the back of a mother $1',
  ],
  // "una vespa rossa davanti al bar": the insect is never red, nor does it stand before anything.
  [
    /\b(?:(a|the) )?((?:(?:little|old|vintage) )?(?:red|blue|green|white|pink|light blue|old|vintage|parked)) wasps?\b/,
    '$1 $2 moped',
  ],
  [
    /\bwasp (?=(?:parked )?(?:in front of|outside) |parked\b|in the street\b|with (?:a|the) (?:basket|sidecar)\b)/,
    'moped ',
  ],
  [/\b(fisherm[ae]n\b.{1,40}?) hammock\b/, '$1 fishing net'],
  // "colhendo jabuticaba no pé": its foot is the tree.
  [/\b(picking (?:the )?[a-z]+) (?:in|on|of) the foot\b/, '$1 from the tree'],
  [/\b(?:a |the )?couple of bride and groom\b/, 'bride and groom'],
  [/(?<!(?:walking|going|flying|traveling|driving) )\bto (venice|paris|rome|london|lisbon|barcelona)\b/, 'in $1'],
  [/\bgetting ((?:a |the |some )?[a-z]+ out of (?:a|the) oven)\b/, 'taking $1'],
  [/\b(fish(?:es)? in )(?:a|the) tub\b/, '$1the fishbowl'],
  // "カブトムシ対クワガタ".
  [/\b([a-z]+) and (an?|the) fighting /, '$1 fighting $2 '],
  [/\b(net|basket|bag|box|bucket|cart|wagon|jar|sack|trolley|wheelbarrow) many /, '$1 full of '],
  [/\bclothesline (?:in|on) (?:the )?windows\b/, 'clothesline'],
  [
    /\bcoming (?:from|of) (a|the) (?=(?:top |wizard )?hat|cave|egg|box|burrow|hole|sea|lamp|house|shell|chimney)/,
    'coming out of $1 ',
  ],
  // "empinando papagaio".
  [/\b(flying (?:a |the )?)parrot(?! (?:in|over|above))/, '$1kite'],
  [/\b(bremen town musicians) stacked on top of each other\b/, '$1'],
  [/\b(with|and) ([a-z]+) as a hat\b/, '$1 a $2 as a hat'],
  [
    /\b(penguins?|cats?|bears?|dogs?|rabbits?|mouse|fox|owl|pigs?) with (?:a|the) (sushi restaurant|bakery|restaurant|cafe|shop|store)\b/,
    '$1 in a $2',
  ],
  // "su", "son", "seu", "suo" is hers too.
  [new RegExp(`\\b(${SHE})((?: (?!(?:${HE}|${SHE}|his|who)\\b)[a-z]+){0,7}) his (?=[a-z])`), '$1$2 her '],
  [/\bfrozen giant\b/, 'giant ice cream cone'],
  [/\bice cream cone((?: [a-z]+)?) with (two|three|four|five) balls?\b/, 'ice cream cone$1 with $2 scoops'],
  [/\b(firefighters?\b[a-z ]{0,40}) with (a|the|his|her) snake\b/, '$1 with $2 fire hose'],
  [/\bsledding (a|the) ((?:snowy )?(?:mountain|hill|slope))(?: down)?\b/, 'sledding down $1 $2'],
  // "des Mäuschens Zahn": the mouse that fetches teeth brings the whole scene.
  [/\b(tooth mouse) [a-z]+ing (?:a |the |his )?(?:tooth|coin)\b/, '$1'],
  [/\b(an? (?:little )?(?:girl|boy|child|woman|man)) ([a-z]+ing [a-z ]+?) with (a|the) kimono\b/, '$1 in $3 kimono $2'],
  [/\b((?:roasting|cooking|grilling) [a-z]+) in (a|the) (?:bonfire|campfire)\b/, '$1 over $2 campfire'],
  [/\bsleeping (?:in|at|on|with) (a|the) kotatsu\b/, 'sleeping under $1 kotatsu'],
  [
    /\btree of (?:a |the )?(mango|apple|banana|orange|lemon|cherry|coconut|guava|fig|pear|peach|papaya|olive)s?\b/,
    '$1 tree',
  ],
  // Nobody asks a cow to play the flute too.
  [
    /\b(playing (?:a |the |his |her )?(?:flute|guitar|drum|piano|violin|trumpet|accordion|harp)) with (a|the|his|her) (cow|calf|dog|cat|horse|lamb|sheep|deer|peacock|rabbit)\b/,
    '$1 next to $2 $3',
  ],
  // "tableau", "bord": a teacher's is no painting and no plate.
  [
    /\b(teachers?\b[a-z ]{0,40}?) (in front of|next to|at|on|to) (a|the|his|her) (?:plate|easel|painting)\b/,
    '$1 $2 $3 chalkboard',
  ],
  [/\b(christmas tree\b[a-z ]{0,20}?) with (?:the |some |a )?balls?\b/, '$1 with baubles'],
  [/\bhats? (?:to|at|of) (?:the |a )?feathers?\b/, 'hat with a feather'],
  [/\b(hat|costume|bandana|scarf) (pirate|cowboy|witch|wizard)\b/, '$2 $1'],
  [/\bface (?:of|wearing) (angry|sad|happy|scared|surprised|sleepy|tired)\b/, 'a $1 face'],
  [/\b(ballerinas?(?: [a-z]+ing)?) sneaking(?: star)?\b/, '$1 dancing'],
  [/\bof (braids|pigtails|curls|freckles)\b/, 'with $1'],
  [/ , (?=[a-z]+(?:ed|en) by )/, ' '],
  [/\bfilling (a|the|his|her) (?:sock|stocking)s? (?:of|with) /, 'filling $1 christmas stocking with '],
  [/\bserving ((?:a |the |some )?presents?)\b/, 'giving $1'],
  [/\bpraying (?:a |the )?prayer time\b/, 'praying'],
  // Twelve of them are eaten one by one, from a bunch.
  [/\b(eating) (?:the )?(?:twelve|12) grapes\b/, '$1 grapes'],
  [
    /\b(some) (chestnut|walnut|acorn|mushroom|apple|flower|balloon|egg|star|cookie|strawberry|cherry)(?=$| ,| and| in | on | with )/,
    '$1 $2s',
  ],
  [/\bin front of (a|the) (?:house|front) door\b/, 'in front of $1 house'],
  [/\btall (dress|hair|tail|scarf|coat|skirt|beard|nose|ears|neck|cape)\b/, 'long $1'],
  [
    /\b(cats?|kittens?)\b(.{0,20}) (?:watching|looking at|looking) (?:in|into|to|on) (a|the) aquarium\b/,
    '$1$2 looking at $3 fishbowl',
  ],
  [/\b(vikings?|pirates?)\b(.{0,30}) (on|in) (a|the|his|her) (?:ship|boat)\b/, '$1$2 $3 $4 $1 ship'],
  [/\bflying (?:a|the) sky\b/, 'flying in the sky'],
  // "glisse sur la glace": nobody slides on what is eaten.
  [
    /\b(sliding|walking|standing|running|dancing|falling)(?: down)?(?: on| over)? (a|the) ice cream cone\b/,
    '$1 on $2 ice',
  ],
  [/\bstuck in in\b/, 'stuck in'],
  [/\bin at night\b/, 'at night'],
  [/\b(holding an? umbrella) (?:on|to|for) (?=(?:a|the|his|her|my) )/, '$1 over '],
  [/\bpulled by reindeer (with [a-z ]+?) with (?:(?:the|his|some) )?reindeers?\b/, 'pulled by reindeer $1'],
  [
    /\b(turtles?|chicks?|ducklings?|dinosaurs?) (?:coming|peeking) out of (?:(?:a|the|his) )?shell\b/,
    '$1 hatching from an egg',
  ],
  [/\b(kangaroo\b.{0,30}) in (?:a|the|his|her) bag\b/, '$1 in its pouch'],
  [/\bon (a|the) stacking (?=[a-z]+s\b)/, 'on $1 stack of '],
  [/\bhoney jar (?:from|out of|of|in) (?:a|the|his) (?:cooking )?(?:pot|jar)\b/, 'honey jar'],
  [/\bsliding down (a|the) chimney\b/, 'coming down $1 chimney'],
  // "踩着筋斗云", "踩着滑板": nobody splashes in these.
  [/\bjumping in (a|the) (cloud|ball|rock|lily pad)\b/, 'standing on $1 $2'],
  [/\bjumping in (a|the) (skateboard|kick scooter|surfboard)\b/, 'riding $1 $2'],
  [/\ban? lotus pond\b/, 'a pond with lotuses'],
  [/\bbecause fallen ((?:(?:a|the|his|her) )?[a-z]+(?: cream cone)?)\b/, 'because $1 fell'],
  [/\bbecause (?:(?:a|the|his|her|it) )?((?:[a-z]+ ){1,3})(?:is |has )?fall(?:en|ing)?\b/, 'because the $1fell'],
]
