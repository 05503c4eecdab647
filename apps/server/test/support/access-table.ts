import { type Person, password } from './people.ts'
import { fileForm, picture } from './uploading.ts'

export const roles = ['visitor', 'free', 'paid', 'other', 'admin'] as const
export type Role = (typeof roles)[number]

/** The people of one round: what a call names belongs to `free`, and `other` is on the same plan. */
export interface Cast {
  people: Record<Exclude<Role, 'visitor'>, Person>
  /** A picture that `free` has uploaded, as large as a coloring. */
  upload: string
  page: number
  book: number
  /** A drawing that was stopped. */
  requestId: string
}

interface Sent {
  body?: unknown
  form?: FormData
}

export interface Row {
  /** One status for each role, in the order above. */
  expect: readonly [number, number, number, number, number]
  id?: (cast: Cast) => number | string
  /** Refused for what it names, or for the plan, rather than for the role: then a 404 may come first. */
  refuses?: 'the thing'
  /** Takes no JSON: a form alone, or bytes as they are. */
  takes?: 'form' | 'bytes'
  send?: (cast: Cast, role: Role) => Sent | Promise<Sent>
}

const open = [200, 200, 200, 200, 200] as const
const session = [401, 200, 200, 200, 200] as const
const userOnly = [401, 200, 200, 200, 403] as const
const adminOnly = [401, 403, 403, 403, 200] as const

const notSetUp = [401, 403, 403, 403, 503] as const
const owner = [401, 200, 404, 404, 403] as const

const json = (body: (cast: Cast, role: Role) => unknown) => ({
  send: (cast: Cast, role: Role) => ({ body: body(cast, role) }),
})
const newcomer = (role: Role) => ({ name: 'New', email: `${role}.new@example.com`, password })

