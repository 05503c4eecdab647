import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** Says what to do about it. Its presence marks the field as wrong. */
  error?: string | null | undefined
  /** A link at the label's end. */
  aside?: ReactNode
}

/** What a control needs so that its label, hint and error are read with it. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: FieldTexts & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const wiring: FieldWiring = {
    id,
    'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="field">
      <div className="field__top">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children(wiring)}
      {error && (
        <p className="error" id={errorId}>
          <CircleAlert />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id'>

export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, aside }}>{(wiring) => <input className="input" {...input} {...wiring} />}</Field>
  )
}

export type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id'>

export function TextArea({ label, hint, error, aside, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, aside }}>{(wiring) => <textarea className="input" {...area} {...wiring} />}</Field>
  )
}
