import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nativePage } from './plugins/native-page.ts'
import { serviceWorker } from './plugins/service-worker.ts'

/** React and the router change a few times a year, our code every day: one chunk for them stays in the browser's cache. */
const vendor = {
  name: 'vendor',
  priority: 1,
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser)[\\/]/,
}
/** What every screen starts with, in one file: left alone, each icon that two screens share becomes a request of its own.
 *  The entry stays out: swallowed by a group it would vanish from the manifest that the server reads. */
const shell = {
  name: 'shell',
  tags: ['$initial' as const],
  test: /^(?!.*(?:entry-client\.tsx|(?:index|native)\.html|\.css)(?:\?|$))/,
}

/** The public site, in one file: its parts are small, and a phone pays for each request. */
const site = { name: 'site', test: /[\\/]src[\\/](?:features[\\/]website|routes[\\/]site)[\\/].*\.tsx?$/ }

/** The shell lists the files of every screen: hashes do not compress, and seven characters are enough. */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** `--mode native`: the same application for shells, which carry it themselves and have no server behind their pages. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [mode === 'native' ? nativePage() : serviceWorker()])],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The server loads the renderer as a value from dist/server: left outside, react would be looked for beside the
  // server, and two copies of it break hooks. In development the renderer runs unbundled, where CommonJS must stay outside.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  // The renderer carries React's production build whatever NODE_ENV the server was started with.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: 'dist/client',
    manifest: !isSsrBuild && mode !== 'native',
    copyPublicDir: !isSsrBuild,
    // No data: addresses. The content security policy would have to allow them, and a masked or inlined picture never gets its own cache entry.
    assetsInlineLimit: 0,
    // Every browser that runs our CSS knows modulepreload; the polyfill would be the first script of each page for nothing.
    modulePreload: { polyfill: false },
    // These know light-dark(). Rewritten for older ones it would be settled at the root, and paper would turn dark at night.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      ...(mode === 'native' && { input: 'native.html' }),
      // The renderer writes the addresses of pictures into pages: they must be those of the browser's build.
      output: isSsrBuild
        ? { assetFileNames: names.assetFileNames }
        : { codeSplitting: { groups: [vendor, shell, site] }, ...names },
    },
  },
}))
