import type { Thing } from '../../art/art.ts'
import { BIBLE } from './bible.ts'
import { CUSTOMS } from './customs.ts'
import { DANCES } from './dances.ts'
import { FAITH } from './faith.ts'
import { FIESTA } from './fiesta.ts'
import { GREENS } from './greens.ts'
import { LIGHTS } from './lights.ts'
import { OFFERINGS } from './offerings.ts'
import { PAPER_ART } from './paper-art.ts'
import { PATTERNS } from './patterns.ts'
import { RITES } from './rites.ts'
import { SPRING } from './spring.ts'
import { STREAMERS } from './streamers.ts'
import { SYMBOLS } from './symbols.ts'
import { WINTER } from './winter.ts'

export const HOLIDAYS: readonly Thing[] = [
  BIBLE,
  CUSTOMS,
  DANCES,
  FAITH,
  FIESTA,
  GREENS,
  LIGHTS,
  OFFERINGS,
  PAPER_ART,
  PATTERNS,
  RITES,
  SPRING,
  STREAMERS,
  SYMBOLS,
  WINTER,
].flat()
