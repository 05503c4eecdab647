/** Which page for school a prompt asks for. Words only: it is asked while somebody types. */
import type { SceneGraph } from '../reading/graph.ts'
import { englishOf } from '../reading/tongues/gloss.ts'
import { clockIn } from './clock-kind.ts'
import { cycleIn, waterCycle } from './cycle-kind.ts'
import { hasHead } from './face-heads.ts'
import { opposites } from './opposites.ts'
import { diagramIn, WITH_PARTS } from './parts.ts'
import type { School } from './school.ts'
import { coinsToCount, countOf } from './sheet/countables.ts'
import { listed } from './sheet/picture-kinds.ts'
import { WORKSHEETS } from './worksheet-kinds.ts'

const NAMED_PARTS =
  /\b(?:parts? of|diagram|labell?ed|with labels|labels|anatomy|cut in half|cross[- ]section|layers of|(?:earth|earth['’]?s) layers|bones (?:of|in)|skeletal system|skeleton (?:labels?|for science|worksheet|poster)|skeleton with (?:its |all |the |his |all the )?bones|parts to label|label (?:the )?parts|(?:body|plant|flower|insect|bird|fish|tree|car|house|tooth|volcano|bike|bicycle|butterfly) parts|(?:plant|animal) cells?|(?:bone|part|organ)s? names?|names of (?:the )?(?:parts|bones|organs)|(?:digestive|respiratory) (?:system|tract)|(?:bones|parts) named|photosynthesis|pollination|thorax|(?:human|anatomical|real) heart)\b/i
/** A heart in flower is for grown-ups, and so are labels on bottles. */
const IN_FLOWER =
  /^(?=.*\bheart\b).*\b(?:flowers|roses|peonies|poppies|blooms?|blossoms?|vines?|thorns|ivy|lilies|daisies|wild ?flowers|butterflies)\b|\b(?:potions?|bottles|jars|vials|shelf|shelves|apothecary)\b.*\blabels?\b/i
const OF_PARTS = /\bparts?\b|\bdiagram|\banatomy\b/i
const OF: [RegExp, string][] = [
  [/\bplants?\b/i, 'plant'],
  // Whoever wants its roots wants all of it, and no flower cut open.
  [/^(?=.*\bflowers?\b).*\broots?\b/i, 'plant'],
  [/\bflowers?\b/i, 'flower'],
  [/\bvolcano/i, 'volcano'],
  [/\b(?:tooth|teeth)\b/i, 'tooth'],
  [/\bface\b/i, 'face'],
  [/\bants?\b/i, 'ant'],
  [/\binsects?\b/i, 'insect'],
  [/\btrees?\b/i, 'tree'],
  [/\bearth\b/i, 'earth'],
  [/\bfish\b/i, 'fish'],
  [/\b(?:human )?body\b/i, 'body'],
  [/\bheart\b/i, 'heart'],
]
const SHAPES = 'circle oval square rectangle triangle diamond pentagon hexagon octagon star heart crescent'.split(' ')
const MOODS = 'happy sad angry surprised scared sleepy excited calm proud shy silly'.split(' ')
const WEATHER: Record<string, string> = {
  sunny: 'sun',
  cloudy: 'cloud',
  rainy: 'rain',
  snowy: 'snowflake',
  windy: 'wind',
  stormy: 'storm cloud',
  rainbow: 'rainbow',
}
const WEATHER_TAUGHT =
  /\b(?:types|kinds) of weather\b|\bweather (?:chart|poster|words|symbols|signs|cards|worksheet|types|vocabulary)\b/i
const COINS: Record<string, string> = { penny: '1¢', nickel: '5¢', dime: '10¢', quarter: '25¢', dollar: '$1' }
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const IN_PARTS: Record<string, number> = {
  halves: 2,
  thirds: 3,
  fourths: 4,
  quarters: 4,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  eighths: 8,
  ninths: 9,
  tenths: 10,
  twelfths: 12,
}

const among = (words: readonly string[], prompt: string): string[] =>
  words.filter((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(prompt))

/** "human skeleton": the one that hangs in a classroom, where it neither does anything nor is anywhere. */
const isOfBones = (prompt: string, { things, relations, place }: SceneGraph): boolean =>
  /\bhuman skeletons?\b|\bskeleton\b.*\b(?:front view|grade \d|science class|biology)\b/i.test(prompt) &&
  !/\b(?:costume|hall?oween|spooky|scary|funny|cute)\b/i.test(prompt) &&
  things.length === 1 &&
  !relations.length &&
  !place &&
  !things.some(({ wears, attributes }) => wears.length || attributes.some((look) => look !== 'front'))

/** "Earth's orbit", "why we have seasons": how the earth goes around the sun. */
const ORBIT =
  /\bearth['’]?s? (?:orbit|revolution|tilt|axis)\b|\bearth (?:orbit\w*|revolv\w*|rotat\w*|going|moving|travel\w*) (?:around )?the sun\b|\bearth (?:rotation|revolution) around the sun\b|\b(?:why (?:do )?we have|reasons? for|causes? of) (?:the )?seasons\b/i

/** "3/8", "three shaded", "two parts colored in". */
function shadedIn(prompt: string): number {
  const [, over = '', said = '', behind = ''] =
    /\b(\d{1,2})\/\d{1,2}\b|\b(\w+) (?:of them |slices? |parts? |pieces? )?(?:are |is )?(?:shaded|colou?red in|filled in)\b|\b(?:shade|shading) (\w+)\b/i.exec(
      prompt,
    ) ?? []
  const word = over || said || behind
  return Number(word) || Math.max(0, NUMBERS.indexOf(word.toLowerCase()))
}

/** The first that fits. */
const KINDS: ((prompt: string, graph: SceneGraph) => School | null)[] = [
  ...WORKSHEETS,
  cycleIn,
  waterCycle,
  (prompt) =>
    ORBIT.test(prompt)
      ? { kind: 'earth orbit', shows: ['earth', 'sun', 'planet', 'orbit', 'rotation', 'revolution', 'season', 'globe'] }
      : null,
  (prompt) =>
    /\bsolar system\b|\bplanets in order\b/i.test(prompt)
      ? { kind: 'solar system', shows: ['solar system', 'planet', 'sun'] }
      : null,
  (prompt, graph) => {
    // "Labeled: shark, whale, crab": a word for each, and no parts of the first.
    const isList =
      /\blabell?ed\b|\blabels\b/i.test(prompt) && !OF_PARTS.test(prompt) && among(WITH_PARTS, prompt).length > 1
    const of =
      (NAMED_PARTS.test(prompt) || isOfBones(prompt, graph)) && !isList && !IN_FLOWER.test(prompt)
        ? (diagramIn(prompt) ?? OF.find(([word]) => word.test(prompt))?.[1] ?? among(WITH_PARTS, prompt)[0])
        : undefined
    if (!of) return null
    const written = graph.lang === 'en' ? prompt : ''
    const subject = of === 'plant' && !/\bplants?\b/i.test(prompt) ? 'flower' : of
    const hasWords = WITH_BANK.test(prompt) || (TO_LABEL.test(prompt) && !LEFT_BLANK.test(prompt))
    return { kind: 'diagram', of, subject, written, hasWords, shows: [...(PARTS[of] ?? [of]), ...OF_BODY] }
  },
  (prompt) => {
    const names =
      /\bshapes?\b/i.test(prompt) &&
      !/\b(?:made|out) of|shaped|in the shape\b|\binto (?:an?|the|different|funny|animal)\b|\b(?:big|large|bold|easy|chunky|simple|clear|few)(?:,? (?:and )?\w+)? shapes\b/i.test(
        prompt,
      )
        ? among(SHAPES, prompt)
        : null
    if (!names || names.length === 1) return null
    const faces = /\b(?:faces?|smil\w+|happy|cute|kawaii|silly|funny|friendly|monsters?|characters?|friends)\b/i.test(
      prompt,
    )
    return {
      kind: 'shapes',
      toTrace: /\btrac(?:e|ing)\b|\b(?:dotted|dashed)\b/i.test(prompt),
      names: names.length ? names : SHAPES.slice(0, 9),
      faces,
      shows: [...SHAPES, ...(faces ? ['face', 'smile', 'shape', 'monster'] : [])],
    }
  },
  opposites,
  clockIn,
  (prompt, { relations, things }) =>
    // A deck with a treasure map on it is a deck.
    /\btreasure map\b/i.test(prompt) &&
    !/\bwith\b.*\btreasure map\b/i.test(prompt) &&
    !relations.some(({ relation }) => relation !== 'next-to')
      ? {
          kind: 'treasure map',
          with: things.map(({ name }) => name).filter((name) => name !== 'treasure map'),
          shows: [...things.map(({ name }) => name), 'palm tree', 'treasure chest'],
        }
      : null,
  (prompt) => {
    if (!/\b(?:five|5) senses\b/i.test(prompt)) return null
    const [, who = null] =
      /\bwith (?:an? )?(?:\w+ )?(boy|girl|baby|dog|cat|puppy|bear)\b/i.exec(prompt.toLowerCase()) ?? []
    return { kind: 'senses', who, shows: ['eye', 'ear', 'nose', 'mouth', 'hand', ...(who ? [who] : [])] }
  },
  (prompt, graph) => {
    const names = /\b(?:emotions?|feelings?|moods?|faces)\b|\bhow (?:do|are) (?:i|you|we) feel/i.test(prompt)
      ? among(MOODS, prompt.replace(/\bmad\b/i, 'angry').replace(/\btired\b/i, 'sleepy'))
      : []
    return names.length > 1 ||
      /\b(?:emotions|feelings) (?:chart|faces|page|poster|wheel|check[- ]?in)\b|\bhow (?:do|are) (?:i|you|we) feel(?:ing)?\b/i.test(
        prompt,
      )
      ? {
          kind: 'feelings',
          names: names.length > 1 ? names : MOODS.slice(0, 6),
          who: facesOf(prompt, graph),
          shows: ['face', ...facesOf(prompt, graph), 'child', 'student'],
        }
      : null
  },
  (prompt) => {
    const named = /\bweather\b/i.test(prompt) ? among(Object.keys(WEATHER), prompt) : []
    const isAll = named.length < 2 && WEATHER_TAUGHT.test(prompt)
    const said = isAll ? Object.keys(WEATHER).slice(0, 6) : named
    const cells = said.map((label) => ({ label, noun: WEATHER[label] ?? '' }))
    return cells.length > 1
      ? { kind: 'chart', cells, shows: [...cells.map(({ noun }) => noun), 'rain', 'wind', 'weather chart', 'weather'] }
      : null
  },
  (prompt) => {
    const [, said = ''] =
      /\b(?:pizza|cake|pie|circle)\b.*\b(?:in|into) (\w+) (?:\w+ )?(?:slices|pieces|parts)\b/i.exec(prompt) ??
      (/\bfractions?\b/i.test(prompt)
        ? /\b(?:pizza|cake|pie|circle)\b.*\b(?!equal\b)(\w+) (?:equal )?(?:slices|pieces|parts)\b/i.exec(prompt)
        : null) ??
      /\b(?:pizza|cake|pie|circle)\b.*\b(?:cut|divided|split) (?:up )?(?:in|into) (?:equal )?(\d+|halves|thirds|fourths|quarters|fifths|sixths|sevenths|eighths|ninths|tenths|twelfths)\b/i.exec(
        prompt,
      ) ??
      []
    const parts = Number(said) || IN_PARTS[said.toLowerCase()] || NUMBERS.indexOf(said.toLowerCase())
    const shaded = shadedIn(prompt)
    return parts >= 2 && parts <= 12
      ? {
          kind: 'fractions',
          parts,
          shaded,
          topping: /\bpizza\b/i.test(prompt) ? 'pizza' : /\b(?:pie|cake)\b/i.test(prompt) ? 'pie' : 'plain',
          shows: [...Object.keys(IN_PARTS), 'pizza', 'pizza slice', 'circle', 'cake', 'pie', 'fraction', 'shade'],
        }
      : null
  },
  (prompt, { relations }) => {
    const said = among(Object.keys(COINS), prompt.replace(/\bpennies\b/gi, 'penny'))
    // "a troll counting coins" is no lesson.
    const isDone = relations.some(({ a }) => !/^(?:child|student|coin)#/.test(a))
    const isAll =
      said.length < 2 &&
      !isDone &&
      /\b(?:coins|money)\b.*\b(?:worksheet|chart|poster|names|labell?ed|value|counting)\b|\b(?:counting|us|american|learning) (?:coins|money)\b|\bplay money\b|\bmoney worksheet\b|\bcoins and money\b|\b(?:coins|money) (?:for (?:(?:first|second|third|1st|2nd|3rd) grade|kindergarten|kids|school|class)|math|lesson)\b/i.test(
        prompt,
      )
    const counts = said.map((name) => ({ name, n: countOf(name, prompt) ?? 1 }))
    if (counts.length && counts.some(({ n }) => n > 1)) return coinsToCount(counts)
    const cells = (isAll ? Object.keys(COINS) : said).map((label) => ({ label, worth: COINS[label] ?? '' }))
    return cells.length > 1
      ? { kind: 'coins', cells, shows: ['coin', 'money', 'dollar bill', ...Object.keys(COINS)] }
      : null
  },
  (_, { things, relations, place, letters, detail, style }) => {
    const [only] = things
    const isCount =
      things.length === 1 &&
      detail !== 'intricate' &&
      style === null &&
      only &&
      !relations.length &&
      !place &&
      !letters &&
      !only.wears.length
    return isCount && !only.atLeast && only.n >= 7 && only.n <= 20
      ? { kind: 'counted', of: only.name, n: only.n, shows: [only.name] }
      : null
  },
  listed,
]

/** "Emotions chart with a cat": the feelings are shown by whoever is named, by children where it is they. */
const facesOf = (prompt: string, { things }: SceneGraph): string[] => {
  const [named] = things.filter(({ name }) => hasHead(name))
  if (
    /\b(?:kids?|child(?:ren)?|students?)\b(?! feelings)/i.test(prompt) &&
    !/\bfor (?:\w+ )?(?:kids|children|students)\b/i.test(prompt)
  )
    return ['girl', 'boy']
  return named ? [named.name] : []
}

/** Words for what a diagram is about that are no parts of it. */
const OF_BODY = [
  'cross',
  'section',
  'system',
  'digestive',
  'respiratory',
  'digestion',
  'human',
  'bone',
  'organ',
  'skeleton',
]

const PARTS: Record<string, string[]> = {
  flower: ['flower', 'leaf', 'petal', 'stem', 'root'],
  plant: ['plant', 'flower', 'leaf', 'stem', 'root', 'potted plant'],
  volcano: ['volcano', 'lava', 'magma chamber'],
  tree: ['tree', 'leaf', 'branch', 'trunk', 'root', 'crown'],
  earth: ['earth', 'planet'],
  insect: ['insect', 'ant', 'bug'],
  pollination: ['bee', 'flower', 'pollen', 'bee pollen', 'garden'],
  photosynthesis: ['plant', 'sun', 'leaf', 'flower'],
  heart: ['heart', 'anatomical heart', 'human body', 'child', 'boy', 'girl', 'person', 'human'],
  body: ['human body', 'child', 'boy', 'girl', 'person'],
}

/** Whoever labels needs the words for it; whoever wants it blank wants none. */
const TO_LABEL = /\blabel (?:the|a|an|this|my|each)\b|\bto label\b|\bfill in\b|^label\b/i
const WITH_BANK = /\bword (?:bank|box)\b/i
const LEFT_BLANK = /\b(?:blank|empty|unlabell?ed|(?:no|without) (?:labels|names|words))\b/i

/** "Label the parts" asks a child to; "labeled" and "with labels" ask for the words. */
const TO_FILL =
  /\b(?:(?:room|space|boxes|lines|blanks?) (?:to|for) (?:write|writing|label|fill|the names?|names?)|(?:empty|blank) (?:boxes|labels|lines)|(?:boxes|labels|lines|names)(?: \w+)? (?:blank|empty)|(?:no|without) (?:labels|names|words)|blank diagram|fill in|to label|^label|and label|unlabell?ed|without labels)\b|^(?:please )?label\b/i

/** Of a sheet that has boxes to write in anyway the words must stay: they say what goes there. */
const isToFill = (found: School, prompt: string): boolean =>
  TO_FILL.test(prompt) &&
  !(
    /^(?:sheet|family tree)$/.test(found.kind) &&
    /\b(?:empty|blank) (?:boxes|lines|frames)\b|\b(?:boxes|lines)(?: \w+)? (?:blank|empty)\b/i.test(prompt)
  )

/** Null where it is a picture like any other. */
export function schoolIn(graph: SceneGraph, written: string): School | null {
  const prompt = graph.lang === 'en' ? written : englishOf(written)
  for (const kind of KINDS) {
    const found = kind(prompt, graph)
    if (found) return { ...found, lang: graph.lang, ...(isToFill(found, prompt) && { toFill: true }) }
  }
  return null
}
