/** What a verb says once its subject and object are known. */
import type { ClauseState } from './clause-state.ts'
import { keepCompany } from './company.ts'
import type { Deed } from './deed.ts'
import { featureOf, lookOfPart } from './features.ts'
import type { Relation } from './graph.ts'
import type { Group } from './group.ts'
import { enliven } from './lively.ts'
import { mutualOf } from './mutual.ts'
import { nameThing } from './naming.ts'
import type { Node } from './node.ts'
import { ownDeed } from './own-deeds.ts'
import { bereave } from './owners.ts'
import type { NounPhrase } from './phrase.ts'
import { ownerAside } from './pronouns.ts'
import { counted } from './quantity.ts'
import { PLACE, type Scene } from './scene.ts'
import { choose, type Verb } from './verbs.ts'
import { isA } from './vocabulary.ts'
import { DOES_UP, doUp, FASTENS, fastenedAt, nibbledAt, PULLED, wornOn } from './worn-parts.ts'

/** One word for two or more. */
const PAIRS = /^(couple|twins|parents|family)$/

/** Of these one sees that the other does it too. */
const RETURNED = /^(looks-at|waves-at)$/

/** What nobody is drawn doing to a part of their own. */
const UNDRAWN = /^(hold|cover|pinch|cross|plug|lose|throw|hide|drop|forget|find)$/

export class Deeds {
  private readonly scene: Scene

  constructor(scene: Scene) {
    this.scene = scene
  }

  begin(verb: Verb, word: string, subjects: string[]): Deed {
    return { verb, word, subjects, objects: [], relation: null, isDone: false, hasTarget: false }
  }

  /** The deed under way is over: of a relative clause without an object it is what the clause is about. */
  end(state: ClauseState) {
    const { deed, relative } = state
    if (deed && !deed.isDone && deed.verb.object.length && relative.length) this.take(deed, relative)
    if (deed) this.finish(deed)
    state.deed = null
  }

  /** "a house covered …", "a tree decorated …": no one does it, it has been done. */
  isPatient(deed: Deed, next: Node | undefined): boolean {
    const { verb } = deed
    if (verb.alone !== '-' || !verb.object.length) return false
    if (next?.kind !== 'preposition') return next?.kind !== 'noun'
    const relation = verb.prepositions.get(next.word)?.[0]?.relation
    return relation === undefined || relation.startsWith('^')
  }

  /** What stands after the verb: things, or a part of somebody. */
  takeGroup(deed: Deed, group: Group) {
    const { owner = null, ownerWord = '' } = group.phrases.at(-1) ?? {}
    const aside = ownerWord === 'its' ? this.beastBeside(deed) : ownerAside(this.scene, ownerWord, deed.subjects)
    if (group.part && aside) this.takePartOf(deed, group, aside)
    else if (group.part && owner && owner !== 'pronoun') this.takePartOf(deed, group, nameThing(this.scene, owner))
    else if (group.part && deed.verb.lemma === 'have') this.takeFeature(deed, group)
    else if (group.part) this.takePart(deed, group.part, group.phrases.at(-1))
    else if (deed.verb.lemma === 'have' && deed.subjects.length && !this.scene.areAll(deed.subjects, 'alive'))
      this.takeOwn(deed, group)
    else if (owner && owner !== 'pronoun' && !/^(wear|tr[yi])/.test(deed.word) && this.scene.areAll(group.ids, 'worn'))
      this.takeWorn(deed, group.ids, nameThing(this.scene, owner))
    else if (
      DOES_UP.test(deed.word) &&
      this.scene.areAll(group.ids, 'worn') &&
      this.scene.areAll(deed.subjects, 'person')
    )
      doUp(this.scene, deed, group.ids)
    else this.take(deed, group.ids)
    if (owner && owner !== 'pronoun' && !group.part) bereave(this.scene, deed, owner, group.ids)
  }

  /** "the house has a red door": a house holds nothing. */
  private takeOwn(deed: Deed, group: Group) {
    deed.isDone = true
    keepCompany(this.scene, { subject: deed.subjects, last: { ids: [], role: 'none' }, group, deed: null })
  }

  /** "a girl feeds a horse while her brother brushes its tail": the tail is the horse's. */
  private beastBeside({ subjects }: Deed): string | null {
    if (!this.scene.areAll(subjects, 'person')) return null
    return this.scene.things.findLast(({ name, via }) => via !== 'implied' && isA(name, 'animal'))?.id ?? null
  }

