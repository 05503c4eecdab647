import { nameColor, parseColor } from '@inkbloom/easel'
import { useState } from 'react'
import { HexColorInput, HexColorPicker } from 'react-colorful'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { Field } from '@/ui/field.tsx'

interface MixDialogProps {
  color: string
  onMix: (color: string) => void
  onClose: () => void
}

export default function MixDialog({ color, onMix, onClose }: MixDialogProps) {
  const [mixed, setMixed] = useState(color)
  const isColor = parseColor(mixed) !== null
  return (
    <Dialog open onClose={onClose} label="Mix a custom color" title="Mix a color" closeLabel="Close">
      <form
        className="mix"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isColor) return
          onMix(mixed)
          onClose()
        }}
      >
        <HexColorPicker color={mixed} onChange={setMixed} />
        <Field
          label="Color code"
          hint={isColor ? `Closest to ${nameColor(mixed)}.` : 'Three or six digits, such as #3f5bd8.'}
        >
          {(wiring) => <HexColorInput {...wiring} className="input" prefixed color={mixed} onChange={setMixed} />}
        </Field>
        <Button type="submit" look="keep" block>
          Use this color
        </Button>
      </form>
    </Dialog>
  )
}
