/** A head and what stands below it: "science tools: microscope, beaker, magnet", "CVC words cat, dog, pig". */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { listAfter } from './own-list.ts'
import { asSchool, titleOf } from './subjects.ts'

const HEADS =
  /\b(?:(?:science|lab|art|garden(?:ing)?|kitchen|math|measuring|weather|building|hand|school|musical|simple|american|national|christmas|patriotic) (?:tools|instruments|supplies|machines|symbols)|landforms|(?:cvc|sight|vocabulary|spelling|rhyming|short [aeiou]|long [aeiou]|(?:silent|magic|bossy) [a-z]|[a-z]{1,2} sound|beginning|compound) words|(?:types|kinds) of (?:clouds|rocks|trees|dogs|cats|birds|fish|houses|homes|weather|transportation|vehicles|fruits?|vegetables|flowers|leaves|insects|bugs|sharks|whales|dinosaurs|bears|boats|trucks)|word famil(?:y|ies)|(?:famous |us |american |world )?landmarks|modes of transportation|transportation|habitats|3d shapes|solid shapes|body organs|organs|phases of the moon|moon phases|(?:traffic|road|safety) signs|community places|opposites?|animal homes|needs|(?:animals|things|foods?) (?:that|we|you) \w+)\b/i

/** What a class collects words of: "jobs in our school: janitor, nurse, cook", "letter sound s: sun, snake, sock". */
const LISTED =
  /\b(?:jobs|workers|letter sounds?|sounds?|words|vocabulary|habitats?|biomes?|kinds|types|groups?|tools|clothes|foods|fruits|vegetables|instruments|vehicles|places|buildings|bugs|insects|rooms|sports|materials|objects|seasons)\b[^:,]{0,25}(?=:)/i

/** Who and what lives there stands for a place. */
const HABITATS: ReadonlyMap<string, string> = new Map(
  'desert=camel & cactus|ocean=fish & coral|sea=fish & coral|forest=deer & pine tree|woods=deer & pine tree|arctic=polar bear & igloo|polar=polar bear & igloo|tundra=polar bear & igloo|jungle=monkey & palm tree|rainforest=parrot & palm tree|rain forest=parrot & palm tree|grassland=lion & grass|savanna=giraffe & tree|savannah=giraffe & tree|pond=frog & lily pad|river=beaver & fish|wetland=heron & cattail|swamp=crocodile & cattail|mountain=goat & mountain|farm=cow & barn|cave=bat & cave|reef=clownfish & coral|coral reef=clownfish & coral|city=pigeon & house'
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
)

const knownUnder = (head: string): ReadonlyMap<string, string> | undefined =>
  /word/i.test(head) ? SHORT_WORDS : /habitat|biome/i.test(head) ? HABITATS : undefined

const capital = (text: string) => text.replace(/(?<![\p{L}'-])(?!of\b|the\b)\p{L}/gu, (letter) => letter.toUpperCase())
const LEAST = 3

/** Short words of first readers, and the picture that means each. A number is its figure. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  'ten="10"|six="6"|one="1"|two="2"|pen=pencil|net=butterfly net|bug=ladybug|jam=jar|pan=frying pan|fan=electric fan|gem=crystal|pin=bowling pin|top=spinning top|cub=bear cub|nut=acorn|bun=bread|hut=straw house|mud=puddle|mat=rug|bag=backpack|can=watering can|rod=fishing rod|vet=veterinarian|kit=toolbox|tin=paint can'
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
)

export const headed: Kind = (prompt, graph) => {
  const head = HEADS.test(prompt) ? HEADS : LISTED
  const [said] = head.exec(prompt) ?? []
  if (!said || /\bmatch|\bsort|\btrac|\bbingo\b|\bword search\b/i.test(prompt)) return null
  // "Bear habitat: a forest with a river": the bear is there, and it is one place.
  if (/^(?:habitat|biome)\b/i.test(said) && graph.things.some(({ name }) => lookUp(name)?.kind === 'being')) return null
  const listed = listAfter(prompt, head, knownUnder(said))
  const isAnnounced = prompt.includes(`${said}:`)
  if (listed.length < LEAST) return null
  if (!isAnnounced && graph.relations.some(({ relation }) => !/next-to|has/.test(relation))) return null
  const title = said.length > 18 ? (said.split(' ').at(-1) ?? said) : said
  const cells = listed.map(({ label, noun }) => `${noun} = ${label}`)
  const sheet = asSchool({ title: titleOf(graph, capital(title.replace(/^cvc/i, 'CVC'))), cells }, graph)
  return {
    ...sheet,
    shows: [...sheet.shows, ...listed.map(({ label }) => label), ...said.toLowerCase().split(' '), said],
  }
}
