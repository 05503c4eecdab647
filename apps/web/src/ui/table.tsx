import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers go to the end. */
  align?: 'end'
  /** How wide its content usually is, in pixels: the skeleton is that wide. */
  usual?: number
  /** The row's own name (no label in front of it as a card), or its buttons. */
  part?: 'main' | 'actions'
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Rows that a question or a running action is about. */
  isPending?: (row: Row) => boolean
}

/** A table from the `md` breakpoint on, a list of cards below it. Roles are written out: `display: block` would drop the native ones. */
export function Table<Row>({ caption, columns, rows, rowKey, isPending }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="data-table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
              {column.part === 'actions' ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" data-pending={isPending?.(row) ? '' : undefined}>
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-align={column.part === 'actions' ? 'end' : column.align}
                data-label={column.part ? undefined : column.header}
                data-main={column.part === 'main' ? '' : undefined}
                data-actions={column.part === 'actions' ? '' : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

/** A small picture and a name, for a row's first cell. */
export function TableMain({ picture, children }: { picture?: ReactNode; children: ReactNode }) {
  return (
    <span className="data-table__main">
      {picture}
      <span>{children}</span>
    </span>
  )
}

export function TableActions({ children }: { children: ReactNode }) {
  return <span className="data-table__actions">{children}</span>
}

export function Thumb({ src, alt = '' }: { src: string; alt?: string }) {
  return <img className="thumb" src={src} alt={alt} width="56" height="56" loading="lazy" decoding="async" />
}
