import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import { Link, useLoaderData } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/session/app.ts'
import { partOf } from '@/features/website-editor/parts.ts'
import { Problems } from '@/features/website-editor/problems.tsx'
import { loadWebsite } from '@/features/website-editor/save-website.ts'
import { summaryOf } from '@/features/website-editor/summary.ts'
import { websiteParts } from '@/features/website-editor/website-parts.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { PageTitle } from '@/ui/paper.tsx'

export const loader = (app: App) => app.load(() => loadWebsite(app))

export function Component() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  if (!loaded) return <ListFailed title="Failed to load the website" />
  const { website, problems } = loaded
  return (
    <>
      <PageTitle title="Website" lead="What visitors see before they sign in, part by part.">
        <ButtonLink to="/" target="_blank" icon={<ExternalLink />}>
          View site
        </ButtonLink>
      </PageTitle>
      <Problems problems={problems} />
      <ul className="parts">
        {websiteParts.map(({ to, label, part }) => {
          const { visibility } = partOf(website, part)
          return (
            <li key={to}>
              <Link to={to}>
                <b>{label}</b>
                <span className="muted parts__summary">{summaryOf(website, part)}</span>
                <Tag tone={visibility ? 'success' : 'plain'}>{visibility ? 'On the site' : 'Hidden'}</Tag>
                <ChevronRight />
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
