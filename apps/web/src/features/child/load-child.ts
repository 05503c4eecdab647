import type { Page } from '@inkbloom/contract'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { keepPage } from '@/features/offline/keep-page.ts'
import { listKept, readKept } from '@/features/offline/kept-pages.ts'
import { toColor, toList } from '@/features/offline/shown-page.ts'
import type { App } from '@/features/session/app.ts'
import { isUnreachable } from '@/lib/api-error.ts'

/** From the server, and brought onto this device; without a network, what of it is here. */
export async function loadChild(app: App, signal: AbortSignal): Promise<{ name: string; pages: Page[] }> {
  try {
    const chosen = await app.api.readChild(undefined, { signal })
    void keepAll(app, chosen.pages)
    return chosen
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return onDevice(app)
  }
}

/** One after the other: a child who is already coloring has the line first. */
async function keepAll(app: App, pages: readonly Page[]): Promise<void> {
  for (const page of pages) await keepPage(app, page).catch(() => {})
}

async function onDevice({ stores }: App): Promise<{ name: string; pages: Page[] }> {
  const { user } = stores.auth.getState()
  if (!user?.child) return { name: '', pages: [] }
  const kept = await listKept(user.id)
  const pages = user.child.pages.flatMap((id) => kept.filter((one) => one.id === id).map(toList))
  return { name: user.child.name, pages }
}

/** Whatever is wrong with a page, a child is led back to the others. */
export async function loadChildPage(app: App, { params, request }: LoaderFunctionArgs): Promise<Page> {
  const id = Number(params.id)
  const { user } = app.stores.auth.getState()
  if (!user?.child?.pages.includes(id)) throw redirect('/child')
  try {
    return await app.api.readPage({ params: { id } }, { signal: request.signal })
  } catch (error) {
    const kept = isUnreachable(error) ? await readKept(user.id, id) : null
    if (!kept) throw redirect('/child')
    return toColor(kept)
  }
}
