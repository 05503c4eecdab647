import type { Page } from '@inkbloom/contract'
import { fileUrl } from '@/lib/file-url.ts'
import { narrowerThan } from '@/ui/breakpoints.ts'

type Pictured = Pick<Page, 'illustration' | 'thumbs' | 'bloom' | 'colored'>

const widest = (thumbs: Page['thumbs'], atMost: number) =>
  thumbs.findLast(({ width }) => width <= atMost)?.url ?? thumbs[0]?.url

/**
 * What a card shows: the lines in the width it needs, and under the pointer the viewer's own coloring, else the one that
 * came with the page. Never another person's: nobody has checked it, and children look at this list.
 */
export function pagePicture(
  page: Pictured,
  origin: string,
  { atRest = 'lines' }: { atRest?: 'lines' | 'colors' } = {},
) {
  const at = (url: string) => fileUrl(origin, url)
  const own = page.colored && (widest(page.colored.thumbs, 560) ?? page.colored.preview)
  const color = own ?? page.bloom
  const thumbs = (atRest === 'colors' && page.colored?.thumbs) || page.thumbs
  const shown = atRest === 'colors' && own ? own : (widest(page.thumbs, 560) ?? page.illustration)
  return {
    line: at(shown),
    lineSet: thumbs.map(({ width, url }) => `${at(url)} ${width}w`).join(', ') || undefined,
    sizes: `${narrowerThan('lg')} 46vw, ${narrowerThan('xl')} 30vw, 300px`,
    sketched: true,
    color: color && at(color),
  }
}
