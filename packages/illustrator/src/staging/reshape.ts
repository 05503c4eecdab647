/** Things in the form that who is in or under them needs: a bed with room beneath it, a log that is hollow, a pumpkin without its lid. */
import { LOW_MAST, TALL_CABIN } from '../art/thing.ts'
import { steps } from '../things/kit.ts'
import type { Inanimate } from '../world/world.ts'
import type { Member } from './member.ts'
import { redrawn } from './redrawn.ts'
import { hollowOf, isCabin, isRigged, rimOf } from './relations/hollow.ts'
import { openDoor, roomyBalloon } from './roomy.ts'
import { coasterTrain, openTreehouse } from './roomy-rides.ts'
import type { Bond } from './scene.ts'

const IN = /^(inside|hides-in|sleeps-in|comes-out-of|lies-on)$/

const HOUSE = /^(house|cottage)$/

export function reshape(bonds: readonly Bond[]): void {
  for (const { a, b, relation } of bonds) {
    if (b?.entry.kind !== 'thing') continue
    const { name } = b.entry
    if (a.being && ABOARD.test(relation.relation)) makeRoomAboard(bonds, b)
    if (/^(looks-)?under$/.test(relation.relation) && name === 'bed' && relation.part === undefined)
      b.recast(raisedBed(b.entry))
    else if (relation.how === 'look-in' && HOUSE.test(name)) b.recast(tallHouse(b.entry))
    else if (relation.part === 'hand' && /^(cookie|candy) jar$|^jar$/.test(name)) b.recast(openJar(b.entry))
    else if (relation.relation === 'climbs' && name === 'treehouse' && climbersOf(bonds, b) > 1) b.wear('two ladders')
    else if (!IN.test(relation.relation)) continue
    else if (name === 'log' && relation.relation !== 'lies-on') b.recast(hollowLog(b.entry))
    else if (name === 'apple' && relation.relation !== 'lies-on') b.recast(bittenApple(b.entry))
    else if (name === 'pumpkin' && relation.relation !== 'lies-on') b.recast(openPumpkin(b.entry))
    else if (name === 'door' && a.being) b.recast(openDoor(b.entry, isForPets(bonds, b)))
    else if (name === 'hot air balloon' && a.being) b.recast(roomyBalloon(b.entry, guestsOf(bonds, b)))
    else if (name === 'treehouse' && a.being) b.recast(openTreehouse(b.entry, guestsOf(bonds, b)))
    else if (name === 'roller coaster' && a.being) b.recast(coasterTrain(b.entry, guestsOf(bonds, b)))
    else if (name === 'teapot' && a.being) b.recast(openTeapot(b.entry))
    else if (name === 'backpack' && a.being) b.recast(openBackpack(b.entry))
    else if (name === 'vase' && a.being && relation.relation !== 'lies-on') b.recast(emptyVase(b.entry))
  }
}

const ABOARD = /^(inside|drives|rides|sits-on|stands-on|on-top-of|hides-in|sails)$/

/** Behind the windows of a car as it is, or under masts as high as they are, faces would be too small to color. */
function makeRoomAboard(bonds: readonly Bond[], host: Member): void {
  const { entry, habitat } = host
  if (isRigged(host)) host.wear(LOW_MAST)
  if (entry.category !== 'vehicles' || habitat !== 'ground' || UNCHANGED.test(entry.name) || !isCabin(host)) return
  const { x0, x1, y0 } = hollowOf(host)
  const aboard = new Set(bonds.filter(({ a, b }) => b === host && a.being).map(({ a }) => a))
  // In a narrow cab a higher window shows no larger face.
  if ((x1 - x0) / aboard.size > rimOf(host) - y0) host.wear(TALL_CABIN)
}

/** Its wheels are as high as its cabin; its window is not where the driver is. */
const UNCHANGED = /^(tractor|ice cream truck)$/

/** In meters: who is lower is lost in a door for people. */
const LOW = 0.9

const isForPets = (bonds: readonly Bond[], host: Member): boolean =>
  bonds.every(({ a, b }) => b !== host || a.entry.height < LOW)

const climbersOf = (bonds: readonly Bond[], host: Member): number =>
  bonds.filter(({ b, relation }) => b === host && relation.relation === 'climbs').length

/** How many are in it. */
const guestsOf = (bonds: readonly Bond[], host: Member): number =>
  new Set(bonds.filter(({ a, b, relation }) => b === host && a.being && IN.test(relation.relation)).map(({ a }) => a))
    .size

