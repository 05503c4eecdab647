import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

interface TopLayer {
  /** The modal that was opened last; null while there is none. */
  top: HTMLElement | null
  /** Returns a function that leaves again. */
  enter: (dialog: HTMLElement) => () => void
}

const Context = createContext<TopLayer>({ top: null, enter: () => () => {} })

/** Knows which modal is on top: everything outside it is covered and inert, so what must be seen goes into it. */
export function TopLayerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly HTMLElement[]>([])
  const enter = useCallback((dialog: HTMLElement) => {
    setOpen((before) => [...before, dialog])
    return () => setOpen((before) => before.filter((one) => one !== dialog))
  }, [])
  const layer = useMemo(() => ({ top: open.at(-1) ?? null, enter }), [open, enter])
  return <Context value={layer}>{children}</Context>
}

export const useTopLayer = () => useContext(Context)
