type Ask = (work: () => void) => void

/** Asks for a turn once for any number of calls: whichever comes first does the work of all. */
export function askOnce(ask: Ask, work: () => void): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    ask(() => {
      isAsked = false
      work()
    })
  }
}

/** One piece of work now and each further one in a turn of its own, until there is none left. */
export function askWhile(ask: Ask, work: () => boolean): void {
  if (work()) ask(() => askWhile(ask, work))
}
