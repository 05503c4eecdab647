import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { HandOver } from '@/features/child/hand-over.tsx'
import { loadChoice } from '@/features/child/load-choice.ts'
import type { App } from '@/features/session/app.ts'

export const loader = (app: App, { request }: LoaderFunctionArgs) => loadChoice(app, request)

export function Component() {
  const { query, first } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <HandOver query={query} first={first} />
}
