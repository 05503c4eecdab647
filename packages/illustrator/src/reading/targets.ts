/** Prepositions and what comes after them: where something is, and of whom it is said. */
import { adverbOf, isFar, Sides } from './adverbs.ts'
import { Attachment } from './attachment.ts'
import { AS, LISTING } from './attachment-words.ts'
import type { ClauseState } from './clause-state.ts'
import type { NamedThing } from './graph.ts'
import { type Group, type GroupReader, isJoint } from './group.ts'
import { nameThing } from './naming.ts'
import { isOwnPart } from './own-parts.ts'
import type { Scene } from './scene.ts'
import { sizeBeside } from './sizes.ts'
import { isDoneByThings, type Verb } from './verbs.ts'
import { isA } from './vocabulary.ts'

/** What these say is of the object before them, never of the one who acts. */
const OF_OBJECTS = /^(of|out of|full of|made of|made out of|from|shaped like)$/

/** What lands on somebody. */
const SPILLING = /^(pours|waters|throws|paints|drops)$/

const WHERE_ONE_HIDES = /^(behind|from behind|next to|beside|under|by)$/

/** Where somebody is in or on something. */
const HOSTED = /^(inside|comes-out-of|hides-in|sleeps-in|stands-on|sits-on|on-top-of|lies-on)$/
const FAR_BASES = ['place', 'water', 'sky', 'weather', 'worn']
/** Drawn at the horizon anyway. */
const GROUND = /^(mountain|hill|island|city|village|forest)$/
/** So high far things are beside who is near. */
const FAR = 0.4

export class TargetReader {
  readonly attachment: Attachment
  readonly sides = new Sides()
  /** "in the distance": told of the others once all are known. */
  private readonly far: string[] = []
  private readonly scene: Scene
  private readonly state: ClauseState
  private readonly groups: GroupReader

  constructor(scene: Scene, state: ClauseState, groups: GroupReader) {
    this.scene = scene
    this.state = state
    this.groups = groups
    this.attachment = new Attachment(scene)
  }

  readPreposition(word: string) {
    this.state.isNegated = false
    const next = this.state.after()
    if (next?.kind !== 'noun' && next?.kind !== 'pronoun') {
      this.readAdverb(word)
      return
    }
    this.state.preposition = word
    const before = this.state.before()?.kind
    this.state.isNear = before !== 'comma' && before !== 'and' && before !== 'stop'
    const startsClause = this.state.joint === 'and' || this.state.joint === 'comma' || this.state.joint === 'stop'
    if (startsClause || !this.state.subject.length) this.state.fronted = { preposition: word, ids: [] }
  }

  /** "with a star on top", "and a tree in the background". */
  readAdverb(word: string) {
    this.sides.note(word, this.state.last.ids)
    const relation = adverbOf(word)
    const { ids } = this.state.last
    if (!relation || !ids.length) return
    if (isFar(word)) {
      this.far.push(...ids)
      return
    }
    const others = this.scene.things.filter((thing) => !ids.includes(thing.id) && thing.via !== 'implied')
    if (this.scene.areAll(ids, 'weather') || this.scene.areAll(ids, 'sky')) return
    const solid = others.filter((thing) => !isA(thing.name, 'alive') && !isA(thing.name, 'worn')).at(-1)?.id
    const [companion] = this.state.company.filter((id) => !ids.includes(id))
    // "a troll under a bridge with three goats on top": of the bridge.
    const isOnThing = relation === 'on-top-of' && solid !== undefined && this.scene.areAll(this.state.company, 'alive')
    // "driving a truck with grandpa inside": nobody is inside who drives.
    const isRoom = ({ name }: NamedThing) => ['vehicle', 'container', 'building'].some((kind) => isA(name, kind))
    const room = relation === 'inside' ? others.findLast(isRoom)?.id : undefined
    const base =
      room ??
      (isOnThing ? solid : companion) ??
      (this.scene.areAll(this.state.topic, 'alive') ? solid : undefined) ??
      this.state.topic.find((id) => !ids.includes(id)) ??
      others.at(-1)?.id
    if (!base) return
    const whole = this.wholeOf(relation, base, ids) ?? base
    // "a cleaner waving at a baby inside": of a house that nobody named.
    if (relation === 'inside' && this.scene.isA(whole, 'person')) return
    this.forgetBeside(ids, room === undefined ? base : null)
    this.scene.relate(ids, relation, [whole])
  }

