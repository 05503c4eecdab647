import type { Editor } from '../editor.ts'
import type { CanvasPoint } from '../geometry/point.ts'
import { colorAt } from '../sheet/color-at.ts'
import type { Tool } from './tool.ts'

/** The color follows the pointer while it is down; lifting it goes back to painting or filling. */
export function eyedropperTool(editor: Editor): Tool {
  let before = ''
  const pick = (point: CanvasPoint | undefined) => {
    const picked = point && colorAt(editor.sheet, point)
    if (picked) editor.store.set({ color: picked })
  }
  return {
    down(point) {
      before = editor.store.getState().color
      pick(point)
    },
    move: (points) => pick(points.at(-1)),
    up: () => editor.choices.setColor(editor.store.getState().color),
    cancel: () => editor.store.set({ color: before }),
  }
}
