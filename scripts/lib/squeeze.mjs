import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const gzipped = promisify(gzip)

/**
 * Writes a .br and a .gz beside every file of the folder that shrinks: once, as small as can be, instead of at each request.
 * Pictures and fonts are packed already; index.html is a template, and what begins with a dot is never served.
 * @param {string} folder
 */
export async function squeeze(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(
    (path) => /\.(js|css|svg|json|webmanifest|html|txt|regions)$/.test(path) && !/^(index\.html$|\.)/.test(path),
  )
  await Promise.all(files.map((path) => squeezeFile(join(folder, path))))
}

async function squeezeFile(file) {
  const bytes = await readFile(file)
  const keep = async (end, packed) => packed.length < bytes.length && writeFile(file + end, packed)
  await Promise.all([
    brotli(bytes, best).then((packed) => keep('.br', packed)),
    gzipped(bytes, { level: 9 }).then((packed) => keep('.gz', packed)),
  ])
}
