import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

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
  return (
    <fieldset className="stepper">
      <legend className="label">{label}</legend>
      <div>
        <button type="button" aria-label={less} disabled={value <= min} onClick={() => onValueChange(value - 1)}>
          <Minus />
        </button>
        <output className="numerals">{value}</output>
        <button type="button" aria-label={more} disabled={value >= max} onClick={() => onValueChange(value + 1)}>
          <Plus />
        </button>
      </div>
    </fieldset>
  )
}
