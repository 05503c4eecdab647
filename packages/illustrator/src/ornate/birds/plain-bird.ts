/** One bird on a branch in few thick lines: asked for where eyes or hands are old. */
import type { Rng } from '../../ink/random.ts'
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import type { Kind } from '../kind.ts'
import { curve, rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { band, move } from '../kit/points.ts'
import { perching } from './perching.ts'
import { PERCHING } from './perching-rows.ts'
import { branchAt, MAIN_BRANCH } from './surroundings.ts'

const SW = 10
const BIRD = { x: 500, scale: 1.4 } as const

function bigLeaf(x: number, y: number, long: number, turn: number): string {
  const at = (text: string, closed = true) => move(curve(text, closed), x, y, turn, long / 100)
  return (
    line(at('0,0 12,0 24,0', false), SW) +
    shape(at('20,0! 40,-27 68,-27 100,0! 68,27 40,27'), SW) +
    line(at('20,0 48,-2 80,0', false), SW * 0.7)
  )
}

/** Where a leaf grows, to which side, and how large it is: none reaches the bird. */
const LEAVES = [
  [70, -1.2, 190],
  [236, -1.9, 170],
  [150, 1.0, 180],
  [370, 1.9, 170],
  [560, 1.1, 190],
  [760, 1.7, 180],
  [790, -1.2, 190],
  [930, -1.7, 200],
  [940, 1.2, 180],
] as const

function plainBird(rng: Rng, name: string): string {
  const leaves = LEAVES.map(([x, turn, long]) =>
    bigLeaf(x, branchAt(x) + (turn > 0 ? 20 : -20), long, turn + rng.between(-0.1, 0.1)),
  )
  const marks = perching(PERCHING[name]!, true).map(({ poly, open, sw = 4, fill = '#fff' }) => {
    const at = move(poly, BIRD.x, branchAt(BIRD.x) - 24, 0, BIRD.scale)
    const wide = sw > 1 ? Math.max(8, sw * 2) : sw
    return open ? line(at, wide) : shape(at, wide, fill)
  })
  const body =
    leaves.join('') +
    shape(
      band(MAIN_BRANCH, (t) => 70 - 26 * t),
      SW,
    ) +
    marks.join('')
  return page(
    (rng.chance(0.5) ? `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>` : body) +
      paperAround(rect(14, 14, 996, 996)),
  )
}

const SIMPLE =
  /\b(?:simple|easy|uncomplicated|uncluttered|plain|(?:thick|bold|clear|heavy) (?:\w+ )?(?:out)?lines?|(?:low|not much|little) detail)\b/i
const FOR_OLD =
  /\b(?:seniors?|elderly|dementia|alzheimer\w*|carers?|caregivers?|care home|nursing home|pensioners?|residents?|stroke|adults?|grown[- ]?ups?|(?:grand|great[- ]?grand)(?:mother|father|ma|pa|dad)|gran|granny|nana|low vision|poor eyesight|shaky hands|arthritis)\b/i
const FOR_YOUNG =
  /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*|cute|kawaii|cartoon|bab(?:y|ies)|funny|silly|happy|smiling)\b/i
/** Pages of another kind, and birds that do something. */
const OTHERWISE =
  /\b(?:zentangle|mandala|portrait|head|face|nest\w*|feeder|bath|cage|alphabet|letter|fl(?:y|ies|ying)|flight)\b/i
const SAID = /^(?:an?|the|one|single|simple|easy|large|big|plain|little|small)$/
const AROUND = ['branch', 'leaf', 'twig']

const isPlain = ({ wears, mood, alive, attributes }: NamedThing): boolean =>
  !wears.length && !mood && !alive && attributes.every((said) => SAID.test(said))

function isAsked(prompt: string, { things, relations, place, letters, weather, framing }: SceneGraph): boolean {
  if (place || letters || weather || framing || FOR_YOUNG.test(prompt) || OTHERWISE.test(prompt)) return false
  if (!SIMPLE.test(prompt) || !FOR_OLD.test(prompt)) return false
  const named = things.filter(({ via }) => via !== 'implied')
  const [bird, second] = named.filter(({ name }) => name in PERCHING)
  return (
    bird?.n === 1 &&
    !second &&
    named.length > 1 &&
    isPlain(bird) &&
    named.every((thing) => thing === bird || AROUND.includes(thing.name)) &&
    relations.every(({ relation }) =>
      /^(?:sits-on|stands-on|perches-on|on-top-of|next-to|has|with|among)$/.test(relation),
    )
  )
}

export const PLAIN_BIRD: Kind = {
  asked: isAsked,
  itself: AROUND,
  can: (name) => name in PERCHING,
  most: 1,
  draw: (rng, [name = 'bird']) => plainBird(rng, name),
}
