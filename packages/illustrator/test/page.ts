import assert from 'node:assert/strict'
import { read } from '../src/reading/read.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

/** The page of a prompt, and who is on it by name. */
export async function page(prompt: string) {
  const graph = read(prompt)
  const { staged, missing } = await bestOf(graph, prompt, 1, 'medium')
  const all = (name: string): Member[] => staged.scene.members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => {
    const [member] = all(name)
    assert.ok(member, `${name} is not on the page of "${prompt}"`)
    return member
  }
  return { graph, missing, staged, all, one }
}
