/** What is known at one point of a prompt, while it is read from left to right. */
import type { Joining, Role } from './actors.ts'
import type { Deed } from './deed.ts'
import type { Node } from './node.ts'
import type { VerbForm } from './verbs.ts'

export class ClauseState {
  nodes: readonly Node[]
  /** Where we are. */
  i = 0
  subject: string[] = []
  /** What the prompt is about: the first subject. */
  topic: string[] = []
  deed: Deed | null = null
  /** Who or what was named last. */
  last: { ids: string[]; role: Role } = { ids: [], role: 'none' }
  joint: Joining = 'stop'
  /** A preposition that waits for its noun. */
  preposition: string | null = null
  /** The preposition comes right after the last noun, or its verb. */
  isNear = false
  /** Said before its subject: "on the hill stands …". */
  fronted: { preposition: string; ids: string[] } | null = null
  isNegated = false
  /** Of whom "with …" was said. */
  company: string[] = []
  /** "a turnip that a farmer pulls": what the clause is about. */
  relative: string[] = []
  /** What was named last, as an object or in company, cannot be drawn. */
  lastUnknown: 'object' | 'company' | null = null
  /** Somebody acts whom we cannot draw. */
  isSubjectUnknown = false

  constructor(nodes: readonly Node[]) {
    this.nodes = nodes
  }

  endSentence(): void {
    this.preposition = null
    this.fronted = null
    this.isNegated = false
    this.company = []
    this.joint = 'stop'
  }

  before(): Node | undefined {
    return this.nodes[this.i - 1]
  }

  /** "a bear waving", "a bear inside waving". */
  isRightAfterNoun(): boolean {
    const before = this.before()
    return before?.kind === 'noun' || (before?.kind === 'preposition' && this.nodes[this.i - 2]?.kind === 'noun')
  }

  /** "who is eating", "who eats". */
  isOfOne(form: VerbForm): boolean {
    const before = this.before()
    return form === 'third' || (before?.kind === 'be' && before.isOne)
  }

  named(): Pick<ClauseState, 'joint' | 'subject' | 'last'> {
    return { joint: this.joint, subject: this.subject, last: this.last }
  }

  after(): Node | undefined {
    return this.nodes[this.i + 1]
  }
}
