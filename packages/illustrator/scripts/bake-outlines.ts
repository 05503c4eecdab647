/**
 * Writes data/outlines.txt from Natural Earth (public domain), in a folder that holds its files of 1:50 million:
 * node scripts/bake-outlines.ts <ne_50m_admin_0_countries.json> <ne_50m_admin_1_states_provinces.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { intersect, subtract, union } from '../src/ornate/kit/clip.ts'
import { box, type Point, type Poly } from '../src/ornate/kit/points.ts'

interface Land {
  properties: Record<string, string>
  geometry: { type: string; coordinates: Point[][] | Point[][][] }
}

const [countryFile = '', stateFile = ''] = process.argv.slice(2)
const landsIn = (file: string): Land[] => JSON.parse(readFileSync(file, 'utf8')).features

/** Outer edges only: an enclave would be a hole too small to color. */
const polysOf = ({ geometry }: Land): Poly[] =>
  geometry.type === 'Polygon'
    ? [(geometry.coordinates as Point[][])[0] ?? []]
    : (geometry.coordinates as Point[][][]).map(([outer = []]) => outer)

const areaOf = (poly: Poly): number =>
  Math.abs(
    poly.reduce((sum, [x, y], i) => {
      const [u, v] = poly[(i + 1) % poly.length] ?? [0, 0]
      return sum + x * v - u * y
    }, 0) / 2,
  )

const farFrom = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const long = Math.hypot(bx - ax, by - ay)
  return long ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long : Math.hypot(x - ax, y - ay)
}

/** Douglas and Peucker: no point farther from the line than `by`. */
function simpler(points: Poly, by: number): Poly {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const { at, far } = points.reduce(
    (most, point, i) => {
      const far = farFrom(point, first, last)
      return far > most.far ? { at: i, far } : most
    },
    { at: 0, far: 0 },
  )
  return far > by
    ? [...simpler(points.slice(0, at + 1), by).slice(0, -1), ...simpler(points.slice(at), by)]
    : [first, last]
}

const around = (poly: Poly, by: number): Poly => {
  const middle = Math.floor(poly.length / 2)
  return [...simpler(poly.slice(0, middle + 1), by).slice(0, -1), ...simpler(poly.slice(middle), by).slice(0, -1)]
}

/** The main land and what lies near it and is large enough to be seen. */
function shown(polys: Poly[], fineness: number, near: number): Poly[] {
  const [main, ...others] = polys.toSorted((a, b) => areaOf(b) - areaOf(a))
  if (!main) return []
  const { x0, y0, w, h } = box([main])
  const reach = Math.max(w, h) * near
  const kept = others.filter((poly) => {
    const at = box([poly])
    const isNear =
      at.x0 < x0 + w + reach && at.x0 + at.w > x0 - reach && at.y0 < y0 + h + reach && at.y0 + at.h > y0 - reach
    return isNear && areaOf(poly) > areaOf(main) * 0.004
  })
  const whole = box([main, ...kept])
  const by = Math.max(whole.w, whole.h) / fineness
  return [main, ...kept].map((poly) => around(poly, by)).filter((poly) => poly.length > 2)
}

/** As people write them, the usual name first. */
const NAMES: Record<string, string> = {
  "People's Republic of China": 'China',
  'United Kingdom': 'United Kingdom, UK, Great Britain, Britain',
  'Czech Republic': 'Czech Republic, Czechia',
  Netherlands: 'Netherlands, Holland',
  'The Gambia': 'Gambia',
  'The Bahamas': 'Bahamas',
  'Ivory Coast': "Ivory Coast, Cote d'Ivoire",
  'Democratic Republic of the Congo': 'Congo, Democratic Republic of the Congo',
  Myanmar: 'Myanmar, Burma',
  Eswatini: 'Eswatini, Swaziland',
  Turkey: 'Turkey, Turkiye',
  Palestine: 'Palestine',
}
const digits = (polys: Poly[]): number => (Math.max(box(polys).w, box(polys).h) > 12 ? 1 : 2)
const row = (kind: string, name: string, where: string, polys: Poly[]): string =>
  `${kind} | ${NAMES[name] ?? name} | ${where} | ${polys.map((poly) => poly.map(([x, y]) => `${Number(x.toFixed(digits(polys)))},${Number(y.toFixed(digits(polys)))}`).join(' ')).join(' ; ')}`

