import type { Page } from '@inkbloom/contract'
import type { EaselOptions } from '@inkbloom/easel'
import type { RefObject } from 'react'
import { isFree } from '@/features/credits/is-free.ts'
import { tellSpent } from '@/features/credits/tell-spent.ts'
import { keepWork } from '@/features/offline/keep-page.ts'
import { afterRefusedSave, isRefusal, saveColoring } from '@/features/offline/save-coloring.ts'
import { noteUnsent } from '@/features/offline/send-unsent.ts'
import type { App } from '@/features/session/app.ts'
import type { ApiError } from '@/lib/api-error.ts'

/** The save of another device that this one takes the place of. */
export interface Replacing {
  revision: number
  keepBoth: boolean
}

interface Saving {
  replacing: RefObject<Replacing | null>
  onStale: () => void
  onGone: (isGone: boolean) => void
}

/** How the studio brings a picture to the account, and what becomes of one that does not get there. */
export function createSaving(
  app: App,
  page: Page,
  userId: number,
  { replacing, onStale, onGone }: Saving,
): NonNullable<EaselOptions['save']> {
  return async (files) => {
    const { revision, keepBoth } = { revision: files.revision, keepBoth: false, ...replacing.current }
    let failure: ApiError | null = null
    const coloring = { ...files, pageId: page.id, revision, keepBoth }
    const saved = await saveColoring(app, coloring, (error) => {
      failure = error
      afterRefusedSave(app, error, { stale: onStale, gone: () => onGone(true) })
    })
    if (!saved) {
      void keepWork(app, page.id, { ...files, colored: null })
      return noteFailure(app, page.id, failure)
    }
    replacing.current = null
    void keepWork(app, page.id, { ...files, colored: saved.colored })
    onGone(false)
    noteUnsent(app, page.id, null)
    app.stores.savedColorings.getState().note(userId, saved.colored)
    if (saved.colored.revision === 1 && !isFree(page)) void tellSpent(app)
    return { revision: saved.colored.revision }
  }
}

const reasons = { STALE: 'conflict', NO_CREDITS: 'credits' } as const

/** It stays on this device, and lists say so. */
function noteFailure(app: App, pageId: number, failure: ApiError | null): 'refused' | null {
  const code = failure?.code ?? ''
  noteUnsent(app, pageId, Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : 'waiting')
  return failure && isRefusal(failure) ? 'refused' : null
}
