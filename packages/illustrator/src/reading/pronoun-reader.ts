/** "He", "them", "each other", "itself": whom they mean where they stand, and what is said of them. */
import type { ClauseState } from './clause-state.ts'
import type { Deeds } from './deeds.ts'
import type { Group } from './group.ts'
import { mutualOf } from './mutual.ts'
import { fittingOf, isBelow, isPlacing, resolve } from './pronouns.ts'
import type { Scene } from './scene.ts'
import { comparisonOf } from './sizes.ts'
import type { TargetReader } from './targets.ts'

export class PronounReader {
  private readonly scene: Scene
  private readonly state: ClauseState
  private readonly deeds: Deeds
  private readonly targets: TargetReader

  constructor(scene: Scene, state: ClauseState, deeds: Deeds, targets: TargetReader) {
    this.scene = scene
    this.state = state
    this.deeds = deeds
    this.targets = targets
  }

  read(word: string): void {
    // "a picture of itself" shows no one else.
    const isSelf = /sel(f|ves)$/.test(word)
    if (isSelf && this.state.preposition && comparisonOf(this.state.preposition) === null) {
      this.state.preposition = null
      return
    }
    // "a mushroom next to it": the mushroom is not next to itself.
    const excluded = this.state.preposition ? this.state.last.ids : []
    const ids =
      isSelf && this.state.preposition
        ? this.state.subject
        : resolve(word, this.scene, {
            subject: this.state.subject,
            topic: this.state.topic,
            last: this.state.last.ids,
            company: this.state.company,
            excluded,
            isPlaced: isPlacing(this.state.preposition),
            isBelow: isBelow(this.state.preposition),
          })
    if (word === 'each other') {
      // Who stands on whom nobody knows.
      if (/^on/.test(this.state.preposition ?? '')) this.scene.unknown.push(`${this.state.preposition} each other`)
      else if (this.state.deed) this.deeds.each(this.state.deed, mutualOf(this.state.deed, this.state.preposition))
      this.state.preposition = null
      return
    }
    const isSubject =
      /^(he|she|they|i|we|it|everyone|everybody)$/.test(word) &&
      !this.state.preposition &&
      !(this.state.before()?.kind === 'verb')
    if (isSubject) {
      this.deeds.end(this.state)
      const known = ids.length ? ids : this.state.topic
      this.state.subject = known.length || !/^(i|we|he|she)$/.test(word) ? known : [this.scene.imply('child')]
      if (!this.state.topic.length) this.state.topic = this.state.subject
      this.state.last = { ids: this.state.subject, role: 'subject' }
      this.state.joint = 'none'
      return
    }
    const group: Group = { ids: word === 'it' ? fittingOf(this.scene, this.state, ids) : ids, phrases: [], part: null }
    if (this.state.preposition && ids.length) this.targets.attach(group)
    else if (this.state.deed && ids.length) this.deeds.take(this.state.deed, group.ids)
    this.state.preposition = null
  }
}
