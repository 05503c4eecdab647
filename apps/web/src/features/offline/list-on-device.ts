import type { Page, Paginated, Scope, Theme } from '@inkbloom/contract'
import { listKept } from '@/features/offline/kept-pages.ts'
import { toList } from '@/features/offline/shown-page.ts'
import type { App } from '@/features/session/app.ts'

const belongs: Record<Scope, (page: Page) => boolean> = {
  public: () => true,
  favorited: (page) => page.is_favorited,
  colored: (page) => page.is_colored,
  owned: (page) => page.is_owner,
}

interface Asked {
  scope: Scope
  search: string
  difficulty?: Page['difficulty'] | undefined
  theme?: Theme | undefined
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A list of pages without a network: those of it that are on this device, the last used first. */
export async function listOnDevice(app: App, { scope, search, difficulty, theme }: Asked): Promise<Paginated<Page>> {
  const { user } = app.stores.auth.getState()
  const words = fold(search).split(/\s+/).filter(Boolean)
  const data = (user ? await listKept(user.id) : [])
    .map(toList)
    .filter(belongs[scope])
    .filter((page) => words.every((word) => fold(`${page.title} ${page.user.name}`).includes(word)))
    // Kept by an earlier version, a page does not tell.
    .filter((page) => !theme || (page.themes ?? []).includes(theme))
    .filter((page) => !difficulty || page.difficulty === difficulty)
  return { data, current_page: 1, last_page: 1, next: null }
}
