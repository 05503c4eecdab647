import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { person } from '../folk.ts'
import { star } from '../kit.ts'

/** The tall cap of a marching band. */
function shako(p: Pen): void {
  p.tint('vermilion').blob('-34,-178! -30,-226! 30,-226! 34,-178! 0,-186')
  p.tint('white').blob('-6,-226! -16,-254 0,-266 16,-254 6,-226!')
  p.tint('slate').blob('-38,-172! 0,-184 38,-172! 0,-164')
}

function drum(p: Pen, x: number, y: number, r: number): void {
  p.tint('gamboge').ell(x, y, r)
  p.tint('cream').ell(x, y, r * 0.74)
  star(p, x, y + 1, r * 0.5)
}

function fiddle(p: Pen, x: number, y: number, k: number): void {
  p.within(x, y, 0, k, () => {
    p.tint('orange').blob(both('0,-84! 16,-78 12,-58 26,-30 18,0 0,2'))
    p.tint('umber').card(-6, -130, 12, 90, 4)
  })
}

function guitar(p: Pen, x: number, y: number, tint: string): void {
  p.within(x, y, -24, 1, () => {
    p.tint('umber').box4(20, -7, 72, 14).tint(tint).card(88, -12, 26, 24, 6)
    p.blob('-44,0 -34,-28 -6,-26 14,-34 30,-26 24,0 34,26 14,34 -6,26 -34,32')
  })
}

export const BANDS: Thing[] = [
  thing({
    name: 'marching band',
    size: [460, 290],
    points: { headTop: [0, -270] },
    back(p) {
      for (const x of [-76, 76]) person(p, x, -30, 0.9, { coat: 'cerulean', trousers: 'white', hat: shako })
      for (const [i, x] of [-160, 0, 160].entries()) {
        person(p, x, 0, 1, {
          coat: 'vermilion',
          trousers: 'white',
          skin: ['skin1', 'skin4', 'skin2'][i] as string,
          hat: shako,
        })
        if (x === 0) drum(p, x, -72, 46)
        else {
          p.tint('gamboge').bar(`${x - 30},-84 ${x + 20},-92`, 6)
          p.blob(`${x + 12},-100! ${x + 34},-112! ${x + 42},-104 ${x + 42},-78! ${x + 34},-70 ${x + 12},-84!`)
        }
      }
    },
  }),
  thing({
    name: 'rock band',
    size: [460, 260],
    points: { headTop: [0, -250] },
    back(p) {
      person(p, 0, -50, 1, { coat: 'violet', hair: 'hair3' })
      p.tint('stone').bar('-92,-20 -88,-150', 4).bar('92,-20 88,-150', 4)
      p.tint('gamboge').blob('-128,-152 -88,-164 -48,-152 -88,-142').blob('128,-152 88,-164 48,-152 88,-142')
      drum(p, 0, -54, 52)
      person(p, -160, 0, 1.05, { coat: 'rose', trousers: 'blue', skin: 'skin3', hair: 'hair1', long: true })
      person(p, 160, 0, 1.05, { coat: 'sap', trousers: 'night', hair: 'hair2' })
      guitar(p, -166, -82, 'vermilion')
      guitar(p, 150, -82, 'cerulean')
    },
  }),
  thing({
    name: 'orchestra',
    size: [520, 320],
    points: { headTop: [0, -300] },
    back(p) {
      for (const x of [-120, 0, 120]) {
        person(p, x, -96, 0.82, { coat: 'night', hair: x > 0 ? 'hair2' : 'hair4', long: x === 0 })
        p.tint('gamboge').blob(`${x - 10},-176! ${x + 40},-206! ${x + 48},-180 ${x + 40},-154! ${x - 10},-164!`)
      }
      p.tint('bark').card(-236, -104, 472, 20, 8)
      for (const [i, x] of [-190, 0, 190].entries()) {
        person(p, x, 0, 1, {
          coat: i % 2 ? 'plum' : 'night',
          long: i % 2 === 1,
          skin: ['skin1', 'skin4', 'skin2', 'skin3'][i] as string,
          hair: ['hair1', 'hair5', 'hair3', 'hair1'][i] as string,
        })
        fiddle(p, x + 4, i === 1 ? -30 : -6, i === 1 ? 0.62 : 0.95)
      }
    },
  }),
]
