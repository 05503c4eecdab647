import { type Direction, readingOrder, regionToward } from '@inkbloom/regions'
import type { Editor } from './editor.ts'
import { SIZE } from './geometry/constants.ts'
import type { Point } from './geometry/point.ts'
import { colorAt } from './sheet/color-at.ts'
import { nameColor } from './sheet/color-name.ts'

export type Walk = Direction | 'next' | 'previous'

/** Coloring without a pointer: regions are walked and filled, each announced with its place and its color's name. */
export interface RegionWalk {
  walk(to: Walk): void
  /** Fills the region under the keyboard's cursor as was chosen. A gradient can then be aimed, and is kept or taken back. */
  fill(): void
  keep(): void
  takeBack(): void
  /** Takes up the color of the region under the keyboard's cursor. */
  pick(): void
  /** Goes to a region, and says what is known of it. */
  visit(region: number, note: string): void
  anchor(region: number): Point
}

export function createRegionWalk(editor: Editor): RegionWalk {
  let order = new Uint16Array()
  let ofMap: object | null = null

  const read = () => {
    const { map } = editor.regions!
    if (ofMap === map) return
    ofMap = map
    order = new Uint16Array(readingOrder(map))
  }
  const move = (to: Walk): number => {
    const { map } = editor.regions!
    read()
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

  const say = (announcement: string) => editor.store.set({ announcement })
  const keep = () => {
    const { region } = editor.store.getState()
    editor.endFill()
    if (region !== 0) say(`Filled with ${colorOf(editor, anchor(region))}. ${describe(region)}`)
  }

  return {
    walk(to) {
      if (!editor.regions || editor.regions.map.count === 0) return
      const region = move(to)
      editor.store.set({ region, announcement: describe(region) })
    },
    fill() {
      const { region } = editor.store.getState()
      if (region === 0 || !editor.fillAt(anchor(region))) return
      if (editor.isAiming) say('Aim with the arrow keys. Enter keeps it, Escape takes it back.')
      else keep()
    },
    keep,
    takeBack() {
      editor.rollback()
      say('Taken back.')
    },
    pick() {
      const { region } = editor.store.getState()
      const color = region === 0 ? null : colorAt(editor.sheet, anchor(region))
      if (!color) return
      editor.choices.setColor(color)
      say(`Picked ${nameColor(color)}.`)
    },
    visit(region, note) {
      read()
      editor.store.set({ region })
      say(`${describe(region)}. ${note}`)
    },
    anchor,
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
