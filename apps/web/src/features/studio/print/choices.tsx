import { canvasSize } from '@inkbloom/contract/constants'
import { type ReactNode, useId } from 'react'
import { type Layout, layOut } from '@/features/studio/print/layouts.ts'
import type { PrintedPicture } from '@/features/studio/print/print-sheet.tsx'
import { layoutNames } from '@/features/studio/print/sheet-words.ts'

interface ChoiceProps<T> {
  value: T
  onChange: (value: T) => void
}

interface ChoiceOfGroup {
  group: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Choice = ({ group, isChosen, onChoose, children }: ChoiceOfGroup) => (
  <label className="print__choice">
    <input className="sr-only" type="radio" name={group} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)

/** Little papers: the layout is chosen by looking. */
export function LayoutChoice({ value, onChange }: ChoiceProps<Layout>) {
  const group = useId()
  return (
    <fieldset className="print__layouts">
      <legend className="label">Layout</legend>
      {(Object.keys(layoutNames) as Layout[]).map((layout) => (
        <Choice key={layout} group={group} isChosen={layout === value} onChoose={() => onChange(layout)}>
          <LittleSheet layout={layout} />
          {layoutNames[layout]}
        </Choice>
      ))}
    </fieldset>
  )
}

function LittleSheet({ layout }: { layout: Layout }) {
  const { width, height, pictures, names, dashes } = layOut(layout, 'letter', { named: layout === 'card' })
  return (
    <svg className="print__little" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {pictures.map(({ x, y, width: w, height: h }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} />
      ))}
      {dashes.map(({ x1, y1, x2, y2 }) => (
        <path key={`${x1} ${y1}`} data-dashed="" d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
      {names.map(({ x, y, width: w }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h${w}`} />
      ))}
    </svg>
  )
}

interface PictureChoiceProps extends ChoiceProps<boolean> {
  lines: string
  colors: string | null
}

export function PictureChoice({ value: blank, onChange, lines, colors }: PictureChoiceProps) {
  const group = useId()
  const choices = [
    { label: 'Colored', isBlank: false, picture: { lines, colors } },
    { label: 'Blank', isBlank: true, picture: { lines, colors: null } },
  ]
  return (
    <fieldset className="print__pictures">
      <legend className="label">Picture</legend>
      {choices.map(({ label, isBlank, picture }) => (
        <Choice key={label} group={group} isChosen={isBlank === blank} onChoose={() => onChange(isBlank)}>
          <LittlePicture {...picture} />
          {label}
        </Choice>
      ))}
      <p className="caption muted">Blank prints the lines only, ready for real crayons.</p>
    </fieldset>
  )
}

function LittlePicture({ lines, colors }: PrintedPicture) {
  return (
    <svg className="print__little" viewBox={`0 0 ${canvasSize} ${canvasSize}`} aria-hidden="true">
      <image href={lines} width={canvasSize} height={canvasSize} />
      {colors && <image className="print-sheet__colors" href={colors} width={canvasSize} height={canvasSize} />}
    </svg>
  )
}
