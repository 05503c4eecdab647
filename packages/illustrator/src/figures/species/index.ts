import { BIRDS } from './birds.ts'
import { FABLED } from './fabled.ts'
import { HOOFED } from './hoofed.ts'
import { INSECTS } from './insects.ts'
import { kinOf } from './kin.ts'
import { MAMMALS } from './mammals.ts'
import { REPTILES } from './reptiles.ts'
import { SEA } from './sea.ts'
import { SMALL_MAMMALS } from './small-mammals.ts'
import type { Table } from './species.ts'

const KNOWN: Table = {
  ...MAMMALS,
  ...SMALL_MAMMALS,
  ...HOOFED,
  ...BIRDS,
  ...REPTILES,
  ...INSECTS,
  ...SEA,
  ...FABLED,
}

/** Every animal that can be a person. */
export const SPECIES: Table = { ...KNOWN, ...kinOf(KNOWN) }
