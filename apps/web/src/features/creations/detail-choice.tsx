import type { Detail } from '@inkbloom/contract'
import { details } from '@inkbloom/contract/constants'
import { useId } from 'react'
import { DetailFlower } from '@/features/pages/detail-flower.tsx'
import { difficultyNames } from '@/features/pages/difficulty.ts'
import { Tick } from '@/ui/tick.tsx'

const says: Record<Detail, string> = { simple: 'Big shapes', medium: 'More lines', intricate: 'Fine lines' }

interface DetailChoiceProps {
  value: Detail
  onChange: (detail: Detail) => void
}

/** One flower drawn three ways: how fine the page will be is seen, not read. */
export function DetailChoice({ value, onChange }: DetailChoiceProps) {
  const name = useId()
  return (
    <fieldset className="mt-6">
      <legend className="label mb-2.5">Detail</legend>
      <div className="grid grid-cols-3 gap-2.5 lg:gap-3">
        {details.map((detail) => (
          <label key={detail} className="detail-card">
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={detail}
              checked={detail === value}
              onChange={() => onChange(detail)}
            />
            <span className="detail-card__picture">
              <DetailFlower detail={detail} />
            </span>
            <span>
              {difficultyNames[detail]}
              <small>{says[detail]}</small>
            </span>
            {detail === value && <Tick />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
