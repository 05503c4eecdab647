import { registerHooks } from 'node:module'

const screen = `
export const Component = () => null
export const loader = (app, { request }) => {
  globalThis.openedScreens?.push(new URL(request.url).pathname)
  return null
}`

/**
 * '@/…' means src/…, as it does to the bundler. Tests import this first and everything under '@/' dynamically:
 * static imports are resolved before any line runs. Node runs no JSX, so a screen is a stand-in that notes when its
 * loader ran; browser tests see the real ones.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('@/') ? new URL(`../src/${specifier.slice(2)}`, import.meta.url).href : specifier,
      context,
    ),
  load: (url, context, next) =>
    url.endsWith('.tsx') ? { format: 'module', source: screen, shortCircuit: true } : next(url, context),
})
