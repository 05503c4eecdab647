/** Walks through the nodes of a prompt and says who does what to whom, where and with what. */

import { actorsOf, type Joining, type Role } from './actors.ts'
import { adverbOf, Sides } from './adverbs.ts'
import { Attachment, LISTING } from './attachment.ts'
import { type Deed, Deeds } from './deeds.ts'
import { type Group, GroupReader } from './group.ts'
import { identify, nameThing, qualify } from './naming.ts'
import type { Node } from './nodes.ts'
import type { NounPhrase } from './phrase.ts'
import { resolve } from './pronouns.ts'
import type { Scene } from './scene.ts'
import { isDoneByThings } from './verbs.ts'
import { isA } from './vocabulary.ts'

export class ClauseReader {
  private readonly scene: Scene
  private readonly nodes: readonly Node[]
  private readonly groups: GroupReader
  private readonly deeds: Deeds
  private readonly attachment: Attachment
  private i = 0
  private subject: string[] = []
  /** What the prompt is about: the first subject. */
  private topic: string[] = []
  private deed: Deed | null = null
  private last: { ids: string[]; role: Role } = { ids: [], role: 'none' }
  /** What the last noun after a preposition hangs on. */
  private joint: Joining = 'stop'
  private preposition: string | null = null
  private fronted: { preposition: string; ids: string[] } | null = null
  private isNegated = false
  private company: string[] = []
  /** Somebody acts whom we cannot draw. */
  private isSubjectUnknown = false
  private readonly sides = new Sides()

  constructor(nodes: readonly Node[], scene: Scene) {
    this.nodes = nodes
    this.scene = scene
    this.groups = new GroupReader(nodes, scene)
    this.deeds = new Deeds(scene)
    this.attachment = new Attachment(scene)
  }

  read() {
    for (this.i = 0; this.i < this.nodes.length; this.i++) {
      const node = this.nodes[this.i]
      if (!node) break
      switch (node.kind) {
        case 'stop':
          this.endSentence()
          break
        case 'comma':
        case 'and':
          if (node.kind === 'comma') this.isNegated = false
          this.preposition = null
          this.joint = node.kind
          break
        case 'which':
          this.joint = 'which'
          break
        case 'no':
          this.isNegated = true
          break
        case 'be':
          this.readBe()
          break
        case 'verb':
          this.readVerb(node)
          break
        case 'preposition':
          this.readPreposition(node.word)
          break
        case 'quality':
          qualify(this.scene, this.last.ids.length ? this.last.ids : this.subject, node.word)
          break
        case 'pronoun':
          this.readPronoun(node.word)
          break
        case 'noun':
          this.readNoun(node)
      }
    }
    this.finishDeed()
    this.sides.relate(this.scene)
  }

  private endSentence() {
    this.finishDeed()
    this.preposition = null
    this.fronted = null
    this.isNegated = false
    this.company = []
    this.joint = 'stop'
  }

  private before(): Node | undefined {
    return this.nodes[this.i - 1]
  }

  private after(): Node | undefined {
    return this.nodes[this.i + 1]
  }

  private finishDeed() {
    if (this.deed) this.deeds.finish(this.deed)
    this.deed = null
  }

  /** "he is a chef", "a race car that is a hot dog": who something is, after "is". */
  private readBe() {
    const next = this.after()
    if (next?.kind !== 'noun' || !next.phrase.found || this.fronted?.ids.length) return
    const who = this.joint === 'which' || this.before()?.kind === 'noun' ? this.last.ids : this.subject
    if (!who.length || this.before()?.kind === 'comma') return
    identify(this.scene, who, next.phrase)
    this.i++
    this.joint = 'none'
  }

  private readVerb(node: Extract<Node, { kind: 'verb' }>) {
    const who = actorsOf(this.scene, {
      isPurpose: node.isPurpose,
      isUnknown: this.isSubjectUnknown,
      isDoneByThings: isDoneByThings(node.verb),
      isRightAfter: this.before()?.kind === 'noun' || this.before()?.kind === 'be',
      joint: this.joint,
      subject: this.subject,
      last: this.last,
    })
    this.finishDeed()
    const isParticiple = node.form === 'past'
    const next = this.after()
    if (isParticiple && next?.kind === 'preposition' && next.word === 'by' && this.nodes[this.i + 2]?.kind === 'noun') {
      this.readPassive(node, who)
      return
    }
    if (this.isNegated) {
      this.isNegated = false
      return
    }
    this.deed = this.deeds.begin(node.verb, node.word, who)
    const isStative =
      isParticiple &&
      (this.before()?.kind === 'noun' || this.before()?.kind === 'be') &&
      this.deeds.isPatient(this.deed, next)
    if (isStative) this.deed.objects = who
    if (who !== this.subject) this.subject = who
    if (!this.topic.length) this.topic = who
    this.joint = 'none'
    this.preposition = null
    this.readFronted(who)
  }

