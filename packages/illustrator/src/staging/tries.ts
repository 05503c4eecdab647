/** Stages a scene until it shows what was said, or a few times; keeps the best. */
import type { Detail } from '../art/art.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { type Judgement, judge } from './judge/judge.ts'
import { askedOf, enact } from './relations/acts/enact.ts'
import { type Staged, stage } from './stage.ts'

/** Crowds cost more to draw, and another try seldom helps them. */
const MOST_TRIES = { few: 4, crowd: 3 }
const CROWD = 6

export interface Best {
  staged: Staged
  judgement: Judgement
  /** Words for what is not on the page. */
  missing: string[]
}

export async function bestOf(graph: SceneGraph, key: string, seed: number, detail: Detail): Promise<Best> {
  const acted = enact(graph)
  const things = graph.things.filter(({ id }) => acted.things.some((thing) => thing.id === id))
  const claims = { things, relations: askedOf(acted) }
  let best: { staged: Staged; judgement: Judgement } | null = null
  let most = MOST_TRIES.few
  let before = ''
  for (let attempt = 0; attempt < most; attempt++) {
    const staged = await stage(acted, key, seed, detail, attempt)
    const judgement = judge(staged, claims)
    if (staged.scene.members.length >= CROWD) most = MOST_TRIES.crowd
    if (!best || judgement.score > best.judgement.score) best = { staged, judgement }
    if (judgement.score === 1 || !canImprove(judgement)) break
    // What failed in the same way twice fails a third time.
    const flaws = flawsOf(judgement)
    if (flaws === before) break
    before = flaws
  }
  if (!best) throw new Error('no try was made')
  const { staged, judgement } = best
  // Nobody asked for what was implied.
  const gone = graph.things.filter(({ id, via }) => via !== 'implied' && judgement.gone.has(id)).map(({ word }) => word)
  const missing = [...new Set([...gone, ...(staged.misplaced ? [staged.misplaced] : [])])]
  return { staged, judgement, missing }
}

const flawsOf = ({ absent, verdicts, hovering, faceless }: Judgement): string =>
  JSON.stringify([
    absent.map(({ id }) => id),
    verdicts.map(({ holds }) => holds),
    [...hovering, ...faceless].map(({ key }) => key),
  ])

/** What nobody can draw does not appear on another try. */
const canImprove = ({ absent, verdicts, hovering, faceless }: Judgement): boolean =>
  absent.some(({ why }) => why !== 'not drawn') ||
  verdicts.some(({ holds }) => !holds) ||
  hovering.length + faceless.length > 0
