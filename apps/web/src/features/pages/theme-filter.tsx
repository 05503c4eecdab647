import type { Theme } from '@inkbloom/contract'
import { themes } from '@inkbloom/contract/constants'
import ALargeSmall from 'lucide-react/icons/a-large-small'
import Car from 'lucide-react/icons/car'
import Castle from 'lucide-react/icons/castle'
import Fish from 'lucide-react/icons/fish'
import Flower2 from 'lucide-react/icons/flower-2'
import Gift from 'lucide-react/icons/gift'
import PawPrint from 'lucide-react/icons/paw-print'
import Rocket from 'lucide-react/icons/rocket'
import Shapes from 'lucide-react/icons/shapes'
import { type ComponentType, useId } from 'react'

const icons: Record<Theme, ComponentType> = {
  animals: PawPrint,
  nature: Flower2,
  sea: Fish,
  vehicles: Car,
  space: Rocket,
  tales: Castle,
  holidays: Gift,
  patterns: Shapes,
  letters: ALargeSmall,
}

interface ThemeFilterProps {
  value: Theme | undefined
  onChange: (theme: Theme | undefined) => void
}

/** Radio buttons: one stop for Tab, arrows inside. On phones the row scrolls sideways. */
export function ThemeFilter({ value, onChange }: ThemeFilterProps) {
  const name = useId()
  const all = { value: undefined, label: 'All themes' }
  return (
    <fieldset className="theme-chips">
      <legend className="sr-only">Theme</legend>
      {[all, ...themes].map((theme) => {
        const Icon = theme.value && icons[theme.value]
        return (
          <label key={theme.label} className="theme-chip">
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={theme.value === value}
              onChange={() => onChange(theme.value)}
            />
            {Icon && <Icon />}
            {theme.label}
          </label>
        )
      })}
    </fieldset>
  )
}