  /** "a princess in a tower with a dragon outside", "with a dog below": of the tower; nobody is inside somebody. */
  private wholeOf(relation: string, base: string, ids: readonly string[]): string | undefined {
    const isThing = (id: string | null) =>
      id !== null && !ids.includes(id) && this.scene.get(id) && !this.scene.isA(id, 'alive')
    if (relation === 'inside' && this.scene.isA(base, 'alive'))
      return this.scene.things.filter(({ id, name }) => isThing(id) && isA(name, 'container')).at(-1)?.id
    if (!/^(in-front-of|under)$/.test(relation)) return undefined
    return (
      this.scene.relations.find(({ a, b, relation: known }) => a === base && HOSTED.test(known) && isThing(b))?.b ??
      undefined
    )
  }

  /** Of one thing, or of all. */
  private forgetBeside(ids: readonly string[], base: string | null) {
    this.scene.forget(
      ({ a, b, relation: known }) =>
        /^(next-to|flies-over|inside|on-top-of)$/.test(known) && ids.includes(a) && (base === null || b === base),
    )
  }

  /** What is far away is small, and behind whoever the picture is of. */
  settleFar() {
    const isNear = ({ id, name }: NamedThing) => !this.far.includes(id) && !FAR_BASES.some((kind) => isA(name, kind))
    const near = this.scene.things.filter(isNear)
    const base = near.find(({ name }) => isA(name, 'alive')) ?? near[0]
    for (const id of this.far) {
      const thing = this.scene.get(id)
      if (!thing || !base || isA(thing.name, 'sky')) continue
      this.scene.forget(({ a, relation }) => a === id && /^(next-to|flies-over|inside|on-top-of|above)$/.test(relation))
      if (!GROUND.test(thing.name)) thing.size = Math.min(1, sizeBeside(thing.name, base.name, FAR))
      if (!isA(thing.name, 'flyer')) this.scene.relate([id], 'behind', [base.id])
    }
  }

  /** "on the hill stands a castle": what was said first is of the one named now. */
  readFronted(ids: readonly string[]) {
    const { fronted } = this.state
    if (!fronted?.ids.length || !ids.length) return
    this.attachment.place(ids, fronted.preposition, fronted.ids)
    this.state.fronted = null
  }

  readTarget() {
    const preposition = this.state.preposition ?? ''
    const first = this.state.nodes[this.state.i]
    // "between his mom and dad holding hands": one alone has nothing between.
    const least = preposition === 'between' && first?.kind === 'noun' && first.phrase.quantity.n === 1 ? 2 : 1
    const { group, end } = this.groups.read(this.state.i, false, {
      isList: LISTING.has(preposition),
      isOf: preposition === 'of',
      isRoles: AS.has(preposition),
      least,
    })
    this.state.i = end - 1
    let after = end
    while (this.state.nodes[after]?.kind === 'comma') after++
    // "next to the barn is a tractor".
    const isInverted = this.state.nodes[after]?.kind === 'be' && this.state.nodes[after + 1]?.kind === 'noun'
    if (this.state.fronted && (isInverted || !this.state.subject.length)) {
      const isPlace = this.attachment.settle(this.state.fronted.preposition, group)
      if (!isPlace) this.state.fronted.ids = group.ids
      this.state.last = { ids: group.ids, role: 'target' }
      this.state.preposition = null
      return
    }
    this.state.fronted = null
    // "pouring juice on his brother's shirt": on him who wears it.
    const isOnOther = /^(on|onto|all over)$/.test(preposition) && SPILLING.test(this.state.deed?.relation ?? '')
    this.attach(WHERE_ONE_HIDES.test(preposition) || isOnOther ? this.wearerOf(group) : group)
    if (preposition === 'with' && group.part) this.readFurther(end)
  }

