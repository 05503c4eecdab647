/** White areas that something can be laid on, each with how deep inside of it a point is. */
import type { Box, Layer, Point } from '../../art/art.ts'
import { boxAround } from './bend.ts'
import { depthIn, polygonsOf } from './mass.ts'
import { asPaths } from './outlines.ts'

export interface Ground {
  /** Where its tag ends in the svg: what is put in here lies on it and under all that is painted later. */
  end: number
  start: number
  tint: string
  part: string
  d: string
  /** Its outline once more, to go over what was clipped to it. */
  outline: string
  box: Box
  depth(x: number, y: number): number
}

const TAG = /<path d="([^"]+)" fill="#fff"[^>]*\/>/g

const turnsRight = (points: readonly Point[]): boolean =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point
    return sum + x * v - u * y
  }, 0) > 0

/** The same layer with every area as a path, and its areas. What is within a clip is no area of its own. */
export function groundsOf(layer: Layer): { svg: string; grounds: Ground[] } {
  const svg = asPaths(layer.svg)
  // What was turned or moved as a whole has other coordinates than it says.
  if (/<g[^>]* transform=/.test(svg)) return { svg, grounds: [] }
  const clipped = [...svg.matchAll(/<g clip-path=[^>]*>.*?<\/g>|<clipPath[^>]*>.*?<\/clipPath>/g)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  )
  const grounds = [...svg.matchAll(TAG)].flatMap((match): Ground[] => {
    const [tag, d = ''] = match
    if (clipped.some(([from, to]) => match.index >= from && match.index < to)) return []
    const outlines = polygonsOf(d)
    const [first] = outlines
    if (!first) return []
    const isRight = turnsRight(first)
    const [bodies, holes] = [
      outlines.filter((line) => turnsRight(line) === isRight),
      outlines.filter((line) => turnsRight(line) !== isRight),
    ]
    const end = endOf(svg, match.index + tag.length, d)
    const [stroke = ''] = / stroke="#000" stroke-width="[\d.]+"/.exec(tag) ?? []
    return [
      {
        start: match.index,
        end,
        tint: / class="([^"]+)"/.exec(tag)?.[1] ?? '',
        part: / data-part="([^"]+)"/.exec(tag)?.[1] ?? '',
        d,
        outline: stroke && `<path d="${d}" fill="none"${stroke}/>`,
        box: boxAround(bodies.flat()),
        depth: (x, y) =>
          Math.min(
            Math.max(...bodies.map((line) => depthIn(line, x, y))),
            ...holes.map((line) => -depthIn(line, x, y)),
          ),
      },
    ]
  })
  return { svg, grounds }
}

/** After what is clipped to the same outline: a belly, a blaze. */
function endOf(svg: string, end: number, d: string): number {
  const head = /^<clipPath[^>]*><path d="([^"]+)"\/><\/clipPath><g clip-path=[^>]*>.*?<\/g>/.exec(svg.slice(end))
  return head?.[1] === d ? end + head[0].length : end
}

/** The layer with something on some of its areas. */
export function laidOn(layer: Layer, isMeant: (ground: Ground) => boolean, coat: (ground: Ground) => string): Layer {
  const { svg, grounds } = groundsOf(layer)
  // From the last on, or the places of the others would move.
  const laid = grounds
    .filter(isMeant)
    .toReversed()
    .reduce((text, ground) => text.slice(0, ground.end) + coat(ground) + text.slice(ground.end), svg)
  return { ...layer, svg: laid }
}
