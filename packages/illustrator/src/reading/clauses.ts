/** Walks through the nodes of a prompt and says who does what to whom, where and with what. */
import { actorsOf } from './actors.ts'
import { ClauseState } from './clause-state.ts'
import { Deeds } from './deeds.ts'
import { featureOf } from './features.ts'
import { GroupReader } from './group.ts'
import { takeSecond } from './handing.ts'
import { looseBefore } from './loose.ts'
import { identify, moodOf, qualify } from './naming.ts'
import type { Node } from './node.ts'
import { agentAfter, patientOf } from './passive.ts'
import { PronounReader } from './pronoun-reader.ts'
import type { Scene } from './scene.ts'
import { TargetReader } from './targets.ts'
import { isDoneByThings } from './verbs.ts'

/** Verbs that only lead to another: "learning to ride". */
const HELPING = /^(learn|try|want|love|like|start|begin|go|get|need|hope|practice|come)$/

export class ClauseReader {
  private readonly scene: Scene
  private readonly state: ClauseState
  private readonly groups: GroupReader
  private readonly deeds: Deeds
  private readonly targets: TargetReader
  private readonly pronouns: PronounReader

  constructor(nodes: readonly Node[], scene: Scene) {
    this.scene = scene
    this.state = new ClauseState(nodes)
    this.groups = new GroupReader(nodes, scene)
    this.deeds = new Deeds(scene)
    this.targets = new TargetReader(scene, this.state, this.groups)
    this.pronouns = new PronounReader(scene, this.state, this.deeds, this.targets)
  }

  read() {
    for (this.state.i = 0; this.state.i < this.state.nodes.length; this.state.i++) {
      const node = this.state.nodes[this.state.i]
      if (!node) break
      switch (node.kind) {
        case 'stop':
          this.endSentence()
          break
        case 'comma':
        case 'and':
          if (node.kind === 'comma') this.state.isNegated = false
          this.state.preposition = null
          this.state.joint = node.kind
          break
        case 'which':
          this.state.joint = 'which'
          break
        case 'no':
          this.state.isNegated = true
          break
        case 'be':
          this.readBe()
          break
        case 'verb':
          this.readVerb(node)
          break
        case 'preposition':
          this.targets.readPreposition(node.word)
          break
        case 'quality':
          qualify(this.scene, this.bearersOf(node.word), node.word)
          break
        case 'pronoun':
          this.pronouns.read(node.word)
          break
        case 'noun':
          this.readNoun(node)
      }
    }
    this.deeds.end(this.state)
    this.targets.sides.relate(this.scene)
    this.targets.settleFar()
  }

  /** "a lion in bed sick": no bed is. */
  private bearersOf(quality: string): string[] {
    const { last, subject } = this.state
    const isFeeling = moodOf([quality]) !== null && this.scene.areAll(subject, 'alive')
    return last.ids.length && !(isFeeling && !last.ids.some((id) => this.scene.isA(id, 'alive'))) ? last.ids : subject
  }

  private endSentence() {
    this.deeds.end(this.state)
    this.state.endSentence()
  }

  /** "he is a chef", "a race car that is a hot dog": who something is, after "is". */
  private readBe() {
    const next = this.state.after()
    if (next?.kind !== 'noun' || !next.phrase.found || this.state.fronted?.ids.length) return
    const who =
      this.state.joint === 'which' || this.state.before()?.kind === 'noun' ? this.state.last.ids : this.state.subject
    if (!who.length || this.state.before()?.kind === 'comma') return
    identify(this.scene, who, next.phrase)
    this.state.i++
    this.state.joint = 'none'
  }

  private readVerb(node: Extract<Node, { kind: 'verb' }>) {
    if (node.verb.isStrange) this.scene.strangeDeeds.push(node.word)
    if (node.verb.like === 'melt') {
      // It is not done, it is how something looks.
      const next = this.state.after()
      // "a dragon melting the cake": the cake melts.
      if (next?.kind === 'noun' && this.state.before()?.kind !== 'be') next.phrase.attributes.push(node.word)
      else qualify(this.scene, this.state.last.ids.length ? this.state.last.ids : this.state.subject, node.word)
      return
    }
    const loose = looseBefore(this.state.nodes, this.state.i)
    if (loose !== null) return void this.scene.unknown.push(`${loose} ${node.word}`.trim())
    const isOfStranger = this.state.lastUnknown === 'company' && this.state.before()?.kind === 'noun'
    const who = actorsOf(this.scene, {
      isPurpose: node.isPurpose,
      isUnknown: this.state.isSubjectUnknown || isOfStranger,
      isDoneByThings: isDoneByThings(node.verb) && this.state.after()?.kind !== 'noun',
      isHanging: /^(hang|grow)$/.test(node.verb.lemma) && this.state.after()?.kind !== 'noun',
      isTaught: this.state.last.role === 'object' && /^(help|talk)$/.test(this.state.deed?.verb.like ?? ''),
      isRightAfter: this.state.isRightAfterNoun() || this.state.before()?.kind === 'be',
      isAgain: node.verb === this.state.deed?.verb,
      isOfOne: this.state.isOfOne(node.form),
      lastAlive: this.scene.lastAlive(),
      ...this.state.named(),
    })
    // "learning to ride": only the second is done.
    const isHelped =
      node.isPurpose && this.state.before()?.kind === 'verb' && HELPING.test(this.state.deed?.verb.lemma ?? '')
    if (isHelped) this.state.deed = null
    this.deeds.end(this.state)
    const isParticiple = node.form === 'past'
    const next = this.state.after()
    const by = isParticiple ? agentAfter(this.state.nodes, this.state.i) : null
    if (by !== null) {
      this.readPassive(node, who, by)
      return
    }
    if (this.state.isNegated) {
      this.state.isNegated = false
      return
    }
    this.state.deed = this.deeds.begin(node.verb, node.word, who)
    const isStative =
      isParticiple &&
      (this.state.before()?.kind === 'noun' || this.state.before()?.kind === 'be') &&
      this.deeds.isPatient(this.state.deed, next)
    if (isStative) this.state.deed.objects = who
    if (who !== this.state.subject) this.state.subject = who
    if (!this.state.topic.length) this.state.topic = who
    this.state.last = { ids: who, role: 'subject' }
    this.state.joint = 'none'
    this.state.preposition = null
    this.targets.readFronted(who)
  }

