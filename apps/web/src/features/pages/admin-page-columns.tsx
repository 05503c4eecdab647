import type { Page } from '@inkbloom/contract'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { PageStatus } from '@/features/pages/page-status.tsx'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { compactNumber } from '@/lib/numbers.ts'
import { Button } from '@/ui/button.tsx'
import { type Column, TableActions, TableMain, Thumb } from '@/ui/table.tsx'

interface AdminPageActions {
  toggle: (page: Page) => void
  open: (page: Page) => void
  choose: (page: Page, on: boolean) => void
  isChosen: (page: Page) => boolean
}

/** What its owner has deleted stays deleted: an admin can neither block nor bring it back. */
export const adminPageColumns = (origin: string, actions: AdminPageActions): Column<Page>[] => [
  {
    key: 'page',
    header: 'Page',
    usual: 230,
    part: 'main',
    cell: (page) => (
      <TableMain
        picture={
          <>
            <label className="choose">
              <input
                type="checkbox"
                aria-label={`Choose ${page.title}`}
                disabled={page.blocked || page.deleted}
                checked={actions.isChosen(page) && !page.blocked}
                onChange={(event) => actions.choose(page, event.target.checked)}
              />
            </label>
            <Thumb src={pagePicture(page, origin).line} />
          </>
        }
      >
        <button
          type="button"
          className="title-button max-md:block max-md:max-w-[calc(100vw-200px)] max-md:truncate"
          onClick={() => actions.open(page)}
        >
          <bdi>{page.title}</bdi>
        </button>
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
  { key: 'status', header: 'Status', usual: 150, cell: (page) => <PageStatus page={page} /> },
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
            onClick={() => actions.toggle(page)}
          >
            {page.blocked ? 'Unblock' : 'Block'}
          </Button>
        </TableActions>
      ),
  },
]
