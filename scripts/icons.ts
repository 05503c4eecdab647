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
const onPhones: Look = { share: 0.6, ground: '#ffc737', petals: 'white', palette: true }
/** Android lays the ground under it itself, and cuts both to any shape. */
const onAnyGround: Look = { share: 0.44, petals: 'white', palette: true }
const greeting: Look = { share: 0.5, palette: true }
const whole: Look = { share: 0.12, ground: '#f3f2ed', palette: true }
/** Ink on a dark ground would not be seen. */
const atNight = { drop: '#f4f2ec' }

const web = 'apps/web/public/icons'
const desktop = 'apps/desktop/src-tauri/icons'
const android = 'apps/mobile/android/app/src/main/res'
const ios = 'apps/mobile/ios/App/App/Assets.xcassets'

/** Dots to the pixel of Android's screens. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

const pictures: [file: string, size: number, look: Look][] = [
  [`${web}/icon-192.png`, 192, bare],
  [`${web}/icon-512.png`, 512, bare],
  [`${web}/maskable-512.png`, 512, maskable],
  [`${web}/apple-touch-icon.png`, 180, onWhite],
  [`${desktop}/32x32.png`, 32, onTheDesktop],
  [`${desktop}/128x128.png`, 128, onTheDesktop],
  [`${desktop}/128x128@2x.png`, 256, onTheDesktop],
  [`${ios}/AppIcon.appiconset/icon.png`, 1024, onPhones],
  [`${ios}/Splash.imageset/splash.png`, 2732, whole],
  [`${ios}/Splash.imageset/splash-night.png`, 2732, { ...whole, ...atNight, ground: '#1a1c23' }],
  ...Object.entries(densities).flatMap(([name, dots]): [string, number, Look][] => [
    [`${android}/mipmap-${name}/ic_launcher.png`, 48 * dots, onPhones],
    [`${android}/mipmap-${name}/ic_launcher_round.png`, 48 * dots, { ...onPhones, round: true }],
    [`${android}/mipmap-${name}/ic_launcher_foreground.png`, 108 * dots, onAnyGround],
    [`${android}/drawable-${name}/splash_icon.png`, 288 * dots, greeting],
    [`${android}/drawable-night-${name}/splash_icon.png`, 288 * dots, { ...greeting, ...atNight }],
  ]),
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
