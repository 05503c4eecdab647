import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { useEffect, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { type CanvasRefs, useDrawing } from '@/features/studio/use-easel.ts'
import { fileUrl } from '@/lib/file-url.ts'

/** The page itself: one canvas under the line art. The engine moves, zooms and paints it; React only puts it there. */
export function PageCanvas({ page, refs, easel }: { page: Page; refs: CanvasRefs; easel: Easel | null }) {
  const { platform } = useApp()
  // Where the keyboard is means nothing to a hand that paints.
  const [byKeyboard, setByKeyboard] = useState(false)
  return (
    <div className="studio__easel">
      <div
        ref={refs.container}
        className="studio__sheet"
        role="application"
        aria-label={`${page.title}. Arrow keys go from shape to shape, Enter fills, Control Z undoes.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys and Enter, and says so
        tabIndex={0}
        onKeyDown={() => setByKeyboard(true)}
        onPointerDown={() => setByKeyboard(false)}
        aria-busy={easel === null}
      >
        <div ref={refs.wrapper} className="studio__page">
          <canvas ref={refs.canvas} />
          <img
            ref={refs.illustration}
            src={fileUrl(platform.apiOrigin, page.illustration)}
            crossOrigin="anonymous"
            alt={page.title}
            width="1024"
            height="1024"
          />
          {easel && <FocusedRegion easel={easel} shown={byKeyboard} onVisit={() => setByKeyboard(true)} />}
        </div>
      </div>
      {easel && <Announcer easel={easel} />}
    </div>
  )
}

interface FocusedRegionProps {
  easel: Easel
  shown: boolean
  /** Another shape is gone to: by a key, or by whoever looks for white ones. */
  onVisit: () => void
}

/** Where the keyboard is. */
function FocusedRegion({ easel, shown, onVisit }: FocusedRegionProps) {
  const region = useDrawing(easel, (state) => state.region)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another shape counts
  useEffect(() => {
    if (region !== 0) onVisit()
  }, [region])
  if (region === 0 || !shown) return null
  return (
    <svg className="studio__focus" viewBox="0 0 1024 1024" aria-hidden="true">
      <path d={easel.focusOutline()} />
    </svg>
  )
}

function Announcer({ easel }: { easel: Easel }) {
  const text = useDrawing(easel, (state) => state.announcement)
  return (
    <p className="sr-only" aria-live="assertive">
      {text}
    </p>
  )
}
