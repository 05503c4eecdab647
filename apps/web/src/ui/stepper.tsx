import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'

interface StepperProps {
  label: string
  /** Of the two buttons: 'One copy less'. */
  less: string
  more: string
  value: number
  min: number
  max: number
  onValueChange: (value: number) => void
}

/** A small number, one at a time. */
export function Stepper({ label, less, more, value, min, max, onValueChange }: StepperProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="stepper" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      <div>
        <button type="button" aria-label={less} disabled={value <= min} onClick={() => onValueChange(value - 1)}>
          <Minus />
        </button>
        <output className="numerals">{value}</output>
        <button type="button" aria-label={more} disabled={value >= max} onClick={() => onValueChange(value + 1)}>
          <Plus />
        </button>
      </div>
    </div>
  )
}
