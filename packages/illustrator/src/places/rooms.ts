/** The rooms, each by what stands in it. */
import type { Place } from './kit.ts'
import { room } from './room.ts'

export const ROOMS: Readonly<Record<string, Place>> = {
  bedroom: room({
    wall: 'lilac',
    paper: 'stars',
    floor: 'rug',
    floorTint: 'apricot',
    sides: [
      ['bed', 260],
      ['wardrobe', 440],
      ['bookshelf', 400],
      ['lamp', 300],
    ],
    hung: [
      ['picture frame', 150],
      ['string lights', 70],
      ['shelf', 110],
    ],
  }),
  bathroom: room({
    wall: 'mist',
    paper: 'tiles',
    floor: 'tiles',
    floorTint: 'aqua',
    sides: [
      ['sink', 320],
      ['bathtub', 220],
      ['toilet', 250],
      ['shower', 560],
    ],
    hung: [
      ['mirror', 220],
      ['towel', 170],
      ['shelf', 110],
    ],
  }),
  'cook room': room({
    wall: 'straw',
    paper: 'tiles',
    floor: 'tiles',
    floorTint: 'peach',
    sides: [
      ['stove', 330],
      ['refrigerator', 480],
      ['oven', 330],
      ['table', 230],
    ],
    hung: [
      ['clock', 150],
      ['shelf', 120],
      ['herb bundle', 130],
    ],
  }),
  'living room': room({
    wall: 'cream',
    paper: 'stripes',
    floor: 'rug',
    floorTint: 'ochre',
    sides: [
      ['armchair', 300],
      ['fireplace', 400],
      ['bookshelf', 430],
      ['lamp', 380],
      ['potted plant', 300],
    ],
    hung: [
      ['painting', 170],
      ['clock', 140],
      ['picture frame', 150],
    ],
  }),
  classroom: room({
    wall: 'mint',
    paper: 'panels',
    floor: 'boards',
    floorTint: 'sand',
    sides: [
      ['school desk', 260],
      ['chalkboard', 420],
      ['bookshelf', 420],
      ['globe', 240],
      ['easel', 380],
    ],
    hung: [
      ['world map', 190],
      ['clock', 140],
      ['calendar', 170],
      ['poster', 190],
    ],
  }),
  clinic: room({
    wall: 'mist',
    paper: 'panels',
    floor: 'tiles',
    floorTint: 'mint',
    sides: [
      ['bed', 250],
      ['shelf', 200],
      ['sink', 320],
      ['potted plant', 300],
      ['stool', 220],
    ],
    hung: [
      ['poster', 180],
      ['clock', 140],
      ['heart', 120],
    ],
  }),
  dentist: room({
    wall: 'aqua',
    paper: 'panels',
    floor: 'tiles',
    floorTint: 'stone',
    sides: [
      ['dentist chair', 360],
      ['sink', 320],
      ['potted plant', 280],
    ],
    hung: [
      ['poster', 180],
      ['mirror', 190],
      ['clock', 140],
    ],
  }),
  'book room': room({
    wall: 'apricot',
    paper: 'panels',
    floor: 'rug',
    floorTint: 'bark',
    sides: [
      ['bookshelf', 560],
      ['bookshelf', 520],
      ['ladder', 520],
      ['globe', 260],
    ],
    hung: [
      ['clock', 140],
      ['painting', 170],
      ['picture frame', 150],
    ],
  }),
  'shop inside': room({
    wall: 'blush',
    paper: 'stripes',
    floor: 'tiles',
    floorTint: 'cream',
    sides: [
      ['cash register', 250],
      ['shelf', 240],
      ['bookshelf', 460],
      ['shopping cart', 260],
      ['basket', 180],
    ],
    hung: [
      ['banner', 110],
      ['shelf', 130],
      ['sign', 150],
    ],
  }),
  restaurant: room({
    wall: 'peach',
    paper: 'panels',
    floor: 'tiles',
    floorTint: 'cream',
    sides: [
      ['table', 260],
      ['chair', 290],
      ['potted plant', 320],
    ],
    hung: [
      ['string lights', 80],
      ['painting', 170],
      ['sign', 150],
    ],
  }),
  'dining room': room({
    wall: 'apricot',
    paper: 'panels',
    floor: 'boards',
    floorTint: 'bark',
    sides: [
      ['fireplace', 400],
      ['chair', 300],
      ['grandfather clock', 460],
      ['cornucopia', 190],
    ],
    hung: [
      ['wreath', 180],
      ['painting', 170],
      ['candle', 120],
    ],
  }),
}
