import pg from 'pg'

const { types } = pg
type Parser = (text: string) => unknown

/** PostgreSQL's type numbers. */
const oid = { bigint: 20, bigints: 1016, date: 1082, dates: 1182, texts: 1009 }

/** Silently rounding an id would answer with somebody else's row. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a JavaScript number`)
  return value
}

const verbatim: Parser = (text) => text
const texts: (text: string) => (string | null)[] = types.getTypeParser(oid.texts)
const arrayOf =
  (parse: Parser): Parser =>
  (text) =>
    texts(text).map((element) => (element === null ? null : parse(element)))

/** A date stays a string: as a Date it would shift by a day west of Greenwich. */
const parsers = new Map<number, Parser>([
  [oid.bigint, safeInteger],
  [oid.bigints, arrayOf(safeInteger)],
  [oid.date, verbatim],
  [oid.dates, arrayOf(verbatim)],
])

/** Passed to both pools, rather than set globally, where another user of pg would get them too. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(type)) ?? types.getTypeParser(type, format ?? 'text'),
}
