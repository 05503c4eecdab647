import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** The frame has its own document: it gets this one's styles, and follows its theme. */
function dress(frame: Document): () => void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    frame.head.append(frame.importNode(sheet, true))
  frame.documentElement.lang = document.documentElement.lang
  frame.documentElement.style.setProperty('--screen', '760px')
  const follow = () => {
    frame.documentElement.dataset.theme = document.documentElement.dataset.theme ?? 'light'
  }
  follow()
  const watcher = new MutationObserver(follow)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}

/** As tall as the box may get, in px: beside the form, between the bars, on any screen. */
const tallest = () => Math.min(640, Math.max(320, window.innerHeight - 290))

interface PreviewFrameProps {
  title: string
  /** As wide as the window that is shown, in px; drawn smaller to fit. */
  width: number
  /** Brought into view whenever it changes. */
  edited: string | null
  children: ReactNode
}

/**
 * A window of another width, drawn to scale. A frame, because media queries ask for the window's width, and what is
 * shown must be the page as it will be. Nothing in it can be pressed.
 */
export function PreviewFrame({ title, width, edited, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState({ width: 0, height: 320 })
  const [length, setLength] = useState(Number.POSITIVE_INFINITY)

  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    inner.title = title
    setBody(inner.body)
    return dress(inner)
  }, [title])

  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(
      ([entry]) => entry && setRoom({ width: entry.contentRect.width, height: tallest() }),
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    const page = body?.querySelector('main')
    if (!page) return
    const watcher = new ResizeObserver(([entry]) => entry && setLength(entry.contentRect.height))
    watcher.observe(page)
    return () => watcher.disconnect()
  }, [body])

  useEffect(() => {
    const item = edited && body?.querySelector('[data-edited]')
    const view = body?.ownerDocument.defaultView
    // Not scrollIntoView, which would scroll the form away too.
    if (item && view) view.scrollTo({ top: item.getBoundingClientRect().top + view.scrollY - 80 })
  }, [edited, body])

  const scale = room.width / width || 1
  const height = Math.min(room.height, Math.max(80, length * scale))
  return (
    // A short section needs no empty paper below it. Only the window is cut: the frame's own height is what 100vh means.
    <div ref={box} className="preview__box" style={{ height }}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
      />
      {body && createPortal(<main inert>{children}</main>, body)}
    </div>
  )
}
