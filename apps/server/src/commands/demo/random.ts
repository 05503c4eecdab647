/** The same numbers every time, so that pictures of the demo can be compared. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T
  return {
    next,
    below: (count: number) => Math.floor(next() * count),
    pick,
    between: (from: Date, to: Date) => new Date(from.getTime() + (to.getTime() - from.getTime()) * next()),
    // Later moments more often than earlier ones: a service that grows.
    growing: (from: Date, to: Date) => {
      const part = next() < 0.3 ? next() : Math.sqrt(next())
      return new Date(from.getTime() + (to.getTime() - from.getTime()) * part)
    },
    // One of them, and rather one whose sign-in is printed, so that their screens have something on them.
    person: <T extends { printed: boolean }>(people: readonly T[]): T => {
      const printed = people.filter((person) => person.printed)
      return printed.length > 0 && next() < 0.06 ? pick(printed) : pick(people)
    },
  }
}

export type Random = ReturnType<typeof seededRandom>
