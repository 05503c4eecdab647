import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { icnsOf, icoOf, type Sized } from './icons/containers.ts'
import { drawIcon, type Look } from './icons/drop.ts'
import { at } from './lib/project.mjs'

/** Every icon of the product, from one source. */

const bare: Look = { share: 0.86, palette: true }
const onWhite: Look = { share: 0.66, ground: 'white', palette: true }
/** Systems cut these into any shape: the drop stays inside the circle that all of them leave. */
const maskable: Look = { share: 0.52, ground: '#ffc737', petals: 'white', palette: true }
const onTheDesktop: Look = { share: 0.96 }
const onMac: Look = { share: 0.58, ground: '#fbfaf7', rounded: true }

const web = 'apps/web/public/icons'
const desktop = 'apps/desktop/src-tauri/icons'

const pictures: [file: string, size: number, look: Look][] = [
  [`${web}/icon-192.png`, 192, bare],
  [`${web}/icon-512.png`, 512, bare],
  [`${web}/maskable-512.png`, 512, maskable],
  [`${web}/apple-touch-icon.png`, 180, onWhite],
  [`${desktop}/32x32.png`, 32, onTheDesktop],
  [`${desktop}/128x128.png`, 128, onTheDesktop],
  [`${desktop}/128x128@2x.png`, 256, onTheDesktop],
]

const inSizes = (sizes: number[], look: Look): Promise<Sized[]> =>
  Promise.all(sizes.map(async (size) => ({ size, png: await drawIcon(size, look) })))

async function write(file: string, contents: Buffer) {
  await mkdir(dirname(at(file)), { recursive: true })
  await writeFile(at(file), contents)
}

for (const [file, size, look] of pictures) await write(file, await drawIcon(size, look))
await write(`${desktop}/icon.ico`, icoOf(await inSizes([16, 24, 32, 48, 64, 256], onTheDesktop)))
await write(`${desktop}/icon.icns`, icnsOf(await inSizes([32, 64, 128, 256, 512, 1024], onMac)))
