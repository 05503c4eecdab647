/** What a preposition brings, and everything it could belong to. */
import type { Role } from './actors.ts'
import type { Deed } from './deed.ts'
import type { Group } from './group.ts'

export interface Offer {
  preposition: string
  group: Group
  deed: Deed | null
  subject: string[]
  topic: string[]
  last: { ids: string[]; role: Role }
  isRelative: boolean
  company: string[]
}
