import type { Page, Report } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PageStatus } from '@/features/pages/page-status.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { Doodle } from '@/ui/doodle.tsx'
import { Facts, Sheet } from '@/ui/paper.tsx'

function Reports({ page }: { page: Page }) {
  const app = useApp()
  const { id } = page
  const [reports, setReports] = useState<Report[] | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    app
      .call(() => app.api.listReports({ params: { id } }, { signal }))
      .then((answer) => signal.aborted || setReports(answer ?? []))
    return () => left.abort()
  }, [app, id])
  if (!page.reported_count) return <p className="small muted">Nobody has reported it.</p>
  return (
    <ul className="grid gap-1 text-ui">
      {reports?.map(({ user, created_at }) => (
        <li key={user.id}>
          {user.name},{' '}
          <time className="muted" dateTime={created_at} title={absoluteDate(created_at)}>
            {relativeDate(created_at)}
          </time>
        </li>
      ))}
    </ul>
  )
}

function Picture({ page }: { page: Page }) {
  const { platform } = useApp()
  // Nobody is sent the file of a blocked page, an admin's browser included.
  const hidden = page.blocked || page.deleted
  return (
    <div>
      <Sheet>
        {hidden ? (
          <div className="inspector__picture p-[32%]">
            <Doodle index={page.id} />
          </div>
        ) : (
          <img
            className="inspector__picture"
            src={platform.apiOrigin + page.illustration}
            alt={page.title}
            width="1024"
            height="1024"
          />
        )}
      </Sheet>
      {hidden && (
        <p className="small muted mt-3">The picture itself is not sent to anybody while the page is hidden.</p>
      )}
    </div>
  )
}

interface PageInspectorProps {
  page: Page | null
  onToggle: (page: Page) => void
  onClose: () => void
}

/** One page, large, with all that an admin decides by: its words, who made it, and who objects. */
export function PageInspector({ page, onToggle, onClose }: PageInspectorProps) {
  return (
    <Dialog
      open={page !== null}
      onClose={onClose}
      label={page?.title ?? 'Page'}
      title={page?.title}
      closeLabel="Close"
      wide
    >
      {page && (
        <div className="inspector">
          <Picture page={page} />
          <div className="grid min-w-0 gap-5">
            <PageStatus page={page} />
            <section>
              <h3 className="label mb-1.5">Prompt</h3>
              <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                {page.prompt}
              </p>
            </section>
            <section>
              <h3 className="label mb-1.5">Reports</h3>
              <Reports key={page.id} page={page} />
            </section>
            <Facts
              items={[
                {
                  name: 'Author',
                  value: page.user.name ? (
                    <Link className="link" to={`/admin/users?search=${encodeURIComponent(page.user.name)}`}>
                      {page.user.name}
                    </Link>
                  ) : (
                    'Nobody'
                  ),
                },
                { name: 'Colored', value: page.colored_count.toLocaleString('en-US') },
                { name: 'Favorited', value: page.favorited_count.toLocaleString('en-US') },
                { name: 'Created', value: absoluteDate(page.created_at) },
              ]}
            />
            {!page.deleted && (
              <Button look={page.blocked ? 'outline' : 'danger'} block onClick={() => onToggle(page)}>
                {page.blocked ? 'Unblock' : 'Block'}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
