import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '@/ui/field.tsx'

export interface Option {
  value: string
  label: string
}

type Bare = Omit<ComponentPropsWithRef<'select'>, 'children'> & { options: readonly Option[] }

/** The native list: it opens as a wheel on phones, takes typed letters, and needs no script. */
export function Select({ options, pill, ...select }: Bare & { pill?: boolean }) {
  return (
    <div className={clsx('with-icon select', pill && 'pill')}>
      <select className="input" {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  )
}

export function SelectField({ label, hint, error, aside, ...select }: FieldTexts & Bare) {
  return <Field {...{ label, hint, error, aside }}>{(wiring) => <Select {...select} {...wiring} />}</Field>
}
