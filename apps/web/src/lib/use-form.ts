import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { FieldErrors } from '@/lib/api-error.ts'
import type { Check } from '@/lib/checks.ts'

type Values = Record<string, string>
type Send<V> = (values: V, showErrors: (failure: { errors: FieldErrors }) => void) => Promise<unknown>

/**
 * Values, messages and the pending state of one form. A message appears when a field is left or the form is sent,
 * never while the first letters are typed; the first field in error gets the focus.
 */
export function useForm<V extends Values>(initial: V, checks: { [F in keyof V]?: Check } = {}) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)

  const check = (name: string, value = '') => checks[name]?.(value)
  const isValid = (name: keyof V & string) => check(name, values[name]) === undefined

  function change(name: keyof V & string, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  const field = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    onBlur: () => {
      // Leaving an empty field is not yet a mistake.
      const message = values[name] && check(name, values[name])
      if (message) setErrors((before) => ({ ...before, [name]: message }))
    },
  })

  const submit = (send: Send<V>) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const show = (failure: { errors: FieldErrors }) => {
      setErrors(failure.errors)
      const first = Object.keys(failure.errors)[0]
      const input = first && form.elements.namedItem(first)
      if (input instanceof HTMLElement) input.focus()
    }
    // A double click or Enter during sending would make the call twice.
    if (pending) return
    const wrong = Object.entries(values).flatMap(([name, value]) => {
      const message = check(name, value)
      return message ? [[name, message] as const] : []
    })
    if (wrong.length > 0) return show({ errors: Object.fromEntries(wrong) })
    setErrors({})
    setPending(true)
    try {
      await send(values, show)
    } finally {
      setPending(false)
    }
  }

  return { values, setValues, fail: setErrors, field, isValid, pending, submit }
}
