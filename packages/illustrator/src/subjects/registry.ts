/** Every drawing of our own by the name the lexicon uses. A new one is a file beside this and a line here. */
import { standing } from '../ink/spot.ts'
import { castle } from '../scenery/castles.ts'
import { stemFlower } from '../scenery/flowers.ts'
import { mushroom } from '../scenery/ground.ts'
import { cloud, moon, rainbow, snowflake, sun } from '../scenery/heavens.ts'
import { barn, house } from '../scenery/houses.ts'
import { mountain } from '../scenery/land.ts'
import { balloon } from '../scenery/party.ts'
import { planet } from '../scenery/planets.ts'
import { starfish } from '../scenery/reef.ts'
import { tree } from '../scenery/trees.ts'
import { beastie } from './beastie.ts'
import { bicycle } from './bicycle.ts'
import { butterfly, smallButterfly } from './butterfly.ts'
import { cake } from './cake.ts'
import { car } from './cars.ts'
import { dumpTruck, excavator } from './diggers.ts'
import { stegosaurus, triceratops } from './dinosaurs.ts'
import { dragon } from './dragon.ts'
import { fireTruck } from './fire-truck.ts'
import { fruitBowl } from './fruit-bowl.ts'
import { hoofed } from './hoofed.ts'
import { hotAir } from './hot-air-balloon.ts'
import { iceCream } from './ice-cream.ts'
import { igloo } from './igloo.ts'
import { lighthouse } from './lighthouse.ts'
import { octopus } from './octopus.ts'
import { penguin } from './penguin.ts'
import { picnic } from './picnic.ts'
import { pirateShip } from './pirate-ship.ts'
import { pyramid } from './pyramid.ts'
import { robot } from './robot.ts'
import { rocket } from './rocket.ts'
import { seahorse } from './seahorse.ts'
import { bigHeart, bigStar } from './shapes.ts'
import { shark } from './shark.ts'
import { ball, cushion, egg, present, pumpkin } from './small-things.ts'
import { snowman } from './snowman.ts'
import { gingerbreadHouse, treehouse } from './story-houses.ts'
import type { Subject } from './subject.ts'
import { submarine } from './submarine.ts'
import { train } from './train.ts'
import { unicorn } from './unicorn.ts'
import { VESSELS } from './vessels.ts'
import { windmill } from './windmill.ts'

const flower = (kind?: string): Subject => ({
  aspect: 0.55,
  draw({ x, y, w, h, sw, rng }) {
    const tall = Math.min(h, w * 1.9)
    return standing(stemFlower(x, y, tall, rng, sw, kind, Math.min(w * 0.42, tall * 0.27)), x, y, tall * 0.55, tall)
  },
})

const grown = (kind: string, aspect: number): Subject => ({
  aspect,
  draw({ x, y, w, h, sw, rng }) {
    const tall = Math.min(h, w * 1.5)
    return standing(tree(x, y, tall, rng, { sw, kind }), x, y, tall * aspect, tall)
  },
})

const motor = (kind: 'car' | 'race' | 'bus' | 'monster', aspect: number): Subject => ({
  aspect,
  faces: 'right',
  draw: (spot) => car(spot, kind),
})

/** Vessels stand alone too: an empty basket is a basket. */
const vessels = Object.fromEntries(
  Object.entries(VESSELS).map(([name, vessel]): [string, Subject] => [
    name,
    {
      aspect: vessel.aspect,
      draw({ x, y, w, h, sw, rng, flip }) {
        const wide = Math.min(w, h * vessel.aspect)
        const parts = vessel.draw({ x, y, w: wide, h: wide / vessel.aspect, sw, rng, ...(flip ? { flip } : {}) })
        return standing((parts.behind ?? '') + parts.front, x, y, wide, wide / vessel.aspect)
      },
    },
  ]),
)

