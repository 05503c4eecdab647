import { redirect, useLoaderData } from 'react-router'
import type { App } from '@/features/shell/app.ts'
import { useStoreOf } from '@/features/shell/app-context.tsx'
import { LandingSection } from '@/features/site/landing-sections.tsx'
import { shownSections } from '@/features/site/sections.ts'

/** The landing page is for the web; an app that somebody has installed needs no advertising. */
export async function loader(app: App) {
  if (app.platform.name !== 'web') throw redirect('/splash')
  const { website } = app.stores.app.getState()
  if (!website) throw new Error('The site could not be loaded. Check your network and try again.')
  return { plans: website.landing.pricing.visibility ? await app.load(() => app.api.listPlans()) : null }
}

export function Component() {
  const { plans } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const name = useStoreOf('app', (app) => app.name)
  const landing = useStoreOf('app', (app) => app.website?.landing)
  if (!landing) return null
  return (
    <>
      {!landing.home.visibility && <h1 className="vh">{name}</h1>}
      {shownSections(landing).map((section) => (
        <LandingSection key={section.id} section={section} landing={landing} appName={name} plans={plans} />
      ))}
    </>
  )
}