/** Every served call, by hand: who gets what. A route without a row fails the test that reads this. */
export const accessTable: Record<string, Row> = {
  'POST /users/admin/create': { expect: [409, 409, 409, 409, 409], ...json((_, role) => newcomer(role)) },
  'POST /users/sign-up': { expect: open, ...json((_, role) => newcomer(role)) },
  'POST /users/sign-in': { expect: open, ...json(({ people }) => ({ email: people.free.email, password })) },
  'POST /users/verify': { expect: [422, 422, 422, 422, 422], ...json(() => ({ token: 'forged' })) },
  'POST /users/sign-out': { expect: session },
  'GET /users/read': { expect: session },
  'PATCH /users/update': {
    expect: [401, 200, 422, 422, 422],
    ...json(({ people, upload }, role) => ({
      name: 'Changed',
      photo: upload,
      email: role === 'visitor' ? 'visitor@example.com' : people[role].email,
    })),
  },
  'POST /users/export': { expect: session, ...json(() => ({ currentPassword: password })) },
  'POST /users/delete': { expect: userOnly, ...json(() => ({ currentPassword: password })) },
  'GET /users/paginate': { expect: adminOnly },
  'GET /users/csv': { expect: adminOnly },
  'PATCH /users/:id/blocked/toggle': { expect: adminOnly, id: ({ people }) => people.free.id },
  'POST /child/enter': { expect: userOnly, ...json(({ page }) => ({ pageIds: [page], pin: '1234' })) },
  'GET /child/read': { expect: userOnly },
  'POST /child/leave': { expect: userOnly, ...json(() => ({ pin: '1234' })) },
  'GET /settings/list': { expect: open },
  'PATCH /settings/:name/update': { expect: adminOnly, id: () => 'tagline', ...json(() => ({ value: 'New' })) },
  'GET /settings/website/problems': { expect: adminOnly },
  'GET /settings/secrets/problems': { expect: adminOnly },
  'GET /app/status': { expect: open },
  'GET /setup/read': { expect: adminOnly },
  'POST /setup/mark': { expect: adminOnly, ...json(() => ({ step: 'gallery', done: true })) },
  'POST /settings/mail/test': { expect: [401, 403, 403, 403, 503] },
  'GET /plans/list': { expect: open },
  'GET /plans/paid/list': { expect: open },
  'GET /plans/:id/read': { expect: adminOnly, id: () => 2 },
  'POST /plans/:id/update': {
    expect: adminOnly,
    id: () => 1,
    ...json(() => ({ name: 'free', title: 'Free', description: '', publicPageLimit: 1, pageCreationLimit: 1 })),
  },
  'POST /settings/openai/test': { expect: notSetUp },
  'POST /settings/stripe/test': { expect: notSetUp },
  'GET /credits/read': { expect: userOnly },
  'GET /credits/history': { expect: userOnly },
  'GET /users/:id/credits': { expect: adminOnly, id: ({ people }) => people.free.id },
  'POST /users/:id/credits/grant': {
    expect: adminOnly,
    id: ({ people }) => people.free.id,
    ...json(() => ({ kind: 'public_page', amount: 1, reason: 'A thank you', requestId: 'a-request-1' })),
  },
  'GET /pages/csv': { expect: adminOnly },
  'GET /pages/:id/reports': { expect: adminOnly, id: ({ page }) => page },
  'POST /pages/blocked/set': {
    expect: adminOnly,
    ...json(({ page }) => ({ ids: [page], blocked: true })),
  },
  'GET /pages/paginate': { expect: session },
  'GET /pages/:id/read': { expect: session, id: ({ page }) => page },
  'GET /pages/of-the-day': { expect: session },
  'POST /pages/check': { expect: userOnly, ...json(({ page }) => ({ ids: [page] })) },
  'GET /pages/:id/versions': { expect: userOnly, id: ({ page }) => page },
  'PATCH /pages/:id/favorited/toggle': {
    expect: [401, 403, 200, 403, 403],
    id: ({ page }) => page,
    refuses: 'the thing',
  },
  // Last comes the admin, who cannot bring back what its owner has deleted.
  'PATCH /pages/:id/blocked/toggle': {
    expect: [401, 200, 403, 403, 403],
    id: ({ page }) => page,
    refuses: 'the thing',
  },
  'POST /pages/:id/report': { expect: session, id: ({ page }) => page },
  'GET /pages/prompt/generate': { expect: userOnly },
  'POST /pages/understand': { expect: userOnly, ...json(() => ({ prompt: 'a snail' })) },
  'POST /pages/create': { expect: [401, 422, 422, 422, 403], ...json(() => ({ prompt: 'x' })) },
  'POST /pages/try': { expect: [422, 422, 422, 422, 422], ...json(() => ({ prompt: 'x' })) },
  'GET /pages/:id/redraw': { expect: [401, 200, 403, 403, 403], id: ({ page }) => page, refuses: 'the thing' },
  'POST /pages/:id/redraw': {
    expect: [401, 200, 403, 403, 403],
    id: ({ page }) => page,
    refuses: 'the thing',
    ...json(() => ({})),
  },
  'GET /creations/list': { expect: userOnly },
  'GET /creations/:requestId/watch': { expect: owner, id: ({ requestId }) => requestId },
  'POST /creations/:requestId/stop': { expect: owner, id: ({ requestId }) => requestId },
  'GET /pages/:id/share': { expect: userOnly, id: ({ page }) => page },
  'POST /pages/:id/share': { expect: [401, 403, 404, 403, 403], id: ({ page }) => page, refuses: 'the thing' },
  'POST /pages/:id/unshare': { expect: userOnly, id: ({ page }) => page },
  'GET /shared/:token': { expect: [404, 404, 404, 404, 404], id: () => 'nobody-has-made-this-link' },
  'POST /mixes/sync': { expect: userOnly, ...json(() => ({ kept: ['#3f5bd8'] })) },
  'GET /coloreds/paginate': { expect: adminOnly },
  'GET /coloreds/csv': { expect: adminOnly },
  'GET /coloreds/unfinished': { expect: userOnly },
  'PATCH /coloreds/upsert': {
    expect: [401, 200, 422, 422, 403],
    ...json(({ page, upload }) => ({ pageId: page, photo: upload, preview: upload })),
  },
  'GET /books/list': { expect: userOnly },
  'POST /books/create': { expect: userOnly, ...json(() => ({ title: 'A book' })) },
  'GET /books/:id/read': { expect: owner, id: ({ book }) => book },
  'PATCH /books/:id/update': { expect: owner, id: ({ book }) => book, ...json(() => ({ title: 'Another' })) },
  'POST /books/:id/make': {
    expect: [401, 403, 404, 404, 403],
    id: ({ book }) => book,
    refuses: 'the thing',
    ...json(() => ({ cost: 0 })),
  },
  'GET /books/:id/file': { expect: [401, 403, 404, 404, 403], id: ({ book }) => book, refuses: 'the thing' },
  'POST /books/:id/delete': { expect: owner, id: ({ book }) => book },
  'GET /pages/:id/cover': { expect: userOnly, id: ({ page }) => page },
  'POST /stripe/checkout': { expect: [401, 503, 503, 503, 403], ...json(() => ({ priceId: 'price_1' })) },
  'POST /stripe/subscription/cancel': { expect: [401, 404, 503, 404, 403] },
  'POST /stripe/subscription/resume': { expect: [401, 404, 503, 404, 403] },
  'POST /stripe/portal': { expect: [401, 404, 404, 404, 403] },
  'POST /stripe/webhook': { expect: [400, 400, 400, 400, 400], takes: 'bytes', ...json(() => ({})) },
  'GET /subscriptions/paginate': { expect: adminOnly },
  'GET /subscriptions/csv': { expect: adminOnly },
  'GET /analytics/counters': { expect: adminOnly },
  'GET /analytics/wanted-words': { expect: adminOnly },
  'GET /failures/list': { expect: adminOnly },
  'POST /failures/retry': { expect: adminOnly, ...json(() => ({ ids: [1] })) },
  'GET /analytics/charts': { expect: adminOnly },
  'POST /storage/upload': {
    takes: 'form',
    expect: session,
    send: async () => ({ form: fileForm(await picture().png().toBuffer()) }),
  },
}
