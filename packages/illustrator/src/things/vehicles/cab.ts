/** The cab of a truck, its left edge at x, 130 wide and 226 high, and what one sees through its window. */
import type { Pen } from '../../art/pen.ts'
import { steering } from '../kit.ts'

const WINDOW = '18,-128! 18,-206! 74,-206! 102,-128!'

export function cabInside(p: Pen, x: number): void {
  p.within(x, 0, 0, 1, () => {
    p.tint('glass').poly('10,-120 10,-212 80,-212 112,-120')
    p.tint('peach').blob('18,-118! 18,-162 28,-170 40,-160 44,-118!')
    steering(p, 92, -136, 17)
  })
}

export function cab(p: Pen, x: number, tint: string): void {
  p.tint(tint).within(x, 0, 0, 1, () => {
    p.frame('0,-36! 0,-214 14,-228 76,-228 92,-216 118,-138! 128,-116 130,-36!', [WINDOW])
    p.line('8,-112 108,-112').line('8,-112 8,-44').line('92,-112 88,-60').line('22,-94 42,-94')
    p.tint('straw').ell(114, -84, 13, 15)
    p.tint('stone').card(60, -50, 78, 20, 8)
  })
}

/** Where a driver is, for a cab at x. */
export const cabPoints = (x: number) => ({ seat: [x + 38, -92], wheel: [x + 90, -136], door: [x + 46, -80] }) as const
export const cabHollow = (x: number): readonly [number, number, number, number] => [x + 16, -206, x + 100, -86]
