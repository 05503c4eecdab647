/** Who does what a verb says. */
import type { Scene } from './scene.ts'

/** What the last noun was to its clause. */
export type Role = 'subject' | 'object' | 'target' | 'company' | 'none'
/** What stood between the last noun and here. */
export type Joining = 'none' | 'and' | 'comma' | 'stop' | 'which'

export interface Situation {
  /** "to rescue a kitten". */
  isPurpose: boolean
  /** Whoever is taught or helped does it: "training his dog to sit". */
  isTaught: boolean
  /** What a thing can do: "with smoke rising". */
  isDoneByThings: boolean
  /** "a hive hanging from a branch": the nearest hangs or grows. */
  isHanging: boolean
  /** The subject is something we cannot draw. */
  isUnknown: boolean
  /** The verb comes right after a noun, or its adverb: "a bear inside waving". */
  isRightAfter: boolean
  /** "a girl and a dog who is eating": the verb is said of one. */
  isOfOne: boolean
  /** The same verb once more: "a mouse riding a cat riding a dog". */
  isAgain: boolean
  /** Who was named last of all who are alive. */
  lastAlive: string[]
  joint: Joining
  subject: string[]
  last: { ids: string[]; role: Role }
}

/** The subject, or the one just named: "a girl watching a cat chasing a mouse". */
export function actorsOf(scene: Scene, situation: Situation): string[] {
  const { isPurpose, isUnknown, isRightAfter, joint, subject, last } = situation
  // "a cactus with a face wearing a hat": the face became how it looks.
  if (last.role === 'company' && !last.ids.length && subject.length) return subject
  if (!subject.length && !last.ids.length) return isUnknown ? [] : [scene.imply('child')]
  // "a lady in a new dress who looks in the mirror": no dress looks.
  const wearers = scene.relations.filter(({ relation, b }) => relation === 'wears' && b && last.ids.includes(b))
  if (joint === 'which' && wearers.length && !situation.isDoneByThings) return [...new Set(wearers.map(({ a }) => a))]
  if (joint === 'which' && last.ids.length) return situation.isOfOne ? last.ids.slice(-1) : last.ids
  if (isPurpose && situation.isTaught && scene.areAll(last.ids, 'alive')) return last.ids
  if (isPurpose || joint === 'and' || joint === 'comma' || (joint === 'stop' && subject.length)) return subject
  const isOther = last.role !== 'subject' && last.role !== 'none' && last.ids.length > 0
  const isFixed = (id: string) =>
    scene.relations.some(({ a, relation, b }) => relation === 'has' && subject.includes(a) && b === id)
  const isPartOfOne = last.ids.some((id) => scene.isA(id, 'worn') || scene.isA(id, 'part') || isFixed(id))
  if (isRightAfter && last.role === 'company' && situation.isDoneByThings && !isPartOfOne) return last.ids
  if (isRightAfter && last.role === 'company' && !scene.areAll(subject, 'alive') && !isPartOfOne) return last.ids
  const isCarrying = !situation.isAgain && isMount(scene, subject, last.ids)
  if (isRightAfter && isOther && scene.areAll(last.ids, 'alive') && !isCarrying) return last.ids
  const isFree = isOther && !isPartOfOne && !scene.areAll(last.ids, 'alive') && !isMount(scene, subject, last.ids)
  if (isRightAfter && situation.isHanging && isFree) return last.ids
  // "a treehouse with a swing, boy in the window looking at the moon": no house looks.
  const isStill = (id: string) => scene.isA(id, 'building') || scene.isA(id, 'furniture') || scene.isA(id, 'tree')
  const isOfThing = subject.length > 0 && subject.every(isStill)
  if (isOfThing && !situation.isDoneByThings && situation.lastAlive.length) return situation.lastAlive
  return subject.length ? subject : last.ids
}

/** Whoever rides, drives or holds something goes on acting: "a girl riding a pony holding a flag". */
function isMount(scene: Scene, subject: readonly string[], ids: readonly string[]): boolean {
  return scene.relations.some(
    ({ a, relation, b }) =>
      /^(rides|drives|wears|holds|inside)$/.test(relation) && subject.includes(a) && ids.includes(b ?? ''),
  )
}

const FINNED = /fish$|shark$|whale$|dolphin|orca|narwhal|beluga|seahorse|eel$|ray$/

/** At home under water, and without anything to hold a tool with: it blows bubbles without a wand. */
export const isFinned = (name: string): boolean => FINNED.test(name)
