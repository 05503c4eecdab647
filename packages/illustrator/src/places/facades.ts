/** Rows of houses of old towns: gabled ones of the north, plain ones of the south, white ones with domes, wooden ones with wide eaves. */
import { SW } from '../ink/pens.ts'
import { prop } from '../ink/props.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'

type Front = (x: number, foot: number, w: number, h: number, rng: Rng) => string

const PLASTER = ['cream', 'apricot', 'rose', 'sky', 'lime', 'cloud'] as const

/** Two windows to a floor, a door below. */
const openings = (x: number, foot: number, w: number, h: number, isRound = false): string => {
  const [ww, wh] = [w * 0.22, 46]
  const one = (u: number, y: number) =>
    isRound
      ? path(pen`M${u} ${y + wh}V${y + ww / 2}A${ww / 2} ${ww / 2} 0 0 1 ${u + ww} ${y + ww / 2}V${y + wh}Z`, SW.bg)
      : rect(u, y, ww, wh, SW.bg)
  const floors = Math.max(1, Math.floor((h - 96) / 84))
  return (
    tint(
      'glass',
      Array.from({ length: floors }, (_, i) => foot - h + 26 + i * 84)
        .map((y) => one(x + w * 0.17, y) + one(x + w * 0.61, y))
        .join(''),
    ) + tint('wood', rect(x + w * 0.36, foot - 74, w * 0.28, 74, SW.bg))
  )
}

/** Steep tiled roofs and stepped gables by turns. */
const gabled: Front = (x, foot, w, h, rng) => {
  const [top, rise] = [foot - h, w * rng.between(0.6, 0.8)]
  const step = w / 7
  const stepped = `M${x} ${top}${[1, 2, 3].map(() => pen`v${-rise / 3}h${step}`).join('')}h${step}${[1, 2, 3].map(() => pen`h${step}v${rise / 3}`).join('')}Z`
  const isStepped = rng.unit() < 0.4
  const gable = isStepped
    ? tint('brick', path(stepped, SW.bg))
    : tint('roof', path(pen`M${x - 8} ${top}L${x + w / 2} ${top - rise}L${x + w + 8} ${top}Z`, SW.bg))
  return (
    tint(rng.pick(PLASTER), rect(x, top, w, h, SW.bg)) +
    gable +
    tint('glass', circ(x + w / 2, top - rise * 0.36, w * 0.11, SW.bg)) +
    openings(x, foot, w, h)
  )
}

/** Low roofs of round tiles, round windows, an awning over the door. */
const southern: Front = (x, foot, w, h, rng) => {
  const top = foot - h
  const tiles = Math.round(w / 24)
  return (
    tint(rng.pick(PLASTER), rect(x, top, w, h, SW.bg)) +
    openings(x, foot, w, h, true) +
    tint(
      'roof',
      path(pen`M${x - 10} ${top + 8}L${x + 12} ${top - 34}H${x + w - 12}L${x + w + 10} ${top + 8}Z`, SW.bg),
    ) +
    tint(
      'roof',
      path(
        pen`M${x - 10} ${top + 8}${Array.from({ length: tiles }, () => pen`q${(w + 20) / tiles / 2} 18 ${(w + 20) / tiles} 0`).join('')}Z`,
        SW.bg,
      ),
    ) +
    tint('rose', path(pen`M${x + w * 0.24} ${foot - 70}l${w * 0.06} -26h${w * 0.4}l${w * 0.06} 26Z`, SW.bg))
  )
}

/** White walls, some with a dome, some with a slender tower. */
const domed: Front = (x, foot, w, h, rng) => {
  const [top, r] = [foot - h, w * 0.36]
  const dome = () =>
    tint('gamboge', rect(x + w / 2 - 3, top - r * 1.24 - 22, 6, 26, SW.bg * 0.9)) +
    tint(
      'sky',
      path(
        pen`M${x + w / 2 - r} ${top}C${x + w / 2 - r * 1.1} ${top - r} ${x + w / 2 - r * 0.4} ${top - r * 1.1} ${x + w / 2} ${top - r * 1.26}C${x + w / 2 + r * 0.4} ${top - r * 1.1} ${x + w / 2 + r * 1.1} ${top - r} ${x + w / 2 + r} ${top}Z`,
        SW.bg,
      ),
    )
  const battlements = () =>
    tint('sand', path(pen`M${x} ${top}${[1, 2, 3].map(() => pen`v-18h${w / 6}v18h${w / 6}`).join('')}Z`, SW.bg))
  return (
    (rng.unit() < 0.55 ? dome() : battlements()) +
    tint('sand', rect(x, top, w, h, SW.bg)) +
    openings(x, foot, w, h, true)
  )
}

/** Dark wood, paper windows, and roofs with their corners turned up. */
const wooden: Front = (x, foot, w, h, rng) => {
  const low = Math.min(h, 210)
  const eaves = (y: number, out: number, rise: number) =>
    tint(
      'slate',
      path(
        pen`M${x - out} ${y - 6}Q${x + 10} ${y - 8} ${x + 26} ${y - rise}H${x + w - 26}Q${x + w - 10} ${y - 8} ${x + w + out} ${y - 6}L${x + w + out - 8} ${y + 12}H${x - out + 8}Z`,
        SW.bg,
      ),
    )
  const paper = (y: number, n: number, high: number) =>
    tint(
      'cream',
      Array.from({ length: n }, (_, i) => rect(x + 12 + (i * (w - 24)) / n, y, (w - 24) / n - 6, high, SW.bg)).join(''),
    ) + line(pen`M${x + 12} ${y + high / 2}H${x + w - 18}`, SW.bg * 0.85)
  return (
    tint('wood', rect(x + 12, foot - low, w - 24, low * 0.5, SW.bg)) +
    paper(foot - low + 18, 3, 48) +
    eaves(foot - low, 12, 60) +
    tint('wood', rect(x, foot - low * 0.5, w, low * 0.5, SW.bg)) +
    paper(foot - low * 0.5 + 26, rng.pick([2, 3]), low * 0.5 - 34) +
    eaves(foot - low * 0.5, 18, 34)
  )
}

export const FRONTS = { gabled, southern, domed, wooden } as const

/** Houses shoulder to shoulder across the page. */
export const facades =
  (kind: keyof typeof FRONTS, foot = 776, high: readonly [number, number] = [230, 380]) =>
  ({ rng }: Ask): string => {
    const all: string[] = []
    for (let x = -30; x < 1040; ) {
      const w = rng.between(122, 160)
      all.push(prop(FRONTS[kind](x, foot, w, rng.between(...high), rng)))
      x += w
    }
    return all.join('')
  }
