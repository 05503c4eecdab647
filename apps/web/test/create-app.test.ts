import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformAt } from './peer.ts'

const { createApp } = await import('@/app/create-app.ts')

test('two apps in one process, as a server makes one for each request, keep nothing in common', () => {
  const make = () => createApp({ platform: platformAt('http://localhost'), site: null, makeRoutes: () => [] })
  const [one, other] = [make(), make()]
  for (const name of Object.keys(one.stores) as (keyof typeof one.stores)[])
    assert.notEqual(one.stores[name], other.stores[name], name)
  assert.notEqual(one.lists, other.lists)
  one.stores.savedColorings.setState({ byPage: { 3: {} as never } } as never)
  assert.deepEqual(other.stores.savedColorings.getState(), {
    ...other.stores.savedColorings.getInitialState(),
  })
})
