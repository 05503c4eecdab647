import { notificationMs } from '@inkbloom/contract/constants'
import { createStore } from 'zustand/vanilla'

export type Variant = 'info' | 'success' | 'danger'

export interface NoticeAction {
  label: string
  run: () => void
}

export interface Notice {
  variant?: Variant
  message: string
  persist?: boolean
  /** One thing to do about it: undo, open. Done or not, the message is over then. */
  action?: NoticeAction | null
}

interface NotificationState {
  variant: Variant
  message: string
  persist: boolean
  action: NoticeAction | null
  /** Waits for the navigation that it explains; shown at once, that navigation would clear it. */
  next: Notice | null
}

interface NotificationActions {
  show: (notice: Notice) => void
  showAfterNavigation: (notice: Notice) => void
  clear: () => void
  /** It stays while somebody reads it, with the pointer or the focus on it. */
  pause: () => void
  resume: () => void
  changeRoute: () => void
  showNext: () => void
}

export type Notification = NotificationState & NotificationActions

const empty = { variant: 'info', message: '', persist: false, action: null } as const

/** One toast at a time: 6 seconds, unless it persists. */
export function createNotificationStore() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let remaining = 0
  let startedAt = 0

  return createStore<Notification>()((set, get) => {
    function start(ms: number) {
      clearTimeout(timer)
      remaining = ms
      startedAt = Date.now()
      timer = setTimeout(() => get().clear(), ms)
    }
    return {
      ...empty,
      next: null,
      show({ variant = 'info', message, persist = false, action = null }) {
        clearTimeout(timer)
        set({ variant, message, persist, action })
        if (!persist) start(notificationMs)
      },
      showAfterNavigation: (next) => set({ next }),
      clear() {
        clearTimeout(timer)
        set(empty)
      },
      pause() {
        if (get().persist || !get().message) return
        clearTimeout(timer)
        remaining -= Date.now() - startedAt
        startedAt = Date.now()
      },
      resume() {
        if (!get().persist && get().message) start(Math.max(remaining, 1000))
      },
      changeRoute() {
        if (!get().persist) get().clear()
      },
      showNext() {
        const { next, show } = get()
        if (!next) return
        set({ next: null })
        show(next)
      },
    }
  })
}

export type NotificationStore = ReturnType<typeof createNotificationStore>
