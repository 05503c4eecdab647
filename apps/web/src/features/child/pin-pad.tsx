import { pinLength } from '@inkbloom/contract/constants'
import Delete from 'lucide-react/icons/delete'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface PinPadProps {
  label: string
  /** With the last digit. The dots are empty again afterwards. */
  onPin: (pin: string) => Promise<void>
  aside?: ReactNode
}

/** Digits to press, or to type. Nobody beside it can read them off the screen. */
export function PinPad({ label, onPin, aside }: PinPadProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)

  async function press(digit: string) {
    if (busy) return
    const next = typed + digit
    setTyped(next)
    if (next.length < pinLength) return
    setBusy(true)
    await onPin(next)
    setBusy(false)
    setTyped('')
  }
  const erase = () => setTyped(typed.slice(0, -1))
  function onKeyDown(event: KeyboardEvent) {
    if (/^\d$/.test(event.key)) void press(event.key)
    else if (event.key === 'Backspace') erase()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same; this is for those who have a keyboard
    <div className="pin-pad" onKeyDown={onKeyDown} aria-busy={busy}>
      <p className="pin-pad__dots" role="status">
        <span className="sr-only">
          {label}: {typed.length} of {pinLength} digits
        </span>
        {Array.from({ length: pinLength }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no state and do not move
          <i key={i} data-on={i < typed.length ? '' : undefined} />
        ))}
      </p>
      <div className="pin-pad__keys">
        {digits.map((digit) => (
          <Key key={digit} digit={digit} onPress={press} first={digit === '1'} />
        ))}
        <span>{aside}</span>
        <Key digit="0" onPress={press} />
        <button type="button" className="pin-pad__key pin-pad__key--plain" aria-label="Delete" onClick={erase}>
          <Delete />
        </button>
      </div>
    </div>
  )
}

function Key({ digit, onPress, first }: { digit: string; onPress: (digit: string) => Promise<void>; first?: boolean }) {
  return (
    <button
      type="button"
      className="pin-pad__key numerals"
      // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type digits
      autoFocus={first}
      onClick={() => void onPress(digit)}
    >
      {digit}
    </button>
  )
}
