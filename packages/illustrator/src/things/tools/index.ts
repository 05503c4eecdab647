import type { Thing } from '../../art/art.ts'
import { CRAFT } from './craft.ts'
import { DAYS_OUT } from './days-out.ts'
import { HAND_TOOLS } from './hand-tools.ts'
import { POWER_TOOLS } from './power-tools.ts'
import { SHOP } from './shop.ts'
import { TRADE_THINGS } from './trades.ts'
import { WORK } from './work.ts'
import { YARD } from './yard.ts'

export const TOOLS: Thing[] = [HAND_TOOLS, YARD, WORK, SHOP, DAYS_OUT, CRAFT, POWER_TOOLS, TRADE_THINGS].flat()
