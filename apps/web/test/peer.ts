import './alias.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppStatus, User } from '@inkbloom/contract'
import type { Platform } from '@/platform/platform.ts'
import { memoryStorage } from './memory-storage.ts'

const { serverPlatform } = await import('@/platform/platform.ts')

export const freshStatus: AppStatus = {
  admin: true,
  mail: false,
  oldestClient: 1,
  openaiApi: null,
  stripeApi: null,
  stripeWebhook: null,
  plans: null,
}

const person = (id: number, name: string, admin: boolean): User => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  photo: null,
  admin,
  stripe_id: null,
  blocked: false,
  created_at: '2026-11-01T00:00:00.000Z',
  plan: { title: 'Free', name: 'free', paid: false },
  subscription: null,
  child: null,
})
export const mara = person(7, 'Mara', false)
export const ana = person(1, 'Ana', true)

type Answer = { status: number; body: unknown }

/** A server of the product as far as the guard sees it: who a token belongs to, and whether there is an admin. */
export async function startPeer() {
  const peer = {
    origin: '',
    requests: [] as string[],
    status: freshStatus,
    readUser: (token: string | undefined): Answer =>
      token === 'mara'
        ? { status: 200, body: { data: mara } }
        : token === 'ana'
          ? { status: 200, body: { data: ana } }
          : { status: 401, body: { message: 'Please sign in.', code: 'UNAUTHORIZED' } },
    close: () => server.close(),
  }
  const server = createServer((request, response) => {
    const path = request.url?.replace('/backend/api', '') ?? ''
    peer.requests.push(path)
    const answer: Answer =
      path === '/app/status'
        ? { status: 200, body: { data: peer.status } }
        : path === '/settings/list'
          ? { status: 200, body: { data: [{ name: 'app_name', value: 'Kritzel' }] } }
          : peer.readUser(request.headers.authorization?.slice('Bearer '.length))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  peer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return peer
}

export const platformAt = (origin: string, changes: Partial<Platform> = {}): Platform => {
  const storage = memoryStorage()
  return { ...serverPlatform, apiOrigin: origin, storage, session: storage, ...changes }
}
