/**
 * Makes data/safety/judge.bin.br from data/safety/training and the tests' sets: node scripts/train-harm.ts [show]
 * Every example is held out once in five trainings, a pair together. On what was held out the line is drawn: at most twelve in a
 * thousand innocent prompts lie above it. Then all are learned. With "show" it says what it got wrong.
 */
import { argv } from 'node:process'
import { read } from '../src/reading/read.ts'
import { checkByRules, type PromptCheck } from '../src/safety/check-prompt.ts'
import { featuresOf } from '../src/safety/features.ts'
import {
  KIND_PLACES,
  KINDS,
  PLACES,
  type Placed,
  placed,
  type Weights,
  writeWeights,
} from '../src/safety/judge-weights.ts'
import { dataLines } from '../src/words/data-file.ts'
import { type Line, type Sample, scored, trained } from './train.ts'
import { type Example, trainingSet } from './training-set.ts'

const FOLDS = 5
/** Innocent neighbors of harm: ordinary wishes lie far below the line. */
const MOST_REFUSED = 0.012
const MOST_STEPS = 127

interface Seen extends Example {
  isRuled: boolean
  placed: Placed
  fold: number
}

const kindsOfReasons = new Map(
  dataLines('safety/reasons.txt').map((line): [string, string] => [
    line.slice(line.indexOf(':') + 2),
    line.split(':')[0] ?? '',
  ]),
)

/** Where only harm is known, the rules say of which kind, if they see it. */
const kindOf = (kind: string, check: PromptCheck): string =>
  kind !== '?' || check.ok ? kind : (kindsOfReasons.get(check.reason) ?? '?')

/** The groups of each kind go round the folds. */
function withFolds(examples: readonly Example[]): Seen[] {
  const folds = new Map<string, number>()
  const counts = new Map<string, number>()
  return examples.map((example) => {
    const graph = read(example.prompt)
    // Single names count in no figure, and are most of all examples.
    const check: PromptCheck = example.from === 'words' ? { ok: true } : checkByRules(example.prompt, graph)
    const kind = kindOf(example.kind, check)
    const count = counts.get(kind) ?? 0
    const fold = folds.get(example.group) ?? count % FOLDS
    if (!folds.has(example.group)) counts.set(kind, count + 1)
    folds.set(example.group, fold)
    return {
      ...example,
      kind,
      fold,
      isRuled: !check.ok,
      placed: placed(featuresOf(example.prompt, graph)),
    }
  })
}

const sampleOf = ({ placed, kind }: Seen): Sample => ({ features: placed.harm, isTrue: kind !== 'fine' })
const harmLine = (seen: readonly Seen[]) => trained(seen.map(sampleOf), PLACES)

function heldOutScores(seen: readonly Seen[]): Map<Seen, number> {
  const scores = new Map<Seen, number>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const line = harmLine(seen.filter((one) => one.fold !== fold))
    for (const one of seen) if (one.fold === fold) scores.set(one, scored(line, one.placed.harm))
  }
  return scores
}

function lineBetween(scores: ReadonlyMap<Seen, number>): number {
  const innocent = [...scores]
    .flatMap(([{ kind, from }, score]) => (kind === 'fine' && from !== 'words' ? [score] : []))
    .sort((a, b) => b - a)
  return innocent[Math.floor(innocent.length * MOST_REFUSED)] ?? 0
}

function say(name: string, seen: readonly Seen[], isRefused: (one: Seen) => boolean): void {
  const harmful = seen.filter(({ kind }) => kind !== 'fine')
  const innocent = seen.filter(({ kind }) => kind === 'fine')
  const drawn = harmful.filter((one) => !isRefused(one)).length
  const refused = innocent.filter(isRefused).length
  console.log(`${name}: ${drawn} of ${harmful.length} harmful drawn, ${refused} of ${innocent.length} innocent refused`)
}

/** Weights in as many steps as a byte has. */
function inSteps(lines: readonly Line[]): { bytes: Int8Array; step: number } {
  const largest = lines.reduce(
    (most, { weights }) => weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), most),
    0,
  )
  const step = largest / MOST_STEPS
  const places = lines[0]?.weights.length ?? 0
  const bytes = new Int8Array(places * lines.length)
  for (let place = 0; place < places; place++)
    for (const [i, { weights }] of lines.entries())
      bytes[place * lines.length + i] = Math.round((weights[place] ?? 0) / step)
  return { bytes, step }
}

/** Each kind against the others, on harmful examples alone. */
function kindLines(seen: readonly Seen[]): Line[] {
  const harmful = seen.filter(({ kind }) => kind !== 'fine' && kind !== '?')
  return KINDS.map((wanted) =>
    trained(
      harmful.map(({ placed, kind }) => ({
        features: placed.kinds.map((place) => [place, 1]),
        isTrue: kind === wanted,
      })),
      KIND_PLACES,
    ),
  )
}

const seen = withFolds(trainingSet())
const scores = heldOutScores(seen)
const most = lineBetween(scores)
const isJudged = (one: Seen) => (scores.get(one) ?? 0) > most
const isRuled = (one: Seen) => one.isRuled
const ours = seen.filter(({ from }) => from === 'ours')
say('ours, held out, by rules', ours, isRuled)
say('ours, held out, judged', ours, isJudged)
say('ours, held out, both', ours, (one) => isRuled(one) || isJudged(one))
if (argv[2] === 'show')
  for (const [one, score] of [...scores].sort(([, a], [, b]) => b - a))
    if (one.from !== 'words' && isJudged(one) === (one.kind === 'fine') && !(one.kind !== 'fine' && isRuled(one)))
      console.log(`${score.toFixed(2)} ${one.kind} ${one.prompt}`)

const harm = harmLine(seen)
const harmSteps = inSteps([harm])
const kindSteps = inSteps(kindLines(seen))
const weights: Weights = {
  harm: harmSteps.bytes,
  kinds: kindSteps.bytes,
  harmStep: harmSteps.step,
  kindStep: kindSteps.step,
  start: harm.start,
  most,
}
console.log(`${seen.length} examples, ${(writeWeights(weights) / 1024).toFixed(0)} kB`)
