import { apiBase } from '@inkbloom/contract'
import type { Slot } from './people.ts'

/** What people wait for. */
export const cases = ['list', 'read', 'favorite', 'save', 'upload'] as const
export type Case = (typeof cases)[number]

export interface Call {
  method: 'GET' | 'PATCH' | 'POST'
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** The calls that one person makes in turn: a toggle there and back, a save of one drawing and of the other. */
export function callsOf(one: Case, slot: Slot): Call[] {
  const { person, pageId } = slot
  const headers = { authorization: `Bearer ${person.token}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const toggle: Call = { method: 'PATCH', path: `${apiBase}/pages/${pageId}/favorited/toggle`, headers }
  switch (one) {
    case 'list':
      return [{ method: 'GET', path: `${apiBase}/pages/paginate?sort=latest`, headers }]
    case 'read':
      return [{ method: 'GET', path: `${apiBase}/pages/${pageId}/read`, headers }]
    case 'favorite':
      return [toggle, toggle]
    case 'save':
      return slot.drawings.map((drawing) => ({
        method: 'PATCH',
        path: `${apiBase}/coloreds/upsert`,
        headers: json,
        body: Buffer.from(JSON.stringify({ pageId, photo: drawing, preview: drawing })),
      }))
    case 'upload':
      // From many addresses, as a proxy would report them: a single one may send only two pictures a second.
      return slot.uploaders.map((token, n) =>
        uploadOf(
          { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.${pageId % 256}.${n % 256}` },
          slot.picture,
        ),
      )
  }
}

const boundary = 'a-boundary-of-the-bench'

function uploadOf(headers: Record<string, string>, picture: Buffer): Call {
  const type = 'Content-Disposition: form-data; name="file"; filename="drawing.png"\r\nContent-Type: image/png'
  const head = `--${boundary}\r\n${type}\r\n\r\n`
  return {
    method: 'POST',
    path: `${apiBase}/storage/upload`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
