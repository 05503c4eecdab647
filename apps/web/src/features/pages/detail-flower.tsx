import type { Detail } from '@inkbloom/contract'

interface Ring {
  petals: number
  /** Where a petal begins and ends, and half its width, on a flower of radius 50. */
  from: number
  to: number
  half: number
  turn?: number
}

const flowers: Record<Detail, { line: number; rings: Ring[]; hearts: number[] }> = {
  simple: { line: 3.4, rings: [{ petals: 5, from: 8, to: 45, half: 20 }], hearts: [11] },
  medium: {
    line: 2.2,
    rings: [
      { petals: 8, from: 12, to: 46, half: 12.5 },
      { petals: 8, from: 10, to: 31, half: 7.5, turn: 22.5 },
    ],
    hearts: [11, 5],
  },
  intricate: {
    line: 1.15,
    rings: [
      { petals: 16, from: 24, to: 48, half: 6.8 },
      { petals: 16, from: 22, to: 42, half: 5, turn: 11.25 },
      { petals: 16, from: 12, to: 34, half: 4.6 },
      { petals: 12, from: 8, to: 24, half: 4, turn: 15 },
      { petals: 8, from: 5, to: 15, half: 3 },
    ],
    hearts: [8, 4],
  },
}

function petal({ from, to, half }: Ring): string {
  const [low, high] = [from + (to - from) * 0.25, from + (to - from) * 0.88]
  return `M0-${from}C${half}-${low} ${half}-${high} 0-${to}C-${half}-${high}-${half}-${low} 0-${from}z`
}

/** Drawn large, where detail is chosen: how fine a page will be is seen. */
export function DetailFlower({ detail, className }: { detail: Detail; className?: string }) {
  const { line, rings, hearts } = flowers[detail]
  return (
    <svg
      className={className}
      viewBox="-50 -50 100 100"
      fill="var(--color-sheet)"
      stroke="var(--color-sheet-ink)"
      strokeWidth={line}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {rings.map((ring) => (
        <Petals key={ring.to} ring={ring} />
      ))}
      {hearts.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </svg>
  )
}

const signs: Record<Detail, { line: number; rings: Ring[] }> = {
  simple: { line: 7.5, rings: [{ petals: 5, from: 8, to: 45, half: 22 }] },
  medium: { line: 5.5, rings: [{ petals: 8, from: 10, to: 46, half: 13 }] },
  intricate: {
    line: 4,
    rings: [
      { petals: 12, from: 22, to: 48, half: 9 },
      { petals: 8, from: 4, to: 26, half: 7, turn: 15 },
    ],
  },
}

/** The same flower as a sign beside words: fewer lines, in their color. */
export function DetailSign({ detail }: { detail: Detail }) {
  const { line, rings } = signs[detail]
  return (
    <svg viewBox="-50 -50 100 100" fill="none" stroke="currentColor" strokeWidth={line} aria-hidden="true">
      {rings.map((ring) => (
        <Petals key={ring.to} ring={ring} />
      ))}
    </svg>
  )
}

function Petals({ ring }: { ring: Ring }) {
  return Array.from({ length: ring.petals }, (_, i) => {
    const turn = (ring.turn ?? 0) + (i * 360) / ring.petals
    return <path key={turn} d={petal(ring)} transform={`rotate(${turn})`} />
  })
}
