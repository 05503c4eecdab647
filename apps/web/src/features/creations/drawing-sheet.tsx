import type { CSSProperties } from 'react'
import garden from '@/assets/sketch/garden.webp'

const TULIP =
  'm0 0v-44m0 2c-15 0-20-13-13-23 4 6 9 6 13-3 4 9 9 9 13 3 7 10 2 23-13 23m0 30c-11 0-18-8-20-15m20 11c9 0 16-6 20-13'
const CLOUD = 'm0 0c-17 0-22-24-4-28 0-21 32-28 40-9 15-10 36 3 30 20 15 2 15 17 0 17z'
const WING =
  'm0 0c-6-20-34-22-32-4 1 10 14 14 32 4-16 4-22 18-12 22 8 3 13-8 12-22 6-20 34-22 32-4-1 10-14 14-32 4 16 4 22 18 12 22-8 3-13-8-12-22'

/** A scene that is nobody's page: what the words will become is not known yet. */
function Doodle({ className, stroke, style }: { className?: string; stroke: string; style?: CSSProperties }) {
  return (
    <svg
      className={className}
      style={style}
      viewBox="0 0 400 400"
      fill="var(--color-white)"
      stroke={stroke}
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="206" cy="168" r="46" />
      <path d="M206 98V76M153 114l-15-16M259 114l15-16M130 160l-22-6M282 160l22-6" />
      <path d={CLOUD} transform="translate(48 100)" />
      <path d={CLOUD} transform="translate(306 84) scale(.8)" />
      <path d={WING} transform="translate(262 40) rotate(-12) scale(.7)" />
      <path d="M-10 236C60 166 132 168 204 226S342 172 410 216V420H-10z" />
      <path d="M70 232v-26c-24 0-32-28-14-38-2-22 34-28 40-6 22 2 22 42-6 44h-20" />
      <path d="M296 232v-34l30-26 30 26v34zM318 232v-20h16v20M340 184v-16h9v24" />
      <path d="M-10 296C82 240 168 250 236 296S352 272 410 286V420H-10z" />
      <path d="M234 302c-30 26-60 44-56 102M252 308c-14 32-34 56-18 96" />
      <path d={TULIP} transform="translate(62 380)" />
      <path d={TULIP} transform="translate(116 362) scale(.8)" />
      <path d={TULIP} transform="translate(312 390)" />
      <path d={TULIP} transform="translate(364 366) scale(.8)" />
    </svg>
  )
}

/** In percent of the width: covers the sheet's far corner at the end. */
const wholeSheet = 240

/** Pencil at first; ink spreads over it with the share that is done. */
export function DrawingSheet({ share }: { share: number }) {
  const ink = {
    '--stain-size': `${Math.round(share * wholeSheet)}cqw`,
    '--stain-x': '34cqw',
    '--stain-y': '38cqw',
  } as CSSProperties
  return (
    <div className="sheet">
      <div className="picture">
        <Doodle stroke="var(--color-pencil)" />
        <Doodle className="pigment" style={ink} stroke="var(--color-sheet-ink)" />
      </div>
    </div>
  )
}

/** Before there is anything to draw. */
export function BlankSheet() {
  return (
    <div className="sheet">
      <div className="picture grid content-center justify-items-center gap-3 px-10 pb-28 text-center">
        <h2 className="static! h-auto! w-auto!">Your page appears here</h2>
        <p className="muted static! h-auto! w-auto! max-w-[24em]">Crisp black lines on white paper, ready to color.</p>
        <img className="top-auto! h-auto!" src={garden} alt="" width="1120" height="411" />
      </div>
    </div>
  )
}
