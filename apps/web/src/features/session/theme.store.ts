import { createStore } from 'zustand/vanilla'
import type { Platform } from '@/platform/platform.ts'

export const themeChoices = ['day', 'night', 'auto'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by public/theme.js, which paints before this code has arrived. */
export const themeKey = 'theme'

interface Theme {
  choice: ThemeChoice
  choose: (choice: ThemeChoice) => void
}

const isChoice = (value: unknown): value is ThemeChoice => themeChoices.includes(value as ThemeChoice)

function restore(storage: Storage | null): ThemeChoice {
  const kept = storage?.getItem(themeKey)
  return isChoice(kept) ? kept : 'auto'
}

export const createThemeStore = (storage: Storage | null) =>
  createStore<Theme>()((set) => ({
    choice: restore(storage),
    choose(choice) {
      try {
        storage?.setItem(themeKey, choice)
      } catch {
        // A full or forbidden storage: the choice holds until the tab is closed.
      }
      set({ choice })
    },
  }))

export type ThemeStore = ReturnType<typeof createThemeStore>

/** Keeps the document in the chosen theme; Auto follows the system while the app is open. */
export function paintTheme(theme: ThemeStore, platform: Platform, root: HTMLElement) {
  let night = false
  const paint = () => {
    const { choice } = theme.getState()
    const isDark = choice === 'night' || (choice === 'auto' && night)
    root.dataset.theme = isDark ? 'dark' : 'light'
    platform.suitBars(isDark)
  }
  platform.watchNight((now) => {
    night = now
    paint()
  })
  theme.subscribe(paint)
}
