import type { Regions } from '../geometry/regions.ts'
import type { Rgb } from '../sheet/color.ts'
import { suggestColors } from './suggest-colors.ts'

export interface Suggestions {
  /** A color for every region, by its label. */
  for(palette: readonly string[]): readonly Rgb[]
}

/** Of one page. The last palette's are kept: shape by shape, they are asked for again and again. */
export function createSuggestions(regions: Regions | null): Suggestions {
  let kept: { palette: string; colors: readonly Rgb[] } | null = null
  return {
    for(palette) {
      const name = palette.join()
      if (kept?.palette !== name) kept = { palette: name, colors: regions ? suggestColors(regions, palette) : [] }
      return kept.colors
    },
  }
}
