import type { Page } from '@inkbloom/contract'

const database = 'inkbloom-device'
const store = 'pages'

/** A page with all that is needed to color it without a network, of one person on this device. */
export interface KeptPage {
  user: number
  id: number
  page: Page
  illustration: Blob
  /** The account's coloring, and the picture of it or of what was colored since. */
  drawing: Blob | null
  preview: Blob | null
  /** What was done to make the drawing. Kept by newer versions only. */
  actions?: Blob | null
  /** 'Keep offline' was asked for: it stays until the person says otherwise. Others make room for newer ones. */
  marked: boolean
  usedAt: number
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: ['user', 'id'] })
  const opened = await settled(request)
  // An open connection would keep another tab from deleting everything.
  opened.onversionchange = () => opened.close()
  return opened
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function within<T>(mode: IDBTransactionMode, work: (pages: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open()
  try {
    const transaction = opened.transaction(store, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      // A full device says so only when everything is to be written.
      transaction.onerror = transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([settled(work(transaction.objectStore(store))), done])
    return result
  } finally {
    opened.close()
  }
}

const allOf = (user: number) => IDBKeyRange.bound([user], [user, []])

/** A browser that refuses storage keeps nothing, and is not asked twice. */
export const readKept = (user: number, id: number): Promise<KeptPage | null> =>
  within<KeptPage | undefined>('readonly', (pages) => pages.get([user, id])).then(
    (kept) => kept ?? null,
    () => null,
  )

/** The one that was used last comes first. */
export const listKept = (user: number): Promise<KeptPage[]> =>
  within<KeptPage[]>('readonly', (pages) => pages.getAll(allOf(user))).then(
    (kept) => kept.sort((a, b) => b.usedAt - a.usedAt),
    () => [],
  )

/** Rejects where there is no room, or no storage at all. */
export const putKept = (kept: KeptPage): Promise<unknown> => within('readwrite', (pages) => pages.put(kept))

export const removeKept = (user: number, id: number): Promise<unknown> =>
  within('readwrite', (pages) => pages.delete([user, id])).catch(() => {})

/** Everything of everybody else. Null for nobody in particular: then nothing stays. */
export async function forgetKept(exceptOf: number | null): Promise<void> {
  const everything: IDBValidKey = []
  const others =
    exceptOf === null
      ? [IDBKeyRange.lowerBound([Number.NEGATIVE_INFINITY])]
      : [IDBKeyRange.upperBound([exceptOf], true), IDBKeyRange.lowerBound([exceptOf, everything], true)]
  for (const range of others) await within('readwrite', (pages) => pages.delete(range)).catch(() => {})
}
