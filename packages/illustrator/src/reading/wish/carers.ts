/** "My wife has Parkinson's and loves birds. Something with large shapes": whoever is cared for is told of, what he or she loves is wished for. */
const KIN =
  '(?:wife|husband|partner|mum|mom|mother|dad|father|gran(?:d(?:ma|pa|mother|father|dad))?|granny|nan|nana|nanny|aunt(?:ie)?|uncle|sister|brother|parents?|grandparents?|friend|neighbou?r|mother-in-law|father-in-law|oma|opa)'
const CARE = new RegExp(
  [
    '\\b(?:dementia|alzheimer\\S*|parkinson\\S*|arthritis|arthritic|tremors?|stroke|macular \\w+|glaucoma|cataracts?|memory (?:loss|problems|cafe|care|group|unit))\\b',
    "\\b(?:care|nursing|retirement|residential|old people's|old age) homes?\\b|\\bhospice\\b|\\bassisted living\\b|\\bday cent(?:re|er)\\b",
    '\\b(?:shaky|stiff|sore|trembling|unsteady) hands\\b|\\bhands (?:shake|tremble)\\b',
    "\\b(?:poor|bad|failing|weak|low) (?:eyesight|sight|vision|eyes)\\b|\\b(?:eyesight|sight|vision|eyes)(?: is| are|'s) (?:very |really |quite |so )?(?:poor|bad|failing|weak|going)\\b",
    "\\b(?:can'?t|cannot|can no longer|doesn'?t|struggles? to) (?:really )?see (?:very |so |too )?(?:well|much|clearly)\\b|\\b(?:nearly|almost|partially|legally|going) blind\\b",
    '\\b(?:elderly|seniors|pensioners|residents)\\b',
    `\\bmy (?:\\d\\d|ninety|eighty|seventy)[- ]year[- ]old ${KIN}\\b`,
  ].join('|'),
  'i',
)
/** Only who speaks of somebody: "a nursing home with a garden" is a picture of one. */
const SPOKEN = new RegExp(
  `\\b(?:my|our|i|i'm|we|she|he|they|her|his)\\b|^(?:${KIN})(?:'s)?\\b|^for (?:an?|the|some)\\b|\\bpatient of mine\\b`,
  'i',
)
/** How it is to be drawn; no thing. */
const SIZE =
  /\b(?:(?:large|larger|big|bigger|bold|thick|wide|clear|chunky)(?:,? (?:and )?(?:simple|clear|bold|easy|open|wide))? (?:shapes?|areas?|spaces?|lines?|outlines?|print|pieces|sections|parts|pictures?)|(?:very |nice and |quite |big and )?(?:simple|easy|bold|uncomplicated)(?: and (?:big|large|bold|clear))?|(?:not|nothing) (?:too |so )?(?:fiddly|detailed|complicated|small|busy|difficult|hard|intricate|tiny)|no (?:small|tiny|fiddly) (?:bits|parts|details|areas))\b(?: to (?:colou?r|fill)(?: in)?)?/i
const ENDS =
  '(?=[.;:!?]|, (?!(?:[\\w-]+,? ){0,3}and )| (?:and|but|so) (?:she|he|they|i|we|can|could|has|is|needs?|struggles?|finds?|big|large|simple)\\b|$)'
const NOTHING =
  '(?!(?:to|it|this|that|these|something|anything|if|you|colou?ring|drawing|painting|an? (?:easy|simple|nice) (?:page|picture))\\b)'
