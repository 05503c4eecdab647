import type { SetupStep } from '@inkbloom/contract'

interface StepWords {
  title: string
  text: string
  /** Beside the ring, while it is the next one. */
  why: string
  link: { to: string; label: string; again: string }
}

export const withoutMail = 'Off. Addresses are not confirmed, and nobody can get a sign-in link.'

export const stepWords: Record<SetupStep, StepWords> = {
  name: {
    title: 'Name and tagline',
    text: 'What people call your site, and the line under it.',
    why: 'They appear on every page and in every email.',
    link: { to: '/admin/account#app_name', label: 'Change', again: 'Change' },
  },
  mail: {
    title: 'Mail',
    text: 'Confirms new addresses and sends sign-in links.',
    why: 'Without it, somebody who forgets a password cannot get back in.',
    link: { to: '/admin/account#mail', label: 'How to set it up', again: 'Look' },
  },
  openai: {
    title: 'OpenAI',
    text: 'Pages are drawn here without it. A key lets OpenAI draw.',
    why: '',
    link: { to: '/admin/account#openai_key', label: 'Add a key', again: 'Change' },
  },
  stripe: {
    title: 'Stripe key',
    text: 'The secret key of your Stripe account.',
    why: 'It lets people pay. Test it before you save it.',
    link: { to: '/admin/account#stripe_key', label: 'Add the key', again: 'Change' },
  },
  webhook: {
    title: 'Stripe webhook',
    text: 'Tells the app who has paid. Add its address in Stripe, then paste the signing secret.',
    why: 'Without it, a payment would not change anybody’s plan.',
    link: { to: '/admin/account#stripe_webhook_secret', label: 'Add signing secret', again: 'Change' },
  },
  prices: {
    title: 'Prices of your plans',
    text: 'Each paid plan needs a price in Stripe, of the same amount.',
    why: 'It is the last thing payments need.',
    link: { to: '/admin/plans', label: 'Set prices', again: 'Change' },
  },
  gallery: {
    title: 'Your first pages',
    text: 'The gallery opens with starter pages. Look them over before anyone comes.',
    why: 'Block what you do not want to show.',
    link: { to: '/admin/pages', label: 'Look at the gallery', again: 'Look again' },
  },
  publish: {
    title: 'Publish the website',
    text: 'Words and pictures of the front page are yours to change.',
    why: 'See it as your visitors will.',
    link: { to: '/admin/website', label: 'Go through the website', again: 'Change' },
  },
}
