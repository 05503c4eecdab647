import type { Role } from './cloth.ts'
import { EVERYDAY } from './everyday.ts'
import { SPORT } from './sport.ts'
import { TALES } from './tales.ts'
import { WORK } from './work.ts'

export const ROLES: Record<string, Role> = { ...EVERYDAY, ...WORK, ...SPORT, ...TALES }
