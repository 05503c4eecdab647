import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** The words below the switch, where there is no room beside it. */
  stacked?: boolean | undefined
  onCheckedChange?: (checked: boolean) => void
}

export function Switch({ label, stacked, onCheckedChange, className, ...input }: SwitchProps) {
  return (
    <label className={clsx('switch', stacked && 'switch--stacked', className)}>
      <input
        {...input}
        className="sr-only"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says its own state; a copy of it could go stale
        role="switch"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <i />
      {label}
    </label>
  )
}

export interface SegmentProps<T extends string> {
  label: string
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  value: T
  onValueChange: (value: T) => void
  /** Draw the icons only; the labels are still read. */
  iconsOnly?: boolean
  /** Each as wide as its words, where they share a row with much else. */
  compact?: boolean
}

/** Radio buttons in a track: one stop for Tab, arrows inside, for free. */
export function Segment<T extends string>(props: SegmentProps<T>) {
  const { label, options, value, onValueChange, iconsOnly, compact } = props
  const name = useId()
  return (
    <fieldset className={clsx('segment', compact && 'segment--compact')}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="sr-only"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function Chip({ className, ...button }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...button} className={clsx('chip', className)} />
}

export type TagTone = 'plain' | 'success' | 'danger' | 'info' | 'make'

export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={clsx('tag', tone !== 'plain' && `tag--${tone}`)}>
      {icon}
      {children}
    </span>
  )
}
