import { useSearchParams } from 'react-router'
import { type Option, Select } from '@/ui/select.tsx'

interface ListFilterProps<Value extends string> {
  options: readonly (Option & { value: Value })[]
  value: Value
}

/** Only a part of a list. In the address, as the search is; the first option is the whole list. */
export function ListFilter<Value extends string>({ options, value }: ListFilterProps<Value>) {
  const [, setParams] = useSearchParams()
  const choose = (next: string) =>
    setParams(
      (before) => {
        if (next === options[0]?.value) before.delete('status')
        else before.set('status', next)
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <Select pill aria-label="Show" options={options} value={value} onChange={(event) => choose(event.target.value)} />
  )
}

/** What the address asks for, where it is one of the options. */
export function readFilter<Value extends string>(params: URLSearchParams, options: readonly { value: Value }[]): Value {
  const asked = params.get('status')
  const [all] = options
  if (!all) throw new Error('a filter without options')
  return (options.find(({ value }) => value === asked) ?? all).value
}
