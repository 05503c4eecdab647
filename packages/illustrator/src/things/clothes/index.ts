import type { Thing } from '../../art/art.ts'


export const CLOTHES: readonly Thing[] = [].flat()
