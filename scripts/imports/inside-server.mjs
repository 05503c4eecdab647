import { isSource, isTest } from './paths.mjs'

const src = 'apps/server/src/'
const layers = ['features', 'db', 'providers', 'plugins']
const layerOf = (path) => layers.find((layer) => path.startsWith(`${src}${layer}/`))
const isRoutes = (path) => /\.routes\.\w+$/.test(path)

const fromNpm = (target, pattern) => target.kind === 'package' && pattern.test(target.name)
const isHttp = (target) => fromNpm(target, /^(fastify$|fastify-|@fastify\/)/)
const isDriver = (target) => fromNpm(target, /^(pg|@electric-sql\/pglite)$/)
const isSql = (target) => fromNpm(target, /^kysely$/) || (target.kind === 'file' && layerOf(target.path) === 'db')

/** Inside the server: main → app → routes → service → db, providers passed in. */
export function insideServer({ file, target, typeOnly }) {
  if (!file.startsWith(src) || isTest(file)) return undefined
  const layer = layerOf(file)
  const path = target.path ?? ''
  const to = layerOf(path)
  const knowsHttp = layer === undefined || layer === 'plugins' || isRoutes(file)

  if (isDriver(target) && layer !== 'db') return 'which only src/db may: the rest is given `db`'
  if (isHttp(target) && !knowsHttp) return `which ${layer} may not: only routes and plugins know HTTP`
  if (to === 'plugins' && !knowsHttp) return `which is a plugin, and ${layer} may not know HTTP`
  if (isRoutes(file) && isSql(target) && !typeOnly)
    return 'which a route may not: it calls a service, which asks the database'
  if (isRoutes(path) && layer && !isRoutes(file)) return `which is a route, and ${layer} stand below routes`
  if (to === 'features' && (layer === 'db' || layer === 'providers'))
    return `which is a feature, and ${layer} stand below`
  if (layer && !typeOnly && /^(main|app)\.\w+$/.test(path.slice(src.length))) return 'which stands above it'
  return undefined
}

/** The environment is read in one file; an entry of the server may hand it on whole. */
export function environment({ file, read }) {
  if (!isSource(file) || !/^(apps|packages)\//.test(file) || file === `${src}config.ts`) return undefined
  const isEntry = file.startsWith(src) && /^([\w-]+|.*\/main)\.ts$/.test(file.slice(src.length))
  return isEntry && !read ? undefined : 'which only apps/server/src/config.ts may: configuration is passed as a value'
}
