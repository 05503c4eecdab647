/** Animals that differ from a relative in little: as persons they have its head with a coat and a girth of their own. */
import type { Species, Table } from './species.ts'

/** Name, relative, coat, girth, and what else differs. */
type Row = readonly [name: string, relative: string, fur: string, girth: number, change?: Partial<Species>]

const ROWS: readonly Row[] = [
  ['poodle', 'dog', 'white', 1.1, { marks: ['quiff'], tail: 'puff' }],
  ['beagle', 'dog', 'ochre', 1.18, { tuft: false }],
  ['border collie', 'husky', 'slate', 1.12, { cheeks: ['fluffy', 0.22] }],
  ['bulldog', 'pug', 'cream', 1.4, { tail: 'stub' }],
  ['shih tzu', 'dog', 'cream', 1.2, { cheeks: ['fluffy', 0.2], marks: [] }],
  ['siamese cat', 'cat', 'cream', 1.02, { marks: [] }],
  ['persian cat', 'cat', 'white', 1.24, { marks: [], cheeks: ['fluffy', 0.24], tail: 'bushy' }],
  ['calico cat', 'cat', 'white', 1.12, { marks: ['spot'] }],
  ['lynx', 'cat', 'sand', 1.16, { cheeks: ['fluffy', 0.26], tail: 'stub' }],
  ['snow leopard', 'leopard', 'white', 1.16, { cheeks: ['fluffy', 0.2] }],
  ['jaguar', 'leopard', 'gamboge', 1.26],
  ['puma', 'panther', 'sand', 1.1],
  ['hyena', 'wolf', 'sand', 1.12, { ears: { kind: 'round', size: 0.8 }, cheeks: undefined }],
  ['coyote', 'wolf', 'ochre', 1.04, { ears: { kind: 'point', size: 1.2 } }],
  ['lemur', 'raccoon', 'stone', 1.02, { ears: { kind: 'round', size: 0.7 } }],
  ['ferret', 'otter', 'sand', 1.02, { cheeks: undefined }],
  ['opossum', 'rat', 'stone', 1.2],
  ['wombat', 'koala', 'bark', 1.42, { ears: { kind: 'round', size: 0.5 } }],
  ['antelope', 'deer', 'ochre', 1.02, { horns: 'goat' }],
  ['ram', 'sheep', 'cream', 1.3, { horns: 'goat' }],
  ['boar', 'pig', 'bark', 1.36, { teeth: 'tusks' }],
  ['hare', 'rabbit', 'sand', 1.02, { cheeks: undefined }],
  ['anteater', 'armadillo', 'slate', 1.1],
  ['yak', 'highland cow', 'umber', 1.42],
  ['chinchilla', 'mouse', 'slate', 1.32],
  ['okapi', 'giraffe', 'umber', 1.14, { neck: 0.1 }],
  ['spinosaurus', 't-rex', 'ochre', 1.12],
  ['parasaurolophus', 'velociraptor', 'aqua', 1.22],
  ['pachycephalosaurus', 't-rex', 'lilac', 1.24, { teeth: undefined }],
  ['ankylosaurus', 'stegosaurus', 'sand', 1.44],
  ['diplodocus', 'brachiosaurus', 'mint', 1.12],
  ['barn owl', 'owl', 'sand', 1.16, { ears: undefined, marks: ['face'] }],
  ['snowy owl', 'owl', 'cloud', 1.34, { ears: undefined }],
  ['canary', 'bird', 'straw', 1.1],
  ['kingfisher', 'woodpecker', 'cerulean', 1.28],
  ['magpie', 'crow', 'slate', 1.1],
  ['dove', 'pigeon', 'white', 1.12],
  ['cockatoo', 'parrot', 'white', 1.26, { marks: ['crest'] }],
  ['parakeet', 'parrot', 'lime', 1.04],
  ['macaw', 'parrot', 'cerulean', 1.16, { marks: [] }],
  ['falcon', 'hawk', 'slate', 1.06],
  ['vulture', 'eagle', 'umber', 1.02, { marks: ['frown', 'crest'] }],
  ['emu', 'ostrich', 'bark', 1.34],
  ['kiwi bird', 'hummingbird', 'umber', 1.44],
  ['dodo', 'pigeon', 'slate', 1.46, { beak: { kind: 'hook', long: 0.9, wide: 0.36, y: 0.24 } }],
  ['crane bird', 'heron', 'white', 1.06],
  ['wasp', 'bee', 'gamboge', 1.02],
]

export const kinOf = (known: Table): Table =>
  Object.fromEntries(
    ROWS.map(([name, relative, fur, girth, change]) => [name, { ...known[relative]!, fur, girth, ...change }]),
  )