const subject = (lead: string): RegExp => new RegExp(`${lead} ${NOTHING}(.+?)${ENDS}`, 'giu')
/** What is wished for, in the order in which it counts. */
const ASKED = [
  subject(
    '\\b(?:could|can|would|will) you (?:please |kindly |maybe )?(?:make|draw|do|create|design)(?: (?:me|us|him|her|them))?',
  ),
  subject("\\b(?:would|'d) (?:really |so |all )?(?:love|like|enjoy|appreciate|adore)(?: to (?:have|see|colou?r))?"),
  subject(
    '\\b(?:something|anything|(?:a |an )?(?:picture|page|drawing|scene|sheet))(?: for [^.,;]+?,)?(?: (?:about|of|showing|featuring|like|with))',
  ),
  /(?:^|[.;:!?,] )(?:and |maybe |perhaps )?(?!(?:my|our|she|he|they|i|we|it|something|that|this)\b)([^.;:!?,]+?) (?:would|might) (?:be (?:so |very |really )?(?:\w+)|make (?:him|her|them) \w+|cheer (?:him|her|them) up)/giu,
]
const LOVED = subject(
  '\\b(?:loves?|loved|likes?|liked|adores?|adored|enjoys?|enjoyed|misses|missed|collects?|collected|used to (?:love|have|grow|keep|collect|raise)|(?:is|was|are|were) (?:so |very |really )?(?:fond of|into|crazy about|mad about)|favou?rites? (?:\\w+ )?(?:is|are|was|were))',
)
const TOLD_OF = new RegExp(
  `^(?:and |but |so )*(?:(?:my|our|her|his|she|he|they|i|i'm|i've|we|we're|it|it's|mine)\\b|(?:${KIN})(?:'s)?\\b|(?:(?:this|it) is |it's )?for (?:an?|the|my|our|some)\\b|(?:an? )?patients? of mine\\b|please\\b|thank|looking for\\b|hi\\b|hello\\b|good (?:morning|afternoon|evening|day)\\b|[^.]* here$)`,
  'i',
)

const plain = (said: string): string =>
  said
    .replace(new RegExp(`,? ?(?:with |in |and |but )?(?:very |nice |some )?${SIZE.source}`, 'giu'), '')
    .replace(/^(?:her|his|their|my|our|the) /i, '')
    .replace(/^(?:an? |some )?(.+) (?:picture|page|drawing|sheet|theme|scene)s?$/i, '$1')
    .replace(/,? ?\b(?:please|pls|thank you|thanks|very much|a lot|so much|dearly|best|most of all)\b.*$/i, '')
    .replace(/ for (?:my|our|her|his|the) .*$/i, '')
    .trim()

/** A place alone would be empty where large shapes are asked for, and full of children elsewhere. */
const SEEN_AT: readonly (readonly [RegExp, string])[] = [
  [/^(?:an? |the )?(?:flower )?gardens?$/i, 'three flowers and a butterfly in a garden'],
  [/^(?:an? |the )?(?:seaside|seashore|sea|beach|coast|ocean)$/i, 'a sailboat and a lighthouse by the sea'],
  [/^(?:an? |the )?(?:country|countryside)$/i, 'a cottage and a tree in the countryside'],
  [/^(?:an? |the )?(?:forests?|woods)$/i, 'a deer in the forest'],
]
const furnished = (said: string): string => SEEN_AT.find(([place]) => place.test(said))?.[1] ?? said

const foundBy = (pattern: RegExp, prompt: string): string[] =>
  [...prompt.matchAll(pattern)].map(([, said = '']) => plain(said)).filter((said) => /\p{L}{3}/u.test(said))

/** Null where nobody is cared for, or nothing else is said than that. */
export function wishOfCarer(prompt: string): string | null {
  if (!CARE.test(prompt) || !SPOKEN.test(prompt)) return null
  const asked = ASKED.flatMap((pattern) => foundBy(pattern, prompt))
  const sentences = prompt.split(/[.;:!?]+(?:\s|$)|(?<=^(?:(?:this|it) is |it's )?for [^,.]*), /iu).filter(Boolean)
  const named = sentences
    .filter((said) => !TOLD_OF.test(said) && !/\b(?:something|anything|would|could)\b/i.test(said))
    .map(plain)
    .filter((said) => /\p{L}{3}/u.test(said))
  const [subjects = []] = [asked, named, foundBy(LOVED, prompt)].filter((list) => list.length)
  return subjects.length
    ? `${[...new Set(subjects.map(furnished))].join(', ')}${SIZE.test(prompt) ? ', simple' : ''}`
    : null
}
