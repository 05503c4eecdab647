import type { Scope } from '@inkbloom/contract'
import { type RawBuilder, sql } from 'kysely'
import { everyWord, hasWords, publicWord, type Search } from './search.ts'
import { beyond, type Columns, type Cursor, type Order, orderBy, pickList, upTo } from './sorts.ts'

/** Which rows a list has: ids and sort keys only, read from one index. What is shown of them is joined later. */
export type Pick = RawBuilder<unknown>

interface Cut {
  order: Order
  cursor: Cursor | null
  offset: number
  limit: number
}

export const shown = sql<boolean>`pages.blocked_at is null and pages.deleted_at is null and not pages.private`
const isPrivate = sql<boolean>`pages.blocked_at is null and pages.deleted_at is null and pages.private`
/** In lists of one's own, private pages stand among the others: nobody can have favorited or colored another's. */
const notHidden = sql<boolean>`pages.blocked_at is null and pages.deleted_at is null`
/** Whoever has colored a page keeps it when its owner deletes it. */
const keptByColorist = sql<boolean>`pages.blocked_at is null`
/** Blocked pages are few: an admin's list is the public one with these and the private ones sorted in. */
export const blocked = sql<boolean>`pages.blocked_at is not null and pages.deleted_at is null`
const picked: Columns = { from: 'picked', id: 'page_id' }
const postings: Columns = { from: 'page_words', id: 'page_id' }
const led: Columns = { from: 'led', id: 'page_id' }
const own: Columns = { from: 'own', id: 'page_id' }

const rows = ({ limit, offset }: Cut) => sql`limit ${limit} offset ${offset}`
/**
 * As far as the end of the page asked for. In a subquery, which hides the number from the planner: seeing it, it reads and
 * sorts all postings of a frequent word.
 */
const toTheEnd = ({ limit, offset }: Cut) => sql`limit (select ${limit + offset}::bigint)`

export function pickAll(cut: Cut & { admin: boolean; unless?: RawBuilder<boolean> }): Pick {
  const { order, cursor, admin, unless = sql`false` } = cut
  const from = (which: RawBuilder<boolean>) => sql`
    select ${pickList(order)} from pages where ${which} and ${beyond(order, cursor)} and not ${unless}`
  if (!admin) return sql`${from(shown)} ${orderBy(order)} ${rows(cut)}`
  return sql`
    select * from (
      (${from(shown)} ${orderBy(order)} ${toTheEnd(cut)}) union all (${from(isPrivate)} ${orderBy(order)} ${toTheEnd(cut)})
      union all (${from(blocked)})
    ) as picked ${orderBy(order, picked)} ${rows(cut)}`
}

interface Finding extends Cut {
  admin: boolean
  search: Search
  unless?: RawBuilder<boolean>
}

const isShown = sql<boolean>`page_words.state = 0 and page_words.public`
const isInPrompt = sql<boolean>`page_words.state = 0 and not page_words.public`
/** Blocked or private, not deleted. */
const isHidden = sql<boolean>`page_words.state > 0 and page_words.state <> 2`

/**
 * Along the leader's postings, and only then looked at for the other words. Those apart, since the planner guesses that one page in two
 * hundred has them: it would rather look at all postings of a frequent word, and sort what is left. Where there are none nothing
 * stands between the postings and how many are wanted, or it plans to read them all.
 */
function findFrom(
  { order, cursor, search, admin, unless = sql`false` }: Finding,
  { word, state, end }: { word: RawBuilder<unknown>; state: RawBuilder<boolean>; end: Cursor | null },
) {
  const along = sql`
    select ${pickList(order, postings)} from page_words
    where page_words.word = ${word} and ${state} and ${beyond(order, cursor, postings)} and ${upTo(order, end, postings)}
      and not ${unless}
    ${orderBy(order, postings)}`
  if (search.words.length === 0 && search.prefix === null) return along
  return sql`
    select ${pickList(order, led)} from (${along}) as led
    where ${hasWords(search, { page: 'led.page_id', which: admin ? everyWord : publicWord })}
    ${orderBy(order, led)}`
}

/** The first of each leader's postings, merged; a page that has two of them comes once. */
export function pickFound(finding: Finding & { end: Cursor | null }): Pick {
  const { order, admin, search, end } = finding
  const word = sql.ref('leader.word')
  const first = (state: RawBuilder<boolean>) => sql`(${findFrom(finding, { word, state, end })} ${toTheEnd(finding)})`
  const visible = first(isShown)
  const hidden = sql`union all ${first(isInPrompt)} union all (${findFrom(finding, { word, state: isHidden, end })})`
  return sql`
    select distinct ${pickList(order, picked)} from unnest(${search.leaders}::text[]) as leader (word)
    cross join lateral (${visible} ${admin ? hidden : sql``}) as picked
    ${orderBy(order, picked)} ${rows(finding)}`
}

/**
 * Where the page asked for ends at the latest: as far down in the most frequent leader's postings. The others need not be
 * read beyond it, which for the fiftieth page of a one-letter search is a hundred thousand rows.
 */
export function pickEnd(finding: Finding): Pick {
  const { search, limit, offset } = finding
  const word = sql`${search.leaders[0]}`
  return sql`
    ${findFrom(finding, { word, state: isShown, end: null })}
    limit 1 offset (select ${limit + offset - 1}::bigint)`
}

/** By when the person last colored them: along the index of their colorings, as far as the end of the page asked for. */
function pickByColoring({ cursor, order, ...cut }: OwnCut): Pick {
  return sql`
    select ${pickList(order, own)} from (
      select page_id, updated_at as colored_at from coloreds where user_id = ${cut.viewerId}
    ) as own join pages on pages.id = own.page_id
    where ${keptByColorist} and ${beyond(order, cursor, own)} and ${cut.matches}
    ${orderBy(order, own)} ${rows({ order, cursor, ...cut })}`
}

interface OwnCut extends Cut {
  scope: Exclude<Scope, 'public'>
  viewerId: number
  matches: RawBuilder<boolean>
}

/** One person's own pages, favorites or colorings: read first, whatever the planner hopes to find sooner in another index. */
export function pickOwn(cut: OwnCut): Pick {
  const { order, cursor, scope, viewerId, matches } = cut
  if (order.keys.includes('colored_at')) return pickByColoring(cut)
  const theirs = {
    owned: sql`select id as page_id from pages where user_id = ${viewerId}`,
    favorited: sql`select page_id from favorites where user_id = ${viewerId}`,
    colored: sql`select page_id from coloreds where user_id = ${viewerId}`,
  }[scope]
  const visible = scope === 'colored' ? keptByColorist : notHidden
  return sql`
    with own as materialized (${theirs})
    select ${pickList(order)} from own join pages on pages.id = own.page_id
    where ${visible} and ${beyond(order, cursor)} and ${matches}
    ${orderBy(order)} ${rows(cut)}`
}
