import { Readable } from 'node:stream'
import { apiBase, type Paginated, type Parsed, type Route } from '@inkbloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Cell, csvLine, csvMark } from '../kernel/csv.ts'
import type { ListInput } from '../kernel/lists.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { inputReader } from './api.ts'

interface Sheet<R extends Route, Row> {
  /** Of the file, without its ending. */
  name: string
  columns: Record<string, (row: Row) => Cell>
  /** The list behind it, page by page: a million rows are never in memory at once. */
  list: (input: Parsed<R>['query' & keyof Parsed<R>] & ListInput, viewer: Viewer) => Promise<Paginated<Row>>
}

/** Serves a whole list as a file. It leaves the house with it, so the log says who took what. */
export function serveCsv<R extends Route, Row>(app: FastifyInstance, route: R, sheet: Sheet<R, Row>): void {
  app.calls.push(route)
  const readInput = inputReader(route)
  app.get(apiBase + route.path, { config: { contract: route, perMinute: 20 } }, async (request, reply) => {
    const { query } = readInput(request) as { query: Parsed<R>['query' & keyof Parsed<R>] }
    const viewer = request.viewer as Viewer
    const read = (after?: string) => sheet.list({ ...query, page: 1, after }, viewer)
    // Read before the answer begins: after that it is too late to say what went wrong.
    const first = await read()
    const lines = linesOf(sheet.columns, first, read)
    reply.header('content-disposition', `attachment; filename="${sheet.name}.csv"`)
    reply.header('cache-control', 'no-store').type('text/csv; charset=utf-8')
    return reply.send(Readable.from(logged(request, { list: sheet.name, by: viewer.id, ...query }, lines)))
  })
}

async function* linesOf<Row>(
  columns: Record<string, (row: Row) => Cell>,
  first: Paginated<Row>,
  read: (after: string) => Promise<Paginated<Row>>,
) {
  const cells = Object.values(columns)
  yield csvMark + csvLine(Object.keys(columns))
  for (let page = first; ; page = await read(page.next)) {
    for (const row of page.data) yield csvLine(cells.map((cell) => cell(row)))
    if (page.next === null) return
  }
}

/** Also where it was broken off: what was sent until then is out. */
async function* logged({ log }: FastifyRequest, what: object, lines: AsyncIterable<string>) {
  let rows = -1
  try {
    for await (const line of lines) {
      rows += 1
      yield line
    }
  } finally {
    log.info({ ...what, rows }, 'a list was taken as CSV')
  }
}
