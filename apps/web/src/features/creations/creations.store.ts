import type { Creation } from '@inkbloom/contract'
import { createStore } from 'zustand/vanilla'
import type { CreationMemory, Order } from '@/features/creations/creation-memory.ts'
import { followCreation } from '@/features/creations/follow-creation.ts'
import { sendCreation } from '@/features/creations/send-creation.ts'
import { fresh, isUnderWay, type Tracked, told, type Wish } from '@/features/creations/tracked.ts'
import type { Api } from '@/lib/api.ts'
import { newRequestId } from '@/lib/request-id.ts'

export interface CreationParts {
  api: Pick<Api, 'createPage' | 'redrawPage' | 'listCreations' | 'stopCreation'>
  watch: (requestId: string, signal: AbortSignal) => AsyncIterable<Creation>
  memory: CreationMemory
  /** There is a new page. */
  drawn: (one: Tracked) => void
  /** Something ended that no screen shows, or was stopped. */
  tell: (ended: Tracked) => void
  /** A failure that is about the session or the person's call, not about the drawing. */
  report: (error: unknown) => void
  pause?: (ms: number) => Promise<void>
}

export interface CreationsState {
  /** The newest last: that is the one the screen shows. */
  tracked: Tracked[]
  /** The screen is open and shows how it goes on. */
  attended: boolean
}

interface CallOptions {
  signal: AbortSignal
  timeoutMs: number
}

/** A browser has six connections to a server: more streams than this would leave none for the person. */
const mostStreams = 3
/** How long until a list of drawings that could not be loaded is asked for again. */
const retryMs = 10_000

