import type { Editor } from '../editor.ts'
import type { Tool } from './tool.ts'

/** Fills on contact, so that the color blooms under the finger; a pinch that follows takes it back. */
export function bucketTool(editor: Editor): Tool {
  return {
    down: (point) => editor.fillAt(point),
    move: (points) => {
      const last = points.at(-1)
      if (last) editor.aimFill(last)
    },
    up: () => editor.endFill(),
    cancel: () => editor.rollback(),
  }
}
