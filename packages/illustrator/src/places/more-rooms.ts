/** Rooms away from home: for work, for play, for looking at things. */
import type { Place } from './kit.ts'
import { room } from './room.ts'
import { tabletop } from './tabletop.ts'

export const MORE_ROOMS: Readonly<Record<string, Place>> = {
  tabletop,
  workshop: room({
    wall: 'sand',
    paper: 'planks',
    floor: 'plain',
    floorTint: 'stone',
    sides: [
      ['workbench', 260],
      ['toolbox', 160],
      ['ladder', 480],
      ['barrel', 240],
      ['gear', 200],
    ],
    hung: [
      ['hammer', 170],
      ['wrench', 170],
      ['saw', 100],
      ['gear', 150],
    ],
  }),
  gym: room({
    wall: 'sky',
    paper: 'bricks',
    floor: 'boards',
    floorTint: 'ochre',
    sides: [
      ['basketball hoop', 560],
      ['balance beam', 170],
      ['ladder', 500],
      ['trampoline', 170],
    ],
    hung: [
      ['banner', 110],
      ['clock', 140],
      ['bunting', 90],
    ],
  }),
  museum: room({
    wall: 'stone',
    paper: 'panels',
    floor: 'tiles',
    floorTint: 'cream',
    sides: [
      ['dinosaur skeleton', 330],
      ['vase', 240],
      ['armor', 420],
      ['fossil', 200],
    ],
    hung: [
      ['painting', 200],
      ['ornamental frame', 180],
      ['picture frame', 180],
    ],
    windowed: false,
  }),
  laboratory: room({
    wall: 'mint',
    paper: 'tiles',
    floor: 'tiles',
    floorTint: 'stone',
    sides: [
      ['microscope', 270],
      ['flask', 240],
      ['shelf', 220],
      ['telescope', 380],
      ['computer', 240],
    ],
    hung: [
      ['atom', 170],
      ['poster', 180],
      ['dna', 190],
    ],
  }),
  'castle hall': room({
    wall: 'stone',
    paper: 'bricks',
    floor: 'rug',
    floorTint: 'slate',
    sides: [
      ['throne', 430],
      ['armor', 420],
      ['treasure chest', 210],
      ['candle', 260],
    ],
    hung: [
      ['banner', 120],
      ['shield', 170],
      ['ornamental frame', 170],
    ],
  }),
  attic: room({
    wall: 'bark',
    paper: 'planks',
    floor: 'boards',
    floorTint: 'sand',
    sides: [
      ['suitcase', 190],
      ['box', 200],
      ['rocking horse', 270],
      ['mirror', 380],
      ['lamp', 330],
    ],
    hung: [
      ['spider web', 150],
      ['picture frame', 150],
      ['lantern', 120],
    ],
  }),
  'barn inside': room({
    wall: 'barn',
    paper: 'planks',
    floor: 'plain',
    floorTint: 'straw',
    sides: [
      ['hay bale', 210],
      ['haystack', 300],
      ['barrel', 220],
      ['ladder', 520],
      ['wheelbarrow', 210],
    ],
    hung: [
      ['lantern', 140],
      ['rope', 120],
      ['pitchfork', 190],
    ],
  }),
  'laundry room': room({
    wall: 'sky',
    paper: 'dots',
    floor: 'tiles',
    floorTint: 'cream',
    sides: [
      ['washing machine', 300],
      ['basket', 190],
      ['sink', 310],
      ['bucket', 170],
    ],
    hung: [
      ['shelf', 120],
      ['t-shirt', 150],
      ['clock', 140],
    ],
  }),
  office: room({
    wall: 'mist',
    paper: 'bare',
    floor: 'boards',
    floorTint: 'slate',
    sides: [
      ['desk', 260],
      ['bookshelf', 420],
      ['potted plant', 300],
      ['lamp', 340],
    ],
    hung: [
      ['calendar', 170],
      ['clock', 140],
      ['world map', 180],
    ],
  }),
  'music room': room({
    wall: 'violet',
    paper: 'panels',
    floor: 'boards',
    floorTint: 'ochre',
    sides: [
      ['piano', 330],
      ['drum kit', 280],
      ['cello', 340],
      ['speaker', 280],
      ['harp', 360],
    ],
    hung: [
      ['treble clef', 180],
      ['vinyl record', 140],
      ['musical note', 130],
    ],
  }),
  playroom: room({
    wall: 'aqua',
    paper: 'dots',
    floor: 'rug',
    floorTint: 'straw',
    sides: [
      ['dollhouse', 300],
      ['rocking horse', 260],
      ['teddy bear', 210],
      ['building blocks', 180],
      ['shelf', 210],
    ],
    hung: [
      ['bunting', 90],
      ['picture frame', 150],
      ['kite', 170],
    ],
  }),
}
