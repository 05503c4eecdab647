import { CHILD_PANS, type Easel, type ToolName } from '@inkbloom/easel'
import Check from 'lucide-react/icons/check'
import type { ComponentType, CSSProperties } from 'react'
import { BigButton } from '@/features/child/big-button.tsx'
import { BrushPicture, BucketPicture, RubberPicture } from '@/features/child/tool-pictures.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'

const tools: readonly { tool: ToolName; name: string; Picture: ComponentType }[] = [
  { tool: 'brush', name: 'Brush', Picture: BrushPicture },
  { tool: 'bucket', name: 'Fill', Picture: BucketPicture },
  { tool: 'eraser', name: 'Rub out', Picture: RubberPicture },
]

/** They carry the color in hand. */
export function ChildTools({ easel }: { easel: Easel }) {
  const inHand = useDrawing(easel, (state) => state.tool)
  const color = useDrawing(easel, (state) => state.color)
  return (
    <div className="child-tools" style={{ '--in-hand': color } as CSSProperties}>
      {tools.map(({ tool, name, Picture }) => (
        <BigButton
          key={tool}
          className="child-tool"
          name={name}
          pressed={inHand === tool}
          onPress={() => easel.setTool(tool)}
        >
          <Picture />
          <span aria-hidden="true">{name}</span>
        </BigButton>
      ))}
    </div>
  )
}

const sizes = [
  { px: 30, name: 'Big' },
  { px: 20, name: 'Middle' },
  { px: 10, name: 'Small' },
] as const

export function ChildSizes({ easel }: { easel: Easel }) {
  const size = useDrawing(easel, (state) => state.brushSize)
  const color = useDrawing(easel, (state) => state.color)
  return (
    <div className="child-sizes" style={{ '--in-hand': color } as CSSProperties}>
      {sizes.map(({ px, name }) => (
        <BigButton
          key={px}
          className="child-size"
          name={name}
          pressed={size === px}
          onPress={() => easel.setBrushSize(px)}
        >
          <i style={{ width: px + 4, height: px + 4 }} />
        </BigButton>
      ))}
    </div>
  )
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** A check mark of ink would vanish on these. */
const dark = ['blue', 'purple', 'brown', 'black']

export function ChildPans({ easel }: { easel: Easel }) {
  const color = useDrawing(easel, (state) => state.color)
  return CHILD_PANS.map((pan) => (
    <BigButton
      key={pan.name}
      className={dark.includes(pan.name) ? 'child-pan child-pan--dark' : 'child-pan'}
      style={{ '--pan-color': pan.color } as CSSProperties}
      name={capitalized(pan.name)}
      pressed={color === pan.color}
      onPress={() => easel.setColor(pan.color)}
    >
      {color === pan.color && <Check />}
    </BigButton>
  ))
}
