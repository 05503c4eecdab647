import { siteText } from '@inkbloom/contract/constants'
import type { Scope } from '@/features/website-editor/scope.ts'
import { TextArea, TextField } from '@/ui/field.tsx'

type TextKey<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string

interface TextProps<T> {
  scope: Scope<T>
  name: TextKey<T>
  label: string
  hint?: string
  placeholder?: string
}

function wire<T>({ scope, name, label, placeholder }: TextProps<T>) {
  const path = `${scope.path}.${name}`
  return {
    label,
    name: path,
    placeholder,
    value: scope.value[name] as string,
    error: scope.errors[path],
    onChange: (event: { target: { value: string } }) =>
      scope.change({ [name]: event.target.value } as unknown as Partial<T>),
  }
}

const count = new Intl.NumberFormat('en-US')
/** The count only appears when the limit is near. */
const near = 0.8
const lengthHint = (length: number, most: number) =>
  length > most * near ? `${count.format(length)} of ${count.format(most)}` : undefined

export function Line<T>(props: TextProps<T>) {
  const field = wire(props)
  return <TextField {...field} hint={lengthHint(field.value.length, siteText.line) ?? props.hint} autoComplete="off" />
}

export function Paragraph<T>({ rows = 3, ...props }: TextProps<T> & { rows?: number }) {
  const field = wire(props)
  return <TextArea {...field} rows={rows} hint={lengthHint(field.value.length, siteText.paragraph) ?? props.hint} />
}

/** An address. No type="url": the browser's own check knows nothing of mailto: and of our own pages. */
export function LinkField<T>(props: TextProps<T>) {
  return <TextField {...wire(props)} hint={props.hint} inputMode="url" autoComplete="off" spellCheck={false} />
}
