export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** The chunks of a screen, by its route's id. */
const sources: Record<string, string> = {
  'signed-in': 'src/routes/app/layout.tsx',
  admin: 'src/routes/admin/layout.tsx',
  '/pages/public': 'src/routes/app/public-pages.tsx',
  '/admin': 'src/routes/admin/dashboard.tsx',
  '/splash': 'src/routes/auth/splash.tsx',
}

/** Both fonts, in the subset nearly every page needs. Found through the style sheet they would come a round trip later. */
const faces = /(figtree-latin-wght-normal|young-serif-latin-400-normal)-[\w-]+\.woff2$/

function chunksOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(walk)
  }
  keys.forEach(walk)
  return [...files].map((file) => `/${file}`)
}

/**
 * What is fetched beside the page instead of after it. `later` is for pages that need no script to be read: /later.js is
 * told the entry and fetches it once the page is there.
 */
export function preloadsOf(manifest: Manifest | undefined, ids: readonly string[], { later }: { later: boolean }) {
  if (!manifest) return ''
  const fonts = Object.values(manifest)
    .filter(({ file }) => faces.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const scripts =
    later && entry
      ? [`<script src="/later.js" defer data-entry="/${entry.file}"></script>`]
      : chunksOf(
          manifest,
          ids.flatMap((id) => sources[id] ?? []),
        ).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  return [...fonts, ...scripts].join('')
}