/** On long legs: who is under it is seen between them. */
const raisedBed = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [540, 360],
    points: {
      seat: [40, -216],
      pillow: [-150, -236],
      deck: [40, -216],
      gap: [0, -138],
      cover: [0, -250],
      coverEnd: [200, -246],
    },
    hollow: [-210, -300, 230, -200],
    tops: [[-90, 230, -220]],
    back(p) {
      p.tint('cream').box4(-232, -160, 476, 146)
      p.tint('bark').card(-262, -356, 40, 356, 14)
      p.tint('cream').card(-226, -222, 470, 56, 12)
      p.tint('white').as('pillow').blob('-212,-216 -218,-250 -160,-260 -104,-248 -98,-218 -156,-210')
    },
    front(p, spot) {
      p.tint('bark').card(-226, -176, 470, 38, 6)
      p.tint(spot.rng.pick(['cerulean', 'rose', 'violet', 'sap']))
        .as('blanket')
        .blob('-56,-246 0,-262 110,-258 200,-250 246,-226! 248,-152! 100,-158 -20,-152 -72,-160! -66,-210')
      p.tint('white').blob('-56,-246 -20,-258 -10,-252 -24,-200 -26,-154! -72,-160! -66,-210')
      p.tint('straw')
      for (const [x, y] of [
        [60, -222],
        [160, -218],
        [106, -188],
        [206, -188],
        [20, -184],
      ] as const)
        p.ell(x, y, 14)
      p.tint('bark').card(236, -270, 34, 270, 12)
    },
  })

/** Lying, its open end toward the reader. */
const hollowLog = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [360, 190],
    points: { pane0: [30, -160], pane0b: [146, -34], rim: [88, -34], grip: [-150, -80] },
    tops: [[-150, 60, -176]],
    hollow: [30, -160, 146, -20],
    back(p) {
      p.tint('umber').ell(88, -92, 74, 78)
    },
    front(p) {
      p.tint('wood').frame('-160,-172! 88,-184! 148,-160 180,-92 148,-24 88,0! -160,-8! -178,-60 -176,-120', [
        '88,-164 138,-144 156,-92 138,-42 88,-22 38,-42 20,-92 38,-144',
      ])
      p.line('88,-184 30,-158 -2,-92 30,-26 88,0')
      p.line('-150,-134 -84,-138').line('-62,-110 -30,-112').line('-140,-64 -60,-62').line('-120,-34 -40,-30')
      p.tint('wood').blob('-104,-168! -116,-200! -88,-206! -76,-170!')
      p.tint('leaf').blob('-92,-202! -112,-226 -88,-240 -76,-214')
    },
  })

/** With a hole that a worm has eaten. */
const bittenApple = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [200, 220],
    points: { pane0: [-10, -122], pane0b: [62, -56], rim: [26, -56], grip: [-80, -90] },
    hollow: [-10, -122, 62, -50],
    back(p) {
      p.tint('umber').ell(26, -88, 42, 40)
    },
    front(p) {
      p.tint('red').frame(
        '0,-164! 40,-182 84,-160 98,-106 78,-36 36,0 0,-10! -36,0 -78,-36 -98,-106 -84,-160 -40,-182',
        ['26,-126 54,-114 64,-88 54,-62 26,-50 -2,-62 -12,-88 -2,-114'],
      )
      p.line('0,-162 -4,-190 -14,-214')
      p.tint('leaf').blob('-4,-190! 24,-216 60,-212 70,-200! 36,-184 10,-180')
      p.line('-74,-130 -64,-152')
    },
  })

/** Without its lid: a hand goes in at the top. */
const openJar = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [150, 170],
    points: { rim: [0, -156], grip: [-60, -70], grip2: [60, -70] },
    hollow: [-44, -166, 44, -20],
    back: (p) => void p.tint('glass').ell(0, -156, 50, 12),
    front(p) {
      p.tint('glass').blob('-50,-156! 0,-144 50,-156! 52,-140! 74,-118 74,-16 58,0! -58,0! -74,-16 -74,-118 -52,-140!')
      p.tint('sand')
      for (const [x, y] of [
        [-38, -30],
        [4, -26],
        [42, -36],
        [-22, -70],
        [24, -72],
      ] as const)
        p.ell(x, y, 24, 21)
          .ink(x - 8, y - 5, 3)
          .ink(x + 7, y - 7, 3)
          .ink(x, y + 8, 3)
    },
  })

