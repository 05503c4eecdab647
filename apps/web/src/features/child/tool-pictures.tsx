import type { ReactNode } from 'react'

/** Drawn as things, not as signs: a child knows what they are. What is `--in-hand` takes the chosen color. */
function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <g stroke="var(--color-sheet-ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

export const BrushPicture = () => (
  <Drawn>
    <path d="M66 8c5 4 5 8 1 13L43 48 31 38 54 11c4-5 8-6 12-3z" fill="var(--color-sugar-straw)" />
    <path d="m31 38 12 10-6 7-13-11z" fill="var(--color-on-sheet-ink)" />
    <path d="M24 44l13 11c0 10-8 17-25 16 6-5 3-9 4-16 1-6 4-10 8-11z" fill="var(--in-hand)" />
  </Drawn>
)

export const BucketPicture = () => (
  <Drawn>
    <path d="M14 36C20 12 44 4 54 22" fill="none" />
    <path d="m10 37 34-19 22 30-30 22c-6 3-12 1-15-4z" fill="var(--color-sugar-sky)" />
    <path d="M10 37c8-13 25-21 34-19 8 3 6 10 0 15-10 8-27 14-34 4z" fill="var(--in-hand)" />
    <path d="M66 48c7 9 10 14 9 19a6.500 6.500 0 0 1-13 0c0-5 2-10 4-19z" fill="var(--in-hand)" />
  </Drawn>
)

export const RubberPicture = () => (
  <Drawn>
    <path d="M46 14 68 32c3 3 3 6 1 9L46 68H26L12 56c-3-3-3-6-1-9l26-31c3-4 6-4 9-2z" fill="var(--color-tint-rose)" />
    <path d="m25 31 30 26-9 11H26L12 56c-3-3-3-6-1-9z" fill="var(--color-white)" />
    <path d="M8 70h64" />
  </Drawn>
)
