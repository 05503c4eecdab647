import { isSource } from './paths.mjs'
import { homeOf } from './resolve.mjs'

const measured = ['contract', 'easel', 'illustrator', 'regions', 'server']

/**
 * Who may import whom. `packages`: the only ones from npm, where that matters; `browser`: Node's modules are not there;
 * `paths`: folders without a package name, reached by path.
 */
const homes = {
  contract: { house: [], packages: ['zod'], browser: true, may: 'contract imports zod only' },
  regions: { house: [], packages: [], browser: true, may: 'regions is a leaf' },
  easel: { house: ['regions'], packages: [], browser: true, may: 'easel imports regions only' },
  illustrator: { house: ['regions'], packages: ['sharp'], may: 'illustrator imports regions and sharp only' },
  web: { house: ['contract', 'easel'], may: 'of the house, web imports contract and easel only' },
  server: {
    house: ['contract', 'illustrator', 'regions'],
    may: 'of the house, server imports contract, illustrator and regions only',
  },
  scripts: { house: [], may: 'scripts run before anything is installed' },
  e2e: {
    house: ['contract'],
    // The peers that stand for the outside world (mail, Stripe, OpenAI) are written once, beside the server's tests.
    peers: /^@inkbloom\/server\/test\/support\//,
    paths: ['scripts'],
    may: "of the house, e2e imports contract and the server tests' peers only",
  },
  // A bench measures the inside too, which packages do not export.
  bench: { house: measured, paths: ['scripts', ...measured], may: 'bench measures packages and the server' },
}

/** Between workspaces: why this import may not be, or nothing. Tests may use any package, but keep the directions. */
export function betweenHomes({ file, target }) {
  if (target.kind === 'outside') return 'which lies outside the repository'
  const home = homeOf(file)
  const own = homes[home]
  if (!own) return undefined
  if (target.kind === 'house') {
    const allowed = target.home === home || own.house.includes(target.home) || own.peers?.test(target.name)
    return allowed ? undefined : `which it may not: ${own.may}`
  }
  if (target.kind === 'file') {
    const there = homeOf(target.path)
    if (there === home || own.paths?.includes(there)) return undefined
    return 'which reaches into another workspace by path: import it by its name'
  }
  if (!isSource(file)) return undefined
  if (target.kind === 'node') {
    return own.browser ? `which no browser has, and ${home} runs in browsers` : undefined
  }
  return own.packages && !own.packages.includes(target.name) ? `which it may not: ${own.may}` : undefined
}
