import type { ColumnType, GeneratedAlways } from 'kysely'

export type Id = GeneratedAlways<number>
/** Worked out by the database from other columns. */
export type Derived<T> = ColumnType<T, never, never>

export type JsonOrNull = ColumnType<Record<string, unknown> | null, string | null, string | null>
