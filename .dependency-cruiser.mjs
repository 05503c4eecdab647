import { existsSync, readFileSync } from 'node:fs'

/** Who may import whom. `npm run rooms` checks it and draws it into ARCHITECTURE.md. */

const server = 'apps/server/src'
const web = 'apps/web/src'
const featuresOf = (src) => {
  const file = new URL(`./${src}/features/order.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
const any = (names) => `(${names.join('|')})`

/** Rooms from the ground up: each imports only itself and those before it. */
const orders = [
  {
    inside: server,
    rooms: ['kernel', 'db', 'jobs', 'providers', 'press', 'http', 'features', 'wire\\.ts', 'commands', 'main\\.ts'],
  },
  { inside: `${server}/features`, rooms: featuresOf(server) },
  { inside: `${server}/features/billing`, rooms: ['plans', 'credits', 'payments', 'subscriptions'] },
  { inside: `${server}/features/gallery`, rooms: ['pages', 'coloreds', 'child', 'creations', 'analytics'] },
  {
    inside: web,
    rooms: [any(['ui', 'lib', 'platform', 'assets', 'styles']), 'features', any(['layout', 'routes']), 'app'],
  },
  { inside: `${web}/features`, rooms: featuresOf(web) },
  {
    inside: 'packages/easel/src',
    rooms: [
      'geometry',
      'sheet',
      'media',
      'actions',
      'stroke',
      'history',
      'replay',
      'state',
      'journal',
      'saving',
      'view',
      'tools',
      'dom',
    ],
  },
]

const inOrder = ({ inside, rooms }) =>
  rooms.slice(0, -1).map((room, place) => ({
    name: `order of ${inside}`,
    severity: 'error',
    comment: `Inside ${inside} the order is ${rooms.join(', ').replaceAll('\\', '')}: a room imports only those before it.`,
    from: { path: `^${inside}/${room}(/|$)`, pathNot: tests },
    to: { path: `^${inside}/${any(rooms.slice(place + 1))}(/|$)` },
  }))

const tests = '\\.test\\.\\w+$|(^|/)(test|fixtures)/'
const ours = '^(apps|packages|e2e|bench|scripts)/'
const packagesAndServer = ['packages/(contract|easel|illustrator|regions)', 'apps/server']

/** What each workspace may use of the others, and of npm where that matters. */
const workspaces = [
  { home: 'packages/contract', npm: ['zod'], browser: true },
  { home: 'packages/regions', npm: [], browser: true },
  { home: 'packages/easel', ours: ['packages/regions'], npm: ['fflate'], browser: true },
  { home: 'packages/illustrator', ours: ['packages/regions'], npm: ['sharp', 'clipper2-ts'] },
  { home: 'apps/web', ours: ['packages/(contract|easel)'] },
  { home: 'apps/server', ours: ['packages/(contract|illustrator|regions)'] },
  { home: 'scripts' },
  /** The peers that stand for the outside world (mail, Stripe, OpenAI) are written once, beside the server's tests. */
  { home: 'e2e', ours: ['packages/contract', 'apps/server/test/support', 'scripts'] },
  { home: 'bench', ours: [...packagesAndServer, 'scripts'] },
]

const keepsToItself = ({ home, ours: others = [], npm, browser }) => [
  {
    name: `what ${home} may import`,
    severity: 'error',
    comment: `Of our own, ${home} may import ${others.join(', ') || 'nothing'}.`,
    from: { path: `^${home}/` },
    to: { path: ours, pathNot: [home, ...others].map((path) => `^${path}/`) },
  },
  ...(npm
    ? [
        {
          name: `what ${home} may import from npm`,
          severity: 'error',
          comment: `From npm, ${home} may import ${npm.join(', ') || 'nothing'}.`,
          from: { path: `^${home}/src/` },
          to: {
            path: '^node_modules/',
            pathNot: [...npm.map((name) => `^node_modules/${name}/`), '^node_modules/@types/node/'],
          },
        },
      ]
    : []),
  ...(browser
    ? [
        {
          name: `${home} in browsers`,
          severity: 'error',
          comment: `${home} runs in browsers, which have none of Node's modules.`,
          from: { path: `^${home}/src/` },
          to: { dependencyTypes: ['core'] },
        },
      ]
    : []),
]

const routes = '\\.routes\\.ts$'

export default {
  forbidden: [
    {
      name: 'no circle',
      severity: 'error',
      comment: 'Types count too.',
      from: {},
      to: { circular: true },
    },
    { name: 'not found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'other workspaces by name',
      severity: 'error',
      comment: 'Another workspace is imported by its name, so that its package.json says what may be used of it.',
      from: { path: '^(apps|packages)/([^/]+)/', pathNot: '^apps/mobile' },
      to: {
        path: '^(apps|packages|e2e|bench|scripts)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    ...workspaces.flatMap(keepsToItself),
    ...orders.flatMap(inOrder),
    {
      name: 'drivers in db',
      severity: 'error',
      comment: 'Only db knows the drivers: the rest is given `db`.',
      from: { path: `^${server}/`, pathNot: `^${server}/db/` },
      to: { path: '^node_modules/(pg|@types/pg|@electric-sql/pglite)/' },
    },
    {
      name: 'HTTP in routes',
      severity: 'error',
      comment: 'Only http, routes and what composes them know of HTTP: a service takes plain objects.',
      from: { path: `^${server}/(kernel|db|jobs|providers|press|features)/`, pathNot: routes },
      to: { path: `^${server}/http/|^node_modules/(fastify|@fastify)/` },
    },
    {
      name: 'no SQL in routes',
      severity: 'error',
      comment: 'A route is schema, one call, reply: the call asks the database.',
      from: { path: `^${server}/.*${routes}` },
      to: { path: `^${server}/db/|^node_modules/kysely/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes on top',
      severity: 'error',
      comment: 'Services stand below routes.',
      from: { path: `^${server}/features/`, pathNot: routes },
      to: { path: `^${server}/.*${routes}` },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|\\.cache|artifacts|android|ios|target)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
