/** Wheels of a town: what rolls its streets flat, and what it pedals. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { spoked, steps, wheel } from '../kit.ts'

export const TOWN_WHEELS: Thing[] = [
  thing({
    name: 'steamroller',
    size: [460, 300],
    points: { seat: [-90, -130], wheel: [-30, -176], deck: [40, -150], rim: [-70, -150], door: [-90, -90] },
    hollow: [-150, -264, -20, -130],
    back(p) {
      p.tint('slate').bar('-160,-120 -160,-270', 7).bar('0,-120 0,-270', 7)
      p.tint('slate').bar('-10,-120 -34,-178', 5).bar('-50,-184 -18,-172', 5)
      p.tint('slate').blob('-146,-118! -150,-186 -132,-192 -118,-180 -112,-134 -70,-130! -70,-116!')
    },
    front(p) {
      p.tint('gamboge').card(-186, -294, 214, 30, 12)
      p.tint('gamboge').blob(
        '-196,-64! -196,-122 -180,-132! 10,-132! 20,-164 40,-172 140,-168 160,-150 164,-92! 60,-64!',
      )
      for (const x of [60, 84, 108]) p.line(`${x},-150 ${x},-112`)
      p.tint('slate').card(120, -222, 18, 56, 8)
      p.tint('straw').ell(150, -134, 13)
      p.tint('stone').ell(160, -72, 72)
      p.line('104,-92 108,-50 130,-22').line('216,-92 212,-50 190,-22')
      p.tint('orange').bar('160,-72 160,-150', 11).ell(160, -72, 20)
      wheel(p, -120, -66, 66, 6)
    },
  }),
  thing({
    name: 'unicycle',
    size: [200, 320],
    points: { seat: [0, -290], pedalNear: [26, -70], pedalFar: [-26, -122] },
    back(p) {
      spoked(p, 0, -96, 94, 10, 0.82)
      p.tint('vermilion').bar('0,-96 0,-270', 9)
      p.tint('slate').blob('-62,-288 -40,-308 0,-300 44,-310 66,-288 30,-272 -30,-272')
    },
    front(p) {
      p.tint('stone').ell(0, -96, 20).bar('0,-96 24,-68', 6)
      p.tint('slate').card(4, -74, 46, 16, 6)
    },
  }),
  thing({
    name: 'cargo bike',
    size: [620, 270],
    points: {
      seat: [-162, -212],
      grip: [-20, -246],
      wheel: [-20, -246],
      pedalNear: [-94, -52],
      pedalFar: [-122, -110],
      deck: [120, -110],
      rim: [120, -176],
    },
    hollow: [34, -230, 206, -110],
    back(p) {
      spoked(p, -230, -80, 80, 10, 0.82)
      spoked(p, 246, -60, 60, 8, 0.8)
      p.tint('stone').bar('-110,-82 -124,-106', 5)
      p.tint('teal')
        .bar('-230,-80 -110,-82! -20,-184! -156,-178! -110,-82', 7)
        .bar('-230,-80 -156,-178', 6)
        .bar('-110,-82 40,-50 200,-50 246,-60', 8)
      p.tint('stone')
        .bar('-156,-178 -164,-206', 7)
        .bar('0,-70 -18,-226 -22,-254', 7)
        .bar('-40,-252 -12,-258 8,-250 14,-232', 6)
      p.tint('slate').bar('2,-252 10,-246 14,-228', 9)
      p.tint('umber').blob('-204,-216 -172,-226 -130,-216 -126,-206 -162,-198 -198,-202')
      p.tint('bark').poly('20,-176 218,-176 206,-150 32,-150')
    },
    front(p) {
      p.tint('ochre').poly('14,-180 224,-180 202,-46 36,-46')
      for (const y of [-136, -92]) p.line(`${14 + (y + 180) * 0.16},${y} ${224 - (y + 180) * 0.16},${y}`)
      p.tint('stone').ell(-110, -82, 22).bar('-110,-82 -96,-54', 5)
      p.tint('slate').card(-118, -60, 42, 16, 6)
    },
  }),
  thing({
    name: 'monorail',
    size: [620, 330],
    points: { seat: [0, -190], door: [40, -170], deck: [0, -292], rim: [0, -210] },
    hollow: [-240, -268, 230, -180],
    back(p) {
      p.tint('stone').poly('-170,-110 -110,-110 -122,0 -158,0').poly('110,-110 170,-110 158,0 122,0')
      p.tint('glass').card(-276, -276, 530, 80, 10)
    },
    front(p) {
      p.tint('cloud').frame('-296,-150! -298,-270 -282,-290! 210,-290! 256,-276 290,-216 302,-150!', [
        '-266,-204! -266,-264! -186,-264! -186,-204!',
        '-166,-204! -166,-264! -86,-264! -86,-204!',
        '-6,-204! -6,-264! 74,-264! 74,-204!',
        '94,-204! 94,-264! 174,-264! 174,-204!',
        '194,-204! 194,-264! 222,-264! 258,-204!',
      ])
      p.tint('cerulean').poly('-296,-184 296,-184 302,-152 -296,-152')
      p.tint('glass').card(-70, -266, 26, 108, 4).card(-42, -266, 26, 108, 4)
      p.tint('slate').card(-270, -156, 540, 34, 10)
      p.tint('stone').card(-306, -128, 612, 34, 4)
      for (const x of steps(-220, 220, 5)) p.tint('straw').ell(x, -139, 8)
    },
  }),
]
