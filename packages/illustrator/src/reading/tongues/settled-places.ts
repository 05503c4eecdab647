/** Where something is, as English says it, though each word of another language is right. */
export const PLACES: [RegExp, string][] = [
  [/\b(windowsill) of (?:a|the) window\b/, '$1'],
  // Who sits on a sill with pots left and right is among them; the sill is not between them.
  [/\b(windowsill) between\b/, '$1 among'],
  [/\b(sitting|lying|sleeping|standing|asleep|curled up) (?:in|on|at|near) (?:a|the) window\b/, '$1 on the windowsill'],
  // One mountain is all of them to a walker.
  [
    /\b(walking|hiking|camping|wandering|strolling)((?: with (?:a|the|his) [a-z]+)?) (?:through |over |by |on |in |at )?(?:(?:a|the) )?mountains?\b/,
    '$1$2 in the mountains',
  ],
  [
    /\b(sitting|lying|sleeping|standing|asleep) (in the rain|in the snow|at night) (?:in|on|at|near) (?:a|the) window\b/,
    '$1 on the windowsill $2',
  ],
  [/\bin (a|the) (chalkboard|whiteboard|branch|windowsill|clothesline)\b/g, 'on $1 $2'],
  [/ (?:to|for|on|at|in)(?: the)? first day of school\b/, ' , first day of school'],
  [/\bpeeking out of (?:in|at|on|from|of|out of|to|under|through) /, 'peeking out of '],
  [/\bpeeking out of (?=behind )/, 'peeking from '],
  [
    /\bpinning ((?:a |the |his |her |some )?(?:[a-z]+ )?[a-z]+) (?:at|to|on|in|over) (a|the) (clothesline|rope|line)\b/,
    'hanging up $1 on $2 clothesline',
  ],
  // Most piñatas are donkeys.
  [/\bpinata shaped like (?:a )?(?:donkey|star)\b/, 'pinata'],
  // A piñata is hit until it breaks.
  [/\b(pinata\b.*) breaking(?: it)?(?=$| ,| and| with)/, '$1 hitting the pinata'],
  [/\bbreaking (a|the) pinata\b/, 'hitting $1 pinata'],
  // "com vestido de flores": a dress, and nobody dressed up.
  [/\b(with|in|wearing) (a |the |his |her )?dressed as (?:a )?/, '$1 $2dress of '],
  [/\b(lion dancers?) performing\b/, '$1 dancing'],
  [/\b(with [a-z ]{1,30}) in (?:a|the|his|her) (?:horns?|antlers?|hair|ears?)\b/, '$1 on his head'],
  [/\b(nest|hat|house|hut|roof|doll|broom) of hay bales?\b/, 'straw $1'],
  [/\b(?:watching|looking) out of (?!(?:a|the) window)/, 'peeking out of '],
  [/\b(?:a|the) arm (?:of )?(a|the) /, 'the arm of $1 '],
  [/\bplowing (a|the) (?:farm|field) (?:from|by|on|in) (a|the) tractor\b/, 'plowing $1 field with $2 tractor'],
  [
    /\b((?:girl|boy|child|baby|toddler|daughter|son|brother|sister)s? (?:hugging|holding|carrying|sleeping with) (?:a|the|his|her)) bear cub\b/,
    '$1 teddy bear',
  ],
  // "saindo do ovo na areia": the egg is in the verb.
  [/\bhatching from (?=in |on |at )/, 'hatching from an egg '],
  [/\bwith bow(?=$| ,| and| on )/, 'with a bow'],
]
