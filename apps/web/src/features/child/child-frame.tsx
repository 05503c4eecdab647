import { type ReactNode, useEffect } from 'react'

/** The browser's own ways to print and to save a page. */
const isOwnWay = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && ['p', 's'].includes(key.toLowerCase())

/** Around every screen of a child. Nothing in it leads out, and the browser's menus on pictures stay closed. */
export function ChildFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('keydown', (event) => isOwnWay(event) && event.preventDefault(), { signal })
    document.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    return () => left.abort()
  }, [])
  return (
    <div className="child-frame">
      <main id="main">{children}</main>
    </div>
  )
}
