import type { Site } from '@/features/site/site.store.ts'

/** What the browser starts from, sent along with the page. `hydration` only where the page came rendered. */
export interface Boot {
  site: Site
  hydration?: { loaderData: Record<string, unknown> }
  /** Rendered for visitors. People with a session are redirected by the loader, which hydration would skip. */
  forVisitors?: boolean
}
