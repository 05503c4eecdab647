/** What is in an open sky: beside those who play and each thing apart from the others. */
import type { Box } from '../art/art.ts'
import { sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { type Disc, scatterPts, spread } from '../ink/scatter.ts'
import { tint } from '../ink/tint.ts'
import { bird, cloud, cloudBank, fullMoon, moon, SUNS, snowflake, sun } from '../scenery/heavens.ts'
import type { Ask } from './backdrop.ts'
import { boxOf, isApart, isClear } from './clear.ts'
import { drops } from './rain.ts'

/** Clouds and birds by day, moon and stars by night, drops in the rain; a sun only now and then. */
export function heavens(ask: Ask, low = 420): string {
  const { rng, time, rain } = ask
  const lit = !['sun', 'moon', 'full moon', 'crescent moon'].some((name) => ask.without?.has(name))
  const left = rng.chance(0.5)
  const sky = new Sky(ask)
  if (time === 'night') {
    if (lit) sky.moon(left)
    return sky.svg + stars(ask, [60, 964], low, sky.discs)
  }
  if (rain) {
    sky.cloud(left ? 170 : 850, rng.between(150, 180), rng.between(210, 250))
    sky.cloud(left ? 760 : 300, 160, 260)
    sky.cloud(left ? 480 : 560, 130, 210)
    return sky.svg + drops(ask, low)
  }
  if (lit && time === 'sunset' && sky.lowSun(left)) {
    sky.cloud(left ? 180 : 840, rng.between(170, 230), rng.between(230, 300))
    sky.gulls(left ? 780 : 240, 2)
  } else if (lit && (time === 'sunset' || rng.chance(0.4))) {
    sky.sun(!left)
    sky.cloud(left ? 180 : 840, rng.between(170, 230), rng.between(230, 300))
  } else rng.pick(SKIES)(sky, left)
  sky.fillUp(left, low)
  return sky.svg
}

/** Flakes beside the clouds they fall from: on one, a flake would be a blot. */
export function snowySky(ask: Ask): string {
  const { rng } = ask
  const sky = new Sky(ask)
  const left = rng.chance(0.5)
  sky.cloud(left ? 230 : 800, rng.between(170, 220), rng.between(220, 260))
  sky.flakes()
  return sky.svg
}

/** Sun or moon at one side of the sky, or wherever else nobody's head is, and a cloud beside it. */
export function lightOf(ask: Ask, left: boolean): string {
  const { rng, time, rain } = ask
  const sky = new Sky(ask)
  if (time === 'night' && !rain) {
    // A moon that was named is the only one.
    if (!['moon', 'full moon', 'crescent moon'].some((name) => ask.without?.has(name))) sky.moon(left)
  } else if (time === 'sunset' && !rain && sky.lowSun(left)) sky.gulls(left ? 780 : 240, 2)
  else if ((time === 'sunset' || rng.chance(0.4)) && !rain) sky.sun(left)
  else sky.cloud(left ? 165 : 860, 170, 200)
  sky.cloud(left ? 720 : 300, rng.between(180, 230), rng.between(230, 280))
  return sky.svg + (rain ? drops(ask, 420) : '')
}

/** A single cloud, as near to this spot as nobody is. */
export const cloudAt = (ask: Ask, x: number, y: number, w: number): string => cloudsAt(ask, [[x, y, w]])

/** Clouds, each as near to its spot as neither anybody nor another cloud is. */
export function cloudsAt(ask: Ask, spots: readonly Disc[]): string {
  const sky = new Sky(ask)
  for (const spot of spots) sky.cloud(...spot)
  return sky.svg
}

/** Skies that differ: one great cloud and a small one, clouds that rise from behind the land, gulls, two clouds in a heap. */
const SKIES: readonly ((sky: Sky, left: boolean) => void)[] = [
  (sky, left) => {
    sky.cloud(left ? 190 : 834, sky.rng.between(220, 260), sky.rng.between(310, 360))
    sky.cloud(left ? 830 : 190, sky.rng.between(140, 170), sky.rng.between(170, 200))
  },
  (sky, left) => {
    sky.bank(left ? 190 : 834, sky.rng.between(620, 760), sky.rng.between(360, 430))
    sky.gulls(left ? 800 : 220, 2)
  },
  (sky, left) => {
    sky.cloud(left ? 780 : 250, sky.rng.between(220, 260), 330)
    sky.gulls(left ? 220 : 800, 3)
  },
  (sky, left) => {
    sky.cloud(left ? 220 : 804, sky.rng.between(240, 280), 320)
    sky.cloud(left ? 880 : 150, sky.rng.between(120, 150), 180)
  },
  (sky, left) => {
    sky.bank(left ? 800 : 230, sky.rng.between(560, 680), sky.rng.between(300, 380))
    sky.cloud(left ? 200 : 830, sky.rng.between(180, 220), 270)
  },
]

/** Where the sun or the moon may be: the side that is wanted, the other one, further in; smaller where that is not enough. */
const lights = (left: boolean): readonly (readonly [x: number, y: number, size: number])[] => {
  const at = (x: number) => (left ? x : 1024 - x)
  return [1, 0.76].flatMap((size) =>
    [
      [166, 160],
      [858, 160],
      [300, 140],
      [724, 140],
      [512, 136],
      [140, 330],
      [884, 330],
    ].map(([x = 0, y = 0]) => [at(x), y, size] as const),
  )
}

const AROUND: readonly (readonly [dx: number, dy: number])[] = [
  [0, 0],
  [110, 0],
  [-110, 0],
  [0, -60],
  [0, 70],
  [220, 0],
  [-220, 0],
  [330, -30],
  [-330, -30],
]

class Sky {
  readonly #ask: Ask
  readonly #placed: Box[] = []
  readonly #taken: readonly Box[]
  svg = ''

  constructor(ask: Ask) {
    this.#ask = ask
    this.#taken = ask.outline ?? []
  }

  get rng(): Ask['rng'] {
    return this.#ask.rng
  }

  /** What is already there, for stars to keep away from. */
  get discs(): Disc[] {
    return this.#placed.map(({ x0, x1, y0, y1 }) => [(x0 + x1) / 2, (y0 + y1) / 2, Math.max(x1 - x0, y1 - y0) / 2])
  }

  #isFree(box: Box): boolean {
    return isApart(box, this.#taken) && isApart(box, this.#placed)
  }

  #add(svg: string, box: Box): void {
    this.svg += svg
    this.#placed.push(box)
  }

  sun(left: boolean): void {
    const style = { sw: SW.bg, withFace: this.rng.chance(0.25), style: this.rng.int(0, SUNS.length - 1) }
    const spot = lights(left).find(([x, y, size]) => this.#isFree(boxOf([x, y, 116 * size])))
    if (spot) this.#add(sun(spot[0], spot[1], 68 * spot[2], this.rng, style), boxOf([spot[0], spot[1], 116 * spot[2]]))
  }

  /** A great sun that sinks behind the land, before the middle of it where half of it is to be seen there, never behind a face; says whether there was room. */
  lowSun(left: boolean): boolean {
    const y = LOW - (this.#ask.lift ?? 0)
    const faces = (this.#ask.faces ?? []).map(boxOf)
    const spots = (all: readonly number[]) => all.map((x) => (left ? x : 1024 - x))
    const free = (all: readonly number[]) =>
      [170, 110].flatMap((r) => all.filter((x) => this.#isFree(boxOf([x, y, r]))))[0] ??
      mostlySeen(
        all.filter((x) => isApart(boxOf([x, y, 140]), faces)),
        y,
        this.#taken,
      )
    const x = free(spots([512, 300, 724])) ?? free(spots([190, 834]))
    if (x === undefined) return false
    this.#add(sun(x, y, 140, this.rng, { sw: SW.bg, withFace: false, style: 0 }), boxOf([x, y, 250]))
    return true
  }

  moon(left: boolean): void {
    const spot = lights(left).find(([x, y, size]) => this.#isFree(boxOf([x, y, 100 * size])))
    if (!spot) return
    const [x, y, size] = spot
    const drawn = this.rng.chance(0.3)
      ? fullMoon(x, y, 92 * size, this.rng, SW.bg)
      : tint('moon', moon(x, y, 98 * size, SW.bg, this.rng.chance(0.6)))
    this.#add(drawn, boxOf([x, y, 100 * size]))
  }

  /** Where nobody's head is: further to the left or right, smaller, or nowhere. */
  cloud(x: number, y: number, w: number): void {
    const spot = [1, 0.72]
      .flatMap((size) => AROUND.map(([dx, dy]) => [x + dx, y + dy, w * size] as const))
      .find((at) => isOnPage(cloudBox(...at)) && this.#isFree(cloudBox(...at)))
    if (spot) this.#add(cloud(...spot, this.rng, SW.bg), cloudBox(...spot))
  }

  /** Clouds that rise from behind the land: the land hides their feet, and who stands before them stands before all of them. */
  bank(x: number, w: number, h: number): void {
    this.#add(cloudBank(x, 760, w, h, this.rng, SW.bg), { x0: x - w / 2, x1: x + w / 2, y0: 760 - h, y1: 760 })
  }

  /** What else there is room for: a bare sky is half of a page that nobody enjoys. */
  fillUp(left: boolean, low: number): void {
    if (this.#ask.detail === 'simple') return
    if (this.rng.chance(0.4))
      this.cloud(512 + (left ? 60 : -60), this.rng.between(130, 170), this.rng.between(180, 220))
    // High above the land, clouds are at eye level as well.
    if (low >= HIGH) {
      this.cloud(left ? 150 : 874, 520, 280)
      this.cloud(left ? 874 : 150, 400, 230)
    }
    if (this.#placed.length < MANY && this.rng.chance(0.35)) this.gulls(left ? 700 : 330, this.rng.int(1, 3))
  }

  flakes(): void {
    for (const [i, x] of spread(this.rng, 50, 974, 13, 0.2).entries()) {
      const r = i % 3 ? 36 : 50
      const y = [0, 1, 2].map((by) => FALLING[(i + by * 4) % FALLING.length] as number)
      const box = y.map((at) => boxOf([x, at, r])).find((at) => this.#isFree(at))
      if (box) this.#add(snowflake(x, (box.y0 + box.y1) / 2, r, this.rng, SW.bg), box)
    }
  }

  /** A few birds in a loose line, where nobody's head is. */
  gulls(x: number, n: number): void {
    // Beside birds that were asked for they would be counted.
    if (['bird', 'seagull'].some((name) => this.#ask.without?.has(name))) return
    for (let i = 0; i < n; i++) {
      const [u, v] = [x + (i - (n - 1) / 2) * 124 + this.rng.between(-12, 12), 130 + i * 48 + this.rng.between(-14, 14)]
      const box = { x0: u - 54, x1: u + 54, y0: v - 54, y1: v + 42 }
      if (this.#isFree(box)) this.#add(bird(u, v, 22 + (i % 2) * 4, SW.bg, this.rng), box)
    }
  }
}

/** Where each of the flakes is on its way down. */
const FALLING = [330, 110, 430, 220, 90, 380, 160, 450, 100, 300, 200]

/** So far down a sky reaches that one is up in it; so many things, and there is enough in it. */
const [HIGH, MANY] = [600, 5]

/** How much of a low sun may be hidden. */
const HIDDEN = 0.6

/** The first spot where enough of a great sun is to be seen. */
export function mostlySeen(spots: readonly number[], y: number, by: readonly Box[]): number | undefined {
  const hidden = (x: number): number => {
    const sun = boxOf([x, y - 60, 140])
    return by.reduce(
      (sum, box) => sum + shared(sun.x0, sun.x1, box.x0, box.x1) * shared(sun.y0, sun.y1, box.y0, box.y1),
      0,
    )
  }
  return spots.find((x) => hidden(x) < HIDDEN * 280 ** 2)
}

const shared = (a0: number, a1: number, b0: number, b1: number): number =>
  Math.max(0, Math.min(a1, b1) - Math.max(a0, b0))

/** Where a sun has its middle that has half gone down. */
export const LOW = 535

/** Wholly, or cut by the edge so far that it is seen to go on. */
const isOnPage = ({ x0, x1, y0 }: Box): boolean =>
  y0 > EDGE &&
  [EDGE - x0, x1 - (1024 - EDGE)].every((cut) => cut <= 0 || (cut > CUT[0] * (x1 - x0) && cut < CUT[1] * (x1 - x0)))

/** Where the picture begins, and the least and the most of a cloud that may be beyond it. */
const [EDGE, CUT] = [40, [0.2, 0.45]] as const

const cloudBox = (x: number, y: number, w: number): Box => ({
  x0: x - w * 0.55,
  x1: x + w * 0.55,
  y0: y - w * 0.5,
  y1: y + w * 0.1,
})

/** Behind nobody: half of a star beside a head is a speck of it. */
export function stars(ask: Ask, [x0, x1]: readonly [number, number], low: number, avoid: readonly Disc[] = []): string {
  const { rng } = ask
  return scatterPts(rng, 14, [x0, 60, x1, low], [19, 34], avoid, 34)
    .filter((spot) => isClear(ask, spot))
    .map(([x, y, r]) => tint('straw', rng.chance(0.65) ? star(x, y, r, SW.bg, rng.unit()) : sparkle(x, y, r, SW.bg)))
    .join('')
}
