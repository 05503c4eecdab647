import type { Editor } from '../editor.ts'
import type { Tool } from './tool.ts'

export function brushTool(editor: Editor): Tool {
  return {
    down: (point, kind) => editor.beginStroke(point, { erase: false, path: kind === 'mouse' ? 'sparse' : 'dense' }),
    move: (points) => editor.extendStroke(points),
    up: () => editor.endStroke(),
    cancel: () => editor.rollback(),
  }
}
