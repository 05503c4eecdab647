import type { Site } from '@/features/site/site.store.ts'

/** What the browser starts from, sent along with the page. `hydration` only where the page came rendered. */
export interface Boot {
  site: Site
  hydration?: { loaderData: Record<string, unknown> }
  /** Rendered for somebody without a session. Who has one is sent on by the loader, which hydration would skip. */
  forVisitors?: boolean
}
