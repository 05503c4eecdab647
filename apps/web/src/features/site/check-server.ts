import { createApi } from '@/lib/api.ts'
import { isUnreachable } from '@/lib/api-error.ts'

export type Checked = { origin: string } | { problem: string }

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** An address as people type it. Only a server on the device itself may be asked without encryption. */
export function readServerAddress(text: string): Checked {
  const typed = text.trim()
  const named = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = typed && URL.canParse(named) ? new URL(named) : null
  // Some browsers take a blank in a name for a letter.
  if (!url || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.:[\]-]+$/.test(url.hostname))
    return { problem: 'Enter an address such as color.example.' }
  // Typed without a protocol, the device itself means the server that somebody is trying out there.
  if (isLoopback(url.hostname) && named !== typed) url.protocol = 'http:'
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return { problem: 'Use https. Without it, anybody on the way could read your password.' }
  return { origin: url.origin }
}

/** How an address is shown: without what goes without saying. */
export const shownAddress = (origin: string) => origin.replace(/^https:\/\//, '')

/** Whether one of ours answers there. */
export async function checkServer(text: string): Promise<Checked> {
  const read = readServerAddress(text)
  if ('problem' in read) return read
  const host = shownAddress(read.origin)
  try {
    const { oldestClient } = await createApi({ origin: read.origin, token: () => '' }).readStatus(undefined, {
      timeoutMs: 8000,
    })
    return Number.isInteger(oldestClient) ? read : { problem: `${host} is no server of this application.` }
  } catch (error) {
    // A browser does not say why: no network, no server, or a certificate that is not to be trusted.
    return isUnreachable(error)
      ? { problem: `We could not reach ${host}. Check the address, your network, and that its certificate is valid.` }
      : { problem: `${host} is no server of this application.` }
  }
}
