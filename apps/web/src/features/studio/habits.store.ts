import { mostMixes } from '@inkbloom/contract/constants'
import type { DrawingState, Fill } from '@inkbloom/easel'
import { createStore } from 'zustand/vanilla'

const key = 'studio'

/** More would not be found again. */
const mostColors = 8

/** What was painted with last. Not what only a few pages are for: an eraser in hand, or a stroke that repeats itself, would surprise. */
export interface InHand extends Pick<DrawingState, 'brush' | 'brushSize' | 'color' | 'opacity'> {
  tool: 'brush' | 'bucket'
  fill: Pick<Fill, 'style' | 'colors' | 'chosen' | 'pattern' | 'ground'>
}

/** How one person likes their studio. */
export interface Habits {
  /** Null until they have painted: the first time everything is as it comes out of the box. */
  inHand: InHand | null
  stayInside: boolean
  /** Mixed or picked from the page, the newest first. The pans are in sight anyway. */
  recentColors: readonly string[]
  /** Left-handed people have their arm over the other side. */
  colorsOn: 'left' | 'right'
  /** The header and the side menu beside the page. */
  showsMenu: boolean
  /** Single letters for tools. Whoever dictates, or has a pet on the keys, turns them off. */
  letterKeys: boolean
  /** What fingers and keys can do was told. */
  hintsSeen: boolean
  /** The palette whose tray was open last. */
  palette: string
  /** Colors mixed and kept, the newest first: the account's, and those that it does not have yet. */
  mixes: readonly string[]
  unsentMixes: UnsentMixes
}

/** What the account has not heard of. */
export interface UnsentMixes {
  kept: readonly string[]
  removed: readonly string[]
}

interface HabitsActions {
  change: (habits: Partial<Habits>) => void
  noteColor: (color: string) => void
  keepMix: (color: string) => void
  removeMix: (color: string) => void
  /** The account's, after it was told of those. What changed since stays as it is here. */
  takeMixes: (colors: readonly string[], sent: UnsentMixes) => void
}

const usual: Habits = {
  inHand: null,
  stayInside: false,
  recentColors: [],
  colorsOn: 'right',
  showsMenu: false,
  letterKeys: true,
  hintsSeen: false,
  palette: '',
  mixes: [],
  unsentMixes: { kept: [], removed: [] },
}

/** Kept on this device, of one person: the next at this device starts with their own. */
export function createHabitsStore(storage: Storage | null, user: number) {
  const name = `${key}/${user}`
  const read = (): Habits => {
    try {
      const kept = JSON.parse(storage?.getItem(name) ?? '{}') as Partial<Habits>
      // Mixed when they were kept on this device alone.
      const unsentMixes = { kept: kept.mixes ?? [], removed: [] }
      return { ...usual, unsentMixes, ...kept }
    } catch {
      return usual
    }
  }
  return createStore<Habits & HabitsActions>()((set, get) => {
    function change(habits: Partial<Habits>) {
      set(habits)
      const {
        inHand,
        stayInside,
        recentColors,
        colorsOn,
        showsMenu,
        letterKeys,
        hintsSeen,
        palette,
        mixes,
        unsentMixes,
      } = get()
      const kept: Habits = {
        ...{ inHand, stayInside, recentColors, colorsOn, showsMenu, letterKeys, hintsSeen, palette },
        ...{ mixes, unsentMixes },
      }
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
      keepMix(color) {
        const { mixes, unsentMixes } = get()
        const kept = first(color, unsentMixes.kept, mostMixes)
        change({
          mixes: first(color, mixes, mostMixes),
          unsentMixes: { kept, removed: without(unsentMixes.removed, [color]) },
        })
      },
      removeMix(color) {
        const { mixes, unsentMixes } = get()
        const removed = [...without(unsentMixes.removed, [color]), color]
        change({ mixes: without(mixes, [color]), unsentMixes: { kept: without(unsentMixes.kept, [color]), removed } })
      },
      takeMixes(colors, sent) {
        const { unsentMixes } = get()
        const kept = without(unsentMixes.kept, sent.kept)
        const removed = without(unsentMixes.removed, sent.removed)
        const mixes = [...kept, ...without(without(colors, kept), removed)].slice(0, mostMixes)
        change({ mixes, unsentMixes: { kept, removed } })
      },
    }
  })
}

const first = (color: string, others: readonly string[], most: number) =>
  [color, ...others.filter((one) => one !== color)].slice(0, most)

const without = (colors: readonly string[], others: readonly string[]) => colors.filter((one) => !others.includes(one))

export type HabitsStore = ReturnType<typeof createHabitsStore>
