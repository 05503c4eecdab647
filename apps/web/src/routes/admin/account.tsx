import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Appearance } from '@/features/accounts/appearance.tsx'
import { ExportData } from '@/features/accounts/export-data.tsx'
import { PasswordForm } from '@/features/accounts/password-form.tsx'
import { ProfileForm } from '@/features/accounts/profile-form.tsx'
import type { App } from '@/features/session/app.ts'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { AppSettings } from '@/features/settings/app-settings.tsx'
import { SetupStatus } from '@/features/settings/setup-status.tsx'
import { TestMail } from '@/features/settings/test-mail.tsx'
import { PageTitle, Panel } from '@/ui/paper.tsx'

/** The server shows the four flags only to an admin; what was read at start may have been a visitor's answer. */
export async function loader(app: App) {
  const [status, lost, setup] = await Promise.all([
    app.load(() => app.api.readStatus()),
    // The screen is worth seeing without it.
    app.api.listSecretProblems().catch(() => []),
    app.api.readSetup().catch(() => null),
  ])
  if (status) app.stores.site.getState().applyStatus(status)
  return { lost, webhook: setup?.webhook ?? null }
}

export function Component() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [lost, setLost] = useState<readonly string[]>(loaded.lost)
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  return (
    <>
      <PageTitle title="Account" />
      <div className="grid max-w-[1160px] items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <SetupStatus lost={lost} />
          <Panel title="Admin account">
            <ProfileForm />
            <h3 className="mt-8 mb-4">Password</h3>
            <PasswordForm />
            <h3 className="mt-8 mb-4">Appearance</h3>
            <Appearance />
            <h3 className="mt-8 mb-4">Your data</h3>
            <ExportData />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <AppSettings
            webhook={loaded.webhook}
            lost={lost}
            onSaved={(names) => setLost((before) => before.filter((name) => !names.includes(name)))}
          />
          <div id="mail" className="scroll-mt-24">
            <Panel title="Mail">
              {mail ? (
                <>
                  <p className="small muted mb-4">
                    Sends a message to your own address, so that you can see whether it arrives.
                  </p>
                  <TestMail />
                </>
              ) : (
                <p className="muted">
                  This site sends no email: addresses are not confirmed, and whoever forgets a password has to ask you.
                  To change that, set <code>SMTP_URL</code> and <code>MAIL_FROM</code> where the server runs, and start
                  it again.
                </p>
              )}
            </Panel>
          </div>
        </div>
      </div>
    </>
  )
}