  /** The object after the verb. */
  take(deed: Deed, ids: string[]) {
    deed.isDone = true
    const { verb, subjects, word } = deed
    if (!ids.length) return
    for (const id of ids) {
      const named = choose(verb.object, this.scene.nameOf(id))
      const relation = named === 'wears' && this.isMissed(deed, id) ? 'holds' : named
      if (this.isWhere(id, relation)) {
        // "vacuuming the living room", "exploring a cave": that is where it is done.
        this.scene.place ??= this.scene.nameOf(id)
        this.scene.drop(id)
        deed.isDone = false
      } else if (relation === '@recipient') {
        deed.relation = 'gives-to'
        this.scene.relate(subjects, 'gives-to', [id], { word })
      } else if (relation === '@feeding') {
        this.scene.relate(subjects, 'holds', [id], { word })
      } else if (relation) {
        deed.relation = relation
        this.scene.relate(subjects, relation, [id], { word })
      } else if (verb.alone !== '-' || verb.prepositions.size === 0 || verb.object.length === 0)
        this.takeLoosely(deed, id)
    }
    deed.objects = [...deed.objects, ...ids.filter((id) => this.scene.get(id))]
    this.takeTool(deed)
  }

  /** "looking for his slipper but the puppy has it": nobody has that on. */
  private isMissed({ verb, subjects }: Deed, id: string): boolean {
    const isOther = ({ a, b, relation }: Relation) => b === id && !subjects.includes(a) && relation === 'looks-at'
    return verb.lemma === 'have' && this.scene.relations.some(isOther)
  }

  private isWhere(id: string, relation: string | null): boolean {
    const isVague = relation === null || /^(cleans|looks-at|plays-with|holds|next-to)$/.test(relation)
    return isVague && this.scene.isA(id, 'place') && (this.scene.place ?? '') !== this.scene.nameOf(id)
  }

  /** A verb that takes no object has one all the same: the two are kept together. */
  private takeLoosely(deed: Deed, id: string) {
    const { scene } = this
    const relation = scene.isA(id, 'ridden')
      ? 'rides'
      : scene.isA(id, 'worn')
        ? 'wears'
        : scene.isA(id, 'sky')
          ? 'looks-at'
          : 'plays-with'
    deed.relation = relation
    scene.relate(deed.subjects, relation, [id], { word: deed.word })
  }

  /** "brushing her hair", "waving its paw". */
  private takePart(deed: Deed, part: string, phrase: NounPhrase | undefined) {
    deed.isDone = true
    lookOfPart(this.scene, deed.subjects, phrase)
    const relation = choose(deed.verb.object, part)
    if (relation === 'cleans') {
      for (const id of deed.subjects) this.scene.relations.push({ a: id, relation, b: id, part, word: deed.word })
      deed.relation = relation
      this.takeTool(deed)
      deed.objects = deed.subjects
      return
    }
    const own = ownDeed(deed.verb.lemma, part, phrase?.word ?? part)
    if (/^(raise|lift)$/.test(deed.verb.lemma) && part === 'hand')
      this.scene.relate(deed.subjects, 'waves', [null], { word: deed.word })
    else if (/^(hold|take|shake)$/.test(deed.verb.lemma) && part === 'hand') {
      deed.relation = 'holds-hands-with'
      this.each(deed, deed.relation)
    } else if (own) {
      for (const a of deed.subjects) this.scene.relations.push({ a, b: null, word: deed.word, ...own })
      if (part === 'mouth') this.scene.said.push('mouth', 'teeth', 'fangs', 'tongue')
    } else if (UNDRAWN.test(deed.verb.lemma)) this.scene.unknown.push(`${deed.word} ${phrase?.word ?? part}`)
    else if (deed.verb.alone !== '-') this.alone(deed)
  }

  /** "tying her brother's shoe": the brother is there, in his shoes. */
  private takeWorn(deed: Deed, ids: string[], wearer: string | null) {
    if (!wearer || deed.verb.lemma === 'wear') return this.take(deed, ids)
    deed.isDone = true
    if (FASTENS.test(deed.word)) {
      deed.relation = 'plays-with'
      deed.objects = [wearer]
      const at = fastenedAt(this.scene.nameOf(ids[0] ?? ''))
      this.scene.relate(deed.subjects, 'plays-with', [wearer], { word: deed.word, part: at })
      this.scene.relate([wearer], 'wears', ids)
      return
    }
    const part = wornOn(this.scene.nameOf(ids[0] ?? ''))
    if (this.scene.areAll(deed.subjects, 'animal') && !PULLED.test(deed.word)) {
      this.takeWornByBeast(deed, ids, wearer)
      return
    }
    deed.relation = part && PULLED.test(deed.word) ? 'pulls' : 'holds'
    if (part && deed.relation === 'pulls') {
      deed.objects = [wearer]
      this.scene.relate(deed.subjects, 'pulls', [wearer], { word: deed.word, part })
    } else {
      deed.objects = ids
      this.scene.relate(deed.subjects, 'holds', ids, { word: deed.word })
    }
    // Trousers everybody wears.
    if (deed.relation === 'pulls' && this.scene.nameOf(ids[0] ?? '') === 'pants')
      for (const id of ids) this.scene.drop(id)
    else this.scene.relate([wearer], 'wears', ids)
  }

