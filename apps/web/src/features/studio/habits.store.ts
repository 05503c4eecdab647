import { createStore } from 'zustand/vanilla'

const key = 'studio'

/** More would not be found again. */
const mostColors = 8
/** Four rows of the tray, less the plus. */
const mostMixes = 19

/** How one person likes their studio. Tool, size and color are not among it: those open as they always do. */
export interface Habits {
  stayInside: boolean
  /** Mixed or picked from the page, the newest first. The pans are in sight anyway. */
  recentColors: readonly string[]
  /** Left-handed people have their arm over the other side. */
  colorsOn: 'left' | 'right'
  /** The header and the side menu beside the page. */
  showsMenu: boolean
  /** Single letters for tools. Whoever dictates, or has a pet on the keys, turns them off. */
  letterKeys: boolean
  /** The palette whose tray was open last. */
  palette: string
  /** Colors mixed and kept, the newest first. */
  mixes: readonly string[]
}

interface HabitsActions {
  change: (habits: Partial<Habits>) => void
  noteColor: (color: string) => void
  keepMix: (color: string) => void
}

const usual: Habits = {
  stayInside: false,
  recentColors: [],
  colorsOn: 'right',
  showsMenu: false,
  letterKeys: true,
  palette: '',
  mixes: [],
}

/** Kept on this device, of one person: the next at this device starts with their own. */
export function createHabitsStore(storage: Storage | null, user: number) {
  const name = `${key}/${user}`
  const read = (): Habits => {
    try {
      return { ...usual, ...(JSON.parse(storage?.getItem(name) ?? '{}') as Partial<Habits>) }
    } catch {
      return usual
    }
  }
  return createStore<Habits & HabitsActions>()((set, get) => {
    function change(habits: Partial<Habits>) {
      set(habits)
      const { stayInside, recentColors, colorsOn, showsMenu, letterKeys, palette, mixes } = get()
      const kept: Habits = { stayInside, recentColors, colorsOn, showsMenu, letterKeys, palette, mixes }
      try {
        storage?.setItem(name, JSON.stringify(kept))
      } catch {
        // A full or forbidden storage: the habits hold until the tab is closed.
      }
    }
    return {
      ...read(),
      change,
      noteColor: (color) => change({ recentColors: first(color, get().recentColors, mostColors) }),
      keepMix: (color) => change({ mixes: first(color, get().mixes, mostMixes) }),
    }
  })
}

const first = (color: string, others: readonly string[], most: number) =>
  [color, ...others.filter((one) => one !== color)].slice(0, most)

export type HabitsStore = ReturnType<typeof createHabitsStore>
