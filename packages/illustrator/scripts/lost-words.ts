/**
 * Words of prompts that end nowhere: neither a thing, a look, a deed, a place, an hour, a style nor said to be missing.
 * node scripts/lost-words.ts prompts.txt [--deeds | --looks]: a prompt a line; --deeds counts what each verb became instead,
 * --looks which looks were read of a thing whose drawing does not show them, and not said.
 */
import { readFileSync } from 'node:fs'
import { isLook } from '../src/reading/looks.ts'
import { read } from '../src/reading/read.ts'
import { verbWord } from '../src/reading/verbs.ts'
import { understand } from '../src/understand.ts'
import { lostWords } from '../test/lost-words.ts'

const [file = '', option = ''] = process.argv.slice(2)
const prompts = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.replace(/^\d+\t/, '').trim())
  .filter((line) => line && !line.startsWith('#'))

if (option === '--deeds') {
  const became = new Map<string, number>()
  for (const prompt of prompts)
    for (const { relation, word = '', part, how, tool } of read(prompt).relations) {
      const lemma = verbWord(word.toLowerCase())?.verb.lemma
      const key = `${relation}${part ? '[part]' : ''}${how ? ` (${how})` : ''}${tool ? ' with' : ''} = ${lemma ?? word}`
      if (lemma) became.set(key, (became.get(key) ?? 0) + 1)
    }
  for (const [key, n] of [...became].sort(([a], [b]) => a.localeCompare(b))) console.log(`${n}\t${key}`)
} else if (option === '--looks') {
  const silent = new Map<string, number>()
  for (const prompt of prompts) {
    const answer = understand(prompt)
    const said = 'understood' in answer ? answer.understood.unknown.join(' ') : prompt
    for (const { name, attributes, via } of read(prompt).things)
      for (const look of via === 'implied' ? [] : attributes) {
        const key = `${look}\t${name}`
        if (!isLook(name, look) && !said.includes(look)) silent.set(key, (silent.get(key) ?? 0) + 1)
      }
  }
  for (const [key, n] of [...silent].sort(([a], [b]) => a.localeCompare(b))) console.log(`${n}\t${key}`)
} else {
  let lost = 0
  for (const prompt of prompts) {
    const answer = understand(prompt)
    if (!('understood' in answer)) continue
    const words = lostWords(prompt, read(prompt), answer.understood.unknown)
    lost += words.length
    if (words.length) console.log(`${words.join(', ')}\t${prompt}`)
  }
  console.log(`${lost} words of ${prompts.length} prompts`)
}
