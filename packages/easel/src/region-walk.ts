import { type Direction, readingOrder, regionToward } from '@inkbloom/regions'
import type { Editor } from './editor.ts'
import { SIZE } from './geometry/constants.ts'
import type { Point } from './geometry/point.ts'
import { nameColor } from './sheet/color-name.ts'

export type Walk = Direction | 'next' | 'previous'

/** Coloring without a pointer: regions are walked and filled, each announced with its place and its color's name. */
export interface RegionWalk {
  walk(to: Walk): void
  /** Fills the region under the keyboard's cursor with the chosen color. */
  fill(): void
}

export function createRegionWalk(editor: Editor): RegionWalk {
  let order = new Uint16Array()
  let ofMap: object | null = null

  const move = (to: Walk): number => {
    const { map } = editor.regions!
    if (ofMap !== map) {
      ofMap = map
      order = new Uint16Array(readingOrder(map))
    }
    const from = editor.store.getState().region
    if (from === 0 || from > map.count) return order[0] ?? 0
    if (to !== 'next' && to !== 'previous') return regionToward(map, from, to)
    const at = order.indexOf(from) + (to === 'next' ? 1 : -1)
    return order[(at + order.length) % order.length]!
  }
  const anchor = (region: number): Point => {
    const { anchors } = editor.regions!.map
    return { x: anchors[region * 2]! + 0.5, y: anchors[region * 2 + 1]! + 0.5 }
  }
  const describe = (region: number) => {
    const place = placeOf(anchor(region))
    return `Region ${order.indexOf(region) + 1} of ${order.length}, ${place}, ${colorOf(editor, anchor(region))}`
  }

  return {
    walk(to) {
      if (!editor.regions || editor.regions.map.count === 0) return
      const region = move(to)
      editor.store.set({ region, announcement: describe(region) })
    },
    fill() {
      const { region, color } = editor.store.getState()
      if (region === 0 || !editor.fillAt(anchor(region))) return
      editor.endFill()
      editor.store.set({ announcement: `Filled with ${nameColor(color)}. ${describe(region)}` })
    },
  }
}

function colorOf(editor: Editor, { x, y }: Point): string {
  const { pixels, size } = editor.sheet
  const pixel = pixels[Math.floor(y) * size + Math.floor(x)]!
  return pixel >>> 24 < 128 ? 'not colored' : nameColor(pixel & 0xffffff)
}

function placeOf({ x, y }: Point): string {
  const third = (value: number, names: [string, string, string]) => names[Math.min(2, Math.floor((value / SIZE) * 3))]!
  const row = third(y, ['top', 'middle', 'bottom'])
  const column = third(x, ['left', 'center', 'right'])
  return row === 'middle' && column === 'center' ? 'center' : `${row} ${column}`
}
