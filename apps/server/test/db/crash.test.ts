import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startChild } from './children.ts'

test('a server killed with -9 while writing, ten times, loses no acknowledged write and keeps no half transaction', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkbloom-crash-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const acknowledged: number[] = []
  for (let round = 0; round <= 10; round++) {
    const writer = startChild('./writer.child.ts', dataDir)
    const found = new Set((await writer.line('found')).slice('found '.length).split(',').map(Number))
    const lost = acknowledged.filter((id) => !found.has(id))
    assert.deepEqual(lost, [], `lost after kill ${round}`)
    const halves = [...found].filter((id) => id % 10 === 1 && !found.has(id + 1))
    assert.deepEqual(halves, [], `half a transaction after kill ${round}`)
    // Somewhere in the midst of the writing, at another place each time.
    await writer.line('wrote')
    await new Promise((resolve) => setTimeout(resolve, 40 + round * 37))
    await writer.kill('SIGKILL')
    const wrote = writer.lines.filter((line) => line.startsWith('wrote '))
    acknowledged.push(...wrote.map((line) => Number(line.slice('wrote '.length))))
  }
  assert.ok(acknowledged.length > 100, `only ${acknowledged.length} writes were tried`)
  t.diagnostic(`${acknowledged.length} acknowledged writes`)
})
