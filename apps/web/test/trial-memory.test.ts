import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from './memory-storage.ts'

const { createTrialMemory } = await import('@/features/creations/trial-memory.ts')

const trial = { prompt: 'a hen', picture: 'data:image/png;base64,AAAA', seed: 7, missing: [] }

test('a drawing waits a week for whoever signs in first, and then for nobody else', () => {
  let now = 0
  const storage = memoryStorage()
  const memory = createTrialMemory(storage, () => now)
  memory.keep(trial)
  assert.equal(memory.last()?.prompt, 'a hen')
  assert.equal(memory.of(1)?.seed, 7)
  assert.deepEqual([memory.of(2), memory.last()], [null, null])
  assert.equal(memory.of(1)?.picture, trial.picture)
  now += 7 * 86_400_000
  assert.equal(memory.of(1), null, 'too late')
})

test('a later drawing replaces it, and one that was made a page is gone', () => {
  const memory = createTrialMemory(memoryStorage())
  memory.keep(trial)
  memory.of(1)
  memory.keep({ ...trial, prompt: 'a dog' })
  assert.equal(memory.of(2)?.prompt, 'a dog')
  memory.forget()
  assert.equal(memory.of(2), null)
})

test('where there is no room for the picture the words are kept, and what is broken is nothing', () => {
  const storage = memoryStorage()
  const full = {
    ...storage,
    setItem(name: string, value: string) {
      if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(name, value)
    },
  }
  const memory = createTrialMemory(full)
  memory.keep({ ...trial, picture: 'x'.repeat(200) })
  assert.deepEqual([memory.last()?.prompt, memory.last()?.picture], ['a hen', ''])
  storage.setItem('trial', '{broken')
  assert.equal(memory.last(), null)
  assert.equal(createTrialMemory(null).last(), null)
})
