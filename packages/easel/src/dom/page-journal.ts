import type { Editor } from '../editor.ts'
import { claimPage, openIndexedDbShelf } from '../journal/indexed-db.ts'
import { JournalKeeper } from '../journal/journal-keeper.ts'
import type { Shelf } from '../journal/shelf.ts'
import type { Screen } from '../screen.ts'
import type { JournalStatus } from '../state/drawing-state.ts'

const NOWHERE: Shelf = { read: async () => new Map(), write: async () => {} }

export interface PageJournal {
  keeper: JournalKeeper
  records: Map<string, unknown>
  release(): void
}

/**
 * The journal of a page on this device. Where there is none (storage refused, another tab has the page) people can still color: the
 * state says that strokes are not kept.
 */
export async function openPageJournal(
  page: string,
  takeOver: boolean,
  editor: Editor,
  screen: Screen,
): Promise<PageJournal> {
  const { store } = editor
  let isLost = false
  const lose = (journal: JournalStatus) => {
    isLost = true
    store.set({ journal })
  }
  const open = async (): Promise<{ shelf: Shelf; release(): void }> => {
    try {
      const claim = await claimPage(page, { steal: takeOver, onLost: () => lose('elsewhere') })
      if (claim) {
        const shelf = await openIndexedDbShelf(page)
        const release = () => {
          shelf.close()
          claim.release()
        }
        return { shelf, release }
      }
      lose('elsewhere')
    } catch {
      lose('failed')
    }
    return { shelf: NOWHERE, release() {} }
  }
  const { shelf, release } = await open()
  const records = await shelf.read().catch(() => {
    lose('failed')
    return new Map<string, unknown>()
  })
  if (!isLost) store.set({ journal: 'kept' })
  const keeper = new JournalKeeper({
    shelf: {
      read: shelf.read,
      // Another tab writes there now.
      write: (put, remove) => (isLost ? Promise.resolve() : shelf.write(put, remove)),
    },
    history: () => editor.history,
    columns: editor.sheet.columns,
    pixels: () => editor.sheet.settled,
    idle: (work) => screen.idle(work),
    now: () => Date.now(),
    onStatus(journal) {
      if (!isLost) store.set({ journal })
    },
  })
  return { keeper, records, release }
}
