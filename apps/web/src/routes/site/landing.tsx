import { useLoaderData } from 'react-router'
import { useStoreOf } from '@/features/shell/app-context.tsx'
import { loadLanding } from '@/features/site/landing-page.ts'
import { LandingSection } from '@/features/site/landing-sections.tsx'
import { shownSections } from '@/features/site/sections.ts'

export const loader = loadLanding

export function Component() {
  const { plans } = useLoaderData<Awaited<ReturnType<typeof loadLanding>>>()
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
