/** Which life cycle a prompt asks for. */
import type { SceneGraph } from '../reading/graph.ts'
import { isA } from '../reading/vocabulary.ts'
import { dataLines } from '../words/data-file.ts'
import type { School, Stage } from './school.ts'
import { listAfter } from './sheet/own-list.ts'
import { namesIn, numbersIn } from './sheet/subjects.ts'

const stagesOf = (text: string): Stage[] =>
  text.split(', ').map((stage): Stage => {
    const [label = '', noun = label] = stage.split('=')
    return { label, noun }
  })

const CYCLES = dataLines('school-cycles.txt').map((line) => {
  const [names = '', stages = ''] = line.split(' | ')
  return {
    names: names.split(', '),
    stages: stagesOf(stages.replace(/\+[^,]*, /g, '')),
    /** With those that only a longer row has. */
    all: stagesOf(stages.replaceAll('+', '')),
  }
})

const LIFE_CYCLE =
  /\blife ?cycles?\b|\bstages of\b|\bgrow(?:s|ing|th)? in (?:\w+ )?(?:stages|steps|phases)\b|\bgrow(?:th|ing) (?:stages|steps|phases)\b|\b(?:grows?|growing) from\b|\bhow (?:an? |the )?\w+s? grows?\b|\brock cycle\b|\bgermination\b/i
const [LEAST_STAGES, MOST_STAGES] = [3, 6]

const YOUNG: readonly (readonly [who: RegExp, stages: string])[] = [
  [/\b(?:ant|bee|wasp|beetle|bug|worm|fly|cricket|mantis|moth|scorpion|dinosaur|dragon|unicorn)$/, ''],
  [
    /\b(?:bird|owl|eagle|hawk|falcon|robin|crow|raven|parrot|macaw|pigeon|dove|flamingo|swan|goose|turkey|peacock|ostrich|emu|toucan|hummingbird|cardinal|blue jay|seagull|puffin|woodpecker|sparrow|pelican|stork|heron|crane|vulture|albatross|kiwi bird|finch|penguin|rooster)$/,
    'egg, chick=young *, *',
  ],
  [/(?:fish|shark|trout|seahorse|stingray|eel|angler)$/, 'eggs=frog egg, fry=young *, *'],
  [/\b(?:lizard|gecko|iguana|chameleon|crocodile|alligator|tortoise|cobra|python)$/, 'egg, hatchling=young *, *'],
  [/\b(?:octopus|squid|crab|lobster|shrimp)$/, 'eggs=frog egg, larva=young *, *'],
  [/./, 'newborn=baby of *, young *=young *, *'],
]

/** Who has no row of its own grows as its kind does. */
function kinCycle(named: readonly string[]) {
  for (const name of named) {
    const [, stages = ''] = isA(name, 'animal') ? (YOUNG.find(([who]) => who.test(name)) ?? []) : []
    const own = stagesOf(stages.replaceAll('*', name))
    if (stages) return { name, cycle: { names: [name], stages: own, all: own } }
  }
  return undefined
}

const wantedIn = (prompt: string): number =>
  numbersIn(
    /\b([3-6]|three|four|five|six)[ -](?:\w+ )?(?:steps?|stages?|parts?|phases?|pictures|panels?)\b/i.exec(
      prompt,
    )?.[1] ?? '',
  )[0] ?? 0

/** As many as were asked for, from the first to the last. */
function spreadOver(wanted: number, { stages, all }: { stages: Stage[]; all: Stage[] }): Stage[] {
  const from = wanted > stages.length ? all : stages
  if (wanted < LEAST_STAGES || wanted >= from.length) return from
  const step = (from.length - 1) / (wanted - 1)
  return Array.from({ length: wanted }, (_, i) => from[Math.round(i * step)]).flatMap((stage) => stage ?? [])
}

/** A caterpillar names the cycle of its butterfly, and is no butterfly. */
const isYoung = (name: string, { stages }: { stages: Stage[] }): boolean =>
  stages.slice(0, -1).some(({ label }) => label === name)

const rankOf = ({ name, cycle }: { name: string; cycle: { stages: Stage[] } }): number =>
  isYoung(name, cycle) ? 0 : name.length

/** The longest name that fits: an apple tree is no oak. Stages that were listed are those of the page. */
export function cycleIn(prompt: string, graph: SceneGraph): School | null {
  if (!LIFE_CYCLE.test(prompt)) return null
  // A seed becomes a plant, whichever.
  const about = /\bhow (?:an? |the )?seeds? grows?\b/i.test(prompt) ? `${prompt} plant` : prompt
  const named = CYCLES.flatMap((cycle) =>
    cycle.names.flatMap((name) => (new RegExp(`\\b${name}(?:e?s)?\\b`, 'i').test(about) ? [{ name, cycle }] : [])),
  )
  const found = named.sort((a, b) => rankOf(b) - rankOf(a))[0] ?? kinCycle(namesIn(graph, prompt))
  if (!found) return null
  const of = found.name
  const usual = spreadOver(wantedIn(prompt), found.cycle)
  const [grown] = found.cycle.stages.slice(-1)
  // Only what is drawn as nothing else keeps the drawing that the lesson has for it.
  const known = new Map(found.cycle.stages.map(({ label, noun }) => [label, noun]))
  const isGrown = ({ label, noun }: Stage): boolean =>
    label === grown?.label ||
    noun === grown?.noun ||
    found.cycle.names.some((name) => !isYoung(name, found.cycle) && (name === label || name === noun))
  const listed = listAfter(prompt, LIFE_CYCLE, known)
  const first = listed.findIndex((stage) => !isGrown(stage))
  // "Of a butterfly egg, caterpillar, chrysalis": whose life it is closes the round, named first or not at all.
  const own = listed.slice(Math.max(0, first))
  const isOwn = own.length >= LEAST_STAGES && own.length <= MOST_STAGES
  const isClosed = !grown || found.name === 'rock' || own.some(isGrown)
  const stages = !isOwn ? usual : isClosed ? own : [...own, grown]
  const drawn = stages.flatMap(({ label, noun }) => [label, noun])
  const around = [
    'life cycle',
    'germination',
    'bicycle',
    'arrow',
    'seed',
    'flower',
    'potted plant',
    'bean',
    'tree',
    'stage',
    'rock',
    'egg',
  ]
  return { kind: 'cycle', of, stages, shows: [...around, ...found.cycle.names, ...drawn] }
}

/** What the page of the cycle shows and names. */
const WATERS =
  'water cycle,rain cycle,cycle,cloud,sun,rain,arrow,river,stream,lake,sea,ocean,mountain,tree,water,ground,evaporation,condensation,precipitation,collection'.split(
    ',',
  )

export const waterCycle = (prompt: string): School | null =>
  /\b(?:water|rain|hydrologic(?:al)?) cycle\b/i.test(prompt) ? { kind: 'water cycle', shows: WATERS } : null
