import { rmSync } from 'node:fs'
import { after, before } from 'node:test'
import { fillFolder } from '@inkbloom/server/test/support/filled-folder.ts'
import { makeAdmin, type Person, personOf } from './people.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

/** Enough to press Load more twice. */
export const pages = 45

export interface Gallery {
  url: string
  admin: Person
  /** Has made all pages. */
  owner: Person
  /** Has colored all of them and marked them as favorites. */
  fan: Person
  /** Has done nothing yet. */
  reader: Person
}

/** A product with many pages, for all tests of a file. */
export function openGallery(): Gallery {
  const dataDir = makeDataDir()
  const gallery = {} as Gallery
  let product: Product | undefined
  before(async () => {
    const people = await fillFolder(dataDir, { pages })
    product = await startProduct({ dataDir })
    gallery.url = product.url
    gallery.admin = await makeAdmin(product.url)
    gallery.owner = await personOf(product.url, people.owner)
    gallery.fan = await personOf(product.url, people.fan)
    gallery.reader = await personOf(product.url, people.reader)
  })
  after(async () => {
    await product?.[Symbol.asyncDispose]()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return gallery
}
