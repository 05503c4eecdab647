/** What a countryside is put together of. */
import type { Far, Light } from './far.ts'

export interface Countryside {
  light: Light
  far: Far
  /** Grows in rows on the hills. */
  crop: string | null
  trees: readonly string[]
  buildings: readonly string[]
  /** Stands in the water, on stilts. */
  isOnStilts: boolean
  across: 'viaduct' | 'bridge' | null
  /** Of the bridge, with a roof. */
  isCovered: boolean
  hasTrain: boolean
  water: 'lake' | 'river' | null
  hasWalls: boolean
  hasTerraces: boolean
  way: 'road' | 'path' | null
  fence: 'gate' | 'fence' | null
  /** In flower at our feet. */
  flowers: readonly string[]
  /** By name, as often as each was said. */
  herd: readonly string[]
  isSnowy: boolean
  /** The boats have oars and no cabin. */
  isRowed: boolean
  flyers: readonly string[]
  boats: number
  /** On the water. */
  swimmers: readonly string[]
  hasDock: boolean
  hasFall: boolean
  /** A mill with its wheel in the stream. */
  hasWheel: boolean
  isAutumn: boolean
}
