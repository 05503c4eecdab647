/** Clothes of peoples and of who is hurt: turban, kilt, belt, crutches, plaster. */
import type { Thing } from '../../art/art.ts'
import { type Sketch, thing } from '../../art/thing.ts'

const worn = (name: string, size: [number, number], back: Sketch['back']): Thing =>
  thing({ name, size, habitat: 'worn', points: { grip: [size[0] * 0.3, -size[1] * 0.4] }, back })

export const FOLK_CLOTHES: readonly Thing[] = [
  worn('turban', [130, 90], (p) => {
    p.tint('orange').blob('-60,-8! -64,-50 -36,-84 0,-90 36,-84 64,-50 60,-8! 0,-22')
    p.line('-60,-20 0,-60 44,-82').line('60,-20 0,-60 -44,-82').line('-62,-44 -20,-46 30,-14')
    p.tint('gamboge').ell(0, -62, 9)
  }),
  worn('kilt', [130, 100], (p) => {
    p.tint('vermilion').blob('-42,-96! 42,-96! 62,-4! 0,2 -62,-4!')
    for (const x of [-26, 0, 26])
      p.line([
        [x * 0.7, -94],
        [x * 1.5, -2],
      ])
    p.line('-48,-66 0,-60 48,-66').line('-56,-34 0,-28 56,-34')
    p.tint('umber').card(-43, -100, 86, 14, 4)
    p.tint('cloud').ell(0, -66, 14, 18)
  }),
  worn('karate belt', [150, 90], (p) => {
    p.tint('night').card(-74, -86, 148, 20, 8)
    p.blob('-10,-70! -40,-6! -22,0! 2,-66!').blob('10,-70! 40,-6! 22,0! -2,-66!').ell(0, -76, 16, 13)
  }),
  worn('karate suit', [150, 150], (p) => {
    p.tint('cloud').blob(
      '-18,-146! 18,-146! 72,-112! 66,-84! 40,-96! 42,-50! 50,-2! 8,-2! 0,-44! -8,-2! -50,-2! -42,-50! -40,-96! -66,-84! -72,-112!',
    )
    p.line('-18,-146 20,-84').line('18,-146 -4,-108')
    p.tint('night').card(-42, -78, 84, 14, 4)
    p.blob('-4,-66! -18,-36! -8,-34! 2,-66!').blob('4,-66! 18,-36! 8,-34! -2,-66!')
  }),
  worn('crutches', [110, 220], (p) => {
    for (const x of [-30, 30]) {
      p.tint('stone').bar(
        [
          [x, -206],
          [x, -4],
        ],
        5,
      )
      p.tint('bark')
        .card(x - 24, -218, 48, 16, 8)
        .card(x - 18, -124, 36, 12, 5)
      p.tint('slate').card(x - 9, -12, 18, 12, 4)
    }
  }),
  worn('leg cast', [80, 150], (p) => {
    p.tint('cloud').blob('-30,-146! 26,-146! 22,-50 56,-30 62,-4! -30,-4!')
    p.line('-29,-110 25,-114').line('-29,-76 23,-80').line('-29,-42 26,-46')
  }),
  worn('arm cast', [130, 70], (p) => {
    p.tint('cloud').blob('-60,-62! 40,-54! 62,-44 60,-16 40,-10! -60,-4!')
    p.line('-34,-60 -34,-7').line('-4,-58 -4,-9').line('26,-55 26,-11')
  }),
]
