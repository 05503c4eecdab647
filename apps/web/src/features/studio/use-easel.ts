import type { Page } from '@inkbloom/contract'
import { createEasel, type DrawingState, type Easel, forgetPage } from '@inkbloom/easel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { keepPage } from '@/features/offline/keep-page.ts'
import { sheetName } from '@/features/offline/send-unsent.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { type Conflict, conflictOf } from '@/features/studio/conflict.ts'
import { createSaving, type Replacing } from '@/features/studio/saving.ts'
import { fileUrl } from '@/lib/file-url.ts'

export interface CanvasRefs {
  container: RefObject<HTMLDivElement | null>
  wrapper: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  illustration: RefObject<HTMLImageElement | null>
}

/** One slice of what the engine shows. */
export function useDrawing<T>(easel: Easel, select: (state: DrawingState) => T): T {
  return useStore(easel.state, select)
}

/** The engine on this screen's elements, for as long as the screen shows this page. */
export function useEasel(page: Page, refs: CanvasRefs) {
  const app = useApp()
  const user = useUser()
  const [easel, setEasel] = useState<Easel | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The page was taken down while it was being colored. */
  const [isGone, setGone] = useState(false)
  /** It was colored on another device too. */
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** How often this tab has taken the page over from another one. */
  const [takeovers, setTakeovers] = useState(0)
  const { container, wrapper, canvas, illustration } = refs
  /** Set by whoever chose what becomes of a newer save from elsewhere. */
  const replacing = useRef<Replacing | null>(null)
  /** What was colored here is given up: leaving must not save it. */
  const givenUp = useRef(false)

  useEffect(() => {
    const origin = app.platform.apiOrigin
    let left = false
    let made: Easel | null = null
    givenUp.current = false

    async function start() {
      const [regions, account] = await Promise.all([
        page.regions ? bytesAt(origin + page.regions) : null,
        page.colored ? accountAt(origin, page.colored) : null,
      ])
      const created = await createEasel({
        page: sheetName(user.id, page.id),
        container: container.current,
        wrapper: wrapper.current,
        canvas: canvas.current,
        illustration: illustration.current,
        regions,
        account,
        takeOver: takeovers > 0,
        save: createSaving(app, page, user.id, {
          replacing,
          onStale: () => void (made && conflictOf(app, page, made).then(setConflict)),
          onGone: setGone,
        }),
        onFill: app.platform.knock,
        // Coloring someone else's page begins to cost with its first stroke, once.
        onFirstStroke: () => {
          if (!page.is_colored && !page.is_owner) void made?.save()
        },
      })
      if (left) return created.destroy()
      made = created
      setEasel(created)
      // What is shown from this device need not be brought to it. A device without room opens the page all the same.
      if (!page.illustration.startsWith('blob:')) void keepPage(app, page).catch(() => {})
    }
    start().catch((error: Error) => {
      if (!left) setFailure(error.message)
    })
    return () => {
      left = true
      setEasel(null)
      // What was drawn in the last seconds is on this device already; the account gets it too.
      const leaving = made
      if (leaving && !givenUp.current) void leaving.save().finally(() => leaving.destroy())
    }
  }, [app, page, user.id, takeovers, container, wrapper, canvas, illustration])

  useUnsaved(easel)

  /** Opens the page anew with what the account has. */
  async function openAnew() {
    givenUp.current = true
    await easel?.destroy()
    await forgetPage(sheetName(user.id, page.id)).catch(() => {})
    await app.router?.revalidate()
  }

  async function settle(choice: 'here' | 'there' | 'both') {
    const { revision } = conflict ?? {}
    setConflict(null)
    if (revision === undefined) return
    if (choice === 'there') return openAnew()
    replacing.current = { revision, keepBoth: choice === 'both' }
    await easel?.save()
  }

  return {
    easel,
    failure,
    isGone,
    conflict,
    settle,
    putOff: () => setConflict(null),
    openAnew,
    useHere: () => setTakeovers(takeovers + 1),
  }
}

/** Sent as soon as there is a network again; and as long as it is not, no new version of the application takes over. */
function useUnsaved(easel: Easel | null): void {
  const app = useApp()
  useEffect(() => {
    if (!easel) return
    let release: (() => void) | null = null
    const note = ({ isSaved }: DrawingState) => {
      if (isSaved) release?.()
      release = isSaved ? null : (release ?? app.unsaved.hold())
    }
    note(easel.state.getState())
    const stops = [
      easel.state.subscribe(note),
      app.stores.device.subscribe(({ online }, before) => {
        if (online && !before.online && !easel.state.getState().isSaved) void easel.save()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      release?.()
    }
  }, [app, easel])
}

/** Without the stored map the engine makes its own: slower, not worse. */
async function bytesAt(url: string): Promise<Uint8Array | null> {
  const response = await fetch(url).catch(() => null)
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
}

/** Without what was done the picture is there all the same, and only cannot be told again. */
async function accountAt(origin: string, { photo, actions, revision }: NonNullable<Page['colored']>) {
  const [drawing, done] = await Promise.all([
    pictureAt(fileUrl(origin, photo)),
    actions ? bytesAt(fileUrl(origin, actions)) : null,
  ])
  return { drawing, revision, actions: done }
}

/** A coloring that cannot be loaded must not be taken for an empty page, or the next save would wipe it. */
async function pictureAt(url: string): Promise<HTMLImageElement> {
  const drawing = new Image()
  drawing.crossOrigin = 'anonymous'
  drawing.src = url
  await drawing.decode().catch(() => {
    throw new Error('Your coloring could not be loaded')
  })
  return drawing
}
