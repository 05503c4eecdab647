import { useLoaderData } from 'react-router'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { LandingSection } from '@/features/website/landing-sections.tsx'
import { loadLanding } from '@/features/website/load-landing.ts'
import { shownSections } from '@/features/website/sections.ts'

export const loader = loadLanding

export function Component() {
  const { plans } = useLoaderData<Awaited<ReturnType<typeof loadLanding>>>()
  const name = useStoreOf('site', (site) => site.name)
  const landing = useStoreOf('site', (site) => site.website?.landing)
  if (!landing) return null
  return (
    <>
      {!landing.home.visibility && <h1 className="sr-only">{name}</h1>}
      {shownSections(landing).map((section) => (
        <LandingSection key={section.id} section={section} landing={landing} appName={name} plans={plans} />
      ))}
    </>
  )
}
