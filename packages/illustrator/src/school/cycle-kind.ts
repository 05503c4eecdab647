/** Which life cycle a prompt asks for. */
import { dataLines } from '../words/data-file.ts'
import type { School, Stage } from './school.ts'
import { listAfter } from './sheet/own-list.ts'

const CYCLES = dataLines('school-cycles.txt').map((line) => {
  const [names = '', stages = ''] = line.split(' | ')
  return {
    names: names.split(', '),
    stages: stages.split(', ').map((stage): Stage => {
      const [label = '', noun = label] = stage.split('=')
      return { label, noun }
    }),
  }
})

const LIFE_CYCLE =
  /\blife ?cycles?\b|\bstages of\b|\b(?:grows?|growing) from\b|\bhow (?:an? |the )?\w+s? grows?\b|\brock cycle\b/i
const [LEAST_STAGES, MOST_STAGES] = [3, 6]

/** The longest name that fits: an apple tree is no oak. Stages that were listed are those of the page. */
export function cycleIn(prompt: string): School | null {
  if (!LIFE_CYCLE.test(prompt)) return null
  // A seed becomes a plant, whichever.
  const about = /\bhow (?:an? |the )?seeds? grows?\b/i.test(prompt) ? `${prompt} plant` : prompt
  const named = CYCLES.flatMap((cycle) =>
    cycle.names.flatMap((name) => (new RegExp(`\\b${name}(?:e?s)?\\b`, 'i').test(about) ? [{ name, cycle }] : [])),
  )
  const [found] = named.sort((a, b) => b.name.length - a.name.length)
  if (!found) return null
  const [grown] = found.cycle.stages.slice(-1)
  // Only what is drawn as nothing else keeps the drawing that the lesson has for it.
  const known = new Map(found.cycle.stages.map(({ label, noun }) => [label, noun]))
  const isGrown = ({ label, noun }: Stage): boolean =>
    label === grown?.label || noun === grown?.noun || found.cycle.names.some((name) => name === label || name === noun)
  const listed = listAfter(prompt, LIFE_CYCLE, known)
  const first = listed.findIndex((stage) => !isGrown(stage))
  // "Of a butterfly egg, caterpillar, chrysalis": whose life it is closes the round, named first or not at all.
  const own = listed.slice(Math.max(0, first))
  const isOwn = own.length >= LEAST_STAGES && own.length <= MOST_STAGES
  const isClosed = !grown || found.name === 'rock' || own.some(isGrown)
  const of = found.cycle.names.length > 2 && found.name.includes(' ') ? found.name : (found.cycle.names[0] ?? '')
  const stages = !isOwn ? found.cycle.stages : isClosed ? own : [...own, grown]
  const drawn = stages.flatMap(({ label, noun }) => [label, noun])
  const around = [
    'life cycle',
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
