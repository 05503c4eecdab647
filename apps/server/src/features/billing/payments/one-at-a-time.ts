/**
 * Work with the same name waits for the work before it. Only to spare a server from overtaking itself again and again:
 * several servers are kept right by the database.
 */
export function oneAtATime() {
  const lines = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = lines.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    lines.set(name, mine)
    try {
      return await mine
    } finally {
      if (lines.get(name) === mine) lines.delete(name)
    }
  }
}
