import type { Page } from '@inkbloom/contract'
import type { KeptPage } from '@/features/offline/kept-pages.ts'

/** A page from this device, to be shown where one from the server would be: its pictures are here. */
const local = ({ page, illustration }: KeptPage): Page => ({
  ...page,
  illustration: URL.createObjectURL(illustration),
  thumbs: [],
  bloom: null,
  vector: null,
  // Without the stored map the engine makes its own: slower, not worse.
  regions: null,
  colored: null,
})

/** For the studio: with the account's coloring, or the next save would take the page for an empty one. */
export function toColor(kept: KeptPage): Page {
  const { colored } = kept.page
  if (!colored) return local(kept)
  if (!kept.drawing) throw new Error('Your coloring could not be loaded')
  const photo = URL.createObjectURL(kept.drawing)
  const actions = kept.actions ? URL.createObjectURL(kept.actions) : null
  return { ...local(kept), colored: { ...colored, photo, actions, thumbs: [] } }
}

/** For a list: with the picture as the person left it, whether or not the account has it. */
export function toList(kept: KeptPage): Page {
  if (!kept.preview) return local(kept)
  const preview = URL.createObjectURL(kept.preview)
  const { revision = 0, progress = null } = kept.page.colored ?? {}
  const colored = { photo: preview, preview, actions: null, thumbs: [], revision, progress }
  return { ...local(kept), is_colored: true, colored }
}
