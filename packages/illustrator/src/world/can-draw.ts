/**
 * Which nouns can be drawn, without loading a single drawing. `data/undrawn.txt` lists the others; scripts/undrawn.ts writes it, and a
 * test fails where it is not what the world says.
 */
import { dataLines } from '../words/data-file.ts'
import { NOUNS } from './nouns.ts'

const UNDRAWN: ReadonlySet<string> = new Set(dataLines('undrawn.txt'))

export const canDraw = (noun: string): boolean => NOUNS.has(noun) && !UNDRAWN.has(noun)
