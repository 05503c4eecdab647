/** Asks for a turn once for any number of calls: whichever comes first does the work of all. */
export function askOnce(ask: (work: () => void) => void, work: () => void): () => void {
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
