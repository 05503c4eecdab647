/** Words that somebody is shown with stand on the board or the sign of the picture, and need no heading over it. */
import type { Spot } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { PRINTED } from '../reading/printed.ts'
import { lettersAt } from './on-thing.ts'

/** How many letters a line of each may have, and how many lines it has. */
const ROOM: Readonly<Record<string, readonly [line: number, lines: number]>> = { chalkboard: [9, 2], sign: [7, 2] }

function linesOf(text: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The graph with its words on its one board; as it was where they would not fit. */
export function onItsBoard(graph: SceneGraph): SceneGraph {
  const { letters, things, relations } = graph
  // Behind a sign that is held up are a head and an arm.
  const isHeld = (id: string): boolean =>
    relations.some(({ b, relation }) => b === id && /^(?:holds|carries)$/.test(relation))
  const boards = things.filter(({ id, name, n }) => name in ROOM && n === 1 && !isHeld(id))
  const [board] = boards
  if (!letters || !board || boards.length > 1) return graph
  const [longest, most] = ROOM[board.name]!
  const lines = linesOf(letters, longest)
  if (lines.length > most || lines.some((line) => line.length > longest)) return graph
  const written = { ...board, attributes: [...board.attributes, PRINTED + letters] }
  return { ...graph, letters: null, things: things.map((thing) => (thing === board ? written : thing)) }
}

/** In the units of the drawing, around a middle; false where nothing is written on it. */
export function words(p: Pen, spot: Spot, name: string, x: number, y: number, w: number, h: number): boolean {
  const text = spot.attributes?.find((word) => word.startsWith(PRINTED))?.slice(PRINTED.length)
  if (!text) return false
  const lines = linesOf(text, ROOM[name]?.[0] ?? Infinity)
  const high = h / lines.length
  for (const [i, line] of lines.entries())
    lettersAt(p, line, {
      middle: p.map(x, y + (i - (lines.length - 1) / 2) * high),
      w: w * p.at.scale,
      h: high * 0.84 * p.at.scale,
      turn: 0,
    })
  return true
}
