/** Numbers that look random and are the same every time (mulberry32). */
export function random(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: <T>(things: readonly T[]): T => things[below(things.length)] as T,
    shuffle: <T>(things: readonly T[]): T[] => {
      const shuffled = [...things]
      for (let i = shuffled.length - 1; i > 0; i -= 1) {
        const j = below(i + 1)
        ;[shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T]
      }
      return shuffled
    },
  }
}
