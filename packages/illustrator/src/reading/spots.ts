/** "on the steering wheel of the car", "on the rim of a cup": the part of a thing that somebody is on. */
import type { Scene } from './scene.ts'

/** As staging calls them: points of a drawing. */
const SPOTS: Readonly<Record<string, string>> = {
  'steering wheel': 'wheel',
  handlebar: 'grip',
  handlebars: 'grip',
  'handle bars': 'grip',
  rim: 'rim',
  edge: 'rim',
  brim: 'rim',
  lip: 'rim',
}
const NAMES = Object.keys(SPOTS).join('|')
const OF = new RegExp(
  `\\b(on(?:to)?)(?: top of)? (?:the|its|his|her|a|one)( ${NAMES.replaceAll('|', '| ')}) of(?= (?:an?|the|his|her|my|their|its) )`,
  'iu',
)
const OWN = new RegExp(
  `\\b(on(?:to)? (?:the|his|her|my|their|an?) [\\p{L}-]+)(?:'s|s|’s)? (${NAMES})(?![\\p{L}])`,
  'iu',
)
const ON = /^(on-top-of|sits-on|stands-on|lies-on|balances-on|rides|drives|inside|next-to)$/
/** Of the edge of a pond or a cliff nothing is to be seen that the place does not show. */
const GROUND =
  /\b(pond|lake|river|sea|pool|cliff|forest|woods|field|road|street|town|village|city|bed|page|water|roof|table|dock|pier)\b/iu

export interface Spot {
  plain: string
  spot: string | null
  said: string
}

export function spotIn(text: string): Spot {
  const found = OF.exec(text) ?? OWN.exec(text)
  const name = found?.[2]?.trim().toLowerCase() ?? ''
  const rest = found ? text.slice(found.index, found.index + found[0].length + 24) : ''
  if (!found || !SPOTS[name] || (SPOTS[name] === 'rim' && GROUND.test(rest)))
    return { plain: text, spot: null, said: '' }
  return { plain: text.replace(found[0], found[1] as string), spot: SPOTS[name] as string, said: name }
}

/** Of the first who is on a thing; where nobody is, it is said to be missing. */
export function settleOn(scene: Scene, { spot, said }: Spot): void {
  if (!spot) return
  const on = scene.relations.find(({ b, relation }) => b && ON.test(relation) && !scene.isA(b, 'alive'))
  if (on) Object.assign(on, { relation: 'on-top-of', part: spot })
  else scene.unknown.push(said)
}
