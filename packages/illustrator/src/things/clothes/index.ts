import type { Thing } from '../../art/art.ts'
import { DRESSES } from './dresses.ts'
import { FOLK_CLOTHES } from './folk.ts'
import { GARMENTS } from './garments.ts'
import { HATS } from './hats.ts'
import { SHOES } from './shoes.ts'
import { WEARABLES } from './wearables.ts'

export const CLOTHES: readonly Thing[] = [DRESSES, FOLK_CLOTHES, GARMENTS, HATS, SHOES, WEARABLES].flat()
