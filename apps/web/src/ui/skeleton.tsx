import type { ReactNode } from 'react'
import { Doodle } from '@/ui/doodle.tsx'

/** Titles of many lengths. */
const WIDTHS = ['72%', '58%', '80%', '64%', '50%']

export const places = (count: number) => Array.from({ length: count }, (_, i) => i)

/** A sheet on which a pencil doodle draws itself. Neighbors, also in the next row, get other doodles, at other moments. */
export function SkeletonSheet({ index = 0 }: { index?: number }) {
  const style = { animationDelay: `${-1.9 + (index % 5) * 0.3}s` }
  return (
    <div className="sheet skeleton-sheet" aria-hidden="true">
      <Doodle index={index + Math.floor(index / 4)} style={style} />
    </div>
  )
}

/** A placeholder for words, as high as a line of text in its place, so that nothing moves when they arrive. */
export function SkeletonBar({ width }: { width: string | number }) {
  return <span className="skeleton" data-skeleton style={{ width }} aria-hidden="true" />
}

/** Something that is loading. Screen readers hear the label once, instead of twenty empty cards. */
export function OnItsWay({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className="sr-only" role="status">
        {label}
      </p>
      <div aria-busy="true">
        <div aria-hidden="true">{children}</div>
      </div>
    </>
  )
}

export interface SkeletonProps {
  count: number
  label: string
}

export function SkeletonCards({ count, label }: SkeletonProps) {
  return (
    <OnItsWay label={label}>
      <div className="card-grid">
        {places(count).map((i) => (
          <div className="card" key={i}>
            <SkeletonSheet index={i} />
            <div>
              <div className="card__title">
                <SkeletonBar width={WIDTHS[i % WIDTHS.length] ?? ''} />
              </div>
              <div className="card__facts">
                <SkeletonBar width="46%" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </OnItsWay>
  )
}