  /** "a goat nibbling a farmer's hat": it is on his head. What a dog buries or fetches is on nobody's feet. */
  private takeWornByBeast(deed: Deed, ids: string[], wearer: string) {
    const part = nibbledAt(deed.verb.lemma, this.scene.nameOf(ids[0] ?? ''))
    this.take(deed, part ? [wearer] : ids)
    if (part) this.scene.relate([wearer], 'wears', ids)
    for (const known of this.scene.relations)
      if (part && known.b === wearer && known.word === deed.word) known.part = part
    const seen = ({ a, b }: Relation) => a === wearer && deed.subjects.includes(b ?? '')
    if (!part && deed.verb.lemma !== 'steal' && !this.scene.relations.some(seen))
      this.scene.relate([wearer], 'looks-at', deed.subjects)
  }

  /** "checking a hippo's teeth": it is done to the hippo. */
  private takePartOf(deed: Deed, group: Group, id: string | null) {
    if (!id) return
    group.ids.push(id)
    lookOfPart(this.scene, [id], group.phrases.at(-1))
    this.take(deed, [id])
    for (const relation of this.scene.relations)
      if (relation.b === id && relation.word === deed.word && group.part) relation.part = group.part
  }

  /** "the cow has spots". */
  private takeFeature(deed: Deed, { phrases }: Group) {
    deed.isDone = true
    featureOf(this.scene, deed.subjects, phrases.at(-1))
  }

  private takeTool(deed: Deed) {
    const { tool } = deed.verb
    if (!tool || deed.relation === null) return
    // A moon that fishes has hands for the rod.
    for (const a of deed.subjects) enliven(this.scene, { a, relation: deed.relation, b: null })
    const forAll = tool.startsWith('+')
    const { name, n } = counted(forAll ? tool.slice(1) : tool)
    const handed = deed.subjects.filter((id) => this.scene.isA(id, forAll ? 'alive' : 'handed'))
    if (!handed.length || deed.objects.some((id) => this.scene.nameOf(id) === name)) return
    const id = this.scene.imply(name, n)
    this.scene.relate(handed, 'holds', [id])
    for (const known of this.scene.relations)
      if (handed.includes(known.a) && known.relation === deed.relation && known.word === deed.word) known.tool = id
  }

  /** Each does it to the other: "two bears hugging". */
  each(deed: Deed, relation = mutualOf(deed)) {
    const { subjects, word } = deed
    deed.isDone = true
    const [first, ...others] = subjects
    if (!first) return
    if (others.length) this.scene.relate([first], relation, others, { word })
    if (others.length && RETURNED.test(relation)) this.scene.relate(others, relation, [first], { word })
    if (!others.length && ((this.scene.get(first)?.n ?? 1) > 1 || PAIRS.test(this.scene.nameOf(first))))
      this.scene.relations.push({ a: first, relation, b: first, word })
  }

  /** The verb ends without an object. */
  finish(deed: Deed) {
    const [relation, along] = deed.verb.alone.split(' ')
    // "sledding down a hill": the sled is not said, and the hill is not what one rides.
    const needsThing =
      along !== undefined && !along.startsWith('@') && !deed.objects.length && relation !== deed.relation
    if (!deed.isDone || needsThing) this.alone(deed)
  }

  /** "… with two fish watching": whatever the others do. */
  private relateToOthers({ subjects, word }: Deed, relation: string) {
    const other = this.scene.things.find((thing) => !subjects.includes(thing.id) && thing.via !== 'implied')
    if (other) this.scene.relate(subjects, relation, [other.id], { word })
  }

  private alone(deed: Deed) {
    deed.isDone = true
    const { verb, subjects, word } = deed
    const [relation = '-', ...rest] = verb.alone.split(' ')
    const along = rest.join(' ')
    if (relation === '-' || !subjects.length) return
    // "the date circled" does not circle in the sky.
    const canFly = subjects.some((id) => ['alive', 'flyer', 'vehicle'].some((kind) => this.scene.isA(id, kind)))
    if (verb.lemma === 'circle' && !canFly) return
    if (relation === '@play') {
      if (subjects.length > 1 || (this.scene.get(subjects[0] ?? '')?.n ?? 1) > 1) this.each(deed, 'plays-with')
      return
    }
    if (along === '@each') this.each(deed, relation)
    else if (along === '@topic') this.relateToOthers(deed, relation)
    else if (along === '@water') {
      this.scene.place ??= 'sea'
      this.scene.relate(subjects, relation, [PLACE], { word })
    } else if (along && this.scene.areAll(subjects, 'vehicle')) {
      // "a boat sails": nobody sits in another boat.
      this.scene.relate(subjects, 'floats', [null], { word })
    } else if (along) {
      const { name, n } = counted(along)
      this.scene.relate(subjects, relation, [this.scene.imply(name, n)], { word })
      deed.relation = relation
      this.takeTool(deed)
    } else {
      this.scene.relate(subjects, relation, [null], { word })
      deed.relation = relation
      this.takeTool(deed)
    }
  }
}
