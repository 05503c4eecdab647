import type { Thing } from '../../art/art.ts'
import { BANDS } from './bands.ts'
import { DRUMS } from './drums.ts'
import { FAR_WINDS } from './far-winds.ts'
import { FOLK_STRINGS } from './folk-strings.ts'
import { KEYS } from './keys.ts'
import { STRINGS } from './strings.ts'
import { WINDS } from './winds.ts'

export const MUSIC: Thing[] = [STRINGS, WINDS, DRUMS, KEYS, BANDS, FAR_WINDS, FOLK_STRINGS].flat()
