import catColor from '@/assets/art/cat-color.webp'
import catLine from '@/assets/art/cat-line.webp'
import dinoColor from '@/features/website/art/dino-color.webp'
import dinoLine from '@/features/website/art/dino-line.webp'
import octopusColor from '@/features/website/art/octopus-color.webp'
import octopusLine from '@/features/website/art/octopus-line.webp'

/** Our own drawings, line and color, for places where the operator has put no picture. */
export const drawings: readonly (readonly [line: string, color: string])[] = [
  [octopusLine, octopusColor],
  [catLine, catColor],
  [dinoLine, dinoColor],
]
