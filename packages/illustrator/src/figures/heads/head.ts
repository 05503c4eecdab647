/** What all heads have in common, a person's and a beast's. */
import type { Pen } from '../../art/pen.ts'
import type { P } from '../geometry.ts'
import type { Expression } from './face.ts'
import type { View } from './view.ts'

/** Drawn in head radii about the middle of the head. */
export interface Head {
  /** Behind the shoulders: long hair, manes. */
  behind(pen: Pen, view: View): void
  front(pen: Pen, view: View, expression: Expression): void
  /** Over any hat: ears that stick out of it, none for most. */
  mouth(view: View): P
  eye(view: View): P
  /** How high it reaches above its middle. */
  top: number
}
