/** How many of those who were named together. */
export interface Share {
  n: number
  /** Whoever is left: "the other", "the others". */
  isRest: boolean
  /** After "and": "two are dancing and one is singing" are three. */
  isMore?: true
}
