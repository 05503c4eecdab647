/**
 * Makes data/motifs.bin.br from the font, so that drawing needs neither the font nor a geometry library. Run it only to
 * change what is baked. What it needs is needed here alone, so it is installed in a folder of its own, and run from there:
 *
 *   npm install fontkit@2.0.4 clipper2-ts@2.0.1 unicode-emoji-json@0.9.0 @fontsource/noto-emoji@5.3.2
 *   node <this repository>/packages/illustrator/scripts/bake.ts [where to write]
 *
 * The two weights (300 and 400) must be of one version: their outlines are matched point by point.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { argv, cwd, exit } from 'node:process'
import type { Motif } from '../src/motifs/motif.ts'
import { createBaker, type Glyph } from './bake-motif.ts'
import { isBaked } from './baked.ts'
import { packMotifs } from './pack.ts'

interface FontFile {
  layout(text: string): { glyphs: { path: { commands: Glyph } }[] }
}
interface EmojiGroup {
  name: string
  emojis: { emoji: string; name: string }[]
}

const here = createRequire(join(cwd(), 'package.json'))
function find(name: string): string {
  try {
    return here.resolve(name)
  } catch {
    console.error(`${name} is not installed in ${cwd()}. The head of this script says what it needs.`)
    exit(1)
  }
}
const load = <T>(name: string): T => here(find(name)) as T

const fontkit = load<{ openSync(path: string): FontFile }>('fontkit')
const clipper = load<Parameters<typeof createBaker>[0]>('clipper2-ts')
const groups = JSON.parse(readFileSync(find('unicode-emoji-json/data-by-group.json'), 'utf8')) as EmojiGroup[]
const files = join(dirname(find('@fontsource/noto-emoji/package.json')), 'files')
const weight = (value: 300 | 400) => fontkit.openSync(join(files, `noto-emoji-emoji-${value}-normal.woff`))

const [thin, thick] = [weight(300), weight(400)]
const bake = createBaker(clipper)
const motifs: Record<string, Motif> = {}

/** A drawing made of several glyphs is a sequence the font has no picture for. */
function outline(font: FontFile, emoji: string): Glyph | null {
  const drawn = font.layout(emoji).glyphs.filter((glyph) => glyph.path.commands.length)
  return drawn.length === 1 ? (drawn[0]?.path.commands ?? null) : null
}

for (const group of groups)
  for (const { emoji, name } of group.emojis) {
    const key = emoji.replaceAll('\ufe0f', '')
    if (!isBaked(key, name, group.name)) continue
    const a = outline(thin, emoji) ?? outline(thin, key)
    if (!a) continue
    const b = outline(thick, emoji) ?? outline(thick, key) ?? a
    const alike = b.length === a.length && b.every((step, i) => step.command === a[i]?.command)
    motifs[key] = bake({ name, group: group.name.slice(0, 4), emoji: key, light: a, regular: alike ? b : a })
  }

const file = packMotifs(motifs)
const target = argv[2] ?? new URL('../data/motifs.bin.br', import.meta.url)
writeFileSync(target, file)
console.log(`${Object.keys(motifs).length} motifs, ${(file.length / 1024).toFixed(0)} kB in ${target}`)
