import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

const DOODLES = [
  'M8 70C20 40 34 40 44 62S70 84 92 40M62 26a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
  'M50 88V52M50 52c-16 0-22-14-14-24c4 6 10 6 14-4c4 10 10 10 14 4c8 10 2 24-14 24M50 80c-12 0-20-8-22-16M50 74c10 0 18-6 22-14',
  'M10 60c10-12 20-12 30 0s20 12 30 0s16-12 22-6M10 80c10-12 20-12 30 0s20 12 30 0s16-12 22-6M30 36c0-14 40-14 40 0',
  'M22 84V48L50 22L78 48V84zM42 84V62h16v22M50 22V10M64 34V22h8v20',
]

/** A pencil doodle: what belongs here is not there yet. */
export function Doodle({ index, behind, style }: { index: number; behind?: boolean; style?: CSSProperties }) {
  return (
    <svg className={clsx('doodle', behind && 'doodle--behind')} viewBox="0 0 100 100" aria-hidden="true">
      <path pathLength="100" style={style} d={DOODLES[index % DOODLES.length]} />
    </svg>
  )
}
