import type { ReactNode } from 'react'
import { OnItsWay, places, SkeletonBar, type SkeletonProps } from '@/ui/skeleton.tsx'
import { type Column, Table, TableMain } from '@/ui/table.tsx'

type Head = Omit<Column<never>, 'cell'>

interface SkeletonTableProps extends SkeletonProps {
  columns: readonly Head[]
  /** What stands before the name in a row's first cell. */
  picture?: ReactNode
  /** Whether something smaller stands below the name. */
  below?: boolean
}

/** A table that is loading: its columns are known, its rows are not. */
export function SkeletonTable({ count, label, columns, picture, below = true }: SkeletonTableProps) {
  const cellOf = ({ part, usual = 64 }: Head) =>
    part === 'main' ? (
      <TableMain picture={picture}>
        <SkeletonBar width={usual} />
        {below && (
          <span className="small block">
            <SkeletonBar width="60%" />
          </span>
        )}
      </TableMain>
    ) : (
      <SkeletonBar width={usual} />
    )
  return (
    <OnItsWay label={label}>
      <Table
        caption={label}
        columns={columns.map((column) => ({ ...column, cell: () => cellOf(column) }))}
        rows={places(count)}
        rowKey={(i) => i}
      />
    </OnItsWay>
  )
}
