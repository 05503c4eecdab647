/** What a state of somebody or something draws about it. */
import type { Box } from '../../art/art.ts'

export interface Around {
  behind?: string
  before?: string
  /** The room that it takes. */
  box?: Box
}