/** Without flowers, its mouth wide enough for who is in it. */
const emptyVase = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [200, 260],
    points: { rim: [0, -240], grip: [-80, -110], grip2: [80, -110] },
    hollow: [-58, -250, 58, -40],
    back: (p) => void p.tint('umber').ell(0, -240, 66, 15),
    front(p) {
      p.tint('cerulean').blob(
        '-66,-240! 0,-226 66,-240! 60,-216! 52,-190 92,-140 96,-84 56,-10 44,0! -44,0! -56,-10 -96,-84 -92,-140 -52,-190 -60,-216!',
      )
      p.tint('straw').blob('-97,-110! 0,-96 97,-110! 92,-70! 0,-56 -92,-70!')
    },
  })

/** Its lid leans against it. */
const openTeapot = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [300, 200],
    points: { rim: [0, -172], grip: [-124, -100], handle: [-124, -100], spout: [146, -160] },
    hollow: [-58, -186, 58, -40],
    back(p) {
      p.tint('lilac').bar('-80,-140 -124,-146 -138,-96 -112,-54 -84,-50', 12)
      p.blob('70,-126! 102,-118 118,-150 150,-166! 146,-140! 130,-84 78,-42!')
      p.tint('umber').ell(0, -172, 68, 16)
    },
    front(p) {
      p.tint('lilac').blob('-68,-172! 0,-156 68,-172! 100,-116 96,-54 62,-14 0,-8! -62,-14 -96,-54 -100,-116')
      p.tint('straw').card(-58, -18, 116, 18, 8)
      p.tint('rose').ell(0, -84, 30)
      p.tint('pollen').ell(0, -84, 12)
      p.tint('pink').blob('96,-6! 104,-44 138,-58 172,-40 176,-4!').ell(140, -66, 12)
    },
  })

/** Unzipped, its flap hanging behind. */
const openBackpack = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [220, 230],
    points: { rim: [0, -180], grip: [-96, -100], grip2: [96, -100] },
    hollow: [-76, -196, 76, -40],
    back(p) {
      p.tint('coral').blob('-88,-176! -84,-214 -40,-230 40,-230 84,-214 88,-176!')
      p.tint('umber').ell(0, -180, 88, 18)
    },
    front(p) {
      p.tint('cerulean').blob('-92,-180! 0,-162 92,-180! 104,-120 104,-20 84,0! -84,0! -104,-20 -104,-120')
      p.tint('coral').card(-66, -84, 132, 64, 12).line('-66,-60 66,-60')
      p.tint('straw').card(-12, -68, 24, 18, 5)
      p.tint('cerulean').card(-122, -110, 22, 84, 10).card(100, -110, 22, 84, 10)
    },
  })

/** Its lid cut off along a zigzag. */
const openPumpkin = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [260, 200],
    points: { rim: [0, -160], grip: [-120, -90], grip2: [120, -90] },
    hollow: [-84, -196, 84, -50],
    back(p) {
      p.tint('umber').ell(0, -164, 92, 26)
    },
    front(p) {
      const rim = steps(-96, 96, 9).map((x, i) => `${x},${-168 + (i % 2 ? 0 : 20) + (1 - (x / 96) ** 2) * 12}!`)
      p.tint('orange').blob(`${rim.join(' ')} 132,-110 116,-30 60,0 -60,0 -116,-30 -132,-110`)
      for (const [x, y] of [
        [-62, -140],
        [0, -134],
        [62, -140],
      ] as const)
        p.line(`${x},${y} ${x * 1.28},-80 ${x * 0.9},-12`)
    },
  })

/** Of two floors, the window of the upper one open. */
const tallHouse = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [300, 400],
    points: { pane0: [-62, -262], pane0b: [62, -166], rim: [0, -166], door: [-70, 0], roof: [0, -390] },
    hollow: [-62, -262, 62, -120],
    back(p) {
      p.tint('brick').box4(66, -372, 38, 90).box4(58, -386, 54, 16)
      p.tint('glass').box4(-68, -268, 136, 110)
    },
    front(p) {
      p.tint('wall').frame('-126,0! -126,-284! 126,-284! 126,0!', ['-62,-166! -62,-262! 62,-262! 62,-166!'])
      p.tint('roof').poly('-150,-276 0,-396 150,-276')
      p.line('-80,-304 -56,-292 -32,-304').line('-12,-340 12,-328 36,-340').line('30,-304 54,-292 78,-304')
      p.tint('cerulean').box4(-92, -264, 28, 100).box4(64, -264, 28, 100)
      p.tint('wood').box4(-74, -168, 148, 16)
      p.line('-126,-128 126,-128')
      p.tint('vermilion').blob('-98,0! -98,-74! -70,-98 -42,-74! -42,0!')
      p.tint('straw').ell(-52, -44, 5)
      p.tint('glass').box4(10, -92, 80, 60).line('50,-92 50,-32').line('10,-62 90,-62')
      p.tint('stone').box4(-108, -10, 76, 10)
    },
  })
