import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ChildStudio } from '@/features/child/child-studio.tsx'
import { loadChildPage } from '@/features/child/load-child.ts'
import type { App } from '@/features/session/app.ts'

export const loader = (app: App, args: LoaderFunctionArgs) => loadChildPage(app, args)

export function Component() {
  const page = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <ChildStudio key={page.id} page={page} />
}
