import type { Page } from '@inkbloom/contract'

type Known = Pick<Page, 'is_owner' | 'is_colored' | 'is_paid'>

/** Coloring it costs no credit: one's own, or one was spent on it already. Pages kept by an older version know of no books. */
export const isFree = (page: Known) => page.is_owner || page.is_colored || page.is_paid
