/** What animals have round the neck: scarves, bows, collars. */
import type { Ask } from './actor.ts'
import { ringOf } from './geom.ts'
import { type Frame, fluff, type Ink, mirrored } from './ink.ts'

/** The end of a scarf hangs above the ground, where nobody steps on it. */
function clearOfFeet(g: Frame, low: number): number {
  let end = low
  while (end > 1.1 && g.at(0, end)[1] > -11) end -= 0.1
  return end
}

/** The upper and the lower edge of a scarf's turn about the neck, which its stripes end at. */
function rimsOfScarf(x: number): [number, number] {
  const t = (x + 1.1) / 2.2
  const ends = (1 - t) ** 2 + t ** 2
  return [-0.4 * ends, 0.3 * ends + 1.32 * t * (1 - t)]
}

const WIDEST_BOW = 17

/** Round the neck: x across it, y along it toward the body, in radii of the neck; so far down a scarf hangs. */
export function wearOnNeck(ink: Ink, wears: Ask['wears'], g: Frame, low = 2.4): void {
  for (const { name, attributes } of wears) {
    if (name === 'scarf') {
      const end = clearOfFeet(g, low * (attributes.includes('long') ? 1.9 : 1))
      // About a neck as wide as the body it is no wider, or it would be an apron.
      const w = Math.min(1, 17 / g.s)
      ink
        .tint('cloth6')
        .shape(
          g.d(
            `M${0.3 * w} .2C${0.6 * w} .6 ${0.66 * w} 1.2 ${0.62 * w} ${end}L${-0.2 * w} ${end}C${-0.1 * w} 1.3 ${-0.1 * w} .8 ${-0.3 * w} .4Z`,
          ),
        )
      const isDotted = attributes.some((word) => /^(spotted|dotted|polka-dot)$/.test(word))
      const isRoomy = ink.fits(g.s * 0.8)
      // Stripes that were asked for are many, or another pattern would be drawn between them.
      const isStriped = attributes.includes('striped') && ink.fits(g.s * 0.42)
      const [bottom, top, step] = isStriped ? [end - 0.26, 0.6, 0.26] : [end - 0.6, 1.2, 0.8]
      for (let y = bottom; y > top && isRoomy; y -= step)
        if (isDotted) ink.oval(g.at(0.22, y), g.s * 0.2)
        else ink.line(g.d(`M${-0.18 * w} ${y}L${0.62 * w} ${y}`))
      ink.shape(g.d('M-1.1 -.4Q0 0 1.1 -.4Q1.36 0 1.1 .3Q0 .66 -1.1 .3Q-1.36 0 -1.1 -.4Z'))
      for (const x of isStriped ? [-0.9, -0.54, -0.18, 0.18, 0.54, 0.9] : [-0.8, -0.3, 0.3, 0.8]) {
        const [upper, lower] = rimsOfScarf(x)
        if (isDotted && isRoomy) ink.oval(g.at(x, (upper + lower) / 2), g.s * 0.17)
        else if (attributes.includes('striped') && isRoomy) ink.line(g.d(`M${x} ${upper}L${x} ${lower}`))
      }
    }
    if (name === 'bow tie' || name === 'tie') {
      // About a neck as wide as the body it is no wider, or it would be a second pair of wings.
      const w = Math.min(1, WIDEST_BOW / g.s)
      const at = (x: number, y: number) => `${x * w} ${0.18 + (y - 0.18) * w}`
      const wing = `M${at(0.1, 0.06)}C${at(0.4, -0.5)} ${at(0.9, -0.56)} ${at(1.04, -0.32)}C${at(1.14, 0.02)} ${at(1.12, 0.4)} ${at(1.02, 0.66)}C${at(0.86, 0.84)} ${at(0.4, 0.66)} ${at(0.1, 0.3)}Z`
      ink.tint('cloth6')
      if (name === 'tie') ink.shape(g.d('M-.2 .3L.2 .3L.36 1.5L0 1.9L-.36 1.5Z'))
      else ink.shape(g.d(wing)).shape(g.d(mirrored(wing)))
      ink.oval(g.at(0, 0.18), g.s * 0.2 * w)
    }
    if (name === 'necklace' && attributes.some((word) => /^(flower|flowers|floral|flowered|daisy|rose)$/.test(word))) {
      for (const x of [-1, -0.5, 0, 0.5, 1]) {
        const c = g.at(x, 0.5 - 0.5 * x * x)
        ink.tint('rose').shape(fluff(ringOf(c, g.s * 0.3, g.s * 0.3, 6), 0.5), 0.9)
        ink.tint('gamboge').oval(c, g.s * 0.12)
      }
      continue
    }
    if (name === 'collar' || name === 'necklace' || name === 'harness' || name === 'leash') {
      if (attributes.some((word) => /^(spiked|spiky|studded)$/.test(word)))
        for (const x of [-0.8, -0.42, 0.42, 0.8]) {
          const y = 0.28 - 0.3 * x * x
          ink.tint('stone').shape(g.d(`M${x - 0.15} ${y - 0.06}L${x + 0.15} ${y - 0.06}L${x * 1.06} ${y + 0.34}Z`), 0.9)
        }
      ink.tint('cloth6').shape(g.d('M-1.04 -.2Q0 .16 1.04 -.2L1.04 .1Q0 .46 -1.04 .1Z'), 0.9)
      ink.tint('gamboge').oval(g.at(0.1, 0.58), g.s * 0.32)
      // The slit of a bell.
      if (name === 'collar' && ink.fits(g.s * 0.62)) ink.line(g.d('M-.2 .54Q.1 .64 .4 .54M.1 .62L.1 .86'), 0.8)
    }
    if (name === 'stethoscope')
      ink.line(g.d('M-.7 -.2C-.6 1 .6 1 .7 -.2M0 .7L0 1.3'), 1.2).oval(g.at(0, 1.5), g.s * 0.24)
  }
}
