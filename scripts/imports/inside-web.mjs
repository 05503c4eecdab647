import { isTest } from './paths.mjs'

const src = 'apps/web/src/'
const ground = ['ui', 'lib', 'platform']

/** Inside the web application: routes → features → ui, lib, platform. Files at the top of src compose them all. */
export function insideWeb({ file, target }) {
  if (target.kind !== 'file' || isTest(file)) return undefined
  const from = layerOf(file)
  const to = layerOf(target.path)
  if (!from || !to) return undefined
  if (to === 'routes' && from !== 'routes') return `which is a route, and ${from} must not know the screens`
  if (to === 'features' && ground.includes(from)) return `which is a feature, and ${from} stands below features`
  return undefined
}

function layerOf(path) {
  if (!path.startsWith(src)) return undefined
  const inside = path.slice(src.length)
  if (/^routes\.\w+$/.test(inside)) return 'routes'
  return ['routes', 'features', ...ground].find((layer) => inside.startsWith(`${layer}/`))
}
