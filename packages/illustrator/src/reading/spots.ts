/** "on the hood of the car", "on the tractor seat": the part of a thing that somebody is on, in or at (data/reading/spots.txt). */
import { dataLines } from '../words/data-file.ts'
import { kept } from '../words/kept.ts'
import type { Scene } from './scene.ts'

export interface Spot {
  /** Where on the drawing, as staging calls it. */
  spot: string
  /** Whose part it is, as it was written. */
  host: string
  said: string
  /** Of several who are at the thing, the last named. */
  isLast?: boolean
}

const DETERMINER = "(?:an?|the|his|her|my|our|their|its|one|some|grandpa[’']?s|grandma[’']?s|dad[’']?s|mom[’']?s)"

/** The longest first: a pirate ship is no ship of pirates. */
const longest = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

const ROWS = dataLines('reading/spots.txt').map((line) => {
  const [said = '', part = '', plain = '', spot = '', hosts = ''] = line.split(' | ').map((cell) => cell.trim())
  return { part: new RegExp(part, 'i'), plain, spot, patterns: kept(() => patternsOf(said, part, spot, hosts)) }
})

type Row = (typeof ROWS)[number]

/** Worked out for the first prompt that has the part: to compile all would take most of a second. */
function patternsOf(said: string, part: string, spot: string, hosts: string) {
  const host = `(?<host>${DETERMINER} (?:[\\p{L}-]+ )?(?<noun>${longest(hosts)}))`
  const on = `(?<![\\p{L}-])(?:${longest(said)}) `
  return {
    bare:
      spot === '-'
        ? null
        : new RegExp(
            `${host}(?<between>(?![\\p{L}-]).{0,60}?)${on}the (?<part>${part})(?= ?$|[,.!]| (?:and|while)(?![\\p{L}]))`,
            'iu',
          ),
    owned: [
      new RegExp(
        `${on}(?:the |an? |its |one )(?:(?:very|high|low|long|thick|old) )?(?<part>${part}) of ${host}(?![\\p{L}-])`,
        'iu',
      ),
      new RegExp(`${on}${host}(?:['’]s|s['’])? (?<part>${part})(?![\\p{L}-])(?! of )`, 'iu'),
    ],
  }
}

/** What was said, each part taken out that a spot stands for. */
export function spotsIn(text: string): { plain: string; spots: Spot[] } {
  const spots: Spot[] = []
  let plain = text
  for (const row of ROWS) {
    if (!row.part.test(plain)) continue
    plain = ownPart(plain, row, spots)
    for (const pattern of row.patterns().owned) {
      const { groups, 0: whole } = pattern.exec(plain) ?? {}
      if (!groups || !whole) continue
      plain = plain.replace(whole, row.plain.includes(' a ') ? row.plain : `${row.plain} ${groups.host}`)
      if (row.spot !== '-')
        spots.push({ spot: row.spot, host: groups.noun?.toLowerCase() ?? '', said: groups.part?.toLowerCase() ?? '' })
    }
  }
  return { plain, spots }
}

/** "a lady in the tub with a duck on the edge": of the tub. */
function ownPart(text: string, { patterns, plain, spot }: Row, spots: Spot[]): string {
  const { groups, 0: whole } = patterns().bare?.exec(text) ?? {}
  if (!groups || !whole) return text
  spots.push({ spot, host: groups.noun?.toLowerCase() ?? '', said: groups.part?.toLowerCase() ?? '', isLast: true })
  return text.replace(whole, `${groups.host}${groups.between}${plain} the ${groups.noun}`)
}

const ON =
  /^(on-top-of|sits-on|stands-on|lies-on|sleeps-in|balances-on|rides|drives|inside|hides-in|comes-out-of|next-to)$/
/** On the part as on the thing itself. */
const KEPT = /^(lies-on|sits-on|stands-on)$/

/** Of the first who is on the thing; where nobody is, the part is said to be missing. */
export function settleOn(scene: Scene, spots: readonly Spot[]): void {
  for (const { spot, host, said, isLast = false } of spots) {
    const isHost = (id: string) => {
      const { word = '', name = '' } = scene.get(id) ?? {}
      return word.toLowerCase() === host || name === host || host.endsWith(` ${name}`)
    }
    const on = scene.relations.filter(
      ({ a, b, relation, part }) =>
        b && !part && ON.test(relation) && !scene.isA(b, 'alive') && scene.get(a)?.via !== 'implied',
    )
    const there = on.filter(({ b }) => b && isHost(b))
    const found = (isLast ? there.at(-1) : there[0]) ?? on[0]
    if (!found) {
      scene.unknown.push(said)
      continue
    }
    if (spot === 'door') {
      found.relation = 'comes-out-of'
      continue
    }
    const isIn = spot === 'rear' && /^(inside|hides-in|comes-out-of|sleeps-in)$/.test(found.relation)
    const relation = isIn ? 'inside' : found.relation === 'sleeps-in' ? 'lies-on' : found.relation
    Object.assign(found, { relation: isIn || KEPT.test(relation) ? relation : 'on-top-of', part: spot })
  }
}
