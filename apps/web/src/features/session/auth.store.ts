import type { User } from '@inkbloom/contract'
import { authKey } from '@inkbloom/contract/constants'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { SessionStorage } from '@/platform/platform.ts'

interface AuthState {
  token: string
  user: User | null
}

interface AuthActions {
  update: (token: string) => void
  /** The user goes with the token: the next person at this device must not see a name. */
  remove: () => void
  replaceUser: (user: User | null) => void
  updateUser: (changes: Pick<User, 'name' | 'photo' | 'email'>) => void
}

export type Auth = AuthState & AuthActions

/** Who is signed in on this device, kept under `auth` and restored at start. */
export const createAuthStore = (storage: SessionStorage | null) =>
  createStore<Auth>()(
    persist(
      (set) => ({
        token: '',
        user: null,
        update: (token) => set({ token }),
        remove: () => set({ token: '', user: null }),
        replaceUser: (user) => set({ user }),
        updateUser: ({ name, photo, email }) =>
          set((state) => (state.user ? { user: { ...state.user, name, photo, email } } : state)),
      }),
      {
        name: authKey,
        storage: storage ? createJSONStorage<AuthState>(() => storage) : undefined,
        partialize: ({ token, user }) => ({ token, user }),
      },
    ),
  )

export type AuthStore = ReturnType<typeof createAuthStore>

/** Other tabs follow signing in and out; otherwise an ended session would still look open there. So does one that Back brings up as it was. */
export function followOtherTabs(auth: AuthStore, view: Window) {
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void auth.persist.rehydrate()
  })
  view.addEventListener('storage', (event) => {
    if (event.key === authKey) void auth.persist.rehydrate()
  })
}
