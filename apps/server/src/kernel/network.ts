import { isIPv6 } from 'node:net'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** A name by which only this machine reaches itself. */
export const isLoopback = (hostname: string) => loopback.has(hostname)

/**
 * Whom a throttle counts. Whoever has one address of IPv6 has a whole /64 network of them, so that is what counts; an
 * address of IPv4 counts for itself, also where it is written as one of IPv6.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // The URL parser writes every spelling in the shortest one, in hexadecimal.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [before = '', after] = short.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [first, last] = [groups(before), groups(after)]
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  const mapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? ipv4Of(all.slice(6)) : `${all.slice(0, 4).join(':')}::/64`
}

function ipv4Of(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}
