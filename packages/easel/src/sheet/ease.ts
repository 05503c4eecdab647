/** The product's curve, cubic-bezier(.2, .82, .24, 1): fast out of the finger, slow into the corners. */
export function ease(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  let low = 0
  let high = 1
  for (let k = 0; k < 20; k++) {
    const middle = (low + high) / 2
    if (bezier(middle, 0.2, 0.24) < time) low = middle
    else high = middle
  }
  return bezier(low, 0.82, 1)
}

function bezier(t: number, a: number, b: number): number {
  const u = 1 - t
  return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
}
