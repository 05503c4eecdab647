/** Numbers and words both sides must agree on, from the specification's business constants. */
export const canvasSize = 1024
export const notificationMs = 6000
export const searchDebounceMs = 300
/** Rows that a list brings at a time. */
export const pageSize = 20
export const confettiMs = 3000
export const authKey = 'auth'

/** Counts the changes that an application already installed would not survive; raised with each of them. */
export const clientVersion = 1
/** The earliest that the server still answers as it expects. Older ones say so and lead to a newer one. */
export const oldestClient = 1
/** Most pages that a device asks about at once. */
export const mostChecked = 200
/** Pictures of one page that are kept beside the one that counts. With more, the oldest goes. */
export const mostVersions = 12

/** Colors of one's own that are kept. With more, the oldest goes. */
export const mostMixes = 19

export const messages = {
  noCredits: 'No credits available. Upgrade your plan to continue.',
  printPaidOnly: 'Print is only available on the paid plan.',
  downloadPaidOnly: 'Download is only available on the paid plan.',
  booksPaidOnly: 'Books are only available on the paid plan.',
  noUser: 'No user found',
  descriptionRefused: 'The drawing service refused this description.',
} as const

/** Pages that a child is handed at most: what fits on a tablet without scrolling. */
export const mostChildPages = 6
export const pinLength = 4
/** Sheets of paper, in points: 72 are an inch. */
export const papers = {
  letter: { label: 'Letter', width: 612, height: 792 },
  a4: { label: 'A4', width: 595.28, height: 841.89 },
} as const

export const book = { mostPictures: 60, titleLength: 40, authorLength: 40, most: 100 } as const

/**
 * A cover with an empty back, the pictures, with empty backs if wanted, the credits and the back cover, which must be the
 * back of a leaf.
 */
export function countBookPages(pictures: number, { blankBacks }: { blankBacks: boolean }): number {
  const leaves = 2 + pictures * (blankBacks ? 2 : 1) + 1
  return leaves + (leaves % 2 === 0 ? 2 : 1)
}

/** Widths in which the server offers a picture. */
export const thumbWidths = [320, 560, 1024] as const

export const sorts = [
  { value: 'trending', label: 'Trending' },
  { value: 'popularity', label: 'Popularity' },
  { value: 'latest', label: 'Latest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'mostFavorited', label: 'Most favorited' },
  { value: 'mostColored', label: 'Most colored' },
] as const

/** What pages are about, in the order of the chips. */
export const themes = [
  { value: 'animals', label: 'Animals' },
  { value: 'nature', label: 'Nature' },
  { value: 'sea', label: 'Sea' },
  { value: 'vehicles', label: 'On the move' },
  { value: 'space', label: 'Space' },
  { value: 'tales', label: 'Tales' },
  { value: 'holidays', label: 'Holidays' },
  { value: 'patterns', label: 'Patterns' },
  { value: 'letters', label: 'Letters' },
] as const

export const passwordLength = { min: 8, max: 128 } as const
export const promptLength = { min: 3, max: 1000 } as const
/** Shown where nothing is written yet, and offered to borrow. The illustrator can draw all of it: a test says so. */
export const promptExample = 'A sunrise over rolling hills, with a farmhouse and a flock of birds'
export const promptIdeas = [
  'A cat baking bread in the kitchen',
  'A dragon reading a book in bed',
  'Two penguins riding a sled',
  'A rabbit watering flowers',
] as const
/** How much there is to color. */
export const details = ['simple', 'medium', 'intricate'] as const
/** Pages with fewer regions are simple, or medium; all others are intricate. */
export const difficultyRegions = { simple: 110, medium: 330 } as const
export const upload = {
  maxBytes: 8 * 1024 * 1024,
  maxSide: 4096,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const

const mebibyte = 1024 ** 2
/** Most bytes of what was done to color one page. More is not kept, and only the picture is. */
export const mostActions = mebibyte
/** Bytes that are kept for one person: pictures that nothing shows yet, and colorings by plan. */
export const storageQuota = {
  unused: 64 * mebibyte,
  free: 200 * mebibyte,
  starter: 2 * 1024 * mebibyte,
  advanced: 10 * 1024 * mebibyte,
} as const

/** Longest texts of the public site, in characters. */
export const siteText = { line: 160, paragraph: 1200, link: 500, legalPage: 500_000 } as const
/**
 * Where a link on the public site may lead. Anything else, javascript: above all, is refused. After the first slash browsers
 * take a backslash for a slash and skip tabs and line breaks, so that each of them would lead to another site.
 */
export const siteLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\\t\n\r]))/i
export const siteLinkRule = 'Start with https://, mailto:, tel: or /.'
/** Most items of each list on the public site. */
export const siteLists = { steps: 6, features: 12, testimonials: 24, metrics: 8, faqs: 40, socials: 12 } as const
export const socialIcons = [
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'pinterest',
  'linkedin',
  'github',
  'website',
] as const
export const platformNames = ['web', 'android', 'ios', 'windows', 'mac', 'debian'] as const
