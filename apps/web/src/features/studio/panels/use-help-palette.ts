import { PALETTES } from '@inkbloom/easel'
import { useMemo } from 'react'
import { useHabits } from '@/features/studio/habits-context.tsx'

const colorsOf = (name: string) =>
  (PALETTES.find((palette) => palette.name === name) ?? PALETTES[0])?.colors.map(({ color }) => color) ?? []

/** By which palette pages are colored for somebody: the one they looked at last. */
export function useHelpPalette() {
  const chosen = useHabits((habits) => habits.palette)
  const change = useHabits((habits) => habits.change)
  const name = chosen || 'Pastel'
  return {
    name,
    colors: useMemo(() => colorsOf(name), [name]),
    /** Answers its colors. */
    choose(next: string) {
      change({ palette: next })
      return colorsOf(next)
    },
  }
}
