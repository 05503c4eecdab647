/** Reptiles and dinosaurs beyond the best known: each as it differs from one of those. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { tRex, triceratops, velociraptor } from './dinosaurs.ts'
import { crocodile, komodo } from './reptiles.ts'
import { armadillo } from './rodents.ts'

const gharial = like(crocodile, 'gharial', {
  head: { size: 13.5, mz: 4.2, my: 0.3, m0: 0.56, m1: 0.22 },
  coat: { body: 'moss', horn: 'sap' },
})
const iguana = like(komodo, 'iguana', {
  neck: { len: 14, ang: 30, r0: 13, r1: 12 },
  head: { size: 14.5, mz: 1.2, my: 0.26, m0: 0.72, m1: 0.52, mouth: 'smile', eye: [0.3, -0.24, 0.2] },
  tail: { len: 92, r: 9, ang: 6 },
  extra: ['spikes', 'dewlap'],
  coat: { body: 'leaf', horn: 'lime', mark: 'sap' },
})
const beardedDragon = like(komodo, 'bearded dragon', {
  len: 50,
  belly: 21,
  neck: { len: 8, ang: 24, r0: 14, r1: 13 },
  head: { size: 15, mz: 1.1, my: 0.28, m0: 0.76, m1: 0.46, mouth: 'smile', eye: [0.3, -0.26, 0.2] },
  tail: { len: 64, r: 8 },
  extra: ['beard-spikes', 'scutes'],
  coat: { body: 'sand', horn: 'ochre', mark: 'bark' },
})
const frilled = like(beardedDragon, 'frilled lizard', {
  neck: { len: 16, ang: 40 },
  tail: { len: 84, r: 6 },
  extra: ['ruff'],
  coat: { body: 'ochre', mark: 'orange', horn: 'coral' },
})
const thornyDevil = like(beardedDragon, 'thorny devil', {
  head: { size: 13, mz: 0.9 },
  tail: { len: 44, r: 8, ang: 20 },
  extra: ['spikes', 'beard-spikes'],
  pattern: 'blobs',
  coat: { body: 'sand', mark: 'brick', horn: 'cream' },
})
const dimetrodon = like(komodo, 'dimetrodon', {
  sh: 36,
  hh: 34,
  neck: { len: 12, ang: 20, r0: 14, r1: 13 },
  head: { size: 17, mz: 1.5, m0: 0.84, m1: 0.56, eye: [0.24, -0.34, 0.18] },
  tail: { len: 78, r: 11 },
  extra: ['sail', 'belly-bands', 'teeth-croc'],
  pattern: 'plain',
  coat: { body: 'moss', horn: 'coral' },
})
const carnotaurus = like(tRex, 'carnotaurus', {
  head: { size: 17, mz: 1.3, m1: 0.6 },
  legs: { f: [3.4, 2.8, 2.6], fore: 13 },
  extra: ['teeth-rex', 'brow-horns', 'scutes', 'belly-bands'],
  coat: { body: 'brick', mark: 'umber', horn: 'cream' },
})
const dilophosaurus = like(velociraptor, 'dilophosaurus', {
  head: { size: 14, mz: 1.8 },
  pattern: 'blobs',
  extra: ['twin-crest', 'belly-bands'],
  coat: { body: 'leaf', mark: 'moss', horn: 'orange' },
})
const therizinosaurus = like(tRex, 'therizinosaurus', {
  neck: { len: 52, ang: 66, r0: 13, r1: 8 },
  belly: 26,
  head: { size: 11.5, mz: 1.4, m0: 0.6, m1: 0.4, jaw: 0.3, mouth: 'smile' },
  legs: { f: [7, 6, 5], fore: 36 },
  extra: ['long-claws', 'belly-bands'],
  pattern: 'fur',
  coat: { body: 'ochre', mark: 'umber' },
})
const oviraptor = like(velociraptor, 'oviraptor', {
  head: { size: 13.5, mz: 1, m0: 0.66, m1: 0.34, jaw: 0.3, mouth: 'smile' },
  extra: ['twin-crest', 'belly-bands'],
  pattern: 'blobs',
  coat: { body: 'coral', mark: 'brick', horn: 'orange' },
})
const styracosaurus = like(triceratops, 'styracosaurus', {
  extra: ['spiked-frill', 'belly-bands'],
  pattern: 'plain',
  coat: { body: 'ochre', mark: 'coral', horn: 'cream' },
})
const glyptodon = like(armadillo, 'glyptodon', {
  len: 58,
  belly: 26,
  chest: 22,
  rump: 22,
  sh: 32,
  hh: 33,
  head: { size: 14, mz: 1.1, m0: 0.8, m1: 0.56, ear: { kind: 'tiny', size: 0.5, x: -0.4, y: -0.5, turn: -20 } },
  tail: { kind: 'thick', len: 54, r: 9, ang: -6 },
  extra: ['overlapping', 'club'],
  coat: { body: 'stone', mark: 'sand', horn: 'umber' },
})

export const scaled: readonly Beast[] = [
  gharial,
  iguana,
  beardedDragon,
  frilled,
  thornyDevil,
  dimetrodon,
  carnotaurus,
  dilophosaurus,
  therizinosaurus,
  oviraptor,
  styracosaurus,
  glyptodon,
]
