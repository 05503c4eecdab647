import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@inkbloom/server/test/support/until.ts'
import { makePerson, type Person, send } from './support/people.ts'
import { makeDataDir, startProduct } from './support/product.ts'

const kills = 10
// Sign-ups from one address are throttled: the test cannot make more people than these.
const signUpsPerLife = 6

test('a server killed with -9 while writing, ten times, keeps every write it acknowledged', async (t) => {
  const dataDir = makeDataDir()
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  const people: Person[] = []
  const names = new Map<number, string[]>()
  let renames = 0

  for (let life = 0; life <= kills; life++) {
    const product = await startProduct({ dataDir })
    for (const person of people) {
      const answer = await send('GET', product.url, 'users/read', undefined, person.token)
      assert.equal(answer.status, 200, `the session of ${person.email} is lost after ${life} kills`)
      const { name } = (await answer.json()).data
      const allowed = names.get(person.user.id) ?? [person.user.name]
      assert.ok(allowed.includes(name), `${person.email} is called ${name}, but ${allowed[0]} was acknowledged`)
      names.set(person.user.id, [name])
    }
    if (life === kills) {
      await product.stop()
      break
    }
    let alive = true
    const writers = [signUps(), renaming(1), renaming(2)]
    const before = people.length
    // At a random moment, once writes are coming through.
    await until(() => people.length > before, 'a write', { everyMs: 20 })
    await sleep(Math.random() * 800)
    await product.kill9()
    alive = false
    await Promise.all(writers)

    async function signUps() {
      for (let count = 0; alive && count < signUpsPerLife; count++) {
        const person = await makePerson(product.url, { email: `life-${life}-${count}@example.com` }).catch(
          () => undefined,
        )
        if (person) people.push(person)
      }
    }

    /** One writer per person: the last acknowledged name, or the one under way at the kill, must be there. */
    async function renaming(writer: number) {
      const person = await makePerson(product.url, { email: `writer-${life}-${writer}@example.com` }).catch(
        () => undefined,
      )
      if (!person) return
      people.push(person)
      let acknowledged = person.user.name
      for (let count = 0; alive; count++) {
        const wanted = `Mara ${count}`
        names.set(person.user.id, [acknowledged, wanted])
        const fields = { name: wanted, email: person.email, photo: null }
        const answer = await send('PATCH', product.url, 'users/update', fields, person.token).catch(() => undefined)
        if (!answer) return
        if (answer.ok) {
          acknowledged = wanted
          renames++
        }
        names.set(person.user.id, [acknowledged])
        if (answer.status === 429) await sleep(50)
      }
    }
  }
  t.diagnostic(`${people.length} sign-ups and ${renames} renamings acknowledged over ${kills} kills`)
  assert.ok(people.length >= kills, `only ${people.length} writes were acknowledged: the kills hit nothing`)
})