  /** "a castle guarded by a dragon": the one after "by" does it. */
  private readPassive(node: Extract<Node, { kind: 'verb' }>, who: string[]) {
    const { group, end } = this.groups.read(this.i + 2, false)
    const patient = this.before()?.kind === 'noun' && this.last.ids.length ? this.last.ids : who
    const deed = this.deeds.begin(node.verb, node.word, group.ids)
    this.deeds.take(deed, patient)
    this.last = { ids: group.ids, role: 'target' }
    this.joint = 'none'
    this.i = end - 1
  }

  private readPreposition(word: string) {
    this.isNegated = false
    const next = this.after()
    if (next?.kind !== 'noun' && next?.kind !== 'pronoun') {
      this.readAdverb(word)
      return
    }
    this.preposition = word
    const startsClause = this.joint === 'and' || this.joint === 'comma' || this.joint === 'stop'
    if (startsClause || !this.subject.length) this.fronted = { preposition: word, ids: [] }
  }

  /** "with a star on top", "and a tree in the background". */
  private readAdverb(word: string) {
    this.sides.note(word, this.last.ids)
    const relation = adverbOf(word)
    const { ids } = this.last
    if (!relation || !ids.length) return
    const others = this.scene.things.filter((thing) => !ids.includes(thing.id) && thing.via !== 'implied')
    if (this.scene.areAll(ids, 'weather') || this.scene.areAll(ids, 'sky')) return
    const solid = others.filter((thing) => !isA(thing.name, 'alive') && !isA(thing.name, 'worn')).at(-1)?.id
    const base =
      this.company.filter((id) => !ids.includes(id))[0] ??
      (this.scene.areAll(this.topic, 'alive') ? solid : undefined) ??
      this.topic.find((id) => !ids.includes(id)) ??
      others.at(-1)?.id
    if (!base) return
    this.scene.forget(
      ({ a, b, relation: known }) =>
        /^(next-to|flies-over|inside|on-top-of)$/.test(known) && ids.includes(a) && b === base,
    )
    this.scene.relate(ids, relation, [base])
  }

  private readPronoun(word: string) {
    // "a mushroom next to it": the mushroom is not next to itself.
    const excluded = this.preposition ? this.last.ids : []
    const ids = resolve(word, this.scene, {
      subject: this.subject,
      topic: this.topic,
      last: this.last.ids,
      company: this.company,
      excluded,
    })
    if (word === 'each other') {
      if (this.deed) this.deeds.each(this.deed)
      this.preposition = null
      return
    }
    const isSubject =
      /^(he|she|they|i|we|it|everyone|everybody)$/.test(word) && !this.preposition && !(this.before()?.kind === 'verb')
    if (isSubject) {
      this.finishDeed()
      const known = ids.length ? ids : this.topic
      this.subject = known.length || !/^(i|we|he|she)$/.test(word) ? known : [this.scene.imply('child')]
      if (!this.topic.length) this.topic = this.subject
      this.last = { ids: this.subject, role: 'subject' }
      this.joint = 'none'
      return
    }
    const group: Group = { ids, phrases: [], part: null }
    if (this.preposition && ids.length) this.attach(group)
    else if (this.deed && ids.length) this.deeds.take(this.deed, ids)
    this.preposition = null
  }

