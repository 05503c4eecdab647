import type { SceneGraph } from '../reading/graph.ts'
import type { Rule } from './class-rules.ts'
import type { Topping } from './pizza.ts'
import type { Sheet } from './sheet/cell.ts'
import type { Band } from './sheet/layers.ts'
import type { MapAsked } from './sheet/outlines.ts'
import type { Swerve } from './sheet/ways.ts'

/** A page for school: what it shows, and what its drawing needs to know. */
export interface Stage {
  label: string
  noun: string
}

export type School = {
  shows: readonly string[]
  /** Boxes to write into stand where the words would. */
  toFill?: boolean
  /** Whose words stand on it; English where nothing is said. */
  lang?: SceneGraph['lang']
} & (
  | { kind: 'cycle'; of: string; stages: Stage[] }
  /** What was written says which of its parts are named, and whether its words stand ready below. */
  | { kind: 'diagram'; of: string; subject: string; written: string; hasWords: boolean }
  | { kind: 'water cycle' | 'solar system' | 'earth orbit' }
  | { kind: 'senses'; who: string | null }
  | { kind: 'treasure map'; with: string[] }
  | { kind: 'clock'; hours: number | null; minutes: number }
  | { kind: 'gumballs' }
  | { kind: 'rows'; of: string; rows: number; each: number }
  | { kind: 'fractions'; parts: number; shaded: number; topping: Topping }
  /** Whose faces they are, in turn; nobody's where none are named. */
  | { kind: 'feelings'; names: string[]; who: readonly string[] }
  | { kind: 'shapes'; names: string[]; faces: boolean; toTrace?: boolean }
  | { kind: 'chart'; cells: Stage[]; heading?: string; columns?: number }
  | { kind: 'food chain'; cells: Stage[] }
  | { kind: 'weather week'; days: number }
  | { kind: 'plate' | 'town map' | 'rainbow' }
  | { kind: 'sum'; a: number; sign: '+' | '-'; b: number; of: string; solved: boolean }
  | { kind: 'bar chart'; names: string[]; heading: string }
  | { kind: 'trace'; text: string; with: readonly string[] }
  | { kind: 'match'; pairs: readonly (readonly [string, string])[] }
  | { kind: 'count'; n: number; of: string; isGiven: boolean }
  | { kind: 'bearing'; holder: string; n: number; of: string; isSaid: boolean }
  | { kind: 'cut' | 'name tags'; n: number; names: readonly string[] }
  | { kind: 'name tag'; whose: string; names: readonly string[] }
  | { kind: 'bookmarks'; n: number; names: readonly string[]; words: string }
  | { kind: 'week chart'; heading: string; sign: string }
  | { kind: 'hundred' | 'times table' | 'food pyramid' | 'states of matter' }
  | { kind: 'class rules'; rules: readonly Rule[] }
  | { kind: 'number line'; from: number; to: number; hopper: string }
  | { kind: 'calendar'; month: string; firstDay: number | null; days: number; names: readonly string[] }
  | { kind: 'color by number'; of: string; most: number }
  | { kind: 'certificate'; award: string; name: string }
  | { kind: 'parts of a whole'; isPizza: boolean; parts: readonly { label: string; n: number }[] }
  | { kind: 'counted'; of: string; n: number }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'maze'; from: string; to: string; size: number; heading: string }
  | { kind: 'word search'; names: readonly string[]; heading: string }
  | { kind: 'dots'; of: string; most?: number }
  | { kind: 'ways'; heading: string; from: string; to: string; lines: readonly Swerve[] }
  | { kind: 'layers'; heading: string; bands: readonly Band[] }
  | { kind: 'venn'; names: readonly [string, string] }
  | { kind: 'united states' | 'robot of shapes' }
  | ({ kind: 'outline' } & MapAsked)
  | { kind: 'continents'; withAnimals: boolean }
  | { kind: 'flags'; names: readonly string[] }
  | { kind: 'caterpillar'; heading: string; parts: readonly string[] }
  | { kind: 'train'; parts: readonly string[] }
  | { kind: 'crown'; names: readonly string[]; words: string }
  | { kind: 'mask' | 'bag puppet'; of: string }
  | { kind: 'family tree' }
  | { kind: 'frame'; heading: string }
  | { kind: 'coins'; cells: { label: string; worth: string }[] }
)
