import { type LoaderFunctionArgs, redirect } from 'react-router'
import { OwnPageMenu } from '@/features/creations/own-page-menu.tsx'
import { loadPages } from '@/features/pages/load-pages.ts'
import { pageModules } from '@/features/pages/modules.ts'
import { PageList } from '@/features/pages/page-list.tsx'
import type { App } from '@/features/session/app.ts'

/** Whoever signed up for a plan is sent on to pay for it, with all that the address carries. */
export async function loader(app: App, { request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  if (searchParams.has('plan')) throw redirect(`/checkout${search}`)
  return loadPages(app, pageModules.public, request)
}

export const Component = () => <PageList module={pageModules.public} OwnMenu={OwnPageMenu} />
