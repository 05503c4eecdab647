import type { Page, Paginated, Scope, Sort } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { fetchSize, type ListInput, offsetOf, toPaginated } from '../../../kernel/lists.ts'
import { type Facets, facetOf, hasFacets } from './facets.ts'
import { type Reader, showPages, toPage } from './pages.service.ts'
import { type Pick, pickAll, pickEnd, pickFound, pickOwn } from './picks.ts'
import { everyWord, hasWords, planSearch, readWords } from './search.ts'
import { type Cursor, cursorColumn, type Order, orderBy, orderOf, readCursor } from './sorts.ts'

export interface PageList extends ListInput, Facets {
  viewer: Reader
  search: string
  sort: Sort
  scope: Scope
  /** To an admin: without what is blocked. */
  publicOnly?: boolean
}

const picked = { from: 'picked', id: 'page_id' } as const

export async function paginatePages(db: Db, input: PageList): Promise<Paginated<Page>> {
  const order = orderOf(input.sort, input.scope)
  const cursor = readCursor(input.after, [order])
  const pick = await pickOf(db, { ...input, order, cursor, offset: offsetOf(input), limit: fetchSize })
  const rows = pick ? await showPicked(db, { pick, order, viewer: input.viewer }) : []
  return toPaginated(rows, input, {
    item: (row) => toPage(row, input.viewer),
    cursor: (row): Cursor => [order.name, ...row.cursor],
  })
}

export function showPicked(db: Db, { pick, order, viewer }: { pick: Pick; order: Order; viewer: Reader }) {
  return showPages(db, { pick, viewer, order: orderBy(order, picked), cursor: cursorColumn(order, picked) })
}

type Picking = PageList & { order: Order; cursor: Cursor | null; offset: number; limit: number }

/** Null where nothing can be in the list. */
async function pickOf(db: Db, input: Picking): Promise<Pick | null> {
  const { scope, viewer, search, publicOnly = false } = input
  const facet = facetOf(input)
  if (scope !== 'public') {
    const words = search ? await readWords(db, search) : { words: [], prefix: null }
    if (!words) return null
    const which = scope === 'owned' || viewer.admin ? everyWord : ownOrPublic(viewer)
    const matches = sql<boolean>`${hasFacets(input)} and ${hasWords(words, { page: 'pages.id', which })}`
    return pickOwn({ ...input, scope, viewerId: viewer.id, matches })
  }
  if (!search && !facet) return pickAll({ ...input, admin: viewer.admin && !publicOnly })
  const plan = await planSearch(db, search, facet)
  const unless = publicOnly ? sql<boolean>`page_words.state > 0` : sql<boolean>`false`
  return plan && found(db, { ...input, admin: viewer.admin, search: plan, unless })
}

/** Among favorites and colorings are others' pages and one's own. */
const ownOrPublic = ({ id }: Reader) => sql<boolean>`(other.public or pages.user_id = ${id})`

/** With an offset and many leaders, each would be read as far as the offset: so the end of the page is found first. */
export async function found(db: Db, finding: Parameters<typeof pickEnd>[0]): Promise<Pick> {
  const { order, offset, search } = finding
  if (offset === 0 || search.leaders.length === 1) return pickFound({ ...finding, end: null })
  const { rows } = await sql<{ cursor: number[] }>`
    select ${cursorColumn(order, picked)} as cursor from (${pickEnd(finding)}) as picked`.execute(db)
  return pickFound({ ...finding, end: rows[0] ? [order.name, ...rows[0].cursor] : null })
}
