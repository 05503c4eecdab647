import type { Page } from '@inkbloom/contract'
import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import Globe from 'lucide-react/icons/globe'
import Trash2 from 'lucide-react/icons/trash-2'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { compactNumber } from '@/lib/numbers.ts'
import { Button } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { type Column, TableActions, TableMain, Thumb } from '@/ui/table.tsx'

function Status({ page }: { page: Page }) {
  const standing = page.deleted ? (
    <Tag icon={<Trash2 />}>Deleted</Tag>
  ) : page.blocked ? (
    <Tag tone="danger" icon={<Ban />}>
      Blocked
    </Tag>
  ) : (
    <Tag tone="success" icon={<Globe />}>
      Public
    </Tag>
  )
  return (
    <span className="inline-flex flex-wrap gap-2">
      {/* As wide as the widest of them, or the table's columns would move when one becomes another. */}
      <span className="inline-grid justify-items-start md:min-w-26">{standing}</span>
      {page.trending && <Tag tone="make">Trending</Tag>}
      {Boolean(page.reported_count) && (
        <Tag tone="danger" icon={<Flag />}>
          {page.reported_count === 1 ? '1 report' : `${page.reported_count} reports`}
        </Tag>
      )}
    </span>
  )
}

/** What its owner has deleted stays deleted: an admin can neither block nor bring it back. */
export const adminPageColumns = (origin: string, onToggle: (page: Page) => void): Column<Page>[] => [
  {
    key: 'page',
    header: 'Page',
    usual: 230,
    part: 'main',
    cell: (page) => (
      <TableMain picture={<Thumb src={pagePicture(page, origin).line} />}>
        {page.title}
        <span className="small muted block font-normal">{page.user.name || 'Nobody'}</span>
      </TableMain>
    ),
  },
  { key: 'colored', header: 'Colored', usual: 16, align: 'end', cell: (page) => compactNumber(page.colored_count) },
  {
    key: 'favorited',
    header: 'Favorited',
    usual: 16,
    align: 'end',
    cell: (page) => compactNumber(page.favorited_count),
  },
  {
    key: 'created',
    header: 'Created',
    usual: 96,
    cell: (page) => (
      <time dateTime={page.created_at} title={absoluteDate(page.created_at)}>
        {relativeDate(page.created_at)}
      </time>
    ),
  },
  { key: 'status', header: 'Status', usual: 150, cell: (page) => <Status page={page} /> },
  {
    key: 'actions',
    header: 'Actions',
    usual: 36,
    part: 'actions',
    cell: (page) =>
      !page.deleted && (
        <TableActions>
          <Button
            className="md:min-w-22"
            size="sm"
            look={page.blocked ? 'outline' : 'quiet-danger'}
            aria-label={`${page.blocked ? 'Unblock' : 'Block'} ${page.title}`}
            onClick={() => onToggle(page)}
          >
            {page.blocked ? 'Unblock' : 'Block'}
          </Button>
        </TableActions>
      ),
  },
]
