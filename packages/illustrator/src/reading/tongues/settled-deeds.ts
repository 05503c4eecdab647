/** What families do, as English says it, though each word of another language is right. */
export const DEEDS: [RegExp, string][] = [
  [/\btelling (?:a |the )?(?:story|book) (?:to|and|for) /, 'telling a story to '],
  [
    /\bwith (?:a |the |his |its )?nose (?:of|in|from|made of|like) (?:from )?(?:a |the )?carrots?\b/,
    'with a carrot nose',
  ],
  [/\bblowing (?:out )?(?:a |the |some )?candles? (?:on|of|from) /, 'blowing out the candles on '],
  // In Portuguese a paw and a duck are one word.
  [/\b(bandaging|holding|shaking|licking|giving) (a|the|his|its) duck of (a|the|his|her) /, '$1 $2 paw of $3 '],
  [/\b(feeding [a-z ]+?) to (a|the) (farm|zoo|park|pond|garden|barn)\b/, '$1 at $2 $3'],
  [/\b(hugging (?:a|the|his|her) [a-z ]+?) in (?:his|her|the) arms\b/, '$1'],
  [/\bplaying with ((?:a|the|his|her) [a-z]+) (soccer|basketball|volleyball|tennis)(?: ball)?\b/, 'playing $2 with $1'],
  [/\bdrinking (?:a |the )?(?:tea|teacup) (?=at a table|on a table)/, 'having tea '],
  [/\bcrossing (a|the) road\b/, 'crossing $1 street'],
  [
    /\blistening to (?:a|the) heart(?:beat)? (?:of |on )?((?:a|the|his|her) [a-z]+(?: [a-z]+)?)/,
    'examining $1 with a stethoscope',
  ],
  [/\bcleaning (?:the|his|her) teeth(?! of)\b/, 'brushing his teeth'],
  [
    /\bteaching ((?:a|the|his|her|my) [a-z]+) ((?:in|at|on) (?:the|a) [a-z]+) (?:and |the )?(?:riding|driving)(?: a)? (bicycle|bike)\b/,
    'teaching $1 to ride a $3 $2',
  ],
  [
    /\bfighting (in front of|in|on|under|behind|near) ((?:the|a) [a-z]+) (?:against|with) ((?:the|a) [a-z]+)/,
    'fighting $3 $1 $2',
  ],
  [
    /\b(picking (?:some |the )?(?:apples|pears|cherries|oranges|lemons|peaches|plums)\b.*) in (a|the) (?:vegetable )?garden\b/,
    '$1 in $2 orchard',
  ],
  // Braids that are made for somebody are of her own hair.
  [/\bmaking (?:a |the |some )?braids? (?:to|for|on|of|at) (a|the|his|her|my) /, 'braiding the hair of $1 '],
  [/\bbraiding (?:on|to|at) (a|the|his|her|my) (?!hair)/, 'braiding the hair of $1 '],
  // "enseñando a pescar a su nieto", "bringt seinem Sohn das Schwimmen bei".
  [
    /\bteaching (?:to |at )?(?:the )?(fish|cook|read|paint|knit|sing|walk|box)ing (?:to|at|of) ((?:a|the|his|her|my) [a-z]+)/,
    'teaching $2 to $1',
  ],
  [
    /\bteaching (?:to |at )?(?:the )?(rid|danc|writ|skat|div|driv)ing (?:to|at|of) ((?:a|the|his|her|my) [a-z]+)/,
    'teaching $2 to $1e',
  ],
  [/\bteaching (?:to |at )?(?:the )?swimming (?:to|at|of) ((?:a|the|his|her|my) [a-z]+)/, 'teaching $1 to swim'],
  [
    /\bteaching ((?:a|the|his|her|my) [a-z]+) (?:the |in )?(fish|cook|read|paint|knit|sing)ing(?: rods?)?\b/,
    'teaching $1 to $2',
  ],
  [/\bteaching ((?:a|the|his|her|my) [a-z]+) (?:the |in )?swimming\b/, 'teaching $1 to swim'],
  [
    /\btransforming (?:to )?((?:a|an|the|his|her) [a-z]+(?: [a-z]+)?) (?:in|into|on|to|from|of) (?:a |an |the )?([a-z]+)/,
    'turning $1 into a $2',
  ],
  [
    /\bblowing fire (?:on|over|against|to|toward) (a|the|his|her) (?!(?:[a-z]+ )?(?:mountain|rock|hill|cliff|volcano|tower|roof|cake|stage|island|castle))/,
    'blowing fire at $1 ',
  ],
  [/\bhowling (?:to|on|in|over|at) (a|the) ((?:full|big|round) moon)\b/, 'howling at $1 $2'],
  // "al sole", "au soleil": nobody lies on it.
  [
    /\b((?:lying|sleeping|sitting|resting|playing|dozing)\b[a-z ]{0,30}?) (?:at|in|under|on) (?:a|the) sun$/,
    '$1 in the sunshine',
  ],
]
