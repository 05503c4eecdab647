/** A doll of cloth: a large head, hair of yarn as it was asked for, a dress with puffed sleeves. */
import type { Spot, Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { partLooks } from '../../art/part-looks.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, button, isPatterned, steps } from '../kit.ts'

type Hair = 'bunches' | 'curly' | 'braids' | 'long' | 'short'
const HEAD = { y: -186, rx: 56, ry: 52 } as const

function hairOf({ attributes = [] }: Spot): Hair {
  const looks = partLooks(attributes).flatMap(({ part, look }) => (part === 'hair' ? [look] : []))
  const says = (...words: string[]): boolean => words.some((word) => attributes.includes(word) || looks.includes(word))
  if (says('curly', 'curly-haired', 'fluffy')) return 'curly'
  if (says('braided', 'braids', 'braid') || attributes.some((word) => /braids?$/.test(word))) return 'braids'
  if (says('short', 'short-haired')) return 'short'
  return says('long', 'straight', 'long-haired') ? 'long' : 'bunches'
}

const BEHIND: Readonly<Record<Hair, (p: Pen) => void>> = {
  bunches(p) {
    for (const s of [-1, 1])
      p.blob(`${s * 50},-206! ${s * 78},-216 ${s * 94},-188 ${s * 88},-156 ${s * 72},-140! ${s * 60},-164`)
  },
  curly(p) {
    p.fuse(() => {
      for (const a of steps(152, 388, 12)) p.ell(...around(0, HEAD.y, 60, a), 21)
    })
  },
  braids(p) {
    for (const s of [-1, 1])
      for (const [i, y] of [-172, -150, -128, -106].entries()) p.ell(s * (62 + i * 3), y, 15 - i, 14)
  },
  long(p) {
    p.blob(both('0,-244! 44,-240 66,-206 68,-160 74,-112! 50,-104 30,-120! 20,-150'))
  },
  short(p) {
    p.blob(both('0,-244! 44,-240 64,-206 64,-172 58,-148! 40,-146'))
  },
}

function fringe(p: Pen, hair: Hair): void {
  if (hair === 'curly')
    p.fuse(() => {
      for (const a of steps(194, 346, 7)) p.ell(...around(0, HEAD.y + 4, 46, a), 18)
    })
  else p.blob('-58,-182! -56,-226 -24,-244 0,-246 24,-244 56,-226 58,-182! 46,-204 24,-214 4,-216! -6,-206 -34,-200')
}

function head(p: Pen, hair: Hair): void {
  p.tint('apricot').ell(0, HEAD.y, HEAD.rx, HEAD.ry)
  p.tint('hair2')
  fringe(p, hair)
  for (const s of [-1, 1]) {
    p.ink(s * 22, -178, 8.5, 11).light(s * 22 + 2.4, -182, 3.4)
    p.tint('blush').ell(s * 36, -160, 9, 7)
  }
  p.line('-12,-158 0,-151 12,-158')
  p.tint('violet')
  if (hair !== 'bunches' && hair !== 'braids') return
  for (const s of [-1, 1]) button(p, s * (hair === 'braids' ? 60 : 54), hair === 'braids' ? -190 : -204, 11)
}

function body(p: Pen, spot: Spot): void {
  for (const s of [-1, 1]) {
    p.tint('white').bar(`${s * 20},-44 ${s * 20},-16`, 11)
    p.tint('vermilion').blob(`${s * 44},0! ${s * 44},-16 ${s * 24},-22 ${s * 8},-16 ${s * 8},0!`)
    p.tint('apricot').bar(`${s * 30},-118 ${s * 58},-82`, 10)
  }
  p.tint('rose').as('dress').blob(both('0,-138! 20,-136 30,-108 72,-38! 40,-28 0,-25'))
  for (const s of [-1, 1])
    p.tint('rose')
      .as('dress')
      .ell(s * 33, -120, 18, 17)
  if (isPatterned(spot) || spot.attributes?.some((word) => word.endsWith(' dress'))) return
  p.tint('white').blob(both('0,-140! 20,-140 26,-130 14,-120! 8,-126 0,-130'))
  p.tint('white').blob(
    '-66,-52! -34,-44 0,-41 34,-44 66,-52! 72,-38! 60,-26 48,-34 36,-22 24,-32 12,-20 0,-31 -12,-20 -24,-32 -36,-22 -48,-34 -60,-26 -72,-38!',
  )
}

export const RAG_DOLL: readonly Thing[] = [
  thing({
    name: 'doll',
    size: [180, 250],
    points: { mouth: [0, -152], headTop: [0, -244], grip: [-54, -88], grip2: [54, -88] },
    back(p, spot) {
      const hair = hairOf(spot)
      p.tint('hair2')
      BEHIND[hair](p)
      body(p, spot)
      head(p, hair)
    },
  }),
]
