import type { Page } from '@inkbloom/contract'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { Tick } from '@/ui/tick.tsx'

interface PageOptionProps {
  page: Page
  isChosen: boolean
  /** No more can be chosen. */
  isFull: boolean
  /** With the viewer's own colors, where there are any. */
  atRest?: 'lines' | 'colors'
  onToggle: (page: Page) => void
}

/** A page among others of which some are chosen: a press takes it, another gives it back. */
export function PageOption({ page, isChosen, isFull, atRest = 'lines', onToggle }: PageOptionProps) {
  const { platform } = useApp()
  const { line, lineSet } = pagePicture(page, platform.apiOrigin, { atRest })
  const isOff = isFull && !isChosen
  return (
    <button
      type="button"
      className="page-option"
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onToggle(page)}
    >
      <span className="page-option__frame">
        <span className="sheet page-option__sheet">
          <img src={line} srcSet={lineSet} sizes="200px" alt="" width="200" height="200" loading="lazy" />
        </span>
        {isChosen && <Tick />}
      </span>
      <span className="page-option__title" dir="auto">
        {page.title}
      </span>
    </button>
  )
}
