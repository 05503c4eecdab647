import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Charts, type Plan, planRoutes } from '@inkbloom/contract'

const { badgeOf, discountOf } = await import('@/features/plans/plan-words.ts')
const { planBody, planChecks, valuesOf } = await import('@/features/plans/plan-checks.ts')
const { pointsOf, topOf } = await import('@/features/analytics/measures.ts')

const starter: Plan = {
  id: 2,
  name: 'starter',
  title: 'Starter',
  description: '',
  price: 7.99,
  discount: 0,
  paid: true,
  stripe_price_id: 'price_1',
  public_page_limit: 100,
  page_creation_limit: 30,
}
const free: Plan = { ...starter, id: 1, name: 'free', title: 'Free', price: 0, paid: false, stripe_price_id: null }

test('starter is recommended, advanced says what it saves, and nobody else says anything', () => {
  assert.equal(badgeOf(starter), 'Recommended')
  assert.equal(badgeOf(free), undefined)
  assert.equal(discountOf({ name: 'advanced', discount: 49 }), '49% off')
  assert.equal(discountOf({ name: 'advanced', discount: 0 }), undefined)
  assert.equal(discountOf({ name: 'starter', discount: 49 }), undefined)
})

test('numbers are sent as numbers, price and price id of paid plans only', () => {
  const { price, stripePriceId, ...rest } = planBody(starter, { ...valuesOf(starter), publicPageLimit: ' 120 ' })
  assert.deepEqual([price, stripePriceId, rest.publicPageLimit], [7.99, 'price_1', 120])
  const body = planBody(free, valuesOf(free))
  assert.equal('price' in body || 'stripePriceId' in body, false)
  for (const sent of [planBody(starter, valuesOf(starter)), body])
    assert.ok(planRoutes.updatePlan.body.safeParse(sent).success)
})

test('what the form lets through the contract takes, and what it refuses it refuses in the same words', () => {
  const checks = planChecks(starter)
  const tried = {
    title: ['', 'Starter', 'x'.repeat(61)],
    price: ['', '7.99', 'seven', '0.1', '7.999', '10000', '-1', '5.'],
    publicPageLimit: ['', '10', '1.5', '-1', '1000001', 'ten'],
    stripePriceId: ['', 'price_1', 'prod_1', 'a b'],
  } as const
  for (const [field, values] of Object.entries(tried))
    for (const value of values) {
      const said = checks[field as keyof typeof tried]?.(value)
      const sent = planBody(starter, { ...valuesOf(starter), [field]: value })
      const refused = planRoutes.updatePlan.body.safeParse(sent).error?.issues[0]?.message
      // Nothing is not a number, though Number('') is 0: only the form can tell.
      if (value === '' && field !== 'title' && field !== 'stripePriceId') assert.ok(said, `${field} may be empty`)
      else assert.equal(said, refused, `${field}: ${value}`)
    }
  assert.equal(planChecks(free).price, undefined)
})

test('a chart ends at a round number with a whole half, above everything in it', () => {
  const tops = [[], [0, 0], [1], [3], [9], [10], [11], [61], [1392], [4388], [12040], [1_000_001]].map((v) => topOf(v))
  assert.deepEqual(tops, [2, 2, 2, 4, 10, 10, 20, 80, 1500, 5000, 15000, 1_500_000])
})

test('a series is read by its own name', () => {
  const charts = { pages: [{ name: 'Dec', pages: 4 }] } as Partial<Charts> as Charts
  assert.deepEqual(pointsOf(charts, 'pages'), [{ name: 'Dec', value: 4 }])
})
