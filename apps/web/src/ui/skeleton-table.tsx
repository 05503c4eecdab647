import type { ReactNode } from 'react'
import { OnItsWay, places, SkeletonBar, type SkeletonProps } from './skeleton.tsx'
import { type Column, Table, TableMain } from './table.tsx'

type Head = Omit<Column<never>, 'cell'>

interface SkeletonTableProps extends SkeletonProps {
  columns: readonly Head[]
  /** What stands before the name in a row's first cell. */
  picture?: ReactNode
}

function cellOf({ part, usual = 64 }: Head, picture: ReactNode) {
  if (part !== 'main') return <SkeletonBar width={usual} />
  return (
    <TableMain picture={picture}>
      <SkeletonBar width={usual} />
      <span className="small block">
        <SkeletonBar width="60%" />
      </span>
    </TableMain>
  )
}

/** A table on its way: its columns are known, its rows are not. */
export function SkeletonTable({ count, label, columns, picture }: SkeletonTableProps) {
  return (
    <OnItsWay label={label}>
      <Table
        caption={label}
        columns={columns.map((column) => ({ ...column, cell: () => cellOf(column, picture) }))}
        rows={places(count)}
        rowKey={(i) => i}
      />
    </OnItsWay>
  )
}
