/** What all heads have in common, a person's and a beast's. */
import type { Pen } from '../../art/pen.ts'
import type { Disc, P } from '../geometry.ts'
import type { Expression } from './face.ts'
import type { View } from './view.ts'

/** Drawn in head radii about the middle of the head. */
export interface Head {
  /** Behind the shoulders: long hair, manes. */
  behind(pen: Pen, view: View): void
  front(pen: Pen, view: View, expression: Expression): void
  mouth(view: View): P
  eye(view: View): P
  /** Eyes, nose and mouth, which nothing that the figure does may hide. */
  features(view: View): readonly Disc[]
  /** Where glasses sit, where that is not as on a person. */
  lenses?: { lon: number; lat: number; size: number }
  /** How far hair, manes and ears reach to the sides of its middle. */
  wide: number
  /** How high it reaches above its middle. */
  top: number
}

/** Two eyes so far to each side of the nose, and the mouth; what the turned head hides is left out. */
export function featuresAt(view: View, eyes: { lon: number; lat: number; size: number }, mouth: P, r: number): Disc[] {
  const seen = [-1, 1].map((q) => view.on(q * eyes.lon, eyes.lat)).filter(([, , z]) => z > 0.3)
  return [...seen.map(([x, y]): Disc => [x, y, eyes.size]), [...mouth, r]]
}
