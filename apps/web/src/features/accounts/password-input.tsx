import { passwordLength } from '@inkbloom/contract/constants'
import { PasswordField } from '@/ui/password-field.tsx'

type Props = Omit<Parameters<typeof PasswordField>[0], 'showLabel' | 'hideLabel'>

export const PasswordInput = (props: Props) => (
  <PasswordField showLabel="Show password" hideLabel="Hide password" {...props} />
)

/** Says the rule beforehand; the error, once there is one, says the same. */
export const NewPasswordInput = (props: Props) => (
  <PasswordInput
    autoComplete="new-password"
    hint={props.error ? undefined : `At least ${passwordLength.min} characters.`}
    {...props}
  />
)
