import { canvasSize } from '@inkbloom/contract/constants'
import type { Ref } from 'react'
import type { LaidSheet, NameLine } from '@/features/studio/print/layouts.ts'

export interface PrintedPicture {
  /** Address of the lines: a vector stays one on paper. */
  lines: string
  /** Address of the color alone, null for a blank page. */
  colors: string | null
}

interface PrintSheetProps {
  ref?: Ref<SVGSVGElement>
  sheet: LaidSheet
  picture: PrintedPicture
  /** Under each picture; an empty one leaves a line to write on. */
  name: string
  label: string
}

/** The sheet of paper itself, in points: what is looked at is what is printed. */
export function PrintSheet({ ref, sheet, picture, name, label }: PrintSheetProps) {
  const { width, height, pictures, names, dashes } = sheet
  return (
    <svg ref={ref} className="print-sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className="print-sheet__paper" width={width} height={height} />
      {pictures.map(({ x, y, width: w, height: h, from }) => (
        <svg
          key={`${x} ${y}`}
          aria-hidden="true"
          x={x}
          y={y}
          width={w}
          height={h}
          viewBox={`${from} 0 ${(canvasSize * w) / h} ${canvasSize}`}
        >
          <image href={picture.lines} width={canvasSize} height={canvasSize} />
          {picture.colors && (
            <image className="print-sheet__colors" href={picture.colors} width={canvasSize} height={canvasSize} />
          )}
        </svg>
      ))}
      {/* A piece of a picture has no edge of its own. */}
      {pictures
        .filter(({ width: w, height: h }) => w !== h)
        .map(({ x, y, width: w, height: h }) => (
          <rect key={`${x} ${y}`} className="print-sheet__line" x={x} y={y} width={w} height={h} />
        ))}
      {dashes.map(({ x1, y1, x2, y2 }) => (
        <path key={`${x1} ${y1}`} className="print-sheet__dashes" d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
      {names.map((line) => (
        <Name key={`${line.x} ${line.y}`} line={line} name={name} />
      ))}
    </svg>
  )
}

const nameSize = 15
/** Of a letter, in its own size: a long name is set smaller, or it would run over the line's end. */
const letterWidth = 0.56

function Name({ line: { x, y, width, turn }, name }: { line: NameLine; name: string }) {
  const size = Math.min(nameSize, (width - 6) / (letterWidth * Math.max(1, name.length)))
  return (
    <g transform={turn ? `rotate(${turn} ${x + width / 2} ${y})` : undefined}>
      {name && (
        <text className="print-sheet__name" x={x + 3} y={y - 5} fontSize={size}>
          {name}
        </text>
      )}
      <path className="print-sheet__line" d={`M${x} ${y}h${width}`} />
    </g>
  )
}
