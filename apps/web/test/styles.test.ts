import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import './alias.ts'

const src = new URL('../src/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, src), 'utf8')
const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gs, '')
const tokens = 'styles/tokens.css'
const sheets = globSync('**/*.css', { cwd: src.pathname }).filter((path) => path !== tokens)
const sources = globSync('**/*.{ts,tsx}', { cwd: src.pathname })

const rawColor = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
/** Colors that are no part of the look: what a person may type, and what only opens the view to a picture. */
const data = ['such as #3f5bd8', "const open = () => '#000000'"]

test('colors come from the tokens: no sheet and no component names a raw one', () => {
  const found = [...sheets, ...sources].flatMap((path) => {
    const text = data.reduce((rest, words) => rest.replace(words, ''), withoutComments(read(path)))
    return [...text.matchAll(rawColor)].map(([color]) => `${path}: ${color}`)
  })
  assert.deepEqual(found, [])
})

test('sizes at which layouts change come from the tokens: no raw media query', () => {
  const raw = /@media[^{]*\d(?:px|r?em)|\((?:min|max)-(?:width|height):/g
  const found = [...sheets, ...sources].flatMap((path) =>
    [...withoutComments(read(path)).matchAll(raw)].map(([query]) => `${path}: ${query}`),
  )
  assert.deepEqual(found, [])
})

test('night is said in the tokens alone', () => {
  const found = sheets.filter((path) =>
    /@variant dark|prefers-color-scheme|data-theme/.test(withoutComments(read(path))),
  )
  assert.deepEqual(found, [])
})

test('a class is styled in one sheet, and every sheet is loaded', () => {
  const homes = new Map<string, Set<string>>()
  for (const path of sheets)
    for (const [, selector = ''] of withoutComments(read(path)).matchAll(/([^{};]+)\{/g)) {
      if (selector.trim().startsWith('@')) continue
      for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi))
        homes.set(name, (homes.get(name) ?? new Set()).add(path))
    }
  // The classes of an icon library, by which its icons are told apart.
  const shared = [...homes].filter(([name, paths]) => paths.size > 1 && !name.startsWith('lucide-'))
  assert.deepEqual(
    shared.map(([name, paths]) => `.${name}: ${[...paths].join(', ')}`),
    [],
  )
  const index = read('styles/index.css')
  const isLoaded = (path: string) =>
    index.includes(`@import "${path.startsWith('styles/') ? `./${path.slice(7)}` : `../${path}`}"`)
  assert.deepEqual(
    sheets.filter((path) => path !== 'styles/index.css' && !isLoaded(path)),
    [],
  )
})

test('scripts know the same breakpoints as the sheets', async () => {
  const { breakpoints } = await import('@/ui/breakpoints.ts')
  for (const [name, px] of Object.entries(breakpoints))
    assert.ok(read(tokens).includes(`--breakpoint-${name}: ${px}px;`), name)
})
