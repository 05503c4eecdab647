import type { Editor } from './editor.ts'
import type { CanvasPoint } from './geometry/point.ts'
import { colorAt } from './sheet/color-at.ts'
import { nameColor } from './sheet/color-name.ts'
import type { ToolName } from './state/drawing-state.ts'
import { brushTool } from './tools/brush.ts'
import { bucketTool } from './tools/bucket.ts'
import { eraserTool } from './tools/eraser.ts'
import { eyedropperTool } from './tools/eyedropper.ts'
import type { Tool } from './tools/tool.ts'
import { type PointerKind, PointerMachine, type PointerSample, type PointSample } from './view/pointer-machine.ts'
import type { View } from './view/view.ts'

const TOOLS: Record<ToolName, (editor: Editor) => Tool> = {
  brush: brushTool,
  eraser: eraserTool,
  bucket: bucketTool,
  eyedropper: eyedropperTool,
}

const UNDO_FINGERS = 2
const REDO_FINGERS = 3

export interface HandOptions {
  editor: Editor
  view: View
  /** The view has moved. */
  onView: () => void
  /** Calls once after a while; returns how to call it off. */
  after: (ms: number, work: () => void) => () => void
}

/** Brings pointers, view and tools together. Returns what to feed pointer samples to. */
export function createHand({ editor, view, onView, after }: HandOptions): (sample: PointerSample) => void {
  const tools = Object.fromEntries(Object.entries(TOOLS).map(([name, make]) => [name, make(editor)])) as Record<
    ToolName,
    Tool
  >
  let tool: Tool | null = null
  let kind: PointerKind = 'mouse'
  // A mouse that left the page with its button down: the stroke has ended, the next begins where it comes back.
  let away = false

  const place = (sample: PointSample): CanvasPoint => {
    const { x, y } = view.toCanvas(sample)
    return { x, y, pressure: sample.pressure, tilt: sample.tilt, time: sample.time }
  }
  const isOff = ({ x, y }: CanvasPoint) => {
    const reach = editor.store.getState().brushSize / 2
    const far = editor.sheet.size + reach
    return x < -reach || y < -reach || x > far || y > far
  }
  const moveMouse = (points: CanvasPoint[]) => {
    for (const point of points) {
      if (away && isOff(point)) continue
      if (away) {
        away = false
        tool?.down(point, kind)
      } else tool?.move([point])
      if (!isOff(point)) continue
      away = true
      tool?.up()
    }
  }

  const machine = new PointerMachine(
    {
      begin(point, pointer, erase) {
        // A gradient that the keyboard was aiming stays as it is.
        if (editor.isAiming) editor.endFill()
        tool = erase ? tools.eraser : tools[editor.store.getState().tool]
        kind = pointer
        away = false
        tool.down(place(point), kind)
      },
      extend(points) {
        if (kind === 'mouse') moveMouse(points.map(place))
        else tool?.move(points.map(place))
      },
      end() {
        if (!away) tool?.up()
        tool = null
      },
      cancel() {
        tool?.cancel()
        tool = null
      },
      pan(dx, dy) {
        view.pan(dx, dy)
        onView()
      },
      pinch(from, spread, to, newSpread) {
        view.pinch(from, spread, to, newSpread)
        onView()
      },
      pick(point) {
        const color = colorAt(editor.sheet, place(point))
        if (!color) return
        editor.choices.setColor(color)
        editor.store.set({ announcement: `Picked ${nameColor(color)}.` })
      },
      tap(fingers) {
        if (fingers === UNDO_FINGERS) editor.undo()
        else if (fingers === REDO_FINGERS) editor.redo()
      },
    },
    after,
  )
  return (sample) => machine.handle(sample)
}
