import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ChildHome } from '@/features/child/child-home.tsx'
import { loadChild } from '@/features/child/load-child.ts'
import type { App } from '@/features/session/app.ts'

export const loader = (app: App, { request }: LoaderFunctionArgs) => loadChild(app, request.signal)

export function Component() {
  const { name, pages } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <ChildHome name={name} pages={pages} />
}
