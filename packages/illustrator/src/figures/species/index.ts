import { BIRDS } from './birds.ts'
import { MAMMALS } from './mammals.ts'
import { OTHERS } from './others.ts'
import type { Table } from './species.ts'

export const SPECIES: Table = { ...MAMMALS, ...BIRDS, ...OTHERS }
