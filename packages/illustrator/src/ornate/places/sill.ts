/** A window sill with plants, and whoever was asked for between them. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { standing } from '../mandala/motif.ts'
import { fillShelf, STOCK } from '../nook/fill.ts'
import { bouquet } from '../plants/bouquet.ts'
import { supply } from './goods.ts'
import { view } from './view.ts'

const PLANTS = ['potted plant', 'cactus', 'succulent', 'bonsai', 'orchid', 'terrarium'] as const
const SILL = 742

/** `herbs` are plants by name, each in a pot. */
export function windowSill(
  rng: Rng,
  asked: readonly string[],
  herbs: readonly string[],
  { isAsleep, isRainy }: { isAsleep: boolean; isRainy: boolean },
): string {
  const others = supply(PLANTS, rng)
  const named = [...herbs]
  const plants = (): string => named.shift() ?? others()
  const sitters = rng.shuffle(asked).slice(0, 3)
  // One who was asked for in the middle of every gap between plants.
  const row = Array.from(
    { length: sitters.length ? 3 + sitters.length : Math.max(5, herbs.length) },
    (_, i) => sitters[(i - 1) / 2] ?? plants(),
  )
  if (sitters[0] && !row.includes(sitters[0])) row[1] = sitters[0]
  const step = 900 / row.length
  let things = ''
  for (const [i, name] of row.entries()) {
    const isSitter = asked.includes(name)
    const pose = isAsleep ? 'lie-curled' : 'sit'
    if (herbs.includes(name)) {
      things += bouquet([name], 'flower pot', { x: 62 + step * (i + 0.5), foot: SILL + 8, high: 330 }, rng)
      continue
    }
    const draw = standing(name, () => 5, isSitter ? pose : 'stand')
    things +=
      draw?.(
        62 + step * (i + 0.5),
        SILL + 8,
        step * (isSitter ? 1.25 : 0.94),
        isSitter ? 330 : rng.between(200, 270),
      ) ?? ''
  }
  let below = ''
  for (const x of [34, 520])
    below +=
      shape(rect(x, SILL + 44, 470, 200), 5) + fillShelf(x, SILL + 238, 470, 180, rng, supply(Object.keys(STOCK), rng))
  return page(
    wall() +
      view(rng, 180, 96, 664, 600, isRainy) +
      shape(rect(20, SILL, 984, 30), 6) +
      below +
      things +
      paperAround(rect(14, 14, 996, 996)),
  )
}

/** Striped paper beside the window. */
const wall = (): string =>
  Array.from({ length: 16 }, (_, i) => shape(rect(14 + i * 62.25, 14, i % 2 ? 20 : 42, SILL), 3.2)).join('')
