import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformAt } from './peer.ts'

const { createApp } = await import('@/app/create-app.ts')
const { loadLanding } = await import('@/features/website/load-landing.ts')

const appOn = (hasLanding: boolean) =>
  createApp({ platform: platformAt('http://localhost', { hasLanding }), site: null, makeRoutes: () => [] })

test('an installed app has no landing page: it goes to the splash', async () => {
  await assert.rejects(loadLanding(appOn(false)), (answer) => {
    assert.ok(answer instanceof Response)
    assert.equal(answer.headers.get('location'), '/splash')
    return true
  })
})

test('on the web it stays, and says so where the site could not be had', async () => {
  await assert.rejects(loadLanding(appOn(true)), /could not be loaded/)
})
