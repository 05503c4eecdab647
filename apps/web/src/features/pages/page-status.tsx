import type { Page } from '@inkbloom/contract'
import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Trash2 from 'lucide-react/icons/trash-2'
import { Tag } from '@/ui/controls.tsx'

/** How a page stands, to an admin. */
export function PageStatus({ page }: { page: Page }) {
  const standing = page.deleted ? (
    <Tag icon={<Trash2 />}>Deleted</Tag>
  ) : page.blocked ? (
    <Tag tone="danger" icon={<Ban />}>
      Blocked
    </Tag>
  ) : page.private ? (
    <Tag icon={<Lock />}>Private</Tag>
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
