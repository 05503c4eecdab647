import type { Page } from '@inkbloom/contract'
import { messages } from '@inkbloom/contract/constants'
import type { Easel } from '@inkbloom/easel'
import { useState } from 'react'
import { isFree } from '@/features/credits/is-free.ts'
import { keepPage } from '@/features/offline/keep-page.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { coloringKey } from '@/features/session/saved-colorings.store.ts'
import {
  downloadLarge,
  downloadPicture,
  type LargeOptions,
  type Printing,
  printSheet,
  requirePaid,
  sharePicture,
} from '@/features/studio/exports.ts'

export type Opened = 'more' | 'print' | 'large' | 'replay' | 'share' | 'shortcuts' | 'versions' | null

const savedHere = 'You are offline. Your coloring is saved on this device, and goes to your account when you are back.'

/** What the bar and the phone's dialog both offer. */
export function useStudioActions(easel: Easel, page: Page) {
  const app = useApp()
  const { id: userId } = useUser()
  const [opened, open] = useState<Opened>(null)
  const { notification, confirmation } = app.stores
  const told = async () => {
    notification.getState().show({ variant: 'success', message: 'Page has been saved' })
  }

  /** What saving an empty page would cost: a coloring, a credit, or nothing. */
  function emptyQuestion() {
    const colored = page.colored ?? app.stores.savedColorings.getState().saved[coloringKey(userId, page.id)]
    if (colored) return 'The page is empty. Save it over your coloring?'
    return isFree(page) ? 'The page is empty. Save it anyway?' : 'The page is empty. Save it anyway, for 1 credit?'
  }

  async function save() {
    if (await easel.save()) return told()
    const { saving, journal } = easel.state.getState()
    if (!app.stores.device.getState().online && journal === 'kept')
      return notification.getState().show({ variant: 'info', message: savedHere })
    if (saving !== 'blank') return
    confirmation.getState().ask({
      variant: 'danger',
      id: page.id,
      message: emptyQuestion(),
      action: async () => {
        if (await easel.save({ evenBlank: true })) await told()
      },
    })
  }

  /** On this device for good, or as long as there is room. */
  async function keepOffline(marked: boolean) {
    // Where the browser may clear what it keeps, it is asked not to.
    if (marked) void navigator.storage?.persist?.()
    try {
      await keepPage(app, await app.api.readPage({ params: { id: page.id } }), { marked })
      const message = marked ? 'Kept on this device. It opens without a network.' : 'No longer kept on this device.'
      notification.getState().show({ variant: 'success', message })
    } catch {
      notification.getState().show({ variant: 'danger', message: 'This page could not be kept on this device.' })
    }
  }

  /** An export that fails says so; the drawing is where it was. */
  const trying = (work: () => Promise<void>) => () =>
    work().catch(() => notification.getState().show({ variant: 'danger', message: 'Something went wrong!' }))

  return {
    opened,
    open,
    close: () => open(null),
    /** Asks how only where it may be done. */
    askPrint: () => {
      if (requirePaid(app, messages.printPaidOnly)) open('print')
    },
    save,
    keepOffline,
    print: (printing: Printing) => trying(() => printSheet(app, easel, printing))(),
    download: trying(() => downloadPicture(app, easel, page)),
    askLarge: () => {
      if (requirePaid(app, messages.downloadPaidOnly)) open('large')
    },
    downloadLarge: (options: LargeOptions) => trying(() => downloadLarge(app, easel, page, options))(),
    share: app.platform.shareFile && trying(() => sharePicture(app, easel, page)),
  }
}

export type StudioActions = ReturnType<typeof useStudioActions>
