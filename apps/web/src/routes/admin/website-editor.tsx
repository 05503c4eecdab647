import { useLoaderData, useLocation } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/session/app.ts'
import { PartEditor } from '@/features/website-editor/part-editor.tsx'
import { loadWebsite } from '@/features/website-editor/save-website.ts'
import { websiteParts } from '@/features/website-editor/website-parts.ts'
import { trimSlashes } from '@/lib/trim-slashes.ts'

export const loader = (app: App) =>
  app.load(async () => {
    const [loaded, plans] = await Promise.all([loadWebsite(app), app.api.listPlans()])
    return { ...loaded, plans }
  })

/** Every part has its own address, and they all open this screen. */
export function Component() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { pathname } = useLocation()
  const part = websiteParts.find(({ to }) => to === trimSlashes(pathname).toLowerCase())
  if (!loaded || !part) return <ListFailed title="Failed to load the website" />
  return <PartEditor key={part.to} name={part.part} title={part.label} {...loaded} />
}
