/** The four seasons, each in a panel of its own: a tree through the year, what was named for each, or what each brings. */
import type { Kind } from '../kind.ts'
import type { School, Stage } from '../school.ts'
import { asSchool, namesIn, titleOf } from './subjects.ts'

interface Season {
  name: string
  said: RegExp
  tree: string
  sign: string
}

const SEASONS: readonly Season[] = [
  { name: 'spring', said: /\bspring\b/i, tree: 'cherry tree', sign: 'cherry tree' },
  { name: 'summer', said: /\bsummer\b/i, tree: 'tree', sign: 'beach umbrella' },
  { name: 'autumn', said: /\b(?:autumn|fall)\b/i, tree: 'autumn tree', sign: 'leaf pile' },
  { name: 'winter', said: /\bwinter\b/i, tree: 'winter tree', sign: 'snowman' },
]
const ALL = /\b(?:four|4|all|the|different|changing) seasons\b|\bseasons (?:of the year|chart|page|poster|worksheet)\b/i
const OF_TREE = /\btrees?\b(?=.*\bseasons\b)|\bseasons\b(?=.*\btrees?\b)/i
const IN_PANELS =
  /\b(?:panels?|charts?|posters?|worksheets?|boxes|squares|sections|parts|quadrants|frames?|divided|label\w*)\b/i

const isEachSaid = (prompt: string): boolean => SEASONS.filter(({ said }) => said.test(prompt)).length > 2

export const isOfSeasons = (prompt: string): boolean =>
  ALL.test(prompt) || OF_TREE.test(prompt) || (IN_PANELS.test(prompt) && isEachSaid(prompt))

const labelOf = ({ name }: Season, prompt: string): string =>
  name === 'autumn' && /\bfall\b/i.test(prompt) ? 'fall' : name

/** "Spring with flowers, summer with a beach ball": what stands between one season and the next. */
function toldOf({ said }: Season, prompt: string): string {
  const [behind = ''] = prompt.split(said).slice(1)
  const next = Math.min(...SEASONS.map((one) => behind.search(one.said)).filter((at) => at >= 0), behind.length)
  return behind.slice(0, next)
}

const MOST_TOLD = 3
const AROUND = ['tree', 'season', 'apple tree', 'spring', 'summer', 'autumn', 'fall', 'winter']

/** Whatever else is named stands in every season beside its sign. */
function subjectsOf(graph: Parameters<Kind>[1], prompt: string): string[] {
  return namesIn(graph, prompt)
    .filter((name) => !/tree$|^snow/.test(name))
    .slice(0, 1)
}

export const seasons: Kind = (prompt, graph) => {
  if (!isOfSeasons(prompt)) return null
  const isTree = /\btrees?\b/i.test(prompt)
  const told = SEASONS.map((season) => namesIn(graph, toldOf(season, prompt)).slice(0, MOST_TOLD))
  const isTold = isEachSaid(prompt) && told.filter((names) => names.length).length > 2
  const [subject] = isTold || isTree || graph.lang !== 'en' ? [] : subjectsOf(graph, prompt)
  if (!isTold && !subject) return chartOf(isTree, prompt)
  const cells = SEASONS.map((season, i) => {
    const own = isTold ? told[i] : [subject ?? '']
    const beside = isTold ? (own?.length ? [] : [season.sign]) : [season.sign]
    return `${[...(own ?? []), ...beside].join(' & ')} = ${labelOf(season, prompt)}`
  })
  const sheet = asSchool({ title: titleOf(graph, 'Seasons'), cells, columns: 2 }, graph)
  return { ...sheet, shows: [...sheet.shows, ...AROUND, ...told.flat()] }
}

function chartOf(isTree: boolean, prompt: string): School {
  const cells = SEASONS.map(
    (season): Stage => ({
      label: labelOf(season, prompt),
      noun: isTree ? season.tree : season.sign,
    }),
  )
  return { kind: 'chart', cells, heading: 'Seasons', shows: [...AROUND, ...cells.map(({ noun }) => noun)] }
}
