import type { LinkPurpose } from './links.service.ts'

interface Words {
  subject: string
  lines: string[]
  label: string
}

/** What the mail around each kind of link says. */
export const linkWords: Record<LinkPurpose, (app: string) => Words> = {
  confirm: (app) => ({
    subject: `Confirm your address for ${app}`,
    lines: [
      'One click, and your account is ready. The link works once, for a day.',
      'If you did not sign up, do nothing.',
    ],
    label: 'Confirm my address',
  }),
  'sign-in': (app) => ({
    subject: `Sign in to ${app}`,
    lines: [
      'Here is your sign-in link. It works once, within 15 minutes of asking for it.',
      'If you did not ask for it, do nothing.',
    ],
    label: 'Sign in',
  }),
  'change-email': (app) => ({
    subject: `Confirm your new address for ${app}`,
    lines: ['Your account will use this address once you confirm it. The link works once, for a day.'],
    label: 'Use this address',
  }),
  'undo-email': (app) => ({
    subject: `The address of your ${app} account was changed`,
    lines: [
      'If you did not do this, take your account back: the link puts this address back, signs out every device and asks you for a new password. It works once, for seven days.',
    ],
    label: 'Take my account back',
  }),
}

export const takenWords = (app: string): Words => ({
  subject: `You already have an account at ${app}`,
  lines: [
    'Somebody, perhaps you, tried to make an account with this address. It has one already.',
    'Sign in as usual, or ask for a sign-in link if the password is gone. If it was not you, there is nothing to do.',
  ],
  label: 'Sign in',
})

/** Two confirmations look alike, and one of them may be for a stranger's password. */
export const moreThanOnce = (askedAt: Date) =>
  `Somebody has signed up with this address more than once. This link is for the sign-up of ${dateTime.format(askedAt)} UTC: open it only if that was you.`

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
