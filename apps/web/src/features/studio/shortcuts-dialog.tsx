import { Fragment } from 'react'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { controlShortcuts, letterShortcuts } from '@/features/studio/shortcuts.ts'
import { Switch } from '@/ui/controls.tsx'
import { Dialog } from '@/ui/dialog.tsx'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What the engine listens to itself, on the page. */
const onThePage = [
  { keys: ['←', '↑', '→', '↓'], says: 'Next shape' },
  { keys: ['Enter'], says: 'Fill the shape' },
  { keys: ['Shift', 'Enter'], says: 'Take up its color' },
  { keys: ['Esc'], says: 'Take back a gradient that you are aiming' },
]

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const letterKeys = useHabits((habits) => habits.letterKeys)
  const change = useHabits((habits) => habits.change)
  const control = isMac() ? '⌘' : 'Ctrl'
  const groups = [
    {
      title: 'Tools',
      rows: letterShortcuts.map(({ keys, shown, says }) => ({ keys: [(shown ?? keys[0] ?? '').toUpperCase()], says })),
    },
    {
      title: 'Anywhere',
      rows: [
        ...controlShortcuts.map(({ keys, says }) => ({ keys: [control, (keys[0] ?? '').toUpperCase()], says })),
        { keys: [control, 'Z'], says: 'Undo' },
        { keys: [control, 'Shift', 'Z'], says: 'Redo' },
      ],
    },
    { title: 'On the page', rows: onThePage },
  ]
  return (
    <Dialog open onClose={onClose} label="Keyboard shortcuts" title="Keyboard shortcuts" closeLabel="Close">
      <div className="shortcuts">
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="label font-sans tracking-normal">{title}</h3>
            <dl>
              {rows.map(({ keys, says }) => (
                <Fragment key={says}>
                  <dt>{says}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className="mt-5"
        label="Single keys for the tools"
        checked={letterKeys}
        onCheckedChange={(on) => change({ letterKeys: on })}
      />
    </Dialog>
  )
}
