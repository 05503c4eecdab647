/** Things of our world whose parts are named: where each part is stands in data. */
import { objectsOf } from '../lettering/objects.ts'
import type { Point } from '../ornate/kit/points.ts'
import { dataLines } from '../words/data-file.ts'
import type { Labeled } from './chart.ts'

const PARTS = new Map(
  dataLines('school-parts.txt').map((line) => {
    const [noun = '', parts = ''] = line.split(' | ')
    const labels = parts.split('; ').map((part) => {
      const [, text = '', x = '', y = ''] = /^(.+) (\d+) (\d+)$/.exec(part) ?? []
      return { text, x: Number(x), y: Number(y) }
    })
    return [noun, labels] as const
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
