import type { Point } from '../geometry/point.ts'
import { rectsOf } from '../geometry/rect.ts'
import type { Regions } from '../geometry/regions.ts'
import type { Screen } from '../screen.ts'
import { Bloomer } from './bloom.ts'
import type { Sheet } from './sheet.ts'

/** Plays blooms on a screen, frame by frame, for as long as color spreads. */
export class BloomPlayer {
  readonly #sheet: Sheet
  readonly #screen: Screen
  readonly #bloomer: Bloomer
  #isPlaying = false

  constructor(sheet: Sheet, regions: Regions, screen: Screen) {
    this.#sheet = sheet
    this.#screen = screen
    this.#bloomer = new Bloomer(sheet, regions)
  }

  /** Call before filling: what is there now is what the color spreads over. */
  start(label: number, from: Point) {
    this.#bloomer.start(label, from, this.#screen.now())
  }

  /** Call after filling. The bloom shows the region from here on. */
  play() {
    if (this.#isPlaying) return
    this.#isPlaying = true
    const tick = () => {
      if (!this.#isPlaying) return
      this.#isPlaying = this.#bloomer.frame(this.#screen.now(), (...tile) => this.#screen.showInstead(...tile))
      if (this.#isPlaying) this.#screen.frame(tick)
    }
    this.#screen.frame(tick)
  }

  /** Finishes every bloom at once. */
  finish() {
    this.#isPlaying = false
    for (const rect of rectsOf(this.#bloomer.finish(), this.#sheet.columns)) this.#screen.show(this.#sheet, rect)
  }
}
