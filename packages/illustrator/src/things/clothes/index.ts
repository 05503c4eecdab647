import type { Thing } from '../../art/art.ts'
import { DRESSES } from './dresses.ts'
import { GARMENTS } from './garments.ts'
import { HATS } from './hats.ts'
import { SHOES } from './shoes.ts'
import { WEARABLES } from './wearables.ts'

export const CLOTHES: readonly Thing[] = [DRESSES, GARMENTS, HATS, SHOES, WEARABLES].flat()
