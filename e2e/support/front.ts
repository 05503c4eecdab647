import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Front extends AsyncDisposable {
  url: string
  /** The cable is out: no request gets an answer. */
  cut: boolean
  /** Calls whose answer is lost on the way back, by a part of their address. */
  loses: string | null
  /** What the server sends of a file, changed on the way. */
  change: Map<string, (text: string) => string>
}

/** Stands before the product, as a network does: pages, calls and the worker's own requests all pass through it. */
export async function standBefore(target: string): Promise<Front> {
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (front.cut) return void incoming.socket.destroy()
    const changed = front.change.get(url)
    // Packed, it could not be changed.
    const asked = changed ? { ...headers, 'accept-encoding': 'identity' } : headers
    const onward = request({ hostname, port, path: url, method, headers: asked }, (answer) => {
      if (front.cut || (front.loses && url.includes(front.loses))) {
        answer.resume()
        return void incoming.socket.destroy()
      }
      if (!changed) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(outgoing)
      }
      const { 'content-length': _, etag: __, 'last-modified': ___, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => outgoing.end(changed(text)))
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const front: Front = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: false,
    loses: null,
    change: new Map(),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return front
}
