/** The rooms of a home. */
import { pendant } from './fittings.ts'
import { clothesLine, hamper, toilet, towels, tub, washer, washstand } from './furnish/bath.ts'
import { bed, bookcase, dresser, toyShelf, wardrobe } from './furnish/home.ts'
import { clockOver, midWindow, pictures, wallShelfBay } from './furnish/hung.ts'
import { china, crockery, fridge, larder, range, sinkWindow, worktop } from './furnish/kitchen.ts'
import { armchair, fireplace, lowWindow, sofa, television } from './furnish/parlor.ts'
import { interior } from './interior.ts'
import type { Place } from './kit.ts'

export const HOMES: Readonly<Record<string, Place>> = {
  bedroom: interior({
    wall: 'lilac',
    walls: ['stripes', 'wainscot', 'striped wainscot', 'panels'],
    floor: 'rug',
    floorTint: 'apricot',
    main: [bed],
    second: [wardrobe, dresser, lowWindow(), toyShelf],
    mid: [midWindow],
    lying: ['slipper', 'ball', 'teddy bear'],
  }),
  'living room': interior({
    wall: 'cream',
    walls: ['stripes', 'striped wainscot', 'panels', 'wainscot'],
    floor: 'rug',
    floorTint: 'ochre',
    main: [fireplace, bookcase, sofa],
    second: [armchair, lowWindow(), television],
    mid: [midWindow, pictures, clockOver],
    lying: ['ball of yarn', 'basket'],
  }),
  bathroom: interior({
    wall: 'mist',
    walls: ['tiles'],
    floor: 'tiles',
    floorTint: 'aqua',
    main: [tub, washstand],
    second: [washstand, toilet],
    mid: [midWindow, towels],
    lying: ['rubber duck', 'bucket'],
  }),
  'cook room': interior({
    wall: 'straw',
    walls: ['tiles'],
    floor: 'tiles',
    floorTint: 'peach',
    base: (ask) => worktop({ ask }),
    main: [range],
    second: [fridge, fridge, sinkWindow, crockery],
    mid: [sinkWindow, larder, crockery],
  }),
  'dining room': interior({
    wall: 'apricot',
    walls: ['panels', 'striped wainscot'],
    floor: 'boards',
    floorTint: 'bark',
    main: [china, fireplace],
    second: [lowWindow(), bookcase],
    mid: [pictures, clockOver],
    over: (ask, top) => pendant(ask, 512, top + 110, 150),
  }),
  'laundry room': interior({
    wall: 'sky',
    walls: ['wainscot', 'tiles'],
    floor: 'tiles',
    floorTint: 'cream',
    main: [washer],
    second: [hamper, lowWindow()],
    mid: [clothesLine, midWindow],
    lying: ['bucket', 'basket'],
  }),
  playroom: interior({
    wall: 'aqua',
    walls: ['wainscot', 'stripes'],
    floor: 'rug',
    floorTint: 'straw',
    main: [toyShelf],
    second: [lowWindow(), bookcase],
    mid: [wallShelfBay(['teddy bear', 'toy car', 'ball', 'building blocks', 'stuffed animal']), midWindow],
    lying: ['ball', 'block tower', 'toy car'],
  }),
}
