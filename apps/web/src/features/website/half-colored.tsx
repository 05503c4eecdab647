import type { CSSProperties } from 'react'

interface HalfColoredProps {
  line: string
  color?: string | undefined
  alt: string
  /** How far the stain has come, and from where, in percent of the width. */
  stain?: number
  at?: readonly [number, number]
}

/** A drawing on its way to being colored. Both pictures wait until somebody scrolls near them. */
export function HalfColored({ line, color, alt, stain = 440, at = [50, 60] }: HalfColoredProps) {
  const style = {
    '--stain-size': `${stain}cqw`,
    '--stain-x': `${at[0]}cqw`,
    '--stain-y': `${at[1]}cqw`,
  } as CSSProperties
  const common = { width: 560, height: 560, loading: 'lazy', decoding: 'async' } as const
  return (
    <span className="picture">
      <img src={line} alt={alt} {...common} />
      {color && <img className="pigment" data-held="" style={style} src={color} alt="" {...common} />}
    </span>
  )
}
