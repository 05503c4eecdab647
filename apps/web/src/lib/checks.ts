import { passwordLength } from '@inkbloom/contract/constants'

/**
 * What a form can say before it asks the server. The words are the contract's, whose schemas stay out of the
 * browser; the server checks again.
 */
export type Check = (value: string) => string | undefined

export const name: Check = (value) => {
  if (!value.trim()) return 'Enter a name.'
  if (value.trim().length > 80) return 'A name has at most 80 characters.'
}

export const email: Check = (value) => {
  const address = value.trim()
  if (!address) return 'Enter an email address.'
  if (address.length > 254) return 'An email address has at most 254 characters.'
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address)) return 'Enter an email address such as mara@example.com.'
}

export const newPassword: Check = (value) => {
  if (value.length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`
  if (value.length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`
}

export const password: Check = (value) => (value ? undefined : 'Enter your password.')
