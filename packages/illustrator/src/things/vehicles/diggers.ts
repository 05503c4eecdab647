import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { lugged, said, steering, steps, track, wheel } from '../kit.ts'

/** A standing cab with a large window, 122 wide and 166 high, its foot at y. */
export function boothBack(p: Pen, x: number, y: number): void {
  p.within(x, y, 0, 1.22, () => {
    p.tint('glass').box4(6, -126, 90, 110)
    p.tint('peach').blob('14,-12! 14,-62 24,-70 36,-62 40,-24 60,-22! 60,-12!')
    steering(p, 78, -44, 15)
  })
}

export function booth(p: Pen, x: number, y: number, tint: string): void {
  p.tint(tint).within(x, y, 0, 1.22, () => {
    p.frame('0,0! 0,-124! 12,-136! 84,-136! 100,-60! 100,0!', ['14,-34! 14,-120! 74,-120! 86,-58! 86,-34!'])
    p.line('18,-18 36,-18')
  })
}

export const boothPoints = (x: number, y: number) =>
  ({ seat: [x + 40, y - 14], wheel: [x + 95, y - 54], door: [x + 50, y - 24], rim: [x + 60, y - 41] }) as const
export const boothHollow = (x: number, y: number): readonly [number, number, number, number] => [
  x + 17,
  y - 142,
  x + 102,
  y - 24,
]

/** The bucket high up, its mouth down. */
function raisedArm(p: Pen): void {
  p.tint('gamboge').blob('0,-104! 30,-260 86,-400 128,-402! 118,-366 72,-250 40,-100!')
  p.blob('96,-412! 128,-412 236,-372 252,-340! 228,-334 208,-346 104,-380!')
  p.tint('stone').bar('52,-240 120,-340', 6)
  p.tint('slate').blob('200,-352! 252,-360 290,-322 288,-276! 268,-290 254,-274! 238,-290 222,-274! 202,-300')
}

const isHuge = (spot: Spot): boolean => said(spot, 'mega-scooped')

/** The bucket at the end of its arm, its teeth toward the machine; a huge one hangs from higher up, and its earth heaps over its lip. */
function scoop(p: Pen, spot: Spot): void {
  const [x, y, size] = isHuge(spot) ? ([196, -182, 1.72] as const) : ([192, -128, 1.12] as const)
  p.within(x, y, 0, size, () => {
    p.tint('earth').blob('-60,34! -50,10 -26,-6 6,8 24,34!')
    for (const u of [-78, -52, -26]) p.tint('stone').poly(`${u},30 ${u - 8},8 ${u + 16},26`)
    p.tint('slate').blob('-84,28! 30,24! 46,44 44,74 20,94 -24,98! -66,74')
    p.tint('gamboge').blob('-88,22! 34,18! 38,36! -84,42!')
    p.line('-40,44 -20,92').line('4,42 14,90')
    p.tint('stone').blob('-16,-14 0,-22 16,-12 30,26! -22,30!')
    p.tint('slate').ell(0, -2, 10)
  })
}

