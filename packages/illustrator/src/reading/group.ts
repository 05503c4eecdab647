/** Noun phrases that belong together: "a cat, a dog and two birds". */
import { nameThing } from './naming.ts'
import type { Node } from './node.ts'
import { partLook, wholeOf } from './own-parts.ts'
import type { NounPhrase } from './phrase.ts'
import type { Scene } from './scene.ts'
import { isDoneByThings } from './verbs.ts'
import { isA } from './vocabulary.ts'

export interface Group {
  ids: string[]
  phrases: NounPhrase[]
  /** The part of the body that is named instead of a thing: "on her lap". */
  part: string | null
}

/** What the word before a group tells of it. */
interface Reading {
  /** It goes on over commas. */
  isList?: boolean
  isOf?: boolean
  /** What somebody is dressed as. */
  isRoles?: boolean
  /** So many there are in any case. */
  least?: number
}

export const isJoint = (node: Node | undefined) => node?.kind === 'and' || node?.kind === 'comma'
const isAlive = (phrase: NounPhrase | undefined) =>
  !!phrase?.share || (!!phrase?.found && isA(phrase.found.name, 'alive'))

/** What is strewn over a page rather than a place on it. */
const isLoose = (phrase: NounPhrase | undefined) =>
  /^(heart|star|bubble|balloon|snowflake|butterfly|musical note|confetti)$/.test(phrase?.found?.name ?? '')

/** "grandma's hands holding a nest": whose they are is who acts. */
const ownerOfPart = (phrase: NounPhrase): NounPhrase =>
  phrase.part && phrase.owner && phrase.owner !== 'pronoun' ? phrase.owner : phrase

export class GroupReader {
  private readonly nodes: readonly Node[]
  private readonly scene: Scene

  constructor(nodes: readonly Node[], scene: Scene) {
    this.nodes = nodes
    this.scene = scene
  }

  /** Reads from a noun on; `end` is the node after the last noun of the group. */
  read(start: number, isSubject: boolean, how: Reading = {}): { group: Group; end: number } {
    const { isList = true, isOf = false, isRoles = false, least = 1 } = how
    const group: Group = { ids: [], phrases: [], part: null }
    let end = start
    let lastEnd = start
    for (;;) {
      const node = this.nodes[end]
      if (node?.kind !== 'noun') break
      // "with a top hat and a mustache": the part is read by itself.
      if (node.phrase.part && group.ids.length && !isSubject) {
        end = lastEnd
        break
      }
      this.put(group, isSubject ? ownerOfPart(node.phrase) : node.phrase)
      end++
      lastEnd = end
      if (group.part) break
      let next = end
      while (isJoint(this.nodes[next])) next++
      const further = this.nodes[next]
      if (next === end || further?.kind !== 'noun' || further.phrase.share) break
      if (!isSubject && group.phrases.length >= least && this.startsClause(next, group, isRoles)) break
      // "with ornaments and presents under it": only the last are under it.
      const isApart = this.nodes[next + 1]?.kind === 'preposition' && this.nodes[next + 2]?.kind === 'pronoun'
      if (!isSubject && isList && isApart) break
      // "a vase of roses and a cup of tea".
      if (isOf && !group.phrases[0]?.hasArticle && (this.hasArticle(next) || this.isOneAfterMany(group, next))) break
      // "on a hill and a tree next to it".
      if (!isList && this.nodes[next + 1]?.kind === 'preposition') break
      if (!isList && (this.nodes[end]?.kind === 'comma' || !this.isAlike(group, next))) break
      // "a castle, a flag and a mermaid waving": she alone waves.
      if (isSubject && !isAlive(group.phrases.at(-1)) && this.isActor(next)) break
      const isNewClause = this.nodes[next - 1]?.kind === 'comma' && !this.goesOn(next)
      if (isSubject && isNewClause && this.startsClause(next, group)) break
      end = next
    }
    return { group, end }
  }

  /** "a cat, a dog and a rabbit sleeping": after the dog the list is not at its end. */
  private goesOn(i: number): boolean {
    return this.nodes[i + 1]?.kind === 'and' && this.nodes[i + 2]?.kind === 'noun'
  }

  /** "a basket of apples, ladder": no ladder is in it. */
  private isOneAfterMany({ phrases }: Group, i: number): boolean {
    const node = this.nodes[i]
    const isMany = phrases.every(({ found }) => found?.plural)
    return isMany && node?.kind === 'noun' && node.phrase.found?.plural === false
  }

  /** Somebody who does what no thing does. */
  private isActor(i: number): boolean {
    const [node, verb] = [this.nodes[i], this.nodes[i + 1]]
    return node?.kind === 'noun' && isAlive(node.phrase) && verb?.kind === 'verb' && !isDoneByThings(verb.verb)
  }

  private hasArticle(i: number): boolean {
    const node = this.nodes[i]
    return node?.kind === 'noun' && node.phrase.hasArticle
  }

  /** Whether a further noun can be in the same place as those before: all alive, or none. */
  private isAlike(group: Group, i: number): boolean {
    const node = this.nodes[i]
    const before = group.phrases.at(-1)
    // "on a branch and hearts": nothing is on the hearts.
    if (node?.kind !== 'noun' || isLoose(node.phrase) !== isLoose(before)) return false
    return isAlive(node.phrase) === isAlive(before)
  }

  put(group: Group, phrase: NounPhrase) {
    group.phrases.push(phrase)
    if (phrase.unknown && !this.isOfWhole(phrase)) this.scene.unknown.push(phrase.unknown)
    if (phrase.part) {
      group.part = phrase.part
      return
    }
    const id = nameThing(this.scene, phrase)
    if (id) group.ids.push(id)
  }

  /** "a torn sail" of the ship that was named: how the ship looks. */
  private isOfWhole({ unknown, attributes }: NounPhrase): boolean {
    const part = unknown?.toLowerCase() ?? ''
    const whole = wholeOf(this.scene, part)
    if (!whole) return false
    whole.attributes.push(partLook(part, attributes))
    this.scene.said.push(part)
    return true
  }

  /** Whether a noun after "and" begins a clause of its own: "… and a dog barking", "… and a fox with a scarf". */
  private startsClause(i: number, group: Group, isRoles = false): boolean {
    const node = this.nodes[i]
    if (node?.kind !== 'noun') return false
    let after = i + 1
    // "a cat and a dog running": the verb is that of the whole list, if all of it is alive.
    while (isJoint(this.nodes[after]) && this.nodes[after + 1]?.kind === 'noun') after += 2
    const next = this.nodes[after]
    const lastIsAlive = isAlive(group.phrases.at(-1))
    if (next?.kind === 'be') return true
    // "as a cat and a boy dressed as a ghost".
    if (next?.kind === 'preposition' && /^(dressed|disguised)/.test(next.word)) return true
    // "kids dressed as a bee and a knight dancing": the kids dance.
    if (isRoles) return false
    if (next?.kind === 'verb') return isAlive(node.phrase) || (!lastIsAlive && isDoneByThings(next.verb))
    return next?.kind === 'preposition' && isAlive(node.phrase) && !lastIsAlive
  }
}
