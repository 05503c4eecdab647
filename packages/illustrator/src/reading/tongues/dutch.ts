/** What Dutch writes otherwise than the languages beside it. */

/** "auto's", "baby's": several; before a noun they are whose it is: "opa's hoed". */
const PLURAL =
  /(?<=[aiouy])['’]s\b(?= *$| *[,.!?]| (?:en|in|op|met|die|dat|onder|naast|bij|aan|voor|achter|van|over|uit|om|spelen|rijden|kijken|zijn|lopen)\b)/giu
/** "met een jurkje aan", "met zijn hoed op": what is on somebody is told at the end. */
const PUT_ON =
  /\b(met (?:een|zijn|haar|hun|de|het) (?:\p{L}+ )?\p{L}+) (?:aan|op|om)(?= *$| *[,.!?]| (?:die|dat|en|in)\b)/giu

export const plainDutch = (prompt: string): string => prompt.replace(PLURAL, 's').replace(PUT_ON, '$1')
