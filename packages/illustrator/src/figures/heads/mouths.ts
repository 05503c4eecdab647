/** Mouths, as moods shape them. */
import type { Pen } from '../../art/pen.ts'
import { type Expression, ovalPath } from './face.ts'

/** A mouth about (x, y), w to each side; `deep` is how far a smile dips. */
export function mouth(pen: Pen, x: number, y: number, w: number, e: Expression, deep = 0.5): void {
  const thin = pen.at.sw * 0.95
  const small = e.mood === 'surprised' || e.mood === 'scared'
  if (e.asleep && !e.open) {
    pen.line(
      [
        [x - w * 0.45, y + w * 0.1],
        [x, y + w * 0.3],
        [x + w * 0.45, y + w * 0.1],
      ],
      thin,
    )
    return
  }
  if (e.mood === 'silly') {
    tongue(pen, x, y, w)
    return
  }
  if (e.mood === 'disgusted') {
    tongue(pen, x, y + w * 0.1, w * 0.7)
    return
  }
  if (e.mood === 'focused' && !e.open) {
    tip(pen, x, y, w)
    return
  }
  if (e.open && (e.mood === 'sad' || e.mood === 'angry')) {
    wail(pen, x, y, w)
    return
  }
  if (e.open && !small) {
    const d = w * 1.15
    pen.blob(
      [
        [x - w, y - w * 0.08, 1],
        [x, y + w * 0.14],
        [x + w, y - w * 0.08, 1],
        [x + w * 0.66, y + d * 0.72],
        [x, y + d],
        [x - w * 0.66, y + d * 0.72],
      ],
      thin,
    )
    if (w * pen.at.scale > 19)
      pen.line(
        [
          [x - w * 0.86, y + d * 0.2],
          [x, y + d * 0.36],
          [x + w * 0.86, y + d * 0.2],
        ],
        thin * 0.8,
      )
    if (w * pen.at.scale > 15)
      pen.line(
        [
          [x - w * 0.56, y + d * 0.76],
          [x, y + d * 0.52],
          [x + w * 0.56, y + d * 0.76],
        ],
        thin * 0.9,
      )
    return
  }
  if (small) {
    if (e.mood === 'scared' && !e.open) tremble(pen, x, y, w)
    else pen.raw(ovalPath(pen, x, y + w * 0.34, w * 0.5, w * (e.open ? 0.74 : 0.6)), '#fff', thin)
    return
  }
  if (e.mood === 'sad' || e.mood === 'angry') {
    // A sad mouth droops, an angry one is pressed together.
    const [half, drop] = e.mood === 'sad' ? [0.9, 0.7] : [1, 0.5]
    pen.line(
      [
        [x - w * half, y + w * drop],
        [x - w * half * 0.5, y + w * 0.18],
        [x, y + w * 0.06],
        [x + w * half * 0.5, y + w * 0.18],
        [x + w * half, y + w * drop],
      ],
      pen.at.sw * 1.1,
    )
    return
  }
  if (e.mood === 'shy') {
    pen.line(
      [
        [x - w * 0.45, y + w * 0.12],
        [x, y + w * 0.36],
        [x + w * 0.5, y],
      ],
      thin,
    )
    return
  }
  const k = /happy|proud|loving/.test(e.mood) ? deep * 1.12 : deep
  pen.line(
    [
      [x - w, y],
      [x - w * 0.5, y + w * k * 0.78],
      [x, y + w * k],
      [x + w * 0.5, y + w * k * 0.78],
      [x + w, y],
    ],
    thin,
  )
}

/** Lips pressed together, the tip of the tongue out at a corner of them. */
function tip(pen: Pen, x: number, y: number, w: number): void {
  // One too small to color would be closed with ink.
  if (w * pen.at.scale > TONGUED) {
    const skin = pen.pigment
    pen.tint('rose').blob(
      [
        [x + w * 0.1, y + w * 0.16, 1],
        [x + w * 0.72, y - w * 0.02, 1],
        [x + w * 0.78, y + w * 0.5],
        [x + w * 0.4, y + w * 0.66],
      ],
      pen.at.sw * 0.85,
    )
    pen.tint(skin)
  }
  pen.line(
    [
      [x - w * 0.74, y],
      [x, y + w * 0.28],
      [x + w * 0.86, y - w * 0.06],
    ],
    pen.at.sw,
  )
}

/** Half the width of a mouth in pixels from which the tip of a tongue is shown. */
const TONGUED = 42

/** Teeth that chatter. */
function tremble(pen: Pen, x: number, y: number, w: number): void {
  const knots = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((c, i) => [x + c * w, y + w * (i % 2 ? 0.1 : 0.42)] as const)
  pen.line(knots, pen.at.sw)
}

/** A wide smile with the tongue out at one side. */
function tongue(pen: Pen, x: number, y: number, w: number): void {
  const skin = pen.pigment
  pen.tint('rose').blob(
    [
      [x + w * 0.05, y + w * 0.5, 1],
      [x + w * 0.75, y + w * 0.34, 1],
      [x + w * 0.86, y + w * 0.95],
      [x + w * 0.52, y + w * 1.25],
      [x + w * 0.16, y + w * 1.0],
    ],
    pen.at.sw * 0.9,
  )
  pen.tint(skin).line(
    [
      [x - w * 1.05, y - w * 0.1],
      [x - w * 0.5, y + w * 0.44],
      [x + w * 0.2, y + w * 0.5],
      [x + w * 1.05, y],
    ],
    pen.at.sw,
  )
}

/** The laughing mouth of a robot, its teeth a row of bars. */
export function grille(pen: Pen, x: number): void {
  pen.blob([
    [x - 0.46, 0.3, 1],
    [x + 0.46, 0.3, 1],
    [x + 0.34, 0.58],
    [x, 0.7],
    [x - 0.34, 0.58],
  ])
  for (const [dx, low] of [
    [-0.2, 0.65],
    [0, 0.7],
    [0.2, 0.65],
  ] as const)
    pen.line([
      [x + dx, 0.3],
      [x + dx, low],
    ])
}

/** Open, its corners down: it cries or shouts. */
function wail(pen: Pen, x: number, y: number, w: number): void {
  const low = y + w * 0.95
  pen.blob(
    [
      [x - w * 0.82, low, 1],
      [x - w * 0.56, y + w * 0.2],
      [x, y - w * 0.06],
      [x + w * 0.56, y + w * 0.2],
      [x + w * 0.82, low, 1],
      [x, low - w * 0.2],
    ],
    pen.at.sw * 0.95,
  )
}
