import type { PlanName, User } from '@inkbloom/contract'
import { until } from '@inkbloom/server/test/support/until.ts'

export interface Person {
  token: string
  user: User
  email: string
  password: string
}

export interface PersonOptions {
  name?: string
  email?: string
  plan?: PlanName
}

let made = 0

/** Sells plans at an address; set by openShop in shop.ts. */
export const sellers = new Map<string, (person: Person, plan: PlanName) => Promise<void>>()

/** A signed-in user of a plan in one line: `const mara = await makePerson(product.url, { plan: 'starter' })`. */
export async function makePerson(url: string, options: PersonOptions = {}): Promise<Person> {
  const { plan = 'free', name = 'Mara' } = options
  const email = options.email ?? `person-${process.pid}-${++made}@example.com`
  const person = await enter(url, 'users/sign-up', { name, email, password: 'a good password' })
  if (plan === 'free') return person
  const sell = sellers.get(url)
  if (!sell) throw new Error(`Nobody sells plans at ${url}: open a shop there first, with openShop.`)
  await sell(person, plan)
  const answer = await send('GET', url, 'users/read', undefined, person.token)
  const { data: user } = (await answer.json()) as { data: User }
  if (user.plan?.name !== plan) throw new Error(`${email} paid for ${plan} and is on ${user.plan?.name}.`)
  return { ...person, user }
}

/** The admin of a fresh installation; a second call is refused, as the product promises. */
export async function makeAdmin(url: string, options: Omit<PersonOptions, 'plan'> = {}): Promise<Person> {
  const { name = 'Ada', email = 'admin@example.com' } = options
  return enter(url, 'users/admin/create', { name, email, password: 'a good password' })
}

/** Somebody whose session was made with the rows of a filled folder. */
export async function personOf(url: string, { token, email }: { token: string; email: string }): Promise<Person> {
  const answer = await send('GET', url, 'users/read', undefined, token)
  if (!answer.ok) throw new Error(`users/read answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: User }
  return { token, user: data, email, password: 'correct horse' }
}

async function enter(url: string, call: string, fields: { name: string; email: string; password: string }) {
  const answer = await post(url, call, fields)
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(body)}`)
  const { token, user } = body.data as { token: string; user: User }
  return { token, user, email: fields.email, password: fields.password }
}

/** One call of the API, as JSON. */
export function post(url: string, call: string, fields: object, token?: string): Promise<Response> {
  return send('POST', url, call, fields, token)
}

/** A server that has just started on a busy machine says so, and is asked again, as its answer tells people to do. */
export async function send(method: string, url: string, call: string, fields?: object, token?: string) {
  const ask = () =>
    fetch(`${url}/backend/api/${call}`, {
      method,
      headers: {
        ...(fields && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(fields && { body: JSON.stringify(fields) }),
    })
  return until(
    async () => {
      const answer = await ask()
      return answer.status !== 503 && answer
    },
    `an answer to ${call} that is not 503`,
    { everyMs: 250, looks: 120 },
  )
}
