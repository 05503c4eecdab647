/** What one wears who is dressed as somebody. */
import { pairsOf } from './tables.ts'

const COSTUMES = new Map(
  [...pairsOf('reading/costumes.txt')].map(([role, list]) => [role, list.split(',').map((item) => item.trim())]),
)

export const costumeOf = (role: string): readonly string[] => COSTUMES.get(role) ?? []
