/** Decides to whom "under his bed" or "with a red hat" belongs: of all who could be meant, the likeliest. */
import type { Role } from './actors.ts'
import {
  ABED,
  AS,
  AT_A_DISTANCE,
  AWAY,
  CHAINED,
  FORMED,
  FULL,
  OF_THE_LAST,
  RIDDEN,
  STANDS,
  TOWARD,
  WHERE,
  WITH,
} from './attachment-words.ts'
import { attachPart, replacePart, settleOnClothes, settleOnHat } from './body-parts.ts'
import { isHandled, keepCompany } from './company.ts'
import { compare } from './comparing.ts'
import { fillUp } from './contents.ts'
import type { Deed } from './deed.ts'
import { dress } from './dressing.ts'
import type { Group } from './group.ts'
import { handOver } from './handing.ts'
import type { Offer } from './offer.ts'
import { likelihood, placingOf } from './placing.ts'
import { PLACE, type Scene } from './scene.ts'
import { comparisonOf } from './sizes.ts'
import { isThought, think } from './thoughts.ts'
import { choose } from './verbs.ts'
import { isA } from './vocabulary.ts'

interface Attached {
  head: string[]
  role: Role
  /** What was said belongs to the head, which stays the one that is spoken of: "a vase of roses on a table". */
  isOfHead?: true
}

export class Attachment {
  private readonly scene: Scene

  constructor(scene: Scene) {
    this.scene = scene
  }

  attach(given: Offer): Attached {
    const { group, last, subject } = given
    const preposition = given.preposition === 'for a' && last.role !== 'company' ? 'for' : given.preposition
    const offer = { ...given, preposition }
    if (preposition === 'for a' && last.role === 'company') return replacePart(this.scene, offer)
    settleOnHat(this.scene, offer)
    settleOnClothes(this.scene, offer)
    if (group.part) return attachPart(this.scene, offer)
    if (AS.has(preposition)) return { head: dress(this.scene, offer), role: 'target' }
    if (!group.ids.length) return { head: subject, role: 'target' }
    if (isThought(preposition)) return { head: think(this.scene, offer), role: 'target', isOfHead: true }
    if (this.settle(preposition, group, offer.deed)) return { head: subject, role: 'target' }
    if (preposition === 'between' || preposition === 'in between') return this.between(offer)
    if (WITH.has(preposition)) return this.with(offer)
    const times = comparisonOf(preposition)
    if (times !== null) return { head: compare(this.scene, offer, times), role: 'target' }
    // "cooking breakfast for the family": they are there.
    if (preposition === 'for' && this.scene.areAll(group.ids, 'alive') && offer.deed?.relation) {
      this.scene.relate(group.ids, 'next-to', offer.deed.subjects.slice(0, 1))
      return { head: subject, role: 'target' }
    }
    // "pushing a wheelbarrow to his friends": they are where it goes.
    if (
      TOWARD.test(preposition) &&
      this.scene.areAll(group.ids, 'alive') &&
      offer.deed?.relation &&
      !offer.deed.verb.prepositions.has('to')
    ) {
      this.scene.relate(offer.deed.subjects, 'looks-at', group.ids)
      return { head: subject, role: 'target' }
    }
    // "in a field of sunflowers": the field is the place, and they are in it.
    if (preposition === 'of' && !last.ids.length) return { head: subject, role: 'target' }
    // "blowing out candles on a cake shaped like a star": the one who blows has no such shape.
    if (FORMED.test(preposition) && offer.deed && this.scene.areAll(last.ids.length ? last.ids : subject, 'alive')) {
      for (const id of group.ids) {
        this.scene.unknown.push(`${preposition} ${this.scene.get(id)?.word ?? ''}`)
        this.scene.drop(id)
      }
      group.ids = []
      return { head: subject, role: 'target' }
    }
    if (OF_THE_LAST.has(preposition) && last.ids.length) {
      if (FULL.test(preposition)) fillUp(this.scene, group.ids)
      this.place(last.ids.slice(-1), preposition, group.ids)
      return { head: last.ids, role: 'target', isOfHead: true }
    }
    return this.attachToLikeliest(offer)
  }

  /** A setting is no further thing: "in the park". Whether it was one. */
  settle(preposition: string, group: Group, deed: Deed | null = null): boolean {
    const { scene } = this
    const [id] = group.ids
    if (group.ids.length !== 1 || !id || !WHERE.has(preposition) || !scene.isA(id, 'place')) return false
    const name = scene.nameOf(id)
    if (scene.place && scene.place !== name) return false
    if (preposition === 'to' && scene.isA(id, 'building') && deed?.subjects.length) {
      // "walking to school": it is seen from outside.
      scene.relate([id], 'behind', deed.subjects)
      group.ids = []
      return true
    }
    scene.isInside ||= /^(in|inside|into|within)$/.test(preposition)
    scene.drop(id)
    group.ids = []
    scene.place = name === 'ocean' ? 'sea' : name
    const relation = choose(deed?.verb.prepositions.get(preposition), name)
    if (deed && relation && /^(swims-in|floats-on)$/.test(relation)) {
      deed.isDone = true
      scene.relate(deed.subjects, relation, [PLACE], { word: deed.word })
    }
    return true
  }

