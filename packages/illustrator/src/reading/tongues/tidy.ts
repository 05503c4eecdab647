/** Turns of phrase that word by word give no English. */
export const tidy = (text: string) =>
  text
    .replace(/\bthe the\b/g, 'the')
    .replace(/\bof of\b/g, 'of')
    .replace(/\bplaying (the |a |at |to the )*soccer ball/, 'kicking soccer ball')
    .replace(/\briding (in|on|to) (a |the )?(bicycle|horse|pony|kick scooter|skateboard)/, 'riding $2$3')
    .replace(/\bdriving (with|on|in) (a|the)\b/, 'driving $2')
    .replace(
      /\b(chasing|hitting|cutting|burning|shooting|killing|drowning|kicking|hugging|kissing|watching|looking at|following|rescuing|helping|carrying|pushing|pulling|feeding|brushing|washing|petting|catching) to (a|the|his|her|my|two|three)\b/g,
      '$1 $2',
    )
    .replace(/\briding of\b/, 'riding')
    .replace(/\bflying in (a |the )?broom\b/, 'flying on $1broom')
    .replace(/\bjumping (a|the) (?!rope|jump)/, 'jumping over $1 ')
    .replace(/\bbathing (in|at)\b/, 'bathing in')
    .replace(/\bclimbing (on|to|at|in) (a|the)\b/, 'climbing $2')
    .replace(
      /\b(in|on) (?:a |the )?(bicycle|kick scooter|skateboard|motorcycle|sled)\b/,
      (all, _in, noun, at: number, whole: string) => (/ing\b/.test(whole.slice(0, at)) ? all : `riding a ${noun}`),
    )
    .replace(
      /(?<!\bout )\bof (sunglasses|glasses|hat|boots|crown|scarf|cape|helmet|shorts|pajamas|swimsuit|apron|mask|bow tie|headphones|raincoat|rain boots|gloves)\b/g,
      'wearing $1',
    )
    .replace(/\s+/g, ' ')
    .trim()
