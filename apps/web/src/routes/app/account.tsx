import Baby from 'lucide-react/icons/baby'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Appearance } from '@/features/accounts/appearance.tsx'
import { DeleteAccount } from '@/features/accounts/delete-account.tsx'
import { ExportData } from '@/features/accounts/export-data.tsx'
import { PasswordForm } from '@/features/accounts/password-form.tsx'
import { ProfileForm } from '@/features/accounts/profile-form.tsx'
import { CreditHistory } from '@/features/credits/credit-history.tsx'
import { readCredits } from '@/features/credits/read-credits.ts'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { PlanPanel } from '@/features/subscriptions/plan-panel.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { PageTitle, Panel } from '@/ui/paper.tsx'

export async function loader(app: App, { request }: LoaderFunctionArgs) {
  const { signal } = request
  // In this order: reading the credits opens a new month, and the history would not have it yet.
  const credits = await app.load(() => readCredits(app, { signal }))
  const history = await app.load(() => app.api.paginateCreditEntries({ query: { page: 1 } }, { signal }))
  return { credits, history }
}

export function Component() {
  const app = useApp()
  const { credits, history } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <div className="max-w-[1120px]">
      <PageTitle title="Account" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-8">
        <div className="grid min-w-0 gap-6">
          <Panel title="Profile">
            <ProfileForm />
          </Panel>
          <Panel title="Password">
            <PasswordForm />
          </Panel>
          <Panel title="Appearance">
            <Appearance />
          </Panel>
          <Panel title="Hand it to a child">
            <p className="small muted max-w-[52ch]">
              Choose pages and a PIN. Until you type it, this device shows those pages and nothing else.
            </p>
            <ButtonLink className="mt-4" to="/hand-over" icon={<Baby />}>
              Choose pages
            </ButtonLink>
          </Panel>
          <Panel title="Your data">
            <p className="small muted max-w-[52ch]">
              Everything we store about you, in one file. Deleting your account removes your pages and colored pages for
              good.
            </p>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <ExportData />
              <DeleteAccount />
            </div>
          </Panel>
        </div>
        <aside className="grid min-w-0 gap-6 max-xl:order-first" aria-label="Plan">
          <PlanPanel credits={credits} />
          <Panel>
            <details className="group">
              <summary className="display -my-2.5 flex min-h-11 list-none items-center justify-between gap-3 py-2.5 text-heading [&::-webkit-details-marker]:hidden">
                Credit history
                <ChevronDown className="size-5 flex-none group-open:rotate-180" aria-hidden="true" />
              </summary>
              {history ? (
                <CreditHistory
                  first={history}
                  more={(query) => app.call(() => app.api.paginateCreditEntries({ query }))}
                />
              ) : (
                <p className="small muted mt-3">It could not be loaded.</p>
              )}
            </details>
          </Panel>
        </aside>
      </div>
    </div>
  )
}
