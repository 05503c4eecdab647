import { useStoreOf } from '@/features/session/app-context.tsx'
import type { ThemeChoice } from '@/features/session/theme.store.ts'
import { Segment } from '@/ui/controls.tsx'

const options: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'auto', label: 'Auto' },
]

export function Appearance() {
  const choice = useStoreOf('theme', (theme) => theme.choice)
  const choose = useStoreOf('theme', (theme) => theme.choose)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Segment label="Appearance" options={options} value={choice} onValueChange={choose} />
      <span className="small muted">Paper stays white at night, so colors read true.</span>
    </div>
  )
}
