/** A bear as high as a house that is led through the streets on ropes. */
import { thing } from '../../art/thing.ts'
import { face } from '../shapes.ts'

export const paradeBalloon = thing({
  name: 'parade balloon',
  size: [400, 520],
  habitat: 'air',
  points: { tie: [0, -10] },
  back(p) {
    for (const [x, foot] of [
      [-110, -150],
      [0, -30],
      [110, 150],
    ])
      p.line(`${x},-190 ${foot},0`, p.at.sw)
    for (const s of [-1, 1]) {
      p.tint('ochre').ell(s * 86, -466, 44)
      p.tint('cream').ell(s * 86, -466, 22)
    }
    p.tint('ochre').fuse(() => {
      p.ell(0, -250, 118, 108)
      for (const s of [-1, 1]) {
        p.blob(`${s * 80},-310 ${s * 170},-340 ${s * 196},-300 ${s * 170},-262 ${s * 90},-230`)
        p.ell(s * 84, -172, 58, 46)
      }
    })
    p.tint('cream').ell(0, -240, 66, 68)
    for (const s of [-1, 1]) p.tint('cream').ell(s * 90, -168, 30, 24)
    p.tint('ochre').ell(0, -410, 112, 96)
    p.tint('cream').ell(0, -380, 48, 36)
    face(p, 0, -412, 62)
    p.tint('vermilion').blob('0,-312! -54,-336 -54,-290!').blob('0,-312! 54,-336 54,-290!').ell(0, -312, 16)
  },
})
