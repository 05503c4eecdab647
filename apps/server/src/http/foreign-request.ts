import { isLoopback } from '../kernel/network.ts'

interface Asked {
  headers: Record<string, string | string[] | undefined>
  httpVersion: string
}

/** Headers that only something between a stranger and us adds. */
const betweenUs = /^(x-forwarded|x-original|cf-|forwarded$|via$|x-real-ip$|x-client-ip$|true-client-ip$)/

/**
 * Whether a request may have come from beyond this machine though we only listen to it: sent by a web page of somebody
 * else's that its owner has open, through a name that was made to point here, or by a proxy that we were not told of. The
 * old HTTP is what nginx speaks to us unless told otherwise.
 */
export function mayBeForeign({ headers, httpVersion }: Asked): boolean {
  if (httpVersion !== '1.1') return true
  if (Object.keys(headers).some((name) => betweenUs.test(name))) return true
  const { host, origin } = headers
  if (typeof host !== 'string' || !isLoopback(URL.parse(`http://${host}`)?.hostname ?? '')) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
}
