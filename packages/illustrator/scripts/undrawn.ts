/** Writes data/undrawn.txt: the nouns that nothing draws, neither as a thing nor as the place of a scene. */
import { writeFileSync } from 'node:fs'
import { undrawnNouns } from '../src/world/undrawn.ts'

const head = '# Nouns that cannot be drawn yet. Written by scripts/undrawn.ts.'
writeFileSync(new URL('../data/undrawn.txt', import.meta.url), `${[head, ...undrawnNouns()].join('\n')}\n`)
