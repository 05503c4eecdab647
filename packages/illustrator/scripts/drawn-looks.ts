/** Writes data/reading/drawn-looks.txt: the words about a noun that its drawing shows. */
import { writeFileSync } from 'node:fs'
import { drawnLooks } from '../src/world/drawn-looks.ts'

const head = '# Words that change a drawing: word = nouns that show it. Written by scripts/drawn-looks.ts.'
const lines = [...drawnLooks()].sort().map(([look, nouns]) => `${look} = ${nouns.join(', ')}`)
writeFileSync(new URL('../data/reading/drawn-looks.txt', import.meta.url), `${[head, ...lines].join('\n')}\n`)
