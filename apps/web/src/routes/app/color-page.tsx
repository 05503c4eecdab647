import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { App } from '@/features/session/app.ts'
import { loadStudio } from '@/features/studio/load-studio.ts'
import { Studio } from '@/features/studio/studio.tsx'

export const loader = (app: App, args: LoaderFunctionArgs) => loadStudio(app, args)

export function Component() {
  const page = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <Studio key={page.id} page={page} />
}
