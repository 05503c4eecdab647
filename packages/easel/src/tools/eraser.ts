import type { Editor } from '../editor.ts'
import type { Tool } from './tool.ts'

/** Removes pixels; the page shows through again. */
export function eraserTool(editor: Editor): Tool {
  return {
    down: (point, kind) => editor.beginStroke(point, { erase: true, path: kind === 'mouse' ? 'sparse' : 'dense' }),
    move: (points) => editor.extendStroke(points),
    up: () => editor.endStroke(),
    cancel: () => editor.rollback(),
  }
}
