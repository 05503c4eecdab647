import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Field, type TextFieldProps } from '@/ui/field.tsx'
import { IconButton } from '@/ui/icon-button.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ label, hint, error, aside, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, aside }}>
      {(wiring) => (
        <div className="with-icon with-icon--end">
          {/* Phones capitalize and correct a shown password otherwise. */}
          <input
            className="input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}
