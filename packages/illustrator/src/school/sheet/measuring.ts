/** Things along a ruler: how long is each? */
import { caption } from '../../lettering/ink.ts'
import { objectsOf } from '../../lettering/objects.ts'
import type { Place } from '../../lettering/setting.ts'
import { rect } from '../../ornate/kit/curves.ts'
import { line, shape } from '../../ornate/kit/marks.ts'
import type { Poly } from '../../ornate/kit/points.ts'
import { breadthAlone } from '../../ornate/mandala/motif.ts'
import type { Kind } from '../kind.ts'
import { asSchool, namesIn, titleOf } from './subjects.ts'

const UNITS = 10
const USUAL = ['pencil', 'carrot', 'fish', 'caterpillar']
const LONGEST = 8
const MOST_ROWS = 4
const ASKED =
  /\bmeasur(?:e|es|ing|ement)\b(?=.*\b(?:worksheet|sheet|rulers?|inch(?:es)?|cm|centimet\w+|practice|length|math)\b)|\brulers?\b(?=.*\bmeasur)|\bhow long (?:is|are) (?:the|each)\b/i

/** Whoever measures something is a picture; the things alone are a lesson. */
export const measuring: Kind = (prompt, graph) => {
  if (!ASKED.test(prompt) || graph.things.some(({ id, via }) => via !== 'implied' && isSomebody(id))) return null
  const named = namesIn(graph, prompt).filter((name) => !/ruler|measur/.test(name))
  const names = [...new Set([...named, ...USUAL])].slice(0, Math.max(named.length, 3)).slice(0, MOST_ROWS)
  const cells = names.map((name) => `ruler ${name} & #`)
  const sheet = asSchool({ title: titleOf(graph, 'How Long?'), cells, columns: 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'ruler', 'measuring', 'tape measure', 'inch', 'inches', 'cm', 'length'] }
}

const isSomebody = (id: string): boolean =>
  /^(?:boy|girl|child|man|woman|teacher|tailor|carpenter|father|mother)/.test(id)

/** As many whole units long as its place allows; what is taller than long lies on its side. */
export function onRuler(name: string, { x, y, w, h }: Place): string {
  const [thing] = objectsOf([name])
  if (!thing) return ''
  const tall = Math.min(96, h * 0.42)
  const [left, top] = [x + 24, y + h - tall - 4]
  const unit = (w - 48) / UNITS
  const room = h - tall - 18
  const breadth = breadthAlone(name)
  const ratio = Math.max(breadth, 1 / breadth)
  const long = Math.min(LONGEST, Math.max(1, Math.floor((room * ratio) / unit))) * unit
  const [cx, cy] = [left + long / 2, top - 6 - long / ratio / 2]
  const lying = breadth < 1 ? ` transform="rotate(90 ${cx} ${cy})"` : ''
  const [wide, high] = breadth < 1 ? [long / ratio, long] : [long, long / ratio]
  const ticks = Array.from({ length: UNITS + 1 }, (_, i) => {
    const at = left + i * unit
    const tick: Poly = [
      [at, top],
      [at, top + tall * 0.34],
    ]
    return line(tick, 4.5) + caption(String(i), { x: at - 20, y: top + tall * 0.46, w: 40, h: tall * 0.42 }, tall * 0.4)
  })
  return `<g${lying}>${thing(cx, cy, wide, high)}</g>${shape(rect(x + 4, top, w - 8, tall), 5)}${ticks.join('')}`
}
