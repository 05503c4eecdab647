import { readingOrder } from '@inkbloom/regions'
import type { FillAction } from '../actions/action.ts'
import type { Editor } from '../editor.ts'
import type { SamplePixels } from '../samples.ts'
import type { Rgb } from '../sheet/color.ts'
import { settledPixel, wordOf } from '../sheet/fill.ts'
import { coloredRegions } from '../sheet/progress.ts'
import { shapesOf } from '../sheet/region-shapes.ts'

/** Side of a suggestion in px. */
const SAMPLE = 256

export interface Helper {
  /** Colors every shape that is still empty by a palette, as one step. How many that were. */
  colorForMe(palette: readonly string[]): number
  /** The first region after this one, in the order of reading, that counts as not colored, and how many there are. */
  nextWhite(after: number): { region: number; left: number } | null
  /** The page as it would look, small. */
  suggest(palette: readonly string[]): SamplePixels
}

export function createHelper(editor: Editor): Helper {
  return {
    colorForMe(palette) {
      const { regions, sheet } = editor
      if (!regions || palette.length === 0) return 0
      editor.settle()
      const colors = editor.suggestions.for(palette)
      const byColor = new Map<Rgb, number[]>()
      for (const [label, shape] of shapesOf(regions.table, sheet.columns).entries()) {
        if (label === 0 || settledPixel(sheet, shape) !== 0) continue
        const color = colors[label]!
        byColor.set(color, [...(byColor.get(color) ?? []), label])
      }
      const { anchors } = regions.map
      const fills = [...byColor].map(
        ([color, [label = 0, ...others]]): Omit<FillAction, 'kind' | 'wait'> => ({
          label,
          others,
          paint: { kind: 'flat', color },
          opacity: 100,
          x: anchors[label * 2]!,
          y: anchors[label * 2 + 1]!,
        }),
      )
      if (fills.length > 0) editor.fillAll(fills)
      return fills.reduce((sum, { others }) => sum + 1 + others.length, 0)
    },
    nextWhite(after) {
      if (!editor.regions) return null
      const colored = coloredRegions(editor.sheet.pixels, editor.regions)
      const order = [...readingOrder(editor.regions.map)]
      const white = order.filter((label) => !colored[label])
      const region = white.find((label) => order.indexOf(label) > order.indexOf(after)) ?? white[0]
      return region === undefined ? null : { region, left: white.length }
    },
    suggest(palette) {
      const colors = editor.suggestions.for(palette)
      const pixels = new Uint32Array(SAMPLE * SAMPLE)
      const step = editor.sheet.size / SAMPLE
      for (let y = 0, i = 0; y < SAMPLE; y++)
        for (let x = 0; x < SAMPLE; x++, i++)
          pixels[i] = wordOf(colors[editor.regionAt({ x: (x + 0.5) * step, y: (y + 0.5) * step })] ?? 0xffffff)
      return { pixels: new Uint8ClampedArray(pixels.buffer), width: SAMPLE, height: SAMPLE }
    },
  }
}
