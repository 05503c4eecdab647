/** A plate of one plant, or of a few side by side: the whole of each, studies of its parts, its name. */
import type { Rng } from '../../ink/random.ts'
import { page } from '../kit/marks.ts'
import { bloomAcross, boughAcross } from '../orchard/bough.ts'
import { FRUIT_PLANTS } from '../orchard/rows.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { isSpire, SPRIGS } from '../plants/sprigs.ts'
import { ARRANGEMENTS, numbered } from './arrangements.ts'
import type { Study } from './drawers.ts'
import { plateFrame } from './frames.ts'
import { growthOf } from './growth.ts'
import { label } from './label.ts'
import { studiesOf } from './studies.ts'

/** What flowers on wood. */
const WOODY = /^(?:cherry blossom|magnolia|camellia|dogwood|wild rose|plumeria|hibiscus)$/

export function singlePlate(rng: Rng, name: string, hasGuests: boolean, hasRoots = false): string {
  const spire = isSpireOf(name)
  const grow = growthOf(name, spire)
  const bears = name in FRUIT_PLANTS
  const bough = bears
    ? boughAcross.bind(null, name)
    : WOODY.test(name)
      ? bloomAcross.bind(null, FLOWER_HEADS[name]!)
      : null
  // The cut fruit comes first: it is what such a plate is looked at for.
  const studies = bears ? studiesOf(name, spire) : rng.shuffle(studiesOf(name, spire))
  if (bough && rng.chance(bears ? 0.6 : 1))
    return page(bough(rng) + row(studies, rng) + label(name) + plateFrame(rng), false)
  const arrange = hasRoots ? numbered : rng.pick(ARRANGEMENTS)
  return page(arrange({ name, grow, studies, rng, hasGuests, spire }), false)
}

/** Two or three different plants side by side, parts of each below it. */
export function groupPlate(rng: Rng, names: readonly string[]): string {
  const wide = 860 / names.length
  const body = names.map((name, i) => {
    const spire = isSpireOf(name)
    const x = 82 + wide * (i + 0.5)
    const studies = studiesOf(name, spire)
    const parts = names.length > 2 ? [x] : [x - wide * 0.25, x + wide * 0.25]
    const r = names.length > 2 ? 84 : 88
    return (
      growthOf(name, spire)(x, 650, 540, rng, wide * 0.92) +
      parts.map((at, k) => studies[k % studies.length]!(at, 764, r, rng)).join('')
    )
  })
  return page(body.join('') + label(names.join(' & ')) + plateFrame(rng), false)
}

const isSpireOf = (name: string): boolean =>
  (isSpire(name) || name === 'lavender' || name === 'bluebell' || name === 'wheat') && name in SPRIGS

/** Parts in a row, below a branch. */
const row = (studies: readonly Study[], rng: Rng): string =>
  [186, 403, 621, 838].map((x, i) => studies[i]!(x, 746, 100, rng)).join('')