export const DIGGERS: Thing[] = [
  thing({
    name: 'tractor',
    size: [380, 270],
    points: { seat: [-84, -136], wheel: [-22, -170], handle: [-186, -90], deck: [-60, -90], rim: [-70, -132] },
    hollow: [-134, -240, -10, -130],
    back(p) {
      p.tint('glass').poly('-140,-130 -134,-244 -20,-244 0,-130')
      p.tint('peach').blob('-118,-128! -120,-176 -106,-184 -92,-176 -88,-138 -62,-136! -62,-124!')
      p.tint('slate').bar('10,-126 -18,-164', 5)
      steering(p, -22, -166, 16)
    },
    front(p) {
      p.tint('slate').card(90, -222, 18, 70, 8).card(84, -232, 30, 16, 7)
      p.tint('leaf').frame('-154,-110! -146,-252! -12,-252! 16,-130! 16,-90! -100,-90!', [
        '-134,-132! -128,-236! -26,-236! -4,-132!',
      ])
      p.tint('vermilion').card(-160, -268, 166, 22, 10)
      p.tint('leaf').blob('4,-76! 4,-140 20,-154 140,-148 164,-132 168,-76!')
      p.line('60,-150 60,-80')
      for (const x of [84, 104, 124]) p.line(`${x},-134 ${x},-96`)
      p.tint('straw').ell(156, -116, 13)
      p.tint('leaf').blob('-190,-104! -168,-158 -110,-176 -50,-158 -26,-104! -50,-96 -100,-146 -166,-100')
      p.tint('stone').card(150, -104, 20, 34, 6)
      p.tint('gamboge').card(12, -84, 132, 14, 6)
      p.tint('straw').ell(-20, -256, 13)
      lugged(p, -108, -82, 82, 'gamboge')
      lugged(p, 126, -48, 48, 'gamboge')
    },
  }),
  thing({
    name: 'excavator',
    size: [480, 300],
    points: { ...boothPoints(-112, -84), tip: [196, -40], dump: [244, -276] },
    hollow: boothHollow(-112, -84),
    back: (p) => boothBack(p, -112, -84),
    front(p, spot) {
      if (spot.attributes?.some((word) => word === 'loading' || word === 'raised-arm')) raisedArm(p)
      else {
        p.tint('gamboge').blob('0,-104! 40,-230 80,-286 124,-270! 108,-240 80,-220 40,-100!')
        if (isHuge(spot)) p.blob('92,-280! 120,-284 196,-222 204,-176! 180,-172 160,-204 100,-246!')
        else p.blob('92,-280! 120,-284 200,-170 206,-120! 182,-124 168,-160 100,-246!')
        p.tint('stone').bar('50,-180 120,-230', 7)
        p.tint('slate').ell(104, -262, 13)
        scoop(p, spot)
      }
      booth(p, -112, -84, 'gamboge')
      p.tint('gamboge').blob('-214,-76! -214,-150 -190,-168 -92,-164 -90,-84! 30,-84! 30,-62! -200,-62!')
      p.tint('slate').card(-204, -146, 62, 52, 8)
      for (const y of [-130, -110]) p.line(`-204,${y} -142,${y}`)
      p.tint('cream').card(-132, -112, 34, 20, 6)
      p.tint('stone').card(-110, -70, 100, 16, 6)
      track(p, -204, 48, 62, 4)
    },
  }),
  thing({
    name: 'bulldozer',
    size: [440, 264],
    points: { ...boothPoints(-132, -92), handle: [-180, -80], tip: [206, -10] },
    hollow: boothHollow(-132, -92),
    back: (p) => boothBack(p, -132, -92),
    front(p) {
      p.tint('slate').card(44, -196, 18, 60, 8)
      booth(p, -132, -92, 'gamboge')
      p.tint('gamboge').blob('-12,-60! -12,-136 0,-148 96,-144 118,-128 122,-60!')
      for (const x of [30, 52, 74]) p.line(`${x},-124 ${x},-92`)
      p.blob('-176,-60! -178,-108 -160,-116! -130,-112! -130,-60!')
      track(p, -176, 124, 72, 5)
      p.tint('stone').bar('-20,-50 160,-56', 9).bar('100,-110 164,-84', 7)
      p.tint('orange').blob('160,-134! 204,-146! 182,-90 188,-40 218,-2! 166,-4 152,-60!')
      p.line('168,-112 186,-114').line('162,-36 184,-40')
    },
  }),
  thing({
    name: 'backhoe',
    size: [560, 290],
    points: { ...boothPoints(-82, -94), tip: [250, -20] },
    hollow: boothHollow(-82, -94),
    back: (p) => boothBack(p, -82, -94),
    front(p) {
      p.tint('gamboge').bar('-70,-80 -150,-240! -228,-150', 12)
      p.tint('stone').bar('-80,-150 -140,-214', 6)
      p.tint('slate').blob('-204,-170! -250,-150 -272,-96 -258,-60! -230,-66 -206,-90 -210,-130')
      booth(p, -82, -94, 'gamboge')
      p.tint('gamboge').blob('38,-60! 38,-130! 52,-144! 136,-138! 150,-120! 150,-60!')
      p.line('96,-136 96,-64')
      p.card(-86, -96, 128, 40, 8)
      p.bar('70,-104 180,-120! 216,-64', 9)
      p.tint('slate').poly('196,-106 232,-106 276,-22 204,-14 186,-60')
      wheel(p, -44, -54, 54, 6)
      wheel(p, 118, -40, 40, 6)
      p.tint('stone').bar('-96,-70 -120,-8', 7).card(-142, -14, 48, 14, 6)
    },
  }),
  thing({
    name: 'forklift',
    size: [340, 250],
    points: { seat: [-50, -112], wheel: [14, -146], deck: [130, -34], handle: [-150, -100], rim: [-40, -108] },
    hollow: [-104, -216, 20, -104],
    tops: [[80, 168, -34]],
    back(p) {
      p.tint('peach').blob('-90,-100! -94,-160 -78,-170 -64,-160 -58,-116 -18,-112! -18,-100!')
      p.tint('slate').bar('36,-100 18,-144', 5)
      steering(p, 14, -146, 15)
    },
    front(p) {
      p.tint('slate').bar('-112,-104 -104,-228! 34,-228! 52,-104', 8)
      p.tint('stone').bar('78,-30 78,-244', 9)
      p.bar('70,-200 88,-200', 6)
      p.tint('slate').poly('88,-80 100,-80 100,-36 172,-36 172,-22 88,-22')
      p.tint('orange').blob('-156,-44! -158,-104 -130,-120 -40,-108! -20,-80 30,-78! 36,-112 54,-116! 66,-44!')
      p.tint('straw').ell(44, -90, 12)
      p.line('-140,-92 -80,-92')
      wheel(p, -104, -36, 36, 5)
      wheel(p, 32, -36, 36, 5)
    },
  }),
  thing({
    name: 'combine harvester',
    size: [520, 300],
    points: { seat: [80, -155], wheel: [135, -182], spout: [-120, -276], rim: [100, -169] },
    hollow: [57, -274, 142, -152],
    back: (p) => boothBack(p, 40, -128),
    front(p) {
      p.tint('slate').bar('-40,-200 -60,-256! -150,-282', 11)
      p.tint('gamboge').poly('-142,-296 -166,-290 -176,-258 -154,-262')
      p.tint('straw').fuse(() => {
        for (const x of [-84, -46, -8, 24]) p.ell(x, -222 - (Math.abs(x + 28) < 30 ? 12 : 0), 24)
      })
      p.tint('leaf').blob('-190,-70! -214,-150 -190,-180! -120,-200! 56,-200! 56,-70!')
      p.tint('gamboge').poly('-116,-226 52,-226 40,-192 -100,-192')
      p.line('-60,-226 -56,-192').line('-4,-226 -4,-192')
      p.tint('cream').blob('-204,-146! -176,-150! 44,-150! 44,-128! -196,-128!')
      p.tint('slate').card(-72, -118, 66, 36, 6)
      for (const x of steps(-50, -28, 2)) p.line(`${x},-118 ${x},-82`)
      booth(p, 40, -128, 'leaf')
      p.tint('gamboge').card(62, -306, 56, 18, 8)
      p.tint('leaf').poly('56,-128 172,-128 172,-96 216,-50 200,-36 56,-70')
      p.tint('stone').bar('150,-110 218,-92', 6)
      // The reel that turns above the knives, its bats around a hub.
      p.tint('gamboge').blob('176,-70! 196,-20 258,-26 268,-4! 168,-4! 164,-50')
      p.tint('vermilion').ell(218, -84, 50)
      p.tint('cream').ell(218, -84, 32)
      for (let i = 0; i < 8; i++) p.within(218, -84, i * 45 + 10, 1, () => p.line('32,0 50,0'))
      for (let i = 0; i < 4; i++) p.within(218, -84, i * 90 + 10, 1, () => p.line('10,0 32,0'))
      p.tint('gamboge').ell(218, -84, 11)
      lugged(p, 88, -66, 66, 'gamboge')
      lugged(p, -136, -46, 46, 'gamboge')
    },
  }),
]
