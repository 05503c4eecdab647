import type { Page } from '@inkbloom/contract'
import { createEasel, type DrawingState, type Easel } from '@inkbloom/easel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { tellSpent } from '@/features/credits/tell-spent.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { afterRefusedSave, isRefusal, saveColoring } from '@/features/studio/save-coloring.ts'

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
  /** How often this tab has taken the page over from another one. */
  const [takeovers, setTakeovers] = useState(0)
  const { container, wrapper, canvas, illustration } = refs
  /** Set by whoever chose to replace a newer save from elsewhere. */
  const replacing = useRef<number | null>(null)

  useEffect(() => {
    const origin = app.platform.apiOrigin
    let left = false
    let made: Easel | null = null

    const askToReplace = () =>
      app.stores.confirmation.getState().ask({
        variant: 'danger',
        id: page.id,
        message: 'This page has been saved somewhere else in the meantime. Replace that version with this one?',
        action: async () => {
          const now = await app.call(() => app.api.readPage({ params: { id: page.id } }))
          replacing.current = now?.colored?.revision ?? null
          await made?.save()
        },
      })

    async function start() {
      const [regions, account] = await Promise.all([
        page.regions ? bytesAt(origin + page.regions) : null,
        page.colored ? pictureAt(origin + page.colored.photo, page.colored.revision) : null,
      ])
      const created = await createEasel({
        page: `${user.id}:${page.id}`,
        container: container.current,
        wrapper: wrapper.current,
        canvas: canvas.current,
        illustration: illustration.current,
        regions,
        account,
        takeOver: takeovers > 0,
        save: async (files) => {
          const revision = replacing.current ?? files.revision
          let refused = false
          const saved = await saveColoring(app, { ...files, pageId: page.id, revision }, (error) => {
            refused = isRefusal(error)
            afterRefusedSave(app, error, { stale: askToReplace, gone: () => setGone(true) })
          })
          if (!saved) return refused ? 'refused' : null
          replacing.current = null
          setGone(false)
          app.stores.savedColorings.getState().note(user.id, saved.colored)
          if (saved.colored.revision === 1 && !page.is_colored && !page.is_owner) void tellSpent(app)
          return { revision: saved.colored.revision }
        },
        // Coloring someone else's page begins to cost with its first stroke, once.
        onFirstStroke: () => {
          if (!page.is_colored && !page.is_owner) void made?.save()
        },
      })
      if (left) return created.destroy()
      made = created
      setEasel(created)
    }
    start().catch((error: Error) => {
      if (!left) setFailure(error.message)
    })
    return () => {
      left = true
      setEasel(null)
      // What was drawn in the last seconds is on this device already; the account gets it too.
      const leaving = made
      if (leaving) void leaving.save().finally(() => leaving.destroy())
    }
  }, [app, page, user.id, takeovers, container, wrapper, canvas, illustration])

  return { easel, failure, isGone, useHere: () => setTakeovers(takeovers + 1) }
}

/** Without the stored map the engine makes its own: slower, not worse. */
async function bytesAt(url: string): Promise<Uint8Array | null> {
  const response = await fetch(url).catch(() => null)
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
}

/** A coloring that cannot be loaded must not be taken for an empty page, or the next save would wipe it. */
async function pictureAt(url: string, revision: number) {
  const drawing = new Image()
  drawing.crossOrigin = 'anonymous'
  drawing.src = url
  await drawing.decode().catch(() => {
    throw new Error('Your coloring could not be loaded')
  })
  return { drawing, revision }
}
