import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agrees } from '../lib/install.mjs'
import { productNode, Refusal } from '../lib/project.mjs'

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, 'apps/web': {}, ...packages } })

test('what npm installed by hand is taken as it is when it agrees with the lock', () => {
  const wanted = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  })
  assert.equal(
    agrees(wanted, lock({ 'node_modules/a': { version: '1.0.0' } })),
    true,
    'another platform’s part may miss',
  )
  assert.equal(agrees(wanted, lock({ 'node_modules/a': { version: '1.0.1' } })), false)
  assert.equal(agrees(wanted, lock({})), false)
  assert.equal(agrees(wanted, undefined), false)
  assert.equal(agrees(wanted, '{"packages":'), false, 'a record cut short proves nothing')
})

test('without the binary that npm brings, a new Node serves and an old one is told what to do', () => {
  const missing = { bundled: '/nowhere/node', execPath: '/usr/bin/node' }
  assert.equal(productNode({ ...missing, version: 'v24.1.0' }), '/usr/bin/node')
  assert.throws(
    () => productNode({ ...missing, version: 'v20.20.2' }),
    (error: Error) => {
      assert.ok(error instanceof Refusal)
      return /npm rebuild node/.test(error.message)
    },
  )
})
