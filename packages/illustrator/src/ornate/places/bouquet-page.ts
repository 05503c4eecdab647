/** One bouquet on the whole page, with whatever else was named beside its vessel. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { standing } from '../mandala/motif.ts'
import { bouquet, fallen } from '../plants/bouquet.ts'
import { cloth } from './still-life.ts'

const USUAL = ['rose', 'peony', 'daisy', 'eucalyptus'] as const

export function bouquetPage(rng: Rng, plants: readonly string[], vessel: string, beside: readonly string[]): string {
  const shown = plants.length ? plants : USUAL
  let out = ''
  for (let x = 14; x < 1010; x += 62.25)
    out += line(
      [
        [x, 14],
        [x, 700],
      ],
      3,
    )
  out += shape(rect(14, 640, 996, 18), 4) + cloth(rng)
  out += bouquet(shown, vessel, { x: 512, foot: 846, high: 800 }, rng)
  for (const [i, name] of beside.slice(0, 4).entries()) {
    const x = [196, 830, 120, 904][i]!
    out += standing(name, () => 5, 'sit')?.(x, 850 + (i > 1 ? 50 : 0), 240, 230) ?? ''
  }
  if (beside.length < 2) out += fallen(shown, 806, 850, 54, rng)
  if (!beside.length) out += fallen(shown, 230, 858, 46, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}
