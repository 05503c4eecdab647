/** What is around a wild animal: trunks, boughs that hang into the page, low plants along its foot. */
import type { Rng } from '../../ink/random.ts'
import { twig } from '../birds/surroundings.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'

export type Land = 'forest' | 'mountains' | 'field' | 'jungle' | 'sky'

/** Trunks that stand one behind another, with bark and knots; birches have bands. */
export function trunks(rng: Rng, isBirch: boolean): string {
  let out = ''
  for (const [x, w] of [
    [60, 74],
    [230, 50],
    [800, 52],
    [960, 80],
    [390, 34],
    [650, 34],
  ] as const) {
    const lean = rng.between(-16, 16)
    out += shape(
      curve(
        `${x - w * 0.62},800! ${x - w * 0.44},480 ${x - w * 0.4 + lean},-10! ${x + w * 0.4 + lean},-10! ${x + w * 0.44},480 ${x + w * 0.62},800!`,
      ),
      4.4,
    )
    for (let y = 60 + rng.between(0, 60); y < 740; y += isBirch ? 70 : 150) {
      const side = rng.sign()
      out += isBirch
        ? line(curve(`${x + side * w * 0.4 + lean * 0.6},${y} ${x + side * w * 0.1 + lean * 0.6},${y + 6}`, false), 4)
        : line(
            curve(
              `${x + side * w * 0.16},${y} ${x + side * w * 0.1},${y + 50} ${x + side * w * 0.2},${y + 104}`,
              false,
            ),
            3.3,
          )
    }
    if (!isBirch && w > 45) out += shape(ellipse(x + lean * 0.4, rng.between(260, 460), 13, 20), 3.4)
  }
  return out
}

/** Leaves that hang into the page from its upper corners. */
export const boughs = (name: string | undefined, land: Land, rng: Rng): string =>
  (
    [
      [-10, 190, 300, 0.05],
      [-10, 40, 380, 0.22],
      [120, -20, 240, 0.9],
      [1034, 190, 300, Math.PI - 0.05],
      [1034, 40, 380, Math.PI - 0.22],
      [904, -20, 240, Math.PI - 0.9],
    ] as const
  )
    // Where the sun is, the sky is open.
    .filter(([x]) => x < 512 || land === 'forest' || land === 'jungle')
    .map(([x, y, long, turn]) => twig(name, x, y, long * rng.between(0.9, 1.06), turn + rng.between(-0.08, 0.08), rng))
    .join('')

/** Along the lower edge, high at both sides and low before the feet. */
export function undergrowth(next: (i: number) => string, isSnowy: boolean, isPair: boolean, rng: Rng): string {
  // Two fill the width: nothing grows before their legs.
  const places = [40, 984, 150, 874, 258, 766, 360, 664, 462, 562].slice(0, isPair ? 4 : 10)
  return places
    .map((x, i) => {
      const aside = Math.abs(x - 512) / 480
      const long = 96 + 190 * aside ** 2
      const name = i < 4 || (isSnowy && i < 6) ? next(i + 1) : i % 3 === 0 && !isSnowy ? 'daisy' : undefined
      return twig(name, x, 1030, name === 'daisy' ? Math.max(long, 150) : long, -1.57 + rng.between(-0.2, 0.2), rng)
    })
    .join('')
}
