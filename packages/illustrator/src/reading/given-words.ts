/** Words that are given to be written without double quotes. */

/** What follows "name" and is none. */
export const NO_NAME =
  'day|below|under|underneath|above|over|written|of|is|tracing|practice|writing|tag|tags|tents?|plates?|cards?|badges?|labels?|banners?|puzzles?|crafts?|posters?|doors?|mats?|pages?|sheets?|art|prints?|pictures?|doodles?|colou?ring|signs?|in|on|with|and|it|for|a|an|the|de|del|du|von|di|da|der|en|et|con|avec|mit|com|met'

/** "Name page Olivia", "name coloring sheet for Noah": whose it is is its lettering. */
export const NAME_PAGE =
  /\b(?:name|Name) (?:colou?ring |tracing )?(?:page|sheet|worksheet|print|art)\b[ :,-]*(?:(?:for|of|with|says|saying) )?(?:the name )?(?=(\p{Lu}[\p{L}'’-]+)(?!\p{L}))\1/u

/** Between single quotes; the apostrophe of "don't" ends none. */
export const SINGLE_QUOTED = /(?<=^|[\s:(])['‘]((?:[^'’<>]|['’](?=\p{L})){3,80})['’](?=[\s\p{P}]|$)/u

/** "a wreath around the word gratitude", "with the words slow down in the middle"; words to be traced are a sheet of their own. */
export const WORD_GIVEN = new RegExp(
  `(?<!\\b(?:trace|tracing|practi[cs]e|practi[cs]ing|copy|spell) )\\bthe words?\\s+(?!(?:${NO_NAME}|search|game|problem|family|wall|list|bank|that|which|inside)\\b)([a-z'’ -]{2,40}?)(?=\\s+(?:in (?:the|an?|it|its|my|her|his|big|bubble|fancy|curly|script|cursive)|on (?:the|an?|it|top)|inside|at the|with|within|surrounded|made|written|above|below|under|over|across|as|and (?:an?|some|the|lots))\\b|[,.!?]|$)`,
  'i',
)

/** "a wreath of roses with Sarah in the middle". */
export const IN_WREATH =
  /(?<=\bwreath\b.*)\b(?:with|around) (\p{Lu}[\p{L}'’-]*)(?: in (?:the|its) (?:middle|cent(?:er|re))| inside)(?!\p{L})/u

/** "inspirational quote: keep going", "affirmation I am brave". */
export const QUOTE_GIVEN =
  /\b(?:an? )?(?:(?:inspirational|motivational|positive|uplifting|funny|cute|short|famous|bible) )?(?:quotes?|affirmations?|motto|slogan|bible verse)(?: that says| saying| of)?(?: ?: ?| (?=i am\b|you are\b|be\b|stay\b|keep\b|never\b|dream\b|believe\b))(?!an? |the |with |about |page)([\p{L}'’ ]{2,48}?)(?= with | and (?:an?|some) |[,.!?]|$)/iu

/** "a plane writing hello in the sky". */
export const SKY_WRITTEN =
  /(?<=\b(?:planes?|airplanes?|jets?|biplanes?|bees?|fireflies|ants?|stars|clouds?|smoke|skywriter) )(?:(?:that|which|who) (?:is|are) )?(?:writ(?:ing|es?)|spell(?:ing|s)?)(?: out)? (?:the words? )?(hello|hi|love|joy|peace|hope|hooray|yes|wow|welcome|i love you|thank you|mom|dad)(?= (?:in|across|on|with|over) (?:the )?(?:sky|air|clouds|smoke)|[,.!?]|$)/iu