  private between({ group, subject, last, deed }: Offer): Attached {
    // "with the baby between them": between those it is with.
    const pair = deed?.subjects ?? subject
    if (!group.phrases.length && last.role === 'company' && last.ids.length && pair.length > 1) {
      this.scene.forget(({ a, relation }) => relation === 'next-to' && last.ids.includes(a))
      this.scene.relate(last.ids, 'between', [`${pair[0]}+${pair[1]}`])
      return { head: last.ids, role: 'target' }
    }
    const head = deed ? deed.subjects : last.ids.length ? last.ids : subject
    const [first, second = first] = group.ids
    if (first && second) this.scene.relate(head, 'between', [`${first}+${second}`])
    if (deed && /^[a-z-]+$/.test(deed.verb.alone) && deed.verb.alone !== '-')
      this.scene.relate(head, deed.verb.alone, [null], { word: deed.word })
    if (deed) deed.isDone = true
    return { head, role: 'target' }
  }

  private with(offer: Offer): Attached {
    const { deed, group, subject, last } = offer
    const relation =
      deed && group.ids[0] ? choose(deed.verb.prepositions.get('with'), this.scene.nameOf(group.ids[0])) : null
    if (deed && relation && !relation.startsWith('^') && (!deed.isDone || this.isGiven(relation, group))) {
      this.apply(deed, relation, group.ids)
      return { head: deed.subjects, role: 'object' }
    }
    if (deed?.relation === 'holds-hands-with' && this.scene.areAll(group.ids, 'alive')) {
      this.scene.relate(deed.subjects, deed.relation, group.ids, { word: deed.word })
      return { head: deed.subjects, role: 'company' }
    }
    const head = keepCompany(this.scene, {
      subject: deed?.subjects.length ? deed.subjects : subject,
      last,
      group,
      deed,
    })
    return { head, role: 'company' }
  }

  /** "sharing crayons with a friend". */
  private isGiven(relation: string, { ids }: Group): boolean {
    return relation === 'gives-to' && this.scene.areAll(ids, 'alive')
  }

  /** More of a list after "with". */
  company(head: string[], group: Group) {
    keepCompany(this.scene, { subject: head, last: { ids: [], role: 'none' }, group, deed: null })
  }

  private attachToLikeliest(offer: Offer): Attached {
    const { preposition, group, deed, subject, last, isRelative } = offer
    const { scene } = this
    const target = scene.nameOf(group.ids[0] ?? '')
    const toward = /^towards?$/.test(preposition) && isA(target, 'alive') ? 'looks-at' : null
    // "driving in the rain" drives no rain, and "snow on the roofs" places nobody there.
    if (isA(target, 'weather') || (scene.areAll(last.ids, 'weather') && last.role !== 'subject'))
      return { head: subject, role: 'target' }
    // A storm is above whoever sails in it.
    const said = target !== 'storm cloud' ? deed?.verb.prepositions.get(preposition) : undefined
    const chosen = deed ? (choose(said, target) ?? toward) : null
    // "flying kites on a hill" rides no hill.
    const own = chosen === 'rides' && !RIDDEN.some((kind) => isA(target, kind)) ? null : chosen
    if (deed && own === deed.relation) handOver(scene, deed)
    // "riding a unicycle on a rope": nobody rides two things.
    const isHidden = deed?.verb.like === 'hide' && deed.objects.length > 0
    // "drinking milk out of a bowl": the milk is in it.
    const isMeal = !!deed?.objects.length && /^(drinks|eats)$/.test(own ?? '') && preposition !== 'on'
    const isTwice = !!deed?.objects.length && own === deed.relation
    const frame = isHidden ? '^' : isMeal ? '^inside' : isTwice ? null : own
    const doer = deed?.subjects.length ? deed.subjects : subject
    const score = (ids: readonly string[]) =>
      Math.max(...ids.map((id) => likelihood(preposition, scene.nameOf(id), target)))
    const isOwn = last.role === 'subject' || last.ids.every((id) => doer.includes(id))
    if (isRelative && last.ids.length && !isOwn) {
      this.place(last.ids, preposition, group.ids)
      return { head: last.ids, role: 'target' }
    }
    let doerScore = doer.length ? score(doer) + (frame ? (deed?.hasTarget ? 0 : deed?.isDone ? 2 : 4) : 0) : -9
    let lastScore = last.ids.length && !isOwn ? score(last.ids) + 1 : -9
    if (deed?.relation && last.role === 'object' && !AT_A_DISTANCE.test(deed.relation)) lastScore -= 2
    if (last.role === 'target' && !scene.areAll(last.ids, 'alive'))
      lastScore +=
        CHAINED.has(preposition) && placingOf(preposition, scene.nameOf(last.ids[0] ?? ''), target) ? 0.5 : -3
    if (scene.areAll(last.ids, 'weather') || scene.areAll(last.ids, 'sky')) lastScore = -9
    if (last.role === 'company') lastScore += isHandled(this.scene, last.ids) ? -3 : 2
    if (frame?.startsWith('^') || (frame === 'holds' && preposition === 'through')) doerScore = 9
    if (last.role === 'object' && isA(target, 'bed') && ABED.test(deed?.relation ?? '')) doerScore = 9
    // "a mushroom next to it": a pronoun never stands for the one it is said of.
    if (!group.phrases.length && last.ids.length) lastScore += 5
    if (doerScore >= lastScore && doer.length) {
      if (deed && frame) this.apply(deed, frame, group.ids, preposition)
      else this.place(doer, preposition, group.ids, deed)
      return { head: doer, role: 'target' }
    }
    // "a witch with a cat on her broom": on it she is herself.
    const isOwnMount =
      group.phrases.at(-1)?.owner === 'pronoun' && isA(target, 'ridden') && scene.areAll(doer, 'handed')
    if (isOwnMount && scene.areAll(last.ids, 'alive')) this.place(doer, preposition, group.ids)
    if (last.role === 'company')
      this.scene.forget(
        ({ a, relation, b }) =>
          (/^(next-to|flies-over|inside|on-top-of)$/.test(relation) && last.ids.includes(a)) ||
          (relation === 'holds' && !group.phrases.length && last.ids.includes(b ?? '')),
      )
    this.place(last.ids, preposition, group.ids)
    return { head: last.ids, role: 'target' }
  }

