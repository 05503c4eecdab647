import type { Shelf } from './shelf.ts'

const DATABASE = 'inkbloom-easel'
const STORE = 'records'

/** Records of one page of one person, in this browser. Throws where the browser refuses storage. */
export async function openIndexedDbShelf(page: string): Promise<Shelf & { close(): void }> {
  const database = await open()
  const all = IDBKeyRange.bound([page], [page, []])
  return {
    async read() {
      const store = database.transaction(STORE).objectStore(STORE)
      const [keys, values] = await Promise.all([settled(store.getAllKeys(all)), settled(store.getAll(all))])
      return new Map(keys.map((key, k) => [(key as string[])[1]!, values[k]]))
    },
    write(put, remove) {
      return new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' })
        const store = transaction.objectStore(STORE)
        for (const name of remove) store.delete([page, name])
        for (const [name, record] of put) store.put(record, [page, name])
        transaction.oncomplete = () => resolve()
        transaction.onerror = transaction.onabort = () => reject(transaction.error)
      })
    },
    close: () => database.close(),
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await settled(request)
  // An open connection would keep another tab from deleting everything.
  database.onversionchange = () => database.close()
  return database
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export interface PageClaim {
  release(): void
}

/** A screen that is left and opened again lets go of its page a moment later. */
const CLAIM_MS = 1000

/**
 * One tab at a time writes a page's journal: two would weave their steps into a picture that neither drew. Null if another
 * tab has it. `onLost` is called if a later tab takes it over.
 */
export async function claimPage(page: string, { steal = false, onLost = () => {} } = {}): Promise<PageClaim | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return { release() {} }
  return new Promise((resolve) => {
    let isMine = false
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(CLAIM_MS) }
    const hold = () => {
      isMine = true
      resolve({ release })
      return held
    }
    // Rejected before it is ours: another tab has it. After: another tab took it.
    locks.request(`${DATABASE}:${page}`, options, hold).catch(() => (isMine ? onLost() : resolve(null)))
  })
}

const allNamed = (prefix: string) => IDBKeyRange.bound([prefix], [`${prefix}\uffff`])

/** Everything this device keeps of pages whose name begins so: for an account that is deleted. */
export async function forgetPages(prefix: string): Promise<void> {
  const database = await open()
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
  await settled(store.delete(allNamed(prefix)))
  database.close()
}

/** Everything it keeps of one page. */
export async function forgetPage(page: string): Promise<void> {
  const database = await open()
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
  await settled(store.delete(IDBKeyRange.bound([page], [page, []])))
  database.close()
}

/** One record of each page whose name begins so, by the page's name. */
export async function readEach(prefix: string, record: string): Promise<Map<string, unknown>> {
  const database = await open()
  const store = database.transaction(STORE).objectStore(STORE)
  const keys = (await settled(store.getAllKeys(allNamed(prefix)))) as [string, string][]
  const wanted = keys.filter(([, name]) => name === record)
  const values = await Promise.all(wanted.map((key) => settled(store.get(key))))
  database.close()
  return new Map(wanted.map(([page], k) => [page, values[k]]))
}
