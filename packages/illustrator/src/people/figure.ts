import type { Drawn } from '../ink/spot.ts'
import type { Point } from '../ink/svg.ts'

/** How the arms are held: `hold` brings both hands together before the chest, `reach` stretches one forward. */
export type Arms = 'wave' | 'down' | 'up' | 'hold' | 'reach'

export interface Look {
  arms?: Arms
  /** A key of HATS. */
  hat?: string
  glasses?: 'round' | 'dark'
  /** Round the neck. */
  neck?: 'scarf' | 'bow' | 'medal'
  cape?: boolean
  /** Curled up, for those who can be. */
  asleep?: boolean
  /** Legs left out: something in front hides them. */
  seated?: boolean
}

/** A figure that can hold, wear and sit: the places where other things meet it. */
export interface Figure extends Drawn {
  hand: Point
  chest: Point
  neck: Point
  head: { x: number; cy: number; r: number }
}
