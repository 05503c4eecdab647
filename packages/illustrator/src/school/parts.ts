/** Things of our world whose parts are named: where each part is stands in data. */
import { objectsOf } from '../lettering/objects.ts'
import type { Point } from '../ornate/kit/points.ts'
import { dataLines } from '../words/data-file.ts'
import type { Labeled } from './chart.ts'
import { drawStrokes, strokesOf } from './sketch.ts'

function labelOf(part: string) {
  const [, text = '', x = '', y = ''] = /^(.+) (\d+) (\d+)$/.exec(part) ?? []
  return { text, x: Number(x), y: Number(y) }
}

const PARTS = new Map(
  dataLines('school-parts.txt').map((line) => {
    const [noun = '', parts = ''] = line.split(' | ')
    return [noun, parts.split('; ').map(labelOf)] as const
  }),
)

export const WITH_PARTS: readonly string[] = [...PARTS.keys()]

const [MIDDLE, LEVEL, SIDE] = [512, 576, 520]

export function partsOf(noun: string): Labeled | null {
  const labels = PARTS.get(noun)
  const [draw] = objectsOf([noun])
  if (!labels || !draw) return null
  const at = (x: number, y: number): Point => [MIDDLE + (x / 100 - 0.5) * SIDE, LEVEL + (y / 100 - 0.5) * SIDE]
  return { svg: draw(MIDDLE, LEVEL, SIDE, SIDE), labels: labels.map(({ text, x, y }) => ({ text, at: at(x, y) })) }
}

/** Drawn for the lesson alone; its strokes stand on the page as they are. */
const SKETCHED = dataLines('school-diagrams.txt').map((line) => {
  const [words = '', name = '', heading = '', strokes = '', labels = ''] = line.split(' | ')
  return {
    words: new RegExp(`\\b(?:${words})\\b`, 'i'),
    name,
    heading,
    strokes,
    labels: labels.split('; ').map(labelOf),
  }
})

export const diagramIn = (prompt: string): string | null =>
  SKETCHED.find(({ words }) => words.test(prompt))?.name ?? null

/** Its heading beside it: "Parts of a Digestion" is no English. */
export function sketchedDiagram(name: string): (Labeled & { heading: string }) | null {
  const found = SKETCHED.find((one) => one.name === name)
  if (!found) return null
  const labels = found.labels.map(({ text, x, y }) => ({ text, at: [x, y] as Point }))
  return { svg: drawStrokes(strokesOf(found.strokes), 0, 0, 1, 5.5), labels, heading: found.heading }
}
