import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import sharp from 'sharp'
import { ask, type Habit } from './honest.ts'

const api = '/backend/api'
const localAddress = '127.0.0.9'
const paths = [`${api}/pages/paginate`, `${api}/users/read`, `${api}/plans/list`, '/']

/** Lists, reads, the site's first page, by the four connections that a browser keeps. */
export function reading(): Habit & { end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress })
  return {
    name: 'reading',
    everyMs: 40,
    perform: (target, turn) =>
      ask(target, { path: paths[turn % paths.length] ?? '/', token: target.tokens.other, agent }),
    end: () => agent.destroy(),
  }
}

/** A coloring as the studio sends it, never the same twice. */
export const saving: Habit = {
  name: 'a save',
  everyMs: 250,
  perform: async (target) => {
    const background = `#${randomBytes(3).toString('hex')}`
    const picture = await sharp({ create: { width: 1024, height: 1024, channels: 3, background } })
      .png()
      .toBuffer()
    const head = '--save\r\ncontent-disposition: form-data; name="file"; filename="coloring.png"\r\n\r\n'
    const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--save--\r\n')])
    const type = 'multipart/form-data; boundary=save'
    const token = target.tokens.other
    await ask(target, { method: 'POST', path: `${api}/storage/upload`, body, type, token, localAddress })
  },
}

let links = 0

/** From asking for a link to its mail. Nobody gets more than a few. */
export const signingIn: Habit = {
  name: 'a sign-in mail',
  everyMs: 400,
  perform: async (target) => {
    links += 1
    const email = target.readers[links % target.readers.length] ?? ''
    const body = JSON.stringify({ email })
    const path = `${api}/users/sign-in`
    await ask(target, {
      method: 'POST',
      path,
      body,
      type: 'application/json',
      localAddress: `127.0.2.${1 + (links % 40)}`,
    })
    await target.mailbox.take(email)
  },
}
