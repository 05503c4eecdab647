/** How many of those named before are meant. */
export interface Share {
  n: number
  /** Whoever is left: "the other", "the others". */
  isRest: boolean
  /** After "and": "two are dancing and one is singing" are three. */
  isMore?: true
  /** "another", "a third one": one more, where only one was named. */
  isFurther?: true
}
