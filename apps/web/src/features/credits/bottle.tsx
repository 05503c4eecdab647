import { useId } from 'react'

const GLASS = 'M40 34v8C24 48 12 60 12 78v30a12 12 0 0 0 12 12h64a12 12 0 0 0 12-12V78c0-18-12-30-28-36v-8z'
const WAVE = 'M-6 0c14-6 28-6 42 0s28 6 42 0 28-6 42 0'

interface BottleProps {
  fill: number
  label: string
  /** Yellow for creating, blue for coloring, as the drops are. */
  tone?: 'gamboge' | 'cerulean'
}

/** An ink bottle filled to a fraction. The label says the amount: the level alone is only a picture of it. */
export function Bottle({ fill, label, tone = 'gamboge' }: BottleProps) {
  const clip = useId()
  const level = Math.min(1, Math.max(0, fill))
  // From an empty bottom (126) to the shoulder (56): a full bottle that reached the neck would hide its own wave.
  const y = 126 - level * 70
  return (
    <svg className="bottle" viewBox="0 0 112 128" role="img" aria-label={label}>
      <clipPath id={clip}>
        <path d={GLASS} />
      </clipPath>
      <path d={GLASS} fill="var(--color-white)" />
      <g clipPath={`url(#${clip})`}>
        <g
          className="bottle__ink"
          style={{ transform: `translateY(${y}px)` }}
          stroke="var(--color-sheet-ink)"
          strokeWidth="2.5"
        >
          <path d={`${WAVE}V140H-6z`} fill={`var(--color-${tone})`} />
        </g>
      </g>
      <path d={GLASS} fill="none" stroke="var(--color-ink)" strokeWidth="3" strokeLinejoin="round" />
      <rect x="34" y="14" width="44" height="20" rx="5" fill="var(--color-ink)" />
      <path
        d="M84 60c4 4 7 9 8 15"
        fill="none"
        stroke="var(--color-sheet-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
