import { backOff, type Follower } from '@/features/creations/follow-creation.ts'
import { ApiError, isUnreachable, messageOf } from '@/lib/api-error.ts'

/** As long as a slow illustrator may take. After that the same request is sent once more, and finds its drawing. */
const patienceMs = 10 * 60_000

interface Order {
  id: string
  /** Makes the call, always with the same request id. */
  send: (options: { signal: AbortSignal; timeoutMs: number }) => Promise<{ id: number }>
  signal: AbortSignal
}

/** For failures where the server did not say what they cost. */
const withCost = (message: string) => (/charged|credit/i.test(message) ? message : `${message} Nothing was charged.`)

/** Asks for the drawing until the server has answered; the same id is the same drawing and one charge. */
export async function sendCreation(
  { id, send, signal }: Order,
  { isGoing, change, lookUp, pause, dismiss, report }: Follower,
): Promise<void> {
  for (let tries = 0; isGoing(id) && !signal.aborted; tries += 1) {
    try {
      const page = await send({ signal, timeoutMs: patienceMs })
      return change(id, { status: 'done', share: 1, pageId: page.id })
    } catch (error) {
      if (signal.aborted) return
      if (isUnreachable(error)) {
        change(id, { offline: true })
        await pause(backOff(tries))
        continue
      }
      const { status, code } = error instanceof ApiError ? error : { status: 0, code: null }
      if (status === 401) {
        dismiss(id)
        return report(error)
      }
      if (code === 'STOPPED') return change(id, { status: 'stopped' })
      // The server failed after it had begun: the drawing goes on, and the stream will say how it ends.
      if (status >= 500 && (await lookUp(id))) return
      return change(id, { status: 'failed', failure: { message: withCost(messageOf(error)), code } })
    }
  }
}