/** Follows every drawing of this person to its end, whichever screen is open. */
export function createCreations(parts: CreationParts) {
  const { api, memory, drawn, tell, report } = parts
  const pause = parts.pause ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  const store = createStore<CreationsState>()(() => ({ tracked: [], attended: false }))
  const posts = new Map<string, AbortController>()
  const followed = new Set<string>()
  let life = new AbortController()

  const find = (id: string) => store.getState().tracked.find(({ requestId }) => requestId === id)
  const isGoing = (id: string) => {
    const one = find(id)
    return !life.signal.aborted && one !== undefined && isUnderWay(one)
  }
  const add = (one: Tracked) => store.setState(({ tracked }) => ({ tracked: [...tracked, one] }))
  const dismiss = (id: string) =>
    store.setState(({ tracked }) => ({ tracked: tracked.filter(({ requestId }) => requestId !== id) }))

  function change(id: string, changes: Partial<Tracked>) {
    const before = find(id)
    if (!before || !isUnderWay(before)) return
    const now = { ...before, ...changes }
    store.setState(({ tracked }) => ({ tracked: tracked.map((one) => (one === before ? now : one)) }))
    if (now.status !== 'sending') memory.confirm(id)
    if (!isUnderWay(now)) end(now)
    else if (now.stopping && before.status === 'sending' && now.status !== 'sending') void sendStop(id)
  }

  function apply(creation: Creation) {
    const before = find(creation.request_id)
    if (before) change(before.requestId, told(creation, before))
  }

  function end(one: Tracked) {
    posts.get(one.requestId)?.abort()
    posts.delete(one.requestId)
    memory.forget(one.requestId)
    if (one.status === 'done' && memory.draft().trim() === one.prompt) memory.keepDraft('')
    if (one.status === 'done') drawn(one)
    followed.delete(one.requestId)
    followMore()
    const { attended, tracked } = store.getState()
    const isShown = attended && tracked.at(-1)?.requestId === one.requestId
    // The screen shows the new page, and why there is none; what it cost is told as every failure is.
    if (isShown && one.status === 'failed') tell(one)
    if (isShown && one.status !== 'stopped') return
    dismiss(one.requestId)
    if (one.status !== 'stopped' || one.stopping) tell(one)
  }

  async function sendStop(id: string) {
    try {
      apply(await api.stopCreation({ params: { requestId: id } }))
    } catch (error) {
      change(id, { stopping: false })
      report(error)
    }
  }

  /** Whether the server knows it by now; if so, its answer is applied. */
  async function lookUp(id: string): Promise<boolean> {
    const list = await api.listCreations(undefined, { signal: life.signal }).catch(() => [])
    const found = list.find(({ request_id }) => request_id === id)
    if (found) apply(found)
    return found !== undefined
  }

  const follower = { isGoing, change, apply, lookUp, pause, dismiss, report }
  function follow(id: string) {
    followed.add(id)
    void followCreation(id, { ...follower, watch: (of) => parts.watch(of, life.signal) })
  }
  function followMore() {
    for (const { requestId, status } of store.getState().tracked)
      if (followed.size < mostStreams && status !== 'sending' && isGoing(requestId) && !followed.has(requestId))
        follow(requestId)
  }

  /** Charged once, however often it must be sent: the id says that it is the same one. */
  function post({ id, wish }: Order, { offline }: { offline: boolean }) {
    const sending = new AbortController()
    posts.set(id, sending)
    add({ ...fresh(id, wish), offline })
    const signal = AbortSignal.any([sending.signal, life.signal])
    void sendCreation({ id, signal, send: (options) => send(id, wish, options) }, follower)
    // Once the stream reports, the call that waits for the end only occupies a connection. Dropping it stops nothing.
    void waitUntilKnown(id).then((known) => {
      if (!known) return
      sending.abort()
      follow(id)
    })
  }

  return {
    ...store,
    dismiss,
    /** Drawings whose end was shown are done with once the screen is left. */
    attend: (attended: boolean) =>
      store.setState(({ tracked }) => ({ attended, tracked: attended ? tracked : tracked.filter(isUnderWay) })),

    start(wish: Wish): string {
      const id = newRequestId()
      // A page that is drawn again has its words already: those that somebody is writing stay.
      if (!wish.redrawOf) memory.keepDraft(wish.prompt)
      memory.remember(id)
      memory.await({ id, wish })
      // Whatever has failed before is done with: shown again after this one was stopped, it would be news of long ago.
      store.setState(({ tracked }) => ({ tracked: tracked.filter(isUnderWay) }))
      post({ id, wish }, { offline: false })
      return id
    },

    async stop(id: string) {
      const one = find(id)
      // Waits on this device alone: it is simply not sent.
      if (one?.status === 'sending' && one.offline) {
        posts.get(id)?.abort()
        memory.confirm(id)
        memory.forget(id)
        return dismiss(id)
      }
      change(id, { stopping: true })
      // Not known to the server yet: asked as soon as it is, or the drawing would begin after it was stopped.
      if (find(id)?.status !== 'sending') await sendStop(id)
    },

    /** Finds what is under way and what ended while nobody was looking. Returns a function that stops listening. */
    open() {
      life = new AbortController()
      for (const order of memory.waiting()) if (!find(order.id)) post(order, { offline: true })
      void takeUp()
      return () => life.abort()
    },
  }

  function send(requestId: string, { prompt, detail, seed, redrawOf, cost }: Wish, options: CallOptions) {
    return redrawOf
      ? api.redrawPage({ params: { id: redrawOf }, body: { detail, cost, requestId } }, options)
      : api.createPage({ body: { prompt, detail, seed, requestId } }, options)
  }

  async function waitUntilKnown(id: string): Promise<boolean> {
    for (let ms = 250; isGoing(id); ms = Math.min(2000, ms * 1.5)) {
      await pause(ms)
      if (isGoing(id) && (await lookUp(id))) return isGoing(id)
    }
    return false
  }

  async function takeUp() {
    const { signal } = life
    const pending = memory.pending()
    const list = await api.listCreations(undefined, { signal }).catch(() => null)
    if (signal.aborted) return
    if (!list) return void pause(retryMs).then(() => signal.aborted || takeUp())
    // What the server does not know has never reached it, or ended long ago.
    memory.keepPending([
      ...list.map(({ request_id }) => request_id),
      ...store.getState().tracked.map(({ requestId }) => requestId),
    ])
    for (const creation of list.toReversed()) {
      const { request_id: id, prompt } = creation
      if (find(id) || (!isUnderWay(creation) && !pending.includes(id))) continue
      add(fresh(id, { prompt }))
      apply(creation)
    }
    followMore()
  }
}

export type Creations = ReturnType<typeof createCreations>
