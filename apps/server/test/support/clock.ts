import type { Clock } from '../../src/kernel/clock.ts'

/** Stands still until told to move. */
export class TestClock implements Clock {
  #time: number

  constructor(date: Date | string = '2030-01-15T12:00:00.000Z') {
    this.#time = new Date(date).getTime()
  }

  now(): Date {
    return new Date(this.#time)
  }

  set(date: Date | string): void {
    this.#time = new Date(date).getTime()
  }

  advance(milliseconds: number): void {
    this.#time += milliseconds
  }
}
