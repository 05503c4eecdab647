import type { BookSummary } from '@inkbloom/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BookShelf } from '@/features/books/book-shelf.tsx'
import { OwnPageMenu } from '@/features/creations/own-page-menu.tsx'
import { loadPages } from '@/features/pages/load-pages.ts'
import { pageModules } from '@/features/pages/modules.ts'
import { PageList } from '@/features/pages/page-list.tsx'
import type { App } from '@/features/session/app.ts'

export async function loader(app: App, { request }: LoaderFunctionArgs) {
  // Asked for together. Without the books there are still the pages, which say what went wrong.
  const books = app.api.listBooks(undefined, { signal: request.signal }).catch(() => null)
  const pages = await loadPages(app, pageModules.owned, request)
  // The same object: it is told by that whether the list is still the one that is shown.
  return Object.assign(pages, { books: await books })
}

export function Component() {
  const { books } = useLoaderData<{ books: BookSummary[] | null }>()
  return (
    <>
      <BookShelf books={books} />
      <PageList module={pageModules.owned} OwnMenu={OwnPageMenu} />
    </>
  )
}
