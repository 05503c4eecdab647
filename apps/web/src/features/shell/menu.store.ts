import { createStore } from 'zustand/vanilla'

interface Menu {
  /** On phones, where the side menu lies over the screen. */
  open: boolean
  toggle: () => void
  close: () => void
}

export const createMenuStore = () =>
  createStore<Menu>()((set) => ({
    open: false,
    toggle: () => set((state) => ({ open: !state.open })),
    close: () => set({ open: false }),
  }))

export type MenuStore = ReturnType<typeof createMenuStore>