/** East of the date line goes on to the right. */
const eastward = (polys: Poly[]): Poly[] =>
  polys.map((poly) => poly.map(([x, y]): Point => [x < -168.5 ? x + 360 : x, y]))

const countries = landsIn(countryFile)
const rows: string[] = []
const SKIPPED =
  /^(?:Antarctica|United States of America|Vatican|Jersey|Guernsey|Isle of Man|Aruba|Curaçao|Sint Maarten|Åland|Macao|Hong Kong|Nauru|Tuvalu|Monaco|San Marino|.*(?:Base|Area|Is\.|Islands|Reef|Zone).*)$/
for (const land of countries) {
  const name = land.properties.NAME_EN ?? ''
  if (
    SKIPPED.test(land.properties.NAME ?? '') ||
    !['Sovereign country', 'Country', 'Sovereignty'].includes(land.properties.TYPE ?? '')
  )
    continue
  const polys = name === 'Russia' || name === 'New Zealand' || name === 'Fiji' ? eastward(polysOf(land)) : polysOf(land)
  const drawn = shown(polys, 130, name === 'New Zealand' || name === 'Japan' || name === 'Indonesia' ? 0.6 : 0.25)
  if (drawn.length) rows.push(row('country', name, land.properties.CONTINENT ?? '', drawn))
}
for (const land of landsIn(stateFile))
  if (land.properties.admin === 'United States of America')
    rows.push(row('state', land.properties.name ?? '', 'United States', shown(polysOf(land), 130, 0.5)))

const CONTINENTS: Record<string, string> = { Oceania: 'Australia' }
/** Lands across two continents are parted where atlases part them, at the Ural and the Caucasus. */
const URAL: Poly = [
  [-40, 90],
  [66, 90],
  [66, 68],
  [60, 62],
  [59, 52],
  [52, 50],
  [49, 46],
  [46, 43.6],
  [40, 43.4],
  [30, 40],
  [-40, 30],
]
for (const continent of ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania']) {
  const own = countries.filter(
    ({ properties }) =>
      properties.CONTINENT === continent &&
      !(continent === 'Oceania' && !/^(?:Australia|New Zealand|Papua New Guinea)$/.test(properties.NAME ?? '')),
  )
  const russia = countries.filter(({ properties }) => properties.NAME === 'Russia').flatMap(polysOf)
  const parted =
    continent === 'Europe'
      ? [...own.filter(({ properties }) => properties.NAME !== 'Russia').flatMap(polysOf), ...intersect(russia, [URAL])]
      : continent === 'Asia'
        ? [...own.flatMap(polysOf), ...subtract(eastward(russia), [URAL])]
        : own.flatMap(polysOf)
  const polys = union(parted.map((poly) => poly.map(([x, y]): Point => [x * 100, y * 100]))).map((poly) =>
    poly.map(([x, y]): Point => [x / 100, y / 100]),
  )
  rows.push(row('continent', CONTINENTS[continent] ?? continent, 'World', shown(polys, 220, 0.12).slice(0, 24)))
}
/** Seen from above the pole, in degrees from it. */
const polar = (poly: Poly): Poly =>
  poly.map(([x, y]): Point => [(90 + y) * Math.sin((x * Math.PI) / 180), (90 + y) * Math.cos((x * Math.PI) / 180)])
const antarctica = countries.filter(({ properties }) => properties.NAME === 'Antarctica').flatMap(polysOf)
rows.push(row('continent', 'Antarctica', 'World', shown(antarctica.map(polar), 220, 0.12).slice(0, 12)))
writeFileSync(
  new URL('../data/outlines.txt', import.meta.url),
  `# Coasts and borders (Natural Earth, public domain; scripts/bake-outlines.ts): kind | name | outlines in degrees east and north, islands set apart by ";".\n${rows.join('\n')}\n`,
)
