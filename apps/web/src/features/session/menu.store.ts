import { createStore } from 'zustand/vanilla'

interface Menu {
  /** On phones, where the side menu lies over the screen. */
  open: boolean
  /** The picture has the whole screen: no header, no side menu. */
  hidden: boolean
  toggle: () => void
  close: () => void
  hide: () => void
  show: () => void
}

export const createMenuStore = () =>
  createStore<Menu>()((set) => ({
    open: false,
    hidden: false,
    toggle: () => set((state) => ({ open: !state.open })),
    close: () => set({ open: false }),
    hide: () => set({ hidden: true }),
    show: () => set({ hidden: false }),
  }))

export type MenuStore = ReturnType<typeof createMenuStore>
