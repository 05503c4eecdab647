/** A seeded source of chance: the same seed always gives the same page. */
export interface Rng {
  unit(): number
  between(a: number, b: number): number
  int(a: number, b: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
  sign(): 1 | -1
  shuffle<T>(list: readonly T[]): T[]
}

/** FNV-1a with a final mix, so that prompts differing in one letter give unrelated seeds. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 13
  h = Math.imul(h, 0x5bd1e995)
  return (h ^ (h >>> 15)) >>> 0
}

/** mulberry32. The first values of neighboring seeds resemble each other, hence the warm-up. */
export function createRng(seed: number): Rng {
  let a = seed >>> 0
  const unit = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  for (let i = 0; i < 4; i++) unit()
  return {
    unit,
    between: (lo, hi) => lo + (hi - lo) * unit(),
    int: (lo, hi) => Math.floor(lo + (hi - lo + 1) * unit()),
    pick: <T>(list: readonly T[]) => list[Math.floor(unit() * list.length)] as T,
    chance: (p) => unit() < p,
    sign: () => (unit() < 0.5 ? -1 : 1),
    shuffle: <T>(list: readonly T[]) => {
      const out = list.slice()
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(unit() * (i + 1))
        const keep = out[i] as T
        out[i] = out[j] as T
        out[j] = keep
      }
      return out
    },
  }
}
