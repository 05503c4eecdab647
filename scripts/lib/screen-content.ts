import { call, pageBegunBy, painter, signIn } from './pictures.ts'

/** What the demo has not: a book, a link to a picture, a device in a child's hands. Made once for all pictures of a run. */
export interface Content {
  /** Begun by the painter, and to be colored on. */
  pageId: number
  bookId: number
  sharedPath: string
  /** A session of the painter that was handed over. */
  child: { token: string; user: unknown }
}

export const pin = '4711'
const title = 'A quiet afternoon'

export async function makeContent(url: string): Promise<Content> {
  const painterSession = await signIn(url, painter)
  const child = await signIn(url, painter)
  const ask = <T>(method: 'GET' | 'POST', path: string, body?: unknown, { token } = painterSession) =>
    call<T>(url, path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const pageId = await pageBegunBy(url, painter)
  const colored = await ask<{ data: { id: number }[] }>('GET', 'pages/paginate?page=1&scope=colored')
  const pageIds = [pageId, ...colored.data.map(({ id }) => id).filter((id) => id !== pageId)]
  const books = await ask<{ id: number; title: string }[]>('GET', 'books/list')
  const book =
    books.find((one) => one.title === title) ??
    (await ask<{ id: number }>('POST', 'books/create', { title, author: 'Mia', pageIds: pageIds.slice(0, 9) }))
  const { path } = await ask<{ path: string }>('POST', `pages/${pageId}/share`)
  const user = await ask<unknown>('POST', 'child/enter', { name: 'Mia', pageIds: pageIds.slice(0, 6), pin }, child)
  return { pageId, bookId: book.id, sharedPath: path, child: { token: child.token, user } }
}
