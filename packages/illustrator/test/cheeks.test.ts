/** Rosy cheeks are areas of their own in a face: they touch neither eye nor muzzle nor outline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Actor } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { asPerson } from '../src/figures/index.ts'
import { SPECIES } from '../src/figures/species/index.ts'
import { withClearCheeks } from '../src/ink/cheeks.ts'
import { Board } from '../src/raster/board.ts'
import { paint } from '../src/raster/paint.ts'
import { spot } from './spot.ts'

const TAG = /<ellipse data-cheek=""[^>]*\/>/g
const SIDE = 1024

/** What is drawn without them, and where they are in the end; null for one that is left out. */
function cheeksOf(actor: Actor, h: number) {
  const art = actor.act(spot({ x: 512, y: 900, h }), { pose: 'stand' })
  const svg = `<svg viewBox="0 0 1024 1024" width="1024" height="1024">${art.layers.map((layer) => layer.svg).join('')}</svg>`
  const between = svg.split(TAG)
  let rest = withClearCheeks(svg).slice(between[0]?.length)
  const cheeks = between.slice(1).map((next) => {
    const at = rest.indexOf(next)
    const tag = rest.slice(0, at)
    rest = rest.slice(at + next.length)
    const number = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
    const turn = (Number(/rotate\(([-\d.]+)/.exec(tag)?.[1] ?? 0) * Math.PI) / 180
    return tag
      ? { x: number('cx'), y: number('cy'), rx: number('rx'), ry: number('ry'), sw: number('stroke-width'), turn }
      : null
  })
  return { svg: between.join(''), cheeks }
}

function inkOf(svg: string): Board {
  const board = new Board(SIDE)
  const tone = (color: string) => (color === '#000' ? 1 : 0)
  paint(board, svg, { fill: tone, stroke: tone })
  return board
}

/** Every seventh of all who are drawn, each at a size of its own. */
const SOME = [...BEASTS.values(), ...Object.keys(SPECIES).map((name) => asPerson(name) as Actor)].filter(
  (_, i) => i % 7 === 0,
)

test('no cheek touches a line of the face, and faces with room for them keep theirs', () => {
  let [asked, kept] = [0, 0]
  for (const [i, actor] of SOME.entries()) {
    const { svg, cheeks } = cheeksOf(actor, [700, 560, 420][i % 3] as number)
    const found = cheeks.filter((cheek) => cheek !== null)
    asked += cheeks.length
    kept += found.length
    if (!found.length) continue
    const board = inkOf(svg)
    for (const { x, y, rx, ry, sw, turn } of found)
      for (let a = 0; a < 360; a += 6) {
        const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
        const [u, v] = [c * (rx + sw), s * (ry + sw)]
        const [px, py] = [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
        assert.equal(board.cells[Math.floor(py) * SIDE + Math.floor(px)], 0, actor.name)
      }
  }
  assert.ok(asked > 60 && kept > asked * 0.3, `${kept} of ${asked}`)
})