  /** The relation that a verb gives with this preposition. */
  private apply(deed: Deed, relation: string, ids: string[], preposition = '') {
    const { scene } = this
    const { subjects, objects, word } = deed
    // "fishing by a hole", "fighting over a fish": where it is done does not say what is done.
    const isAside =
      relation === 'next-to' ||
      (deed.verb.tool !== null && STANDS.has(relation)) ||
      (deed.verb.alone.endsWith('@each') && relation === 'looks-at')
    deed.isDone = !isAside || deed.objects.length > 0
    deed.hasTarget = true
    if (relation === 'swap') {
      scene.forget(({ a, b }) => subjects.includes(a) && objects.includes(b ?? ''))
      scene.relate(subjects, deed.relation ?? 'pushes', ids, { word })
      scene.relate(objects, 'inside', ids)
    } else if (relation.startsWith('^')) {
      const own = relation.slice(1)
      const who = objects.length ? objects : subjects
      if (!objects.length && own && !own.startsWith('~')) {
        // "mending a net on the pier": the net is not known, its mender stands there; "pulling tissues out of a box": beside it.
        if (AWAY.test(preposition)) scene.relate(subjects, 'next-to', ids)
        else this.place(subjects, preposition, ids)
        return
      }
      if (own.startsWith('~')) scene.relate(ids, own.slice(1), who)
      else if (own) scene.relate(who, own, ids)
      else if (!objects.length) this.relateDirectly(deed, ids)
      else this.place(who, preposition, ids)
    } else if (relation === 'hangs-from' && objects.length) {
      // "hanging ornaments on the tree": they hang, not the one who hangs them.
      scene.relate(objects, relation, ids)
    } else {
      deed.relation ??= relation
      scene.relate(subjects, relation, ids, { word })
    }
  }

  /** "tugging on a rope": what comes after is what it is done to. */
  private relateDirectly({ verb, subjects, word }: Deed, ids: readonly string[]) {
    for (const id of ids) {
      const relation = choose(verb.object, this.scene.nameOf(id))
      if (relation && !relation.startsWith('@')) this.scene.relate(subjects, relation, [id], { word })
    }
  }

  /** "a wolf and a girl in a red cloak": one garment is worn by the last named. */
  private wearersOf(head: readonly string[], ids: readonly string[]): readonly string[] {
    const isOneGarment = ids.every((id) => this.scene.isA(id, 'worn') && this.scene.get(id)?.n === 1)
    return isOneGarment && head.length > 1 ? head.slice(-1) : head
  }

  /** As the preposition says by itself. */
  place(head: readonly string[], preposition: string, ids: readonly string[], deed: Deed | null = null) {
    for (const a of this.wearersOf(head, ids))
      for (const b of ids) {
        const isPair = this.scene.isA(a, 'alive') && this.scene.isA(b, 'worn') && (this.scene.get(b)?.n ?? 1) > 1
        const placing = a === b ? null : placingOf(preposition, this.scene.nameOf(a), this.scene.nameOf(b))
        if (!placing) continue
        // "a cat in boots" wears them; one boot would hold a mouse.
        if (isPair && placing.relation === 'inside') placing.relation = 'wears'
        if (placing.reversed) this.scene.relate([b], placing.relation, [a])
        else this.scene.relate([a], placing.relation, [b], deed && !deed.isDone ? { word: deed.word } : {})
      }
    if (deed && deed.verb.alone === '-') deed.isDone = true
  }
}
