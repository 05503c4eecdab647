import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { useEffect, useState } from 'react'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { Button } from '@/ui/button.tsx'

const byHand = [
  'Pinch with two fingers to come closer, and move the page with them.',
  'Tap with two fingers to undo, with three to redo.',
  'Rest a finger on a color to take it up.',
]
const byMouse = [
  'Hold Ctrl and turn the wheel to come closer.',
  'Ctrl+Z undoes, Ctrl+Shift+Z redoes. The question mark lists all keys.',
]
const forAll = [
  '“Stay inside the lines” keeps your brush in the shape where it begins.',
  'Behind More are helping hands: colors that are chosen for you, and the next white shape.',
]
const ofOthers = 'Coloring a page of somebody else uses one credit, once. You can come back as often as you like.'

/** What nobody finds by looking, once. It asks for nothing: the first stroke puts it away. */
export function Hints({ page, easel }: { page: Page; easel: Easel }) {
  const areSeen = useHabits((habits) => habits.hintsSeen)
  const change = useHabits((habits) => habits.change)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (areSeen) return
    setAt(0)
    return easel.state.subscribe(({ isDrawing, snapshots }, before) => {
      if (isDrawing || snapshots > before.snapshots) change({ hintsSeen: true })
    })
  }, [areSeen, change, easel])
  if (areSeen) return null
  const hints = [
    ...(matchMedia('(pointer: coarse)').matches ? byHand : byMouse),
    ...forAll,
    ...(page.is_owner ? [] : [ofOthers]),
  ]
  const isLast = at === hints.length - 1
  return (
    <section className="studio-hints" aria-label="Hints">
      <p role="status">{hints[at]}</p>
      <div className="studio-hints__row">
        <span className="caption muted numerals">
          {at + 1} of {hints.length}
        </span>
        {!isLast && (
          <Button size="sm" look="ghost" onClick={() => change({ hintsSeen: true })}>
            Skip
          </Button>
        )}
        <Button size="sm" onClick={() => (isLast ? change({ hintsSeen: true }) : setAt(at + 1))}>
          {isLast ? 'Got it' : 'Next'}
        </Button>
      </div>
    </section>
  )
}
