import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { encodeRegionMap, inkOfGrey, mapRegions } from '../src/index.ts'

/**
 * The region map of a line drawing that is not square, on a square sheet: the drawing on top, its lower edge closed by
 * a line, or color poured into the ground would run out over the empty rest.
 *
 *   node packages/regions/scripts/map-picture.ts line-art.png 1024 out.regions
 */
const [picture = '', wanted = '', target = ''] = process.argv.slice(2)
const side = Number(wanted)
if (!target || side % 64 !== 0) throw new Error('Usage: map-picture.ts <picture> <side, a multiple of 64> <target>')

const file = readFileSync(picture)
const { data, info } = await sharp(file)
  .flatten({ background: '#fff' })
  .greyscale()
  .resize({ width: side })
  .raw()
  .toBuffer({ resolveWithObject: true })
const grey = new Uint8Array(side * side).fill(255)
grey.set(data.subarray(0, side * Math.min(side, info.height)))
grey.fill(0, side * info.height, side * (info.height + 3))

const map = mapRegions(inkOfGrey(grey), side, side)
const bytes = encodeRegionMap(map, createHash('sha256').update(file).digest())
writeFileSync(target, bytes)
console.log(`${map.count} regions in ${bytes.length} bytes`)
