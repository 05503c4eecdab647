import type { ReactNode } from 'react'

const DOODLES = [
  'M8 70C20 40 34 40 44 62S70 84 92 40M62 26a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
  'M50 88V52M50 52c-16 0-22-14-14-24c4 6 10 6 14-4c4 10 10 10 14 4c8 10 2 24-14 24M50 80c-12 0-20-8-22-16M50 74c10 0 18-6 22-14',
  'M10 60c10-12 20-12 30 0s20 12 30 0s16-12 22-6M10 80c10-12 20-12 30 0s20 12 30 0s16-12 22-6M30 36c0-14 40-14 40 0',
  'M22 84V48L50 22L78 48V84zM42 84V62h16v22M50 22V10M64 34V22h8v20',
]

/** Titles of many lengths. */
const WIDTHS = ['72%', '58%', '80%', '64%', '50%']

export const places = (count: number) => Array.from({ length: count }, (_, i) => i)

/** A sheet on which a pencil doodle draws itself. Neighbors, also in the next row, get other doodles, at other moments. */
export function SkeletonSheet({ index = 0 }: { index?: number }) {
  const style = { animationDelay: `${-1.9 + (index % 5) * 0.3}s` }
  return (
    <div className="sheet skeleton-sheet" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path pathLength="100" style={style} d={DOODLES[(index + Math.floor(index / 4)) % DOODLES.length]} />
      </svg>
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
