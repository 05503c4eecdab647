import type { Figures } from '@inkbloom/regions'

export interface Measured extends Figures {
  color: number
  /** Share of pixels in areas so black that no color would show. */
  solid: number
  /** How many marks stand in a row like letters. */
  letters: number
}

/**
 * Whether a drawing can be colored, judged by figures alone: the same for whoever made it. The sentence goes to the
 * illustrator as advice for the next try.
 */
export function faultOf(figures: Measured): string | null {
  if (figures.color > 0.02) return 'It has color. Use pure black on pure white.'
  if (figures.grey > 0.16) return 'It has gray or shading. Use pure black lines only.'
  if (figures.solid > 0.03) return 'It has areas of solid black. Leave every area white, with an outline.'
  if (figures.black > 0.4) return 'It has too much black. Use fewer and thinner lines.'
  if (figures.letters >= 8) return 'It has letters or words in it. Draw no text at all.'
  if (figures.regions < 5 || figures.white > 0.995) return 'There is almost nothing to color. Draw closed shapes.'
  if (figures.largestShare > 0.97) return 'Its shapes are open. Close every outline.'
  if (figures.roomyShare < 0.5) return 'Its areas are too small to color. Use larger shapes.'
  return null
}
