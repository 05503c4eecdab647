import { createHash } from 'node:crypto'
import type { Setting, Website } from '@inkbloom/contract'
import type { Db } from '../../db/client.ts'
import { keyOf, type Storage } from '../../providers/storage.ts'
import { drawIcon, iconSizes } from './app-icon.ts'
import { readPublicSettings } from './settings.service.ts'
import { cutSharePicture, drawSharePicture, shareSize } from './share-picture.ts'

type Settings = Awaited<ReturnType<typeof readPublicSettings>>
type Subject = Pick<Settings, 'app_name' | 'tagline' | 'website'>

const websiteOf = (settings: Pick<Settings, 'website'>) => JSON.parse(settings.website) as Website

/** Pages that anybody may find, as search engines are told. */
export function publicPaths(settings: Pick<Settings, 'website'>): string[] {
  const { terms, privacy } = websiteOf(settings)
  return ['/', ...(terms.visibility ? ['/terms'] : []), ...(privacy.visibility ? ['/privacy'] : [])]
}

/** What the application looks like, for stores and for whoever is asked whether to install it. */
const screenshots = [
  { src: '/screenshots/gallery-wide.webp', sizes: '1440x900', form_factor: 'wide', label: 'Pages to color' },
  { src: '/screenshots/studio-wide.webp', sizes: '1440x900', form_factor: 'wide', label: 'The studio' },
  { src: '/screenshots/gallery-narrow.webp', sizes: '780x1688', form_factor: 'narrow', label: 'Pages to color' },
  { src: '/screenshots/studio-narrow.webp', sizes: '780x1688', form_factor: 'narrow', label: 'The studio' },
].map((screenshot) => ({ ...screenshot, type: 'image/webp' }))

const ownIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Drawn from the operator's picture. Its key is in the address: an icon that changes has another one. */
function iconsOf(key: string) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/app-icons/${purpose}-${size}.png?v=${key.slice(-16, -4)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return [...iconSizes.map((size) => icon(size, 'any')), icon(512, 'maskable')]
}

export function manifestOf({ app_name: name, tagline, favicon }: Settings) {
  const key = keyOf(favicon)
  return {
    id: '/',
    name,
    short_name: name.length > 12 ? (name.split(/\s/)[0] ?? name) : name,
    description: tagline,
    lang: 'en',
    start_url: '/pages/public',
    scope: '/',
    display: 'standalone',
    background_color: '#f3f2ed',
    theme_color: '#fbfaf7',
    categories: ['kids', 'entertainment', 'graphics'],
    icons: key ? iconsOf(key) : ownIcons,
    screenshots,
  }
}

/** One of those icons; null where the picture is ours, gone or damaged. */
export async function readIcon(
  { db, storage }: { db: Db; storage: Storage },
  asked: { size: number; maskable: boolean },
): Promise<Buffer | null> {
  const key = keyOf((await readPublicSettings(db)).favicon)
  const picture = key ? await storage.get(key) : null
  return picture ? drawIcon(picture, asked).catch(() => null) : null
}

/** What the shared picture is made of. */
function subject(settings: Subject) {
  const { home } = websiteOf(settings).landing
  const lines = [home.headingLine1, home.headingLine2].filter(Boolean)
  return { name: settings.app_name, lines: lines.length > 0 ? lines : [settings.tagline], image: home.image }
}

/** Its address changes with what is on it: other sites keep a picture for as long as its address stays. */
export function sharePictureOf(settings: readonly Setting[]) {
  return addressed(Object.fromEntries(settings.map(({ name, value }) => [name, value ?? ''])) as Settings)
}

function addressed(settings: Subject) {
  const version = createHash('sha256')
    .update(JSON.stringify(subject(settings)))
    .digest('base64url')
    .slice(0, 12)
  return { ...shareSize, url: `/share.jpg?v=${version}` }
}

/** The last picture is kept: it takes a tenth of a second to make, and robots ask for it together. */
export function createSharePicture({ db, storage }: { db: Db; storage: Storage }) {
  let kept: { url: string; picture: Promise<Buffer> } | null = null
  return async (): Promise<Buffer> => {
    const settings = await readPublicSettings(db)
    const { url } = addressed(settings)
    if (kept?.url !== url) {
      const making = { url, picture: make(subject(settings), storage) }
      kept = making
      making.picture.catch(() => {
        if (kept === making) kept = null
      })
    }
    return kept.picture
  }
}

async function make({ image, ...texts }: ReturnType<typeof subject>, storage: Storage): Promise<Buffer> {
  const key = image && keyOf(image)
  const own = key ? await storage.get(key) : null
  // The operator's file may be gone or damaged; ours is not.
  const cut = own && (await cutSharePicture(own).catch(() => null))
  return cut ?? drawSharePicture(texts)
}
