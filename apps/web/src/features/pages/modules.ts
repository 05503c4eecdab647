import type { Scope } from '@inkbloom/contract'

/** The four lists of pages: their names, and what each says while it is empty. */
export interface PageModule {
  scope: Scope
  title: string
  /** Whether what was begun stands above it. */
  shelf: boolean
  empty: { title: string; text: string; action: { label: string; to: string } }
}

const browse = { label: 'Browse the gallery', to: '/pages/public' }
const draw = { label: 'Draw a page', to: '/pages/create' }

export const pageModules = {
  public: {
    scope: 'public',
    title: 'Public pages',
    shelf: true,
    empty: { title: 'Nothing has been drawn yet', text: 'The first page could be yours.', action: draw },
  },
  favorite: {
    scope: 'favorited',
    title: 'Favorite pages',
    shelf: true,
    empty: {
      title: 'Keep the ones you love',
      text: 'Tap the heart on any page and it waits for you here.',
      action: browse,
    },
  },
  owned: {
    scope: 'owned',
    title: 'My pages',
    shelf: true,
    empty: { title: 'Your first page is a sentence away', text: 'Describe it, and it appears here.', action: draw },
  },
  colored: {
    scope: 'colored',
    title: 'Colored pages',
    // It begins with them anyway.
    shelf: false,
    empty: { title: 'Pick a page and a color', text: 'What you color is kept here.', action: browse },
  },
} satisfies Record<string, PageModule>
