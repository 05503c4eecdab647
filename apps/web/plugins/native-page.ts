import type { Plugin } from 'vite'

/** Shells open index.html, and nothing else. */
export function nativePage(): Plugin {
  return {
    name: 'native-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['native.html']
      if (page) page.fileName = 'index.html'
    },
  }
}
