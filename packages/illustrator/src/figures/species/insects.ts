/** Insects, spiders and what creeps. */
import type { Species, Table } from './species.ts'
import { belly } from './species.ts'

export const bug: Species = {
  fur: 'sap',
  horns: 'feelers',
  nose: 'none',
  snout: { long: 0.06, base: 0.3, tip: 0.26, y: 0.3 },
  paw: 'nub',
  girth: 1.15,
  eyes: { size: 0.15, lon: 28, lat: 4 },
  pelt: { kind: 'segments', tint: 'sap' },
  top: -1.6,
}

export const INSECTS: Table = {
  bee: { ...bug, fur: 'gamboge', back: ['fairy'], pelt: { kind: 'bands', tint: 'slate' } },
  bumblebee: { ...bug, fur: 'gamboge', back: ['fairy'], pelt: { kind: 'bands', tint: 'slate' }, girth: 1.45 },
  butterfly: { ...bug, fur: 'lilac', back: ['butterfly'], girth: 0.88 },
  moth: { ...bug, fur: 'sand', back: ['butterfly'], girth: 1 },
  dragonfly: { ...bug, fur: 'teal', back: ['dragonfly'], girth: 0.86 },
  fly: { ...bug, fur: 'slate', back: ['fairy'], eyes: { size: 0.2, lon: 32, style: 'ring' } },
  firefly: { ...bug, fur: 'umber', back: ['fairy'], pelt: belly('gamboge') },
  ladybug: { ...bug, fur: 'slate', back: ['ladybug'], pelt: belly('stone'), girth: 1.3 },
  beetle: { ...bug, fur: 'umber', back: ['beetle'], girth: 1.35 },
  ant: { ...bug, fur: 'brick', girth: 0.9 },
  grasshopper: { ...bug, fur: 'lime', girth: 0.88 },
  'praying mantis': { ...bug, fur: 'sap', girth: 0.82, skull: [1.04, 0.82] },
  spider: { ...bug, fur: 'slate', horns: undefined, back: ['legs'], teeth: 'fangs', girth: 1.3, top: -1 },
  scorpion: { ...bug, fur: 'ochre', paw: 'pincer', feet: 'nub', tail: 'sting' },
  caterpillar: { ...bug, fur: 'lime', girth: 1.2 },
  worm: { ...bug, fur: 'pink', horns: undefined, pelt: { kind: 'segments', tint: 'blush' }, girth: 0.9, top: -1 },
  snail: { ...bug, fur: 'sand', back: ['snail'], pelt: undefined },
}
