import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { IconButton } from '@/ui/icon-button.tsx'

interface SearchBoxProps {
  label: string
  placeholder?: string
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
  busy?: boolean
}

export function SearchBox({ label, placeholder = label, value, onValueChange, clearLabel, busy }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    // The button disappears under the pointer: without this the focus falls to the top of the page.
    input.current?.focus()
  }
  return (
    <search className="with-icon search" data-busy={busy ? '' : undefined}>
      <input
        ref={input}
        className="input"
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Search />
      {value && (
        <IconButton label={clearLabel} onClick={clear}>
          <X />
        </IconButton>
      )}
    </search>
  )
}
