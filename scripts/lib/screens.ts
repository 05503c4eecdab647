/** A child is a person whose session was handed over; one on the free plan has less than the others. */
export type Who = 'visitor' | 'person' | 'free' | 'child' | 'admin'

/** Every address of the product, who opens it, and with what in place of its parameters. */
export const screens: Record<string, [who: Who, path?: string]> = {
  '/sign-in': ['visitor'],
  '/sign-up': ['visitor'],
  '/verify/:token': ['visitor', '/verify/an-old-link'],
  '/payment': ['visitor', '/payment?status=success'],
  '/splash': ['visitor'],
  '/': ['visitor'],
  '/privacy': ['visitor'],
  '/terms': ['visitor'],
  '/shared/:token': ['visitor', '/shared/a-link-that-ended'],
  '*': ['visitor', '/nothing/here'],
  '/pages/public': ['person'],
  '/pages/:id/color': ['person', '/pages/1/color'],
  '/pages/favorite': ['person'],
  '/pages/colored': ['person'],
  '/pages/create': ['person'],
  '/books': ['person'],
  '/books/:id': ['person', '/books/1'],
  '/pages': ['person'],
  '/checkout': ['person'],
  '/account': ['person'],
  '/hand-over': ['person'],
  '/child': ['child'],
  '/child/pages/:id/color': ['child', '/child/pages/1/color'],
  '/admin': ['admin'],
  '/admin/users': ['admin'],
  '/admin/pages': ['admin'],
  '/admin/pages/colored': ['admin'],
  '/admin/subscriptions': ['admin'],
  '/admin/plans': ['admin'],
  '/admin/plans/:id/edit': ['admin', '/admin/plans/2/edit'],
  '/admin/website': ['admin'],
  '/admin/website/home': ['admin'],
  '/admin/website/how-it-works': ['admin'],
  '/admin/website/features': ['admin'],
  '/admin/website/testimonial': ['admin'],
  '/admin/website/metrics': ['admin'],
  '/admin/website/pricing': ['admin'],
  '/admin/website/faqs': ['admin'],
  '/admin/website/call-to-action': ['admin'],
  '/admin/website/contact': ['admin'],
  '/admin/website/footer': ['admin'],
  '/admin/website/terms': ['admin'],
  '/admin/website/privacy': ['admin'],
  '/admin/account': ['admin'],
}

/** Only there while there is no admin. */
export const firstRun = '/admin/create'

/** The name of a screen's picture. */
export const nameOf = (address: string) =>
  `screen${(address === '*' ? '/not-found' : address).replaceAll(/[^a-z]+/g, '-').replace(/-$/, '')}`
