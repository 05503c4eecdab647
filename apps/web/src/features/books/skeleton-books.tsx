import { OnItsWay, places, SkeletonBar, type SkeletonProps, SkeletonSheet } from '@/ui/skeleton.tsx'

/** Books that are loading, as high as those that come. */
export function SkeletonBooks({ count, label }: SkeletonProps) {
  return (
    <OnItsWay label={label}>
      <div className="book-grid">
        {places(count).map((i) => (
          <div className="book-card" key={i}>
            <SkeletonSheet index={i} />
            <h2>
              <SkeletonBar width="64%" />
            </h2>
            <p className="caption">
              <SkeletonBar width="46%" />
            </p>
          </div>
        ))}
      </div>
    </OnItsWay>
  )
}
