/** Grids of the size of a page, used again for the next one: made anew they would have the whole heap collected for every page. */
const free: Uint8Array[] = []
/** So many a page needs at a time. */
const KEPT = 12

/** All of it 0. Whoever takes one gives it back when nobody looks at it any more; one that is lost on the way is only made anew. */
export function plane(length: number): Uint8Array {
  const at = free.findIndex((one) => one.length === length)
  return at < 0 ? new Uint8Array(length) : (free.splice(at, 1)[0] as Uint8Array).fill(0)
}

export function copied(from: Uint8Array): Uint8Array {
  const out = plane(from.length)
  out.set(from)
  return out
}

export function giveBack(...planes: readonly Uint8Array[]): void {
  for (const one of planes) if (free.length < KEPT) free.push(one)
}
