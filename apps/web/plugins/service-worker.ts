import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

/** Screens that are of no use without a server, and the shells' own parts: they would only fill the device. */
const left =
  /src\/(features\/website\/|routes\/(admin|site)\/|routes\/auth\/(create-admin|sign-up|verify|payment)|platform\/(phone|desktop))/
/** In the page's template, or in the styles, where no script asks for them. */
const unasked = ['/theme.js', '/favicon.svg']
const letters = /(figtree-latin-wght-normal|young-serif-latin-400-normal|bloom)-[\w-]+\.(woff2|webp)$/

/** What the application needs to open and to color a page. */
function filesOf(bundle: Bundle): { entry: string; files: string[] } {
  const files = new Set<string>()
  const walk = (name: string) => {
    const chunk = bundle[name] as Chunk | undefined
    if (chunk?.type !== 'chunk' || files.has(name) || chunk.moduleIds.some((id) => left.test(id))) return
    files.add(name)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) walk(next)
  }
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The build has no entry')
  walk(entry.fileName)
  for (const name of Object.keys(bundle)) if (letters.test(name)) files.add(name)
  return { entry: entry.fileName, files: [...[...files].map((file) => `/${file}`), ...unasked].sort() }
}

/** Builds src/worker/sw.ts into /sw.js, with the list of what it keeps. A changed file makes it another worker. */
export function serviceWorker(): Plugin {
  const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { entry, files } = filesOf(bundle)
      const source = readFileSync(at('src/worker/sw.ts'), 'utf8')
      const hash = createHash('sha256').update(source).update(files.join())
      for (const file of unasked) hash.update(readFileSync(at(`public${file}`)))
      const { code } = await transformWithOxc(source, 'sw.ts', {
        define: {
          FILES: JSON.stringify(files),
          ENTRY: JSON.stringify(entry),
          VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
        },
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: (await minify('sw.js', code)).code })
    },
  }
}
