/** What a place in the open is put together from. */
import type { BorderName } from '../scenery/borders.ts'
import type { ThicketName } from '../scenery/thickets.ts'
import type { Ask } from './backdrop.ts'
import type { Piece } from './room.ts'

export interface Land {
  ground: string
  /** The upper edge of the ground. */
  line?: number
  /** Behind everything else, under the sky. */
  far?: (ask: Ask) => string
  /** Two of them stand at the sides. */
  sides: readonly Piece[]
  /** What parts the ground from the far land, one of these. */
  borders?: readonly BorderName[]
  /** A large tree of this kind at one edge. */
  near?: string
  /** Lines and patches on the ground. */
  marks?: (ask: Ask) => string
  /** What grows in the lower corners. */
  growth?: ThicketName
  /** Green, but mown or plowed: no folds with grass along them. */
  flat?: true
  /** Small things that lie in the lower corners, where nothing grows. */
  edge?: readonly string[]
  edgeHeight?: number
  sky?: (ask: Ask) => string
  /** What one looks at: nobody in it is large. */
  scenic?: true
  /** Where there is water between the horizon and the ground. */
  water?: readonly [y0: number, y1: number]
}
