import { Email, Name, Password } from '@inkbloom/contract/fields'

/** What a form says before it asks the server, which checks again by the same rule. */
export type Check = (value: string) => string | undefined

interface Rule<Input> {
  safeParse: (value: Input) => { error?: { issues: readonly { message: string }[] } | undefined }
}

export const wrongWith = <Input>(rule: Rule<Input>, value: Input) => rule.safeParse(value).error?.issues[0]?.message

/** A field that holds text. */
export const text =
  (rule: Rule<string>): Check =>
  (value) =>
    wrongWith(rule, value)

/** A field that holds a number: an empty one is no number, rather than zero. */
export const numeral =
  (rule: Rule<number>): Check =>
  (value) =>
    wrongWith(rule, value.trim() ? Number(value) : Number.NaN)

export const name = text(Name)
export const email = text(Email)
export const newPassword = text(Password)
/** Signing in accepts whatever password somebody has, even one that could not be chosen today. */
export const password: Check = (value) => (value ? undefined : 'Enter your password.')
