/** Animals as a face alone: as large as a cell, where a whole body would be all small lines. */
import type { Thing } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import { thing } from '../art/thing.ts'

const eyes = (p: Pen, apart: number, y: number): Pen => p.ink(-apart, y, 7, 9).ink(apart, y, 7, 9)

/** A nose of ink and a smile below it. */
const muzzle = (p: Pen, y: number): Pen =>
  p
    .ink(0, y, 11, 8)
    .line(`0,${y + 6} 0,${y + 18}`)
    .line(`-20,${y + 16} -10,${y + 24} 0,${y + 18} 10,${y + 24} 20,${y + 16}`)

export const FACES: readonly Thing[] = [
  thing({
    name: 'cat',
    size: [190, 180],
    back(p) {
      for (const s of [-1, 1]) p.tint('ochre').poly(`${s * 84},-180 ${s * 88},-90 ${s * 20},-146`)
      p.ell(0, -78, 90, 76)
      eyes(p, 36, -92)
      muzzle(p, -64)
      for (const s of [-1, 1]) p.line(`${s * 50},-58 ${s * 94},-64`).line(`${s * 50},-46 ${s * 92},-38`)
    },
  }),
  thing({
    name: 'bear',
    size: [190, 180],
    back(p) {
      for (const s of [-1, 1]) p.tint('umber').ell(s * 64, -146, 32)
      p.ell(0, -80, 90, 80)
      eyes(p, 36, -98)
      p.tint('cream').ell(0, -52, 42, 34)
      muzzle(p, -64)
    },
  }),
  thing({
    name: 'pig',
    size: [190, 180],
    back(p) {
      for (const s of [-1, 1]) p.tint('rose').poly(`${s * 88},-176 ${s * 82},-104 ${s * 28},-146`)
      p.ell(0, -78, 88, 78)
      eyes(p, 38, -98)
      p.tint('rose').ell(0, -64, 38, 27)
      p.ink(-13, -64, 5, 9).ink(13, -64, 5, 9)
      p.line('-22,-24 0,-16 22,-24')
    },
  }),
  thing({
    name: 'fox',
    size: [200, 180],
    back(p) {
      for (const s of [-1, 1]) p.tint('orange').poly(`${s * 82},-180 ${s * 92},-92 ${s * 16},-138`)
      p.blob('0,-140 60,-130 98,-78! 60,-30 0,0! -60,-30 -98,-78! -60,-130')
      p.tint('white')
        .blob('-98,-78! -40,-74 0,-30! -14,-6 0,0! -60,-30')
        .blob('98,-78! 40,-74 0,-30! 14,-6 0,0! 60,-30')
      eyes(p, 36, -90)
      p.ink(0, -8, 13, 10)
    },
  }),
  thing({
    name: 'zebra',
    size: [160, 200],
    back(p) {
      for (const s of [-1, 1])
        p.tint('white').blob(`${s * 34},-160! ${s * 52},-198 ${s * 74},-190 ${s * 70},-156 ${s * 52},-136!`)
      p.tint('white').blob('0,-176 48,-162 62,-112 44,-60 0,-40 -44,-60 -62,-112 -48,-162')
      for (const s of [-1, 1]) p.line(`${s * 58},-136 ${s * 26},-128`).line(`${s * 54},-78 ${s * 24},-86`)
      p.tint('stone').poly('-16,-196 16,-196 10,-140 0,-128 -10,-140')
      eyes(p, 32, -106)
      p.tint('stone').ell(0, -38, 48, 38)
      p.ink(-17, -46, 5, 8).ink(17, -46, 5, 8)
      p.line('-20,-22 0,-14 20,-22')
    },
  }),
  thing({
    name: 'lion',
    size: [200, 200],
    back(p) {
      const lobes = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5)
      p.tint('umber').fuse(() => {
        for (const a of lobes) p.ell(70 * Math.cos(a), -98 + 68 * Math.sin(a), 30)
        p.ell(0, -98, 74)
      })
      p.tint('ochre').ell(0, -96, 62, 60)
      eyes(p, 26, -108)
      muzzle(p, -84)
    },
  }),
  thing({
    name: 'rabbit',
    size: [150, 210],
    back(p) {
      for (const s of [-1, 1]) {
        p.tint('white').ell(s * 32, -156, 24, 54, s * 8)
        p.tint('rose').ell(s * 32, -152, 10, 34, s * 8)
      }
      p.tint('white').ell(0, -64, 70, 62)
      eyes(p, 28, -76)
      muzzle(p, -54)
    },
  }),
  thing({
    name: 'monkey',
    size: [210, 180],
    back(p) {
      for (const s of [-1, 1]) p.tint('umber').ell(s * 80, -92, 25)
      p.ell(0, -90, 78, 86)
      p.tint('cream').blob(
        '0,-122 30,-138 58,-116 52,-78 58,-44 30,-16 0,-12 -30,-16 -58,-44 -52,-78 -58,-116 -30,-138',
      )
      eyes(p, 26, -98)
      p.ink(-7, -66, 4).ink(7, -66, 4)
      p.line('-28,-46 0,-34 28,-46')
    },
  }),
]
