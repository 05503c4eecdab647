/** One word of a prompt. */
export interface Word {
  /** As written. */
  text: string
  /** Lower case. */
  low: string
}
