/** Every part of the public site has its own screen. Not in menus.ts, whose icons the first load would then carry. */
export const websiteParts = [
  { to: '/admin/website/home', label: 'Home', part: 'home' },
  { to: '/admin/website/how-it-works', label: 'How it works', part: 'howItWorks' },
  { to: '/admin/website/features', label: 'Features', part: 'features' },
  { to: '/admin/website/testimonial', label: 'Testimonials', part: 'testimonials' },
  { to: '/admin/website/metrics', label: 'Metrics', part: 'metrics' },
  { to: '/admin/website/pricing', label: 'Pricing', part: 'pricing' },
  { to: '/admin/website/faqs', label: 'FAQs', part: 'faqs' },
  { to: '/admin/website/call-to-action', label: 'Call to action', part: 'callToAction' },
  { to: '/admin/website/contact', label: 'Contact', part: 'contact' },
  { to: '/admin/website/footer', label: 'Footer', part: 'footer' },
  { to: '/admin/website/terms', label: 'Terms', part: 'terms' },
  { to: '/admin/website/privacy', label: 'Privacy', part: 'privacy' },
] as const
