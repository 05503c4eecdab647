/** The cab of a truck, its left edge at x, 150 wide and 248 high, and what one sees through its window. */
import type { Pen } from '../../art/pen.ts'
import { steering } from '../kit.ts'

const WINDOW = '14,-126! 14,-230! 90,-230! 126,-126!'

export function cabInside(p: Pen, x: number): void {
  p.within(x, 0, 0, 1, () => {
    p.tint('glass').poly('8,-116 8,-236 96,-236 134,-116')
    p.tint('peach').blob('14,-114! 14,-168 26,-178 40,-166 46,-114!')
    steering(p, 108, -138, 18)
  })
}

export function cab(p: Pen, x: number, tint: string): void {
  p.tint(tint).within(x, 0, 0, 1, () => {
    p.frame('0,-36! 0,-236! 12,-248! 92,-248! 108,-238 140,-142! 148,-118 150,-36!', [WINDOW])
    p.line('8,-110 130,-110').line('8,-110 8,-44').line('110,-110 104,-60')
    p.tint('stone').card(20, -100, 28, 13, 6)
    p.tint('straw').ell(132, -84, 14, 16)
    if (p.fits(10)) p.tint('cream').ell(133, -84, 8, 9)
    p.tint('stone').card(80, -50, 78, 20, 8)
    // A mirror on its arm, where it is no mere speck.
    if (p.fits(13)) p.tint('slate').bar('100,-196 142,-202', 2.5).card(134, -216, 19, 42, 7)
  })
}

/** Where a driver is, for a cab at x. */
export const cabPoints = (x: number) =>
  ({ seat: [x + 44, -80], wheel: [x + 106, -138], door: [x + 50, -80], rim: [x + 60, -126] }) as const
export const cabHollow = (x: number): readonly [number, number, number, number] => [x + 12, -226, x + 120, -90]