  /** "behind her mother's skirt": the mother is there, in her skirt. */
  private wearerOf(group: Group): Group {
    const owner = group.phrases.at(-1)?.owner
    if (!owner || owner === 'pronoun' || !this.scene.areAll(group.ids, 'worn')) return group
    const wearer = nameThing(this.scene, owner)
    if (!wearer) return group
    this.scene.relate([wearer], 'wears', group.ids)
    return { ...group, ids: [wearer] }
  }

  /** "with curly hair and glasses": what follows a part of the body is of the same one. */
  private readFurther(end: number) {
    let next = end
    while (isJoint(this.state.nodes[next])) next++
    const node = this.state.nodes[next]
    if (next === end || node?.kind !== 'noun' || isA(node.phrase.found?.name ?? '', 'alive')) return
    this.state.i = next
    this.state.preposition = 'with'
    this.state.last = { ids: this.state.company, role: 'subject' }
    this.readTarget()
  }

  /** "with smoke rising", but not "with wings flying", where the one who has them flies. */
  private actsByItself({ ids }: Group, verb: Verb): boolean {
    if (
      (!isDoneByThings(verb) && this.scene.areAll(this.state.subject, 'alive')) ||
      ids.some((id) => this.scene.isA(id, 'worn') || this.scene.isA(id, 'part') || this.isOwn(id))
    )
      return false
    return verb.like !== 'emerge' || !this.scene.areAll(this.state.subject, 'alive')
  }

  /** The smoke of a steam train. */
  private isOwn(id: string): boolean {
    return this.state.subject.some((owner) => isOwnPart(this.scene.nameOf(id), this.scene.nameOf(owner)))
  }

  /** "with a tent, a fire, marshmallows on sticks": of a long list only the last. */
  private nearest(): ClauseState['last'] {
    const { ids, role } = this.state.last
    const isPlaced = this.state.preposition !== 'with' && role === 'company' && ids.length > 2
    return isPlaced ? { ids: ids.slice(-1), role } : this.state.last
  }

  attach(group: Group) {
    const preposition = this.state.preposition ?? ''
    const stranger = this.state.isNear ? this.state.lastUnknown : null
    const isUnknown = !group.ids.length && !group.part && group.phrases.some(({ unknown }) => unknown !== null)
    this.state.lastUnknown = isUnknown ? 'company' : null
    if (isUnknown && this.state.deed) this.scene.said.push(this.state.deed.word)
    const isOfStranger =
      stranger === 'company' ? group.part !== null || preposition !== 'with' : OF_OBJECTS.test(preposition)
    if (stranger && isOfStranger) {
      // "with a gizmo on his head": what cannot be drawn is nowhere, and nothing else is there instead.
      this.state.preposition = null
      return
    }
    const next = this.state.after()
    // "with a cat watching": the cat is no one's company, it does something of its own.
    if (
      preposition === 'with' &&
      this.state.deed?.relation !== 'holds-hands-with' &&
      next?.kind === 'verb' &&
      next.form === 'ing' &&
      group.part === null &&
      (this.scene.areAll(group.ids, 'alive') || this.actsByItself(group, next.verb))
    ) {
      this.state.last = { ids: group.ids, role: 'company' }
      this.state.company = this.state.subject
      this.state.preposition = null
      this.state.joint = 'none'
      return
    }
    const result = this.attachment.attach({
      preposition,
      group,
      deed: this.state.deed,
      subject: this.state.subject,
      topic: this.state.topic,
      last: this.state.isNear ? this.nearest() : { ids: [], role: 'none' },
      isRelative: this.state.joint === 'which',
      company: this.state.company,
    })
    if (preposition === 'with' || preposition === 'featuring' || preposition === 'including')
      this.state.company = result.head
    if (this.state.deed?.relation === 'holds-hands-with' && preposition === 'with') {
      // "a girl holding hands with grandma walking on the beach": both walk.
      this.state.subject = [...new Set([...this.state.subject, ...group.ids])]
      this.state.last = { ids: this.state.subject, role: 'subject' }
      this.state.preposition = null
      return
    }
    // "a cat at her feet playing": the cat plays.
    if (!result.isOfHead && group.part !== 'foot')
      this.state.last = { ids: group.ids.filter((id) => this.scene.get(id)), role: result.role }
    this.state.preposition = null
    this.state.joint = 'none'
  }
}
