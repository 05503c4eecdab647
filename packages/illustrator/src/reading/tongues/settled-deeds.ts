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
]
