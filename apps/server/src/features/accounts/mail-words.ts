import type { LinkPurpose } from './links.service.ts'

interface Words {
  subject: string
  lines: string[]
  label: string
}

/** What the mail around each kind of link says. */
export const linkWords: Record<LinkPurpose, (siteName: string) => Words> = {
  confirm: (siteName) => ({
    subject: `Confirm your address for ${siteName}`,
    lines: [
      'One click and your account is ready. The link works once and expires after a day.',
      'If you did not sign up, you can ignore this email.',
    ],
    label: 'Confirm my address',
  }),
  'sign-in': (siteName) => ({
    subject: `Sign in to ${siteName}`,
    lines: [
      'Here is your sign-in link. It works once and expires 15 minutes after you asked for it.',
      'If you did not ask for it, you can ignore this email.',
    ],
    label: 'Sign in',
  }),
  'change-email': (siteName) => ({
    subject: `Confirm your new address for ${siteName}`,
    lines: ['Your account will use this address once you confirm it. The link works once and expires after a day.'],
    label: 'Use this address',
  }),
  'undo-email': (siteName) => ({
    subject: `The address of your ${siteName} account was changed`,
    lines: [
      'If you did not do this, take your account back: the link puts this address back, signs out every device and asks you for a new password. It works once and expires after seven days.',
    ],
    label: 'Take my account back',
  }),
}

export const takenWords = (siteName: string): Words => ({
  subject: `You already have an account at ${siteName}`,
  lines: [
    'Somebody, perhaps you, tried to create an account with this address, but it already has one.',
    'Sign in as usual, or ask for a sign-in link if you have forgotten your password. If it was not you, there is nothing you need to do.',
  ],
  label: 'Sign in',
})

/** Two confirmations look alike, and one of them may be for a stranger's password. */
export const moreThanOnce = (askedAt: Date) =>
  `Somebody has signed up with this address more than once. This link is for the sign-up of ${dateTime.format(askedAt)} UTC: open it only if that was you.`

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
