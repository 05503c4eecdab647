import { nameColor, parseColor } from '@inkbloom/easel'
import { useState } from 'react'
import { ColorPicker } from '@/features/studio/color-picker.tsx'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { Pan } from '@/features/studio/paint.tsx'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/field.tsx'

interface MixDialogProps {
  color: string
  onMix: (color: string) => void
  onClose: () => void
}

/** #3f5 is #33ff55: the picker and the engine's own colors have six digits. */
const sixDigits = (code: string) => (code.length === 4 ? code.replaceAll(/[0-9a-f]/gi, '$&$&') : code).toLowerCase()

export default function MixDialog({ color, onMix, onClose }: MixDialogProps) {
  const [code, setCode] = useState(color)
  const [mixed, setMixed] = useState(color)
  const recent = useHabits((habits) => habits.recentColors)
  const isColor = parseColor(code) !== null
  function take(next: string) {
    setMixed(next)
    setCode(next)
  }
  function type(text: string) {
    const next = text && !text.startsWith('#') ? `#${text}` : text
    setCode(next)
    if (parseColor(next) !== null) setMixed(sixDigits(next))
  }
  return (
    <Dialog open onClose={onClose} label="Mix a custom color" title="Mix a color" closeLabel="Close">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isColor) return
          onMix(mixed)
          onClose()
        }}
      >
        <ColorPicker color={mixed} onChange={take} />
        {recent.length > 0 && (
          <fieldset className="pans pans--row">
            <legend className="caption muted">Recent colors</legend>
            {recent.map((one) => (
              <Pan
                key={one}
                color={one}
                name={`${nameColor(one)}, ${one}`}
                on={one === mixed}
                onClick={() => take(one)}
              />
            ))}
          </fieldset>
        )}
        <TextField
          label="Color code"
          value={code}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          hint={isColor ? `Closest to ${nameColor(mixed)}.` : 'Three or six digits, such as #3f5bd8.'}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" look="keep" block>
          Use this color
        </Button>
      </form>
    </Dialog>
  )
}
