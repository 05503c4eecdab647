import type { LoaderFunctionArgs } from 'react-router'
import { OwnPageMenu } from '@/features/creations/own-page-menu.tsx'
import { loadPages } from '@/features/pages/load-pages.ts'
import { pageModules } from '@/features/pages/modules.ts'
import { PageList } from '@/features/pages/page-list.tsx'
import type { App } from '@/features/session/app.ts'

export const loader = (app: App, { request }: LoaderFunctionArgs) => loadPages(app, pageModules.colored, request)

export const Component = () => <PageList module={pageModules.colored} OwnMenu={OwnPageMenu} />
