import type { Difficulty } from '@inkbloom/contract'
import { details } from '@inkbloom/contract/constants'
import { DetailSign } from '@/features/pages/detail-flower.tsx'
import { difficultyNames } from '@/features/pages/difficulty.ts'
import { Segment } from '@/ui/controls.tsx'
import { Select } from '@/ui/select.tsx'

interface DifficultyFilterProps {
  value: Difficulty | undefined
  onChange: (difficulty: Difficulty | undefined) => void
}

const levels = details.map((value) => ({
  value,
  label: difficultyNames[value],
  icon: <DetailSign detail={value} />,
}))

const chosen = (value: string) => details.find((detail) => detail === value)

/** All at a glance, where there is room in the row of the title. */
export function DifficultySegment({ value, onChange }: DifficultyFilterProps) {
  return (
    <div className="hidden xl:block">
      <Segment
        compact
        label="Difficulty"
        options={[{ value: 'any', label: 'Any' }, ...levels]}
        value={value ?? 'any'}
        onValueChange={(next) => onChange(chosen(next))}
      />
    </div>
  )
}

/** The system's own list, first in the row of themes. */
export function DifficultySelect({ value, onChange }: DifficultyFilterProps) {
  return (
    <div className="w-44 flex-none xl:hidden">
      <Select
        pill
        aria-label="Difficulty"
        options={[{ value: 'any', label: 'Any difficulty' }, ...levels]}
        value={value ?? 'any'}
        onChange={(event) => onChange(chosen(event.target.value))}
      />
    </div>
  )
}
