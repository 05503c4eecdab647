/** What tells perching birds apart: bill, tail, crest and the marks of head and breast. */
import { curve } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'

export interface PerchingBird {
  bill: 'cone' | 'thin' | 'dagger' | 'great' | 'hook'
  tail: number
  forked?: true
  cocked?: true
  crested?: true
  look?: 'cap' | 'bib' | 'breast' | 'collar' | 'mask' | 'stripes'
}

const upper = (text: string): Mark => ({ poly: curve(text), sw: 4.4 })
const gape = (text: string): Mark => ({ poly: curve(text, false), open: true, sw: 3.2 })

export const BILLS: Readonly<Record<PerchingBird['bill'], readonly Mark[]>> = {
  cone: [upper('160,-362! 196,-356 228,-334! 196,-318 162,-310!'), gape('172,-334 200,-332 226,-334')],
  thin: [upper('162,-354! 200,-348 244,-336! 200,-326 164,-322!'), gape('172,-338 204,-336 240,-336')],
  dagger: [upper('160,-362! 230,-350 330,-330! 230,-314 164,-308!'), gape('172,-334 240,-330 322,-330')],
  great: [
    upper('156,-374! 230,-398 318,-372 356,-300! 330,-286 250,-294 164,-300!'),
    gape('170,-328 240,-330 310,-316 346,-298'),
    gape('196,-384 190,-346 194,-300'),
  ],
  hook: [
    upper('156,-380! 206,-392 238,-350 226,-296! 208,-322 186,-318 160,-304!'),
    gape('176,-330 198,-326 210,-318'),
  ],
}

export const PERCHING: Readonly<Record<string, PerchingBird>> = {
  robin: { bill: 'thin', tail: 170, look: 'breast' },
  sparrow: { bill: 'cone', tail: 160, look: 'stripes' },
  wren: { bill: 'thin', tail: 130, cocked: true, look: 'stripes' },
  goldfinch: { bill: 'cone', tail: 160, look: 'mask' },
  bullfinch: { bill: 'cone', tail: 160, look: 'cap' },
  nightingale: { bill: 'thin', tail: 190 },
  cardinal: { bill: 'cone', tail: 210, crested: true, look: 'mask' },
  'blue jay': { bill: 'dagger', tail: 220, crested: true, look: 'collar' },
  magpie: { bill: 'dagger', tail: 300, look: 'breast' },
  kingfisher: { bill: 'dagger', tail: 96, crested: true, look: 'stripes' },
  swallow: { bill: 'thin', tail: 250, forked: true, look: 'bib' },
  woodpecker: { bill: 'dagger', tail: 150, crested: true, look: 'stripes' },
  dove: { bill: 'thin', tail: 200, look: 'collar' },
  pigeon: { bill: 'thin', tail: 180, look: 'collar' },
  bird: { bill: 'thin', tail: 170, look: 'cap' },
  bluebird: { bill: 'thin', tail: 170, look: 'breast' },
  'blue tit': { bill: 'cone', tail: 160, look: 'bib' },
  lovebird: { bill: 'hook', tail: 120, look: 'mask' },
  cockatoo: { bill: 'hook', tail: 210, crested: true },
  hummingbird: { bill: 'dagger', tail: 120, look: 'bib' },
  starling: { bill: 'thin', tail: 150, look: 'stripes' },
  oriole: { bill: 'thin', tail: 180, look: 'bib' },
  mockingbird: { bill: 'thin', tail: 220 },
  canary: { bill: 'cone', tail: 160 },
  jackdaw: { bill: 'cone', tail: 180, look: 'collar' },
  cuckoo: { bill: 'thin', tail: 240, look: 'bib' },
  hoopoe: { bill: 'dagger', tail: 170, crested: true },
  kookaburra: { bill: 'dagger', tail: 170, look: 'stripes' },
  'bee-eater': { bill: 'dagger', tail: 220, look: 'bib' },
  quetzal: { bill: 'cone', tail: 380, crested: true, look: 'breast' },
  parakeet: { bill: 'hook', tail: 260, look: 'bib' },
  cockatiel: { bill: 'hook', tail: 250, crested: true },
  parrot: { bill: 'hook', tail: 260, look: 'mask' },
  macaw: { bill: 'hook', tail: 340, look: 'mask' },
  toucan: { bill: 'great', tail: 190, look: 'bib' },
  eagle: { bill: 'hook', tail: 190, look: 'collar' },
  hawk: { bill: 'hook', tail: 200, look: 'stripes' },
  falcon: { bill: 'hook', tail: 190, look: 'bib' },
}
