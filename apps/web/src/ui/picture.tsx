import { clsx } from 'clsx'
import { type CSSProperties, useState } from 'react'
import { bloom } from '@/ui/bloom.ts'
import { Doodle } from '@/ui/doodle.tsx'
import { washOf } from '@/ui/wash.ts'

export interface PictureProps {
  /** The line drawing. */
  line: string
  /** The same in several widths, and how wide it is shown. */
  lineSet?: string | undefined
  sizes?: string | undefined
  /** A pencil doodle stands in its place until it is there. */
  sketched?: boolean | undefined
  /** Its colored version, when there is one. */
  color?: string | null | undefined
  /** Colors the picture when there is no colored version: the same seed always gives the same wash. */
  seed?: string | undefined
  alt: string
  /** Fetch the colored version: false until someone comes near, or a gallery loads every picture twice. */
  armed?: boolean | undefined
  /** A fixed stain, in percent of the width, for a picture that colors itself in step by step. */
  held?: number | undefined
  /** Where the stain starts, in percent of the width. */
  at?: readonly [number, number] | undefined
  eager?: boolean | undefined
  className?: string | undefined
}

const stain = (held: number | undefined, at: PictureProps['at']) =>
  ({
    ...(held !== undefined && { '--stain-size': `${held}cqw` }),
    ...(at && { '--stain-x': `${at[0]}cqw`, '--stain-y': `${at[1]}cqw` }),
  }) as CSSProperties

/** Neighbors get other doodles. */
const indexOf = (seed: string) => [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** A sheet that colors in from where it is touched. The element around it spreads `bloom` and has that class. */
export function Picture(props: PictureProps) {
  const { line, lineSet, sizes, sketched, color, seed = line, alt, armed = true, held, at, eager, className } = props
  const [failed, setFailed] = useState<string>()
  const [ready, setReady] = useState<string>()
  const [drawn, setDrawn] = useState<string>()
  const isHeld = held === undefined ? undefined : ''
  const style = stain(held, at)
  const hasColor = color && color !== failed
  return (
    <span className={clsx('picture', className)}>
      {sketched && drawn !== line && <Doodle index={indexOf(seed)} behind />}
      <img
        src={line}
        srcSet={lineSet}
        sizes={sizes}
        alt={alt}
        width="512"
        height="512"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={sketched ? () => setDrawn(line) : undefined}
      />
      {hasColor && armed && (
        <img
          className="pigment"
          // Held back until it is there: a stain that starts on an empty picture finishes before anyone sees it.
          data-held={isHeld ?? (ready === color ? undefined : '')}
          style={style}
          src={color}
          alt=""
          decoding="async"
          onLoad={() => setReady(color)}
          onError={() => setFailed(color)}
        />
      )}
      {!hasColor && <span className="pigment wash" data-held={isHeld} style={{ ...washOf(seed), ...style }} />}
    </span>
  )
}

/** A picture by itself that blooms under the pointer. */
export function BloomPicture(props: PictureProps) {
  const [near, setNear] = useState(false)
  return (
    <span
      className={clsx('bloom', 'block', props.className)}
      {...bloom}
      onPointerEnter={(event) => {
        setNear(true)
        bloom.onPointerEnter(event)
      }}
    >
      <Picture {...props} className="picture--cast" armed={near} />
    </span>
  )
}

/** A line drawing in pencil blue: something that is not there yet. `inked` leaves the colors of the asset alone. */
export function Sketch({ src, alt = '', inked }: { src: string; alt?: string; inked?: boolean }) {
  return (
    <span className="picture picture--cast">
      <img src={src} alt={alt} width="336" height="336" decoding="async" />
      {!inked && <i className="pencil" />}
    </span>
  )
}
