import { decodeRegionMap, type RegionMap, type RegionTable, regionAt, tabulateRegions } from '@inkbloom/regions'
import { createCanvasScreen } from './dom/canvas-screen.ts'
import type { Point } from './geometry/point.ts'
import { BloomPlayer } from './sheet/bloom-player.ts'
import { parseColor } from './sheet/color.ts'
import { fillRegion } from './sheet/fill.ts'
import { shapesOf } from './sheet/region-shapes.ts'
import { Sheet } from './sheet/sheet.ts'
import { PANS } from './tin.ts'

export interface HeroOptions {
  canvas: HTMLCanvasElement
  /** Encoded region map of the line art, which lies over the canvas by multiply. Square, side a multiple of 64 px. */
  regions: Uint8Array
  /** The color of a region; pans in turn, unless told. */
  colorOf?: (label: number) => string
}

/** Line art that takes color under the pointer: the easel's raster and bloom, and nothing else of it. Returns how to stop. */
export function createHero({ canvas, regions, colorOf = panOf }: HeroOptions): () => void {
  const { map } = decodeRegionMap(regions)
  const table: RegionTable = tabulateRegions(map)
  const sheet = new Sheet(map.width)
  const shapes = shapesOf(table, sheet.columns)
  const screen = createCanvasScreen(canvas, map.width)
  const colored = new Set<number>()
  const blooms = new BloomPlayer(sheet, { map, table }, screen)
  const color = (region: number, at: Point) => {
    colored.add(region)
    if (screen.motion) blooms.start(region, at)
    const shape = shapes[region]!
    fillRegion(sheet, shape, parseColor(colorOf(region)) ?? 0)
    if (screen.motion) blooms.play()
    else for (const rect of shape.rects) screen.show(sheet, rect)
  }
  const onMove = (event: PointerEvent) => {
    const at = pointUnder(canvas, map, event)
    const region = regionAt(map, at.x, at.y)
    if (region !== 0 && !colored.has(region)) color(region, at)
  }
  canvas.addEventListener('pointermove', onMove)
  canvas.addEventListener('pointerdown', onMove)
  return () => {
    screen.stop()
    canvas.removeEventListener('pointermove', onMove)
    canvas.removeEventListener('pointerdown', onMove)
  }
}

function pointUnder(canvas: HTMLCanvasElement, map: RegionMap, event: PointerEvent): Point {
  const box = canvas.getBoundingClientRect()
  const across = (event.clientX - box.left) / box.width
  const down = (event.clientY - box.top) / box.height
  return { x: across * map.width, y: down * map.height }
}

/** Black, grays and white are left out: nobody would see them bloom. */
function panOf(label: number): string {
  return PANS[4 + ((label * 7) % (PANS.length - 4))]!.color
}
