/** A head that fills the page: the rest of the body goes on below its edge. */
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** Where the middle of the head is, and how high it is from there to its top. */
const [X, Y, HALF] = [512, 480, 315]

/** The one whose head was asked for; null where somebody else is in the picture. */
export function sitterOf({ graph, members }: Scene): Member | null {
  const [only, ...others] = members
  return graph.framing === 'head' && only?.being && !others.length ? only : null
}

export function portray(scene: Scene): void {
  const sitter = sitterOf(scene)
  const group = scene.groups.find(({ members }) => sitter && members.includes(sitter))
  if (!sitter || !group) return
  const [mx, my] = sitter.point('headMid')
  const half = Math.abs(my - sitter.point('headTop')[1])
  if (half < 1) return
  const scale = HALF / half
  group.move({ scale, dx: X - mx * scale, dy: Y - my * scale })
}
