import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { createRng } from '../src/ink/random.ts'
import { suggestPrompt } from '../src/suggest.ts'

test('suggestions are many, short, and wholly understood', async () => {
  const rng = createRng(7)
  const seen = new Set<string>()
  for (let i = 0; i < 300; i++) {
    const prompt = suggestPrompt(rng.unit)
    seen.add(prompt)
    assert.ok(prompt.length >= 3 && prompt.length <= 100, prompt)
    // A page takes a tenth of a second: every sixth is drawn.
    if (i % 6) continue
    const page = await compose(prompt, i)
    assert.deepEqual(page.unknown, [], prompt)
    assert.ok(page.items.length > 0 || ['mandala', 'hills', 'winter'].includes(page.setting), prompt)
  }
  assert.ok(seen.size > 200, `${seen.size} different ones`)
})

test('a random of 0 or just below 1 is no special case', () => {
  assert.equal(typeof suggestPrompt(() => 0), 'string')
  assert.equal(typeof suggestPrompt(() => 0.9999999), 'string')
})