  private readNoun(node: Extract<Node, { kind: 'noun' }>) {
    if (this.isNegated) {
      const name = node.phrase.found?.name ?? node.phrase.unknown ?? node.phrase.word
      this.scene.negated.push(name)
      if (this.after()?.kind !== 'and') this.isNegated = false
      return
    }
    if (this.preposition) {
      this.readTarget()
      return
    }
    const isObject =
      this.deed && !this.deed.isDone && this.joint !== 'and' && this.joint !== 'comma' && this.joint !== 'stop'
    if (isObject && this.deed) {
      const { group, end } = this.groups.read(this.i, false)
      const owner = group.phrases.at(-1)?.owner
      if (group.part && owner && owner !== 'pronoun') this.takeOwner(this.deed, group, owner)
      else if (group.part) this.deeds.takePart(this.deed, group.part)
      else this.deeds.take(this.deed, group.ids)
      this.last = { ids: group.ids, role: 'object' }
      this.i = end - 1
      this.joint = 'none'
      return
    }
    if (this.deed && this.last.role === 'object' && this.before()?.kind === 'noun') {
      const { group, end } = this.groups.read(this.i, false)
      this.deeds.takeSecond(this.deed, group.ids)
      this.last = { ids: group.ids, role: 'object' }
      this.i = end - 1
      return
    }
    this.readSubject()
  }

  /** "checking a hippo's teeth": it is done to the hippo. */
  private takeOwner(deed: Deed, group: Group, owner: NounPhrase) {
    const id = nameThing(this.scene, owner)
    if (!id) return
    group.ids.push(id)
    this.deeds.take(deed, [id])
    for (const relation of this.scene.relations)
      if (relation.b === id && relation.word === deed.word && group.part) relation.part = group.part
  }

  private readSubject() {
    const isListed =
      this.company.length > 0 && (this.joint === 'and' || this.joint === 'comma') && this.last.role === 'company'
    const { group, end } = this.groups.read(this.i, true)
    const next = this.nodes[end]
    if (isListed && next?.kind !== 'verb' && next?.kind !== 'be') {
      this.attachment.company(this.company, group)
      this.last = { ids: group.ids, role: 'company' }
      this.i = end - 1
      this.joint = 'none'
      return
    }
    this.finishDeed()
    this.company = []
    this.subject = group.ids
    this.isSubjectUnknown = !group.ids.length && group.phrases.length > 0
    this.last = { ids: group.ids, role: 'subject' }
    if (!this.topic.length) this.topic = group.ids
    this.readFronted(group.ids)
    this.i = end - 1
    this.joint = 'none'
  }

  /** "on the hill stands a castle": what was said first is of the one named now. */
  private readFronted(ids: readonly string[]) {
    const { fronted } = this
    if (!fronted?.ids.length || !ids.length) return
    this.attachment.place(ids, fronted.preposition, fronted.ids)
    this.fronted = null
  }

  private readTarget() {
    const { group, end } = this.groups.read(this.i, false, LISTING.has(this.preposition ?? ''))
    this.i = end - 1
    let after = end
    while (this.nodes[after]?.kind === 'comma') after++
    // "next to the barn is a tractor".
    const isInverted = this.nodes[after]?.kind === 'be' && this.nodes[after + 1]?.kind === 'noun'
    if (this.fronted && (isInverted || !this.subject.length)) {
      const isPlace = this.attachment.settle(this.fronted.preposition, group)
      if (!isPlace) this.fronted.ids = group.ids
      this.last = { ids: group.ids, role: 'target' }
      this.preposition = null
      return
    }
    this.fronted = null
    this.attach(group)
  }

  private attach(group: Group) {
    const preposition = this.preposition ?? ''
    const next = this.after()
    // "with a cat watching": the cat is no one's company, it does something of its own.
    if (
      preposition === 'with' &&
      next?.kind === 'verb' &&
      next.form === 'ing' &&
      this.scene.areAll(group.ids, 'alive')
    ) {
      this.last = { ids: group.ids, role: 'company' }
      this.company = this.subject
      this.preposition = null
      this.joint = 'none'
      return
    }
    const isNear = this.before()?.kind === 'preposition'
    const result = this.attachment.attach({
      preposition,
      group,
      deed: this.deed,
      subject: this.subject,
      topic: this.topic,
      last: isNear ? this.last : { ids: [], role: 'none' },
      isRelative: this.joint === 'which',
      company: this.company,
    })
    if (preposition === 'with' || preposition === 'featuring' || preposition === 'including') this.company = result.head
    if (!result.isOfHead) this.last = { ids: group.ids.filter((id) => this.scene.get(id)), role: result.role }
    this.preposition = null
    this.joint = 'none'
  }
}
