import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Somebody who answers with a certificate that nobody vouches for. What it would say behind it no browser gets to hear. */
export async function untrustedServer() {
  const server = new SMTPServer({ secure: true }).on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    host: `localhost:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
