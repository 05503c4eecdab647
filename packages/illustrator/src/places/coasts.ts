/** Villages that are known by how they are built: white cubes under domes, huts on stilts, the flat roofs of Judea. */
import { SW } from '../ink/pens.ts'
import { line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { wave } from '../scenery/water.ts'
import { slabs } from '../scenery/ways.ts'
import type { Ask } from './backdrop.ts'
import { fill, type Place, stand } from './kit.ts'
import { land } from './land.ts'

/** A white house: a cube with a door and a window, flat or under a dome with a cross or a ball on it. */
const cube = (x: number, y: number, w: number, h: number, domed: boolean): string => {
  const r = w * 0.38
  const dome = domed
    ? tint('cloud', rect(x - r - 8, y - h - 26, 2 * r + 16, 28, SW.bg)) +
      tint('cerulean', path(pen`M${x - r} ${y - h - 26}A${r} ${r} 0 0 1 ${x + r} ${y - h - 26}Z`, SW.bg)) +
      line(pen`M${x} ${y - h - 26 - r}v-40M${x - 14} ${y - h - 50 - r}h28`, SW.bg * 1.4)
    : tint('cloud', rect(x - w / 2 - 8, y - h - 16, w + 16, 18, SW.bg, 4))
  const door = pen`M${x - w * 0.3} ${y}V${y - h * 0.36}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0V${y}Z`
  return (
    dome +
    tint('cloud', rect(x - w / 2, y - h, w, h, SW.bg)) +
    tint('cerulean', path(door, SW.bg)) +
    tint('cerulean', rect(x + w * 0.08, y - h * 0.66, w * 0.26, h * 0.26, SW.bg)) +
    line(pen`M${x + w * 0.21} ${y - h * 0.66}v${h * 0.26}`, SW.bg)
  )
}

const bands = ({ rng }: Ask, ys: readonly number[]): string =>
  ys.map((y, i) => wave(y, 130 + i * 20, 10 + i * 1.4, SW.bg, rng.unit())).join('')

/** The houses climb from the water up the hill on one side; the sea is on the other. */
const island = (ask: Ask): string => {
  const left = ask.variant === 1
  const at = (x: number) => (left ? 1024 - x : x)
  const slope = `M${at(1040)} 250C${at(820)} 270 ${at(640)} 420 ${at(420)} 800H${at(1040)}Z`
  return (
    bands(ask, [560, 610, 664, 722]) +
    stand(ask, 'sailboat', at(170), 690, 190) +
    tint('sand', path(slope, SW.bg)) +
    cube(at(900), 380, 180, 120, true) +
    cube(at(720), 500, 150, 120, false) +
    cube(at(910), 540, 170, 130, false) +
    cube(at(610), 660, 150, 120, true) +
    cube(at(780), 690, 160, 140, false) +
    cube(at(950), 720, 170, 150, true) +
    cube(at(520), 796, 130, 110, false)
  )
}

/** Flat roofs on a dry hill, palms between them. */
const judea = (ask: Ask): string => {
  const far = hillFn(ask.rng, 470, 50)
  const near = hillFn(ask.rng, 560, 30)
  const left = ask.variant === 1
  const at = (x: number) => (left ? 1024 - x : x)
  return (
    tint('sand', hill(far, SW.bg)) +
    cube(at(640), far(at(640)) + 26, 110, 80, false) +
    cube(at(400), far(at(400)) + 26, 90, 66, false) +
    tint('sand', hill(near, SW.bg)) +
    stand(ask, 'palm tree', at(330), near(at(330)) + 40, 250) +
    cube(at(150), near(at(150)) + 90, 210, 180, false) +
    cube(at(900), near(at(900)) + 60, 200, 150, false) +
    stand(ask, 'palm tree', at(760), near(at(760)) + 60, 300)
  )
}

/** A hut of planks under a thatched roof, high on its posts, with a ladder down to the water. */
const hut = (x: number, y: number, k: number): string => {
  const [w, h, legs] = [210 * k, 120 * k, 130 * k]
  const floor = y - legs
  const posts = [-0.44, -0.15, 0.15, 0.44].map((by) => rect(x + by * w - 7 * k, floor, 14 * k, legs, SW.bg)).join('')
  const rungs = [0.2, 0.45, 0.7].map((t) => pen`M${x - 20 * k} ${floor + legs * t}h${40 * k}`).join('')
  return (
    tint('bark', posts) +
    line(pen`M${x - 20 * k} ${floor}v${legs}M${x + 20 * k} ${floor}v${legs}${rungs}`, SW.bg) +
    tint('wood', rect(x - w * 0.6, floor - 12 * k, w * 1.2, 18 * k, SW.bg, 4)) +
    tint('wood', rect(x - w / 2, floor - 12 * k - h, w, h, SW.bg)) +
    tint('bark', rect(x - 22 * k, floor - 12 * k - h * 0.72, 44 * k, h * 0.72, SW.bg)) +
    tint('glass', rect(x + w * 0.2, floor - 12 * k - h * 0.7, 40 * k, 36 * k, SW.bg)) +
    tint(
      'straw',
      path(pen`M${x - w * 0.66} ${floor - h}L${x} ${floor - h - 110 * k}L${x + w * 0.66} ${floor - h}Z`, SW.bg),
    ) +
    line(
      [-0.3, 0, 0.3].map((by) => pen`M${x + by * w} ${floor - h - 8}l${by * -40 * k} ${-44 * k}`).join(''),
      SW.bg * 0.9,
    )
  )
}

const stilts = (ask: Ask): string => {
  const far = hillFn(ask.rng, 470, 40)
  return (
    hill(far, SW.bg) +
    fill('water', 540, 860) +
    bands(ask, [548, 600]) +
    hut(512, 640, 0.8) +
    bands(ask, [660]) +
    hut(170, 740, 1.15) +
    hut(862, 750, 1.15) +
    stand(ask, 'rowboat', 512, 770, 90) +
    bands(ask, [756, 800])
  )
}

/** Boards of a landing stage, coming toward us. */
const boards = (): string =>
  line(
    Array.from({ length: 12 }, (_, i) => pen`M${i * 93} 842L${512 + (i * 93 - 512) * 1.9} 1240`).join(''),
    SW.bg * 0.8,
  )

export const COASTS: Readonly<Record<string, Place>> = {
  'white village': land({
    ground: 'stone',
    line: 790,
    water: [540, 800],
    far: island,
    sides: [],
    marks: () => slabs(830),
    flat: true,
    scenic: true,
  }),
  'old judea': land({
    ground: 'sand',
    line: 660,
    far: judea,
    sides: [],
    marks: () => '',
    growth: 'desert',
  }),
  'stilt village': land({
    ground: 'wood',
    line: 840,
    water: [540, 850],
    far: stilts,
    sides: [],
    marks: boards,
    flat: true,
    scenic: true,
    growth: 'pond',
  }),
}