  /** "a castle guarded by a dragon": the one after "by" does it. */
  private readPassive(node: Extract<Node, { kind: 'verb' }>, who: string[], by: number) {
    const { group, end } = this.groups.read(by + 1, false)
    const nearest = this.state.before()?.kind === 'noun' ? this.state.last.ids : []
    const patient = patientOf(this.scene, node.verb, who, nearest)
    const deed = this.deeds.begin(node.verb, node.word, group.ids)
    this.deeds.take(deed, patient)
    this.state.joint = 'none'
    if (by === this.state.i + 1) {
      this.state.last = { ids: group.ids, role: 'target' }
      this.state.i = end - 1
      return
    }
    // What stands between is of the one it is done to.
    this.state.deed = deed
    this.state.last = { ids: patient, role: 'object' }
    this.state.nodes = [...this.state.nodes.slice(0, by), ...this.state.nodes.slice(end)]
  }

  private readNoun(node: Extract<Node, { kind: 'noun' }>) {
    if (!this.state.preposition) this.state.lastUnknown = null
    if (this.state.isNegated) {
      const name = node.phrase.found?.name ?? node.phrase.unknown ?? node.phrase.word
      this.scene.negated.push(name)
      this.scene.said.push(node.phrase.word)
      const next = this.state.nodes[this.state.i + 2]
      // "no leaves and a bird": the bird is there.
      if (this.state.after()?.kind !== 'and' || (next?.kind === 'noun' && next.phrase.hasArticle))
        this.state.isNegated = false
      return
    }
    if (this.state.preposition) {
      this.targets.readTarget()
      return
    }
    const next = this.state.after()
    // "while the cat sleeps the mice dance".
    const startsClause = this.state.deed?.verb.object.length === 0 && next?.kind === 'verb' && next.form !== 'ing'
    const isObject =
      this.state.deed &&
      !this.state.deed.isDone &&
      !startsClause &&
      this.state.joint !== 'and' &&
      this.state.joint !== 'comma' &&
      this.state.joint !== 'stop'
    if (isObject && this.state.deed) {
      const { group, end } = this.groups.read(this.state.i, false)
      this.deeds.takeGroup(this.state.deed, group)
      this.state.lastUnknown = !group.ids.length && !group.part ? 'object' : null
      if (this.state.lastUnknown) this.scene.said.push(this.state.deed.word) // that the gizmo is missing says enough
      this.state.last = { ids: group.ids, role: 'object' }
      this.state.i = end - 1
      this.state.joint = 'none'
      return
    }
    if (this.state.deed && this.state.last.role === 'object' && this.state.before()?.kind === 'noun') {
      const { group, end } = this.groups.read(this.state.i, false)
      takeSecond(this.scene, this.state.deed, group.ids)
      this.state.last = { ids: group.ids, role: 'object' }
      this.state.i = end - 1
      return
    }
    this.readSubject()
  }

  private readSubject() {
    const isListed =
      this.state.company.length > 0 &&
      (this.state.joint === 'and' || this.state.joint === 'comma') &&
      this.state.last.role === 'company'
    const relative = this.state.joint === 'which' ? this.state.last.ids : []
    const { group, end } = this.groups.read(this.state.i, true)
    const next = this.state.nodes[end]
    const isPlaced = next?.kind === 'preposition' && this.state.nodes[end + 1]?.kind !== 'noun'
    if (isListed && !isPlaced && next?.kind !== 'verb' && next?.kind !== 'be') {
      if (group.part) featureOf(this.scene, this.state.company, group.phrases.at(-1))
      else this.targets.attachment.company(this.state.company, group)
      this.state.last = { ids: group.ids, role: 'company' }
      this.state.i = end - 1
      this.state.joint = 'none'
      return
    }
    this.deeds.end(this.state)
    this.state.relative = relative
    this.state.company = []
    this.state.subject = group.ids
    this.state.isSubjectUnknown = !group.ids.length && group.phrases.length > 0
    this.state.last = { ids: group.ids, role: 'subject' }
    if (!this.state.topic.length) this.state.topic = group.ids
    this.targets.readFronted(group.ids)
    this.state.i = end - 1
    this.state.joint = 'none'
  }
}
