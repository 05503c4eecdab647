import { BEINGS } from './beings.ts'
import { CALLINGS } from './callings.ts'
import type { Role } from './cloth.ts'
import { EVERYDAY } from './everyday.ts'
import { FAIRY_TALES } from './fairy-tales.ts'
import { FOLK } from './folk.ts'
import { GAMES } from './games.ts'
import { HISTORY } from './history.ts'
import { LEGENDS } from './legends.ts'
import { OUTDOORS } from './outdoors.ts'
import { printed } from './prints.ts'
import { SPORT } from './sport.ts'
import { TALES } from './tales.ts'
import { TOWN } from './town.ts'
import { TRADES } from './trades.ts'
import { WORK } from './work.ts'

export const ROLES: Record<string, Role> = Object.fromEntries(
  Object.entries({
    ...EVERYDAY,
    ...WORK,
    ...OUTDOORS,
    ...SPORT,
    ...TALES,
    ...BEINGS,
    ...TRADES,
    ...CALLINGS,
    ...TOWN,
    ...GAMES,
    ...FOLK,
    ...HISTORY,
    ...FAIRY_TALES,
    ...LEGENDS,
  }).map(([name, role]) => [name, printed(name, role)]),
)
