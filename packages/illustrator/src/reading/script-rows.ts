/** A row of scripts.txt and events.txt: who is where and does what. */
import { type Line, lineOf } from './script-lines.ts'

export interface Script {
  /** The words that tell it. */
  phrases: string
  lines: Line[]
  /** Who is in it where nobody was named: 'none' is nobody at all. */
  cast: string | null
  /** Only where no thing was named either: an airport with planes is a picture of planes. */
  isCastAlone: boolean
  place: string | null
  /** The place is the one of the script, whatever was understood before. */
  isThere: boolean
  when: string[]
  never: string[]
  /** Its words name nothing but the event: no egg races in an egg-and-spoon race. */
  isWhole: boolean
}

export const list = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || [])

const CAST = /^cast\?? /

export function scriptOf(row: string): Script {
  const [said = '', brings = '', place = '', when = '', never = ''] = row.split('|').map((part) => part.trim())
  const steps = brings.split(';').map((step) => step.trim())
  return {
    phrases: said.replace('=', ''),
    lines: steps.filter((step) => step && !CAST.test(step)).map(lineOf),
    cast: steps.find((step) => CAST.test(step))?.replace(CAST, '') ?? null,
    isCastAlone: steps.some((step) => step.startsWith('cast? ')),
    place: place.replace('!', '') || null,
    isThere: place.startsWith('!'),
    when: list(when),
    never: list(never),
    isWhole: said.startsWith('='),
  }
}
