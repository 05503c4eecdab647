import { createStore } from 'zustand/vanilla'

interface Zoom {
  /** The picture has the whole screen: no header, no side menu. */
  on: boolean
  enter: () => void
  leave: () => void
}

export const createZoomStore = () =>
  createStore<Zoom>()((set) => ({
    on: false,
    enter: () => set({ on: true }),
    leave: () => set({ on: false }),
  }))

export type ZoomStore = ReturnType<typeof createZoomStore>
