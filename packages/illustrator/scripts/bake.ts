/**
 * Makes data/motifs.bin.br from the font, so that drawing needs neither the font nor a geometry library. Run it only to change what is baked:
 *
 *   npm install --no-save fontkit@2.0.4 clipper2-ts@2.0.1 unicode-emoji-json@0.9.0
 *   node scripts/bake.ts NotoEmoji-Light.ttf NotoEmoji-Regular.ttf
 *
 * The two weights (300 and 400) must be of one version: their outlines are matched point by point.
 */
import { writeFileSync } from 'node:fs'
import { argv, exit } from 'node:process'
import type { Motif } from '../src/motifs/motif.ts'
import { createBaker, type Glyph } from './bake-motif.ts'
import { isBaked } from './baked.ts'
import { packMotifs } from './pack.ts'

interface FontFile {
  layout(text: string): { glyphs: { path: { commands: Glyph } }[] }
}

const [light, regular] = argv.slice(2)
if (!light || !regular) {
  console.error('Usage: node scripts/bake.ts <light font file> <regular font file>')
  exit(1)
}

/** These are needed here alone, so they are no dependencies: a name in a variable keeps the compiler from asking for them. */
const load = async <T>(name: string, options?: ImportCallOptions): Promise<T> => (await import(name, options)) as T
const fontkit = await load<{ openSync(path: string): FontFile }>('fontkit')
const clipper = await load<Parameters<typeof createBaker>[0]>('clipper2-ts')
const { default: groups } = await load<{ default: { name: string; emojis: { emoji: string; name: string }[] }[] }>(
  'unicode-emoji-json/data-by-group.json',
  { with: { type: 'json' } },
)

const [thin, thick] = [fontkit.openSync(light), fontkit.openSync(regular)]
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
writeFileSync(new URL('../data/motifs.bin.br', import.meta.url), file)
console.log(`${Object.keys(motifs).length} motifs, ${(file.length / 1024).toFixed(0)} kB`)
