/** Passives: who does it stands after "by". */
import type { Node } from './node.ts'
import type { Scene } from './scene.ts'
import type { Verb } from './verbs.ts'
import { isA } from './vocabulary.ts'

/** What is done to whoever is alive. */
const OF_BEINGS = /^(chase|follow|hug|kiss|feed|scare|tickle|rescue|help)$/

/** To whom it is done: to what was named last, or else to the subject. */
export function patientOf(scene: Scene, { like }: Verb, subject: string[], nearest: string[]): string[] {
  // "an elephant on roller skates pushed by a mouse": the elephant is pushed.
  if (!nearest.length || scene.areAll(nearest, 'worn') || isLed(scene, subject, nearest)) return subject
  // "a surfer on a wave chased by a shark": nobody chases a wave.
  const isOfBeings = OF_BEINGS.test(like) && scene.areAll(subject, 'alive') && !scene.areAll(nearest, 'alive')
  return isOfBeings ? subject : nearest
}

/** "dogs on leashes walked by a boy": the dogs are walked. */
const isLed = (scene: Scene, subject: string[], nearest: string[]): boolean =>
  scene.areAll(subject, 'alive') && nearest.every((id) => /^(leash|rope|ribbon|string)$/.test(scene.nameOf(id)))

/** Where the "by" of a verb stands: "guarded by a dragon", "pulled on a sled by a dog". */
export function agentAfter(nodes: readonly Node[], verb: number): number | null {
  for (let k = verb + 1; k < nodes.length; k++) {
    const node = nodes[k]
    if (node?.kind === 'preposition' && node.word === 'by') {
      const agent = nodes[k + 1]
      const isAlive = agent?.kind === 'noun' && isA(agent.phrase.found?.name ?? '', 'alive')
      return agent?.kind === 'noun' && (k === verb + 1 || isAlive) ? k : null
    }
    if (node?.kind !== 'preposition' && node?.kind !== 'noun') return null
  }
  return null
}