export const SUBJECTS: Record<string, Subject> = {
  ...vessels,
  '*bicycle': { aspect: 1.45, faces: 'right', draw: (spot) => bicycle(spot) },
  '*unicorn': { aspect: 1.08, faces: 'left', draw: (spot) => unicorn(spot) },
  '*pegasus': { aspect: 1.05, faces: 'left', draw: (spot) => unicorn(spot, true) },
  '*dragon': { aspect: 1.05, faces: 'right', draw: dragon },
  '*zebra': { aspect: 1, faces: 'left', draw: (spot) => hoofed(spot, 'zebra') },
  '*donkey': { aspect: 0.95, faces: 'left', draw: (spot) => hoofed(spot, 'donkey') },
  '*moose': { aspect: 0.9, faces: 'left', draw: (spot) => hoofed(spot, 'moose') },
  '*stegosaurus': { aspect: 1.5, faces: 'left', draw: stegosaurus },
  '*triceratops': { aspect: 1.5, faces: 'left', draw: triceratops },
  '*beastie': { aspect: 0.95, draw: beastie },
  '*robot': { aspect: 0.74, draw: (spot) => robot({ ...spot, h: Math.min(spot.h, spot.w * 1.35) }) },
  '*snowman': { aspect: 0.68, draw: (spot) => snowman({ ...spot, h: Math.min(spot.h, spot.w * 1.4) }) },
  '*octopus': { aspect: 1, draw: octopus },
  '*shark': { aspect: 1.65, faces: 'left', draw: shark },
  '*car': motor('car', 1.9),
  '*race': motor('race', 2.3),
  '*bus': motor('bus', 1.75),
  '*monster': motor('monster', 1.3),
  '*rocket': {
    aspect: 0.7,
    faces: 'right',
    draw(spot) {
      const tall = Math.min(spot.h, spot.w * 1.15)
      const tilt = spot.flip === undefined ? 0 : spot.rng.between(22, 36)
      return rocket({ ...spot, y: spot.y - tall * 0.5, h: tall * 0.95 }, tilt)
    },
  },
  '*penguin': { aspect: 0.78, draw: (spot) => penguin({ ...spot, h: Math.min(spot.h * 0.94, spot.w * 1.25) }) },
  '*train': { aspect: 1.75, faces: 'right', draw: train },
  '*excavator': { aspect: 1.5, faces: 'right', draw: excavator },
  '*dumptruck': { aspect: 1.65, faces: 'right', draw: dumpTruck },
  '*firetruck': { aspect: 1.75, faces: 'left', draw: fireTruck },
  '*pirateship': { aspect: 1.05, faces: 'left', draw: pirateShip },
  '*icecream': { aspect: 0.55, draw: (spot) => iceCream({ ...spot, h: Math.min(spot.h * 1.05, spot.w * 1.7) }) },
  '*fruitbowl': { aspect: 1.25, draw: fruitBowl },
  '*seahorse': { aspect: 0.6, faces: 'left', draw: (spot) => seahorse({ ...spot, h: Math.min(spot.h, spot.w * 1.5) }) },
  '*butterfly': {
    aspect: 1.1,
    draw({ x, y, w, h, sw, rng }) {
      const m = Math.min(w, h)
      if (m > 260) return butterfly(x, y - m * 0.5, m * 0.5, rng, sw)
      return standing(smallButterfly(x, y - m * 0.36, m * 0.45, rng, sw * 0.9), x, y, m * 0.9, m * 0.76)
    },
  },
  '*castle': {
    aspect: 1,
    draw({ x, y, w, h, sw, rng }) {
      const wide = Math.min(w, h * 0.98)
      return standing(castle(x, y, wide, rng, sw), x, y, wide * 1.05, wide)
    },
  },
  '*house': {
    aspect: 0.98,
    draw({ x, y, w, h, sw, rng }) {
      const wide = Math.min(w * 0.84, h * 0.86)
      return standing(house(x, y, wide, rng, sw), x, y, wide * 1.18, wide * 1.1)
    },
  },
  '*treehouse': { aspect: 0.92, draw: treehouse },
  '*gingerbread': { aspect: 1, draw: gingerbreadHouse },
  '*barn': {
    aspect: 1.2,
    draw({ x, y, w, h, sw }) {
      const wide = Math.min(w * 0.8, h)
      return standing(barn(x - wide * 0.12, y, wide, sw), x, y, wide * 1.2, wide)
    },
  },
  '*windmill': { aspect: 0.8, draw: ({ x, y, w, h, sw, rng }) => windmill(x, y, Math.min(h, w * 1.4), rng, sw) },
  '*lighthouse': { aspect: 0.3, draw: ({ x, y, h, sw }) => lighthouse(x, y, h, sw) },
  '*igloo': { aspect: 2, draw: ({ x, y, w, h, sw }) => igloo(x, y, Math.min(w, h * 1.9), sw) },
  '*pyramid': { aspect: 1.6, draw: ({ x, y, w, h, sw }) => pyramid(x, y, Math.min(w, h * 1.6), sw) },
  '*mountain': {
    aspect: 1.2,
    draw({ x, y, w, h, sw, rng }) {
      const wide = Math.min(w, h * 1.2)
      return standing(mountain(x, y, wide, wide * 0.8, rng, sw), x, y, wide, wide * 0.8)
    },
  },
  '*tree': grown('fruit', 0.64),
  '*oak': grown('round', 0.64),
  '*pine': grown('pine', 0.55),
  '*palm': grown('palm', 0.75),
  '*sunflower': flower('sun'),
  '*tulip': flower('tulip'),
  '*daisy': flower('daisy'),
  '*flower': flower(),
  '*mushroom': {
    aspect: 0.85,
    draw({ x, y, w, h, sw }) {
      const tall = Math.min(h, w)
      return standing(mushroom(x, y, tall, sw), x, y, tall * 0.85, tall)
    },
  },
  '*cake': { aspect: 0.86, draw: ({ x, y, w, h, sw }) => cake(x, y, Math.min(h, w * 1.16), sw) },
  '*balloon': {
    aspect: 0.5,
    draw({ x, y, w, h, sw, rng }) {
      const r = Math.min(w * 0.45, h * 0.28)
      return standing(balloon(x, y - h + r, r, rng, sw, h * 0.5), x, y, r * 2, h)
    },
  },
  '*hotair': { aspect: 0.72, draw: ({ x, y, w, h, sw, rng }) => hotAir(x, y, Math.min(h, w * 1.35), rng, sw) },
  '*submarine': { aspect: 1.5, draw: ({ x, y, w, h, sw }) => submarine(x, y, Math.min(w, h * 1.6), sw) },
  '*planet': {
    aspect: 1.5,
    draw({ x, y, w, h, sw, rng }) {
      const r = Math.min(w, h) * 0.3
      return standing(planet(x, y - r, r, rng, sw, rng.pick(['ring', 'ring', 'bands', 'craters'])), x, y, r * 3, r * 2)
    },
  },
  '*moon': {
    aspect: 0.9,
    draw({ x, y, w, h, sw }) {
      const r = Math.min(w, h) * 0.45
      return standing(moon(x, y - r, r, sw), x, y, r * 2, r * 2)
    },
  },
  '*star': { aspect: 1, draw: bigStar },
  '*heart': { aspect: 1, draw: bigHeart },
  '*sun': {
    aspect: 1,
    draw({ x, y, w, h, sw, rng }) {
      const r = Math.min(w, h) * 0.3
      return standing(sun(x, y - r * 1.7, r, rng, { sw }), x, y, r * 3.4, r * 3.4)
    },
  },
  '*cloud': { aspect: 2, draw: ({ x, y, w, sw, rng }) => standing(cloud(x, y, w, rng, sw), x, y, w, w * 0.45) },
  '*rainbow': {
    aspect: 2,
    draw({ x, y, w, h, sw }) {
      const r = Math.min(w, h) * 0.5
      return standing(rainbow(x, y, r, 6, r * 0.1, sw), x, y, r * 2, r)
    },
  },
  '*snowflake': {
    aspect: 1,
    draw({ x, y, w, h, sw, rng }) {
      const r = Math.min(w, h) * 0.48
      return standing(snowflake(x, y - r, r, rng, sw * 1.2), x, y, r * 2, r * 2)
    },
  },
  '*egg': { aspect: 0.75, draw: ({ x, y, w, h, sw, rng }) => egg(x, y, Math.min(h, w * 1.3), rng, sw) },
  '*picnic': { aspect: 2.4, draw: picnic },
  '*cushion': { aspect: 1.9, draw: ({ x, y, w, h, sw }) => cushion(x, y, Math.min(w, h * 1.9), sw) },
  '*ball': { aspect: 1, draw: ({ x, y, w, h, sw }) => ball(x, y, Math.min(w, h) * 0.5, sw) },
  '*present': { aspect: 0.9, draw: ({ x, y, w, h, sw, rng }) => present(x, y, Math.min(w, h * 0.9), rng, sw) },
  '*pumpkin': { aspect: 1.15, draw: ({ x, y, w, h, sw }) => pumpkin(x, y, Math.min(w, h), sw) },
  '*starfish': {
    aspect: 1,
    draw({ x, y, w, h, sw, rng }) {
      const r = Math.min(w, h) * 0.5
      return standing(starfish(x, y - r * 0.9, r, rng, sw), x, y, r * 2, r * 1.9)
    },
  },
}
