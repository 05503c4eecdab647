/** What was said of one animal changes its build: a round one, one with a long neck, one with three legs. */
import { withParts } from '../../art/part-looks.ts'
import { young } from './four.ts'
import type { Ear } from './head-types.ts'
import type { Beast, Extra, Tail } from './types.ts'

export function described(b: Beast, attributes: readonly string[]): Beast {
  const whole = attributes.reduce(asWhole, b)
  return withParts(whole, attributes, CHANGES)
}

function asWhole(b: Beast, word: string): Beast {
  if (/^(baby|young|newborn)$/.test(word)) return young(b, b.name)
  if (/^(fat|chubby|plump|round|big-bellied)$/.test(word)) return girth(b, 1.7, 1.36, 1.42)
  if (/^(thin|skinny|slim)$/.test(word)) return girth(b, 0.72, 0.82, 0.82)
  if (/^(fluffy|furry|shaggy|hairy)$/.test(word)) return fluffy(b)
  if (/^(spotted|dotted|speckled)$/.test(word))
    return { ...b, pattern: 'blobs', head: unmarked(b) ? { ...b.head, mask: 'none' } : b.head }
  if (/^red-nosed?$/.test(word)) return { ...b, extra: [...(b.extra ?? []), 'red-nose'] }
  if (word === 'striped' && b.pattern === 'bands') return b
  if (word === 'striped') return { ...b, pattern: 'stripes', head: unmarked(b) ? { ...b.head, mask: 'tabby' } : b.head }
  if (/^(black|white|plain|solid|pure)$/.test(word)) return ofOneColor(b)
  // Hearts instead of spots: its own marks would lie under them.
  if (LAID.test(word)) return b.pattern && OWN_MARKS.test(b.pattern) ? unmarkedCoat(b) : b
  if (/^no stripes?$/.test(word)) return /stripes|bands/.test(b.pattern ?? '') ? unmarkedCoat(b) : b
  if (/^no (spots?|dots?|patch(es)?)$/.test(word)) return SPOTTY.test(b.pattern ?? '') ? unmarkedCoat(b) : b
  if (/^(spikes|spiky)$/.test(word)) return isBareSkinned(b) ? { ...b, extra: [...(b.extra ?? []), 'tall-spikes'] } : b
  if (word === 'patchy') return { ...b, pattern: 'patches' }
  if (word === 'wings' && !b.extra?.some((name) => name.startsWith('wings')))
    return { ...b, extra: [...(b.extra ?? []), 'wings-bird'] }
  return b
}

/** What is laid over the whole (src/world/traits/), and what of a coat it takes the place of. */
const LAID = /^(heart-patterned|starry|flowered|flowery|checkered|rainbow|.+-strewn)$/
const OWN_MARKS = /^(spots|rosettes|blobs|patches|patch|net|stripes|bands)$/
const SPOTTY = /^(spots|rosettes|patches|patch|net)$/

const unmarkedCoat = (b: Beast): Beast => ({
  ...b,
  pattern: 'bare',
  head: b.head.mask === 'tabby' || b.head.mask === 'patch' ? { ...b.head, mask: 'none' } : b.head,
})

const unmarked = ({ head: { mask } }: Beast): boolean => mask === undefined || mask === 'none' || mask === 'patch'

/** A black cat has no stripes, a white dog no patch. */
const ofOneColor = (b: Beast): Beast =>
  b.head.mask === 'tabby' || b.head.mask === 'patch'
    ? {
        ...b,
        pattern: 'plain',
        head: { ...b.head, mask: 'none' },
        tail: b.tail.kind === 'ring' ? { ...b.tail, kind: 'rope' } : b.tail,
      }
    : b

const girth = (b: Beast, belly: number, chest: number, rump: number): Beast => ({
  ...b,
  belly: b.belly * belly,
  chest: b.chest * chest,
  rump: b.rump * rump,
})

/** Whose back is neither furred nor armored has room for a row of spikes. */
const isBareSkinned = (b: Beast): boolean =>
  b.legs.foot !== 'paw' && b.legs.foot !== 'hoof' && !b.extra?.some((name) => ARMORED.test(name))
const ARMORED = /^(tall-spikes|plates|quills|spines|shell|armor|overlapping|wool|sail)$/

/** Locks on the flank and the cheeks, and a tail to match. */
const fluffy = (b: Beast): Beast => ({
  ...b,
  pattern: b.pattern ?? 'fur',
  // With locks on its cheeks a rabbit is a fox.
  head:
    b.head.ear.kind === 'long'
      ? b.head
      : { ...b.head, cheeks: (b.head.cheeks ?? 0) + (b.head.mask === 'fox' ? 0.05 : 0.2) },
  tail: b.tail.kind === 'rope' || b.tail.kind === 'ring' ? bushy(b.tail) : b.tail,
  // Whose coat is fur anyway gets more of it, and who has paws no curls of a sheep.
  extra:
    b.pattern === 'fur' ||
    b.legs.foot === 'paw' ||
    b.extra?.some((name) => /^(shag|wool|mane|quills|shell|armor|plates)/.test(name))
      ? (b.extra ?? [])
      : [...(b.extra ?? []), 'wool'],
})

type Change = (b: Beast) => Beast

const head = (change: (head: Beast['head']) => Partial<Beast['head']>): Change => {
  return (b) => ({ ...b, head: { ...b.head, ...change(b.head) } })
}
const ear = (change: (ear: Ear) => Partial<Ear>): Change =>
  head(({ ear: own }) => ({ ear: own.kind === 'none' ? own : { ...own, ...change(own) } }))
const tail = (change: (tail: Tail) => Partial<Tail>): Change => {
  return (b) => ({ ...b, tail: { ...b.tail, ...change(b.tail) } })
}
const legs =
  (by: number): Change =>
  (b) => ({
    ...b,
    sh: b.sh * by,
    hh: b.hh * by,
    legs: { ...b.legs, ...(b.legs.fore ? { fore: b.legs.fore * by } : {}) },
  })
/** Of one that walks on two legs and has arms. */
const arms: Change = (b) =>
  b.stance === 'biped' && b.legs.fore
    ? {
        ...b,
        legs: { ...b.legs, fore: b.legs.fore * 2.3, f: [b.legs.f[0] * 1.2, b.legs.f[1] * 1.25, b.legs.f[2] * 1.35] },
      }
    : b
const without =
  (extra: RegExp): Change =>
  (b) => ({ ...b, extra: (b.extra ?? []).filter((name) => !extra.test(name)) })
/** Whose back carries something else has no room for more: shells, quills, wool. */
const withExtra =
  (extra: Extra): Change =>
  (b) =>
    (b.extra ?? []).some((name) => name === extra || (BODIED.test(name) && BODIED.test(extra)))
      ? b
      : { ...b, extra: [...(b.extra ?? []), extra] }
const BODIED = /^(wool|shag|quills|spines|shell|armor|overlapping|plates)$/
const haired = (hair: NonNullable<Beast['head']['hair']>): Change => head(() => ({ hair }))
const coat =
  (pattern: NonNullable<Beast['pattern']>): Change =>
  (b) => ({ ...b, pattern })

const bushy = (t: Tail): Tail => ({
  ...t,
  kind: 'plume',
  len: Math.max(t.len ?? 30, 44),
  r: Math.max((t.r ?? 3) * 2.2, 9),
})

/** A stub that is said to be long is no stub. */
const lengthened = (t: Tail): Partial<Tail> =>
  /^(stub|puff|none)$/.test(t.kind)
    ? { kind: 'rope', len: 56, r: 3.4, ang: 20 }
    : { len: (t.len ?? 30) * (t.kind === 'squirrel' ? 1.2 : 1.7) }

const earsBy = (by: number): Change => ear(({ size = 1 }) => ({ size: size * by }))

const CHANGES: Readonly<Record<string, Change>> = {
  'long tail': tail(lengthened),
  'big tail': tail((t) => ({ len: (t.len ?? 30) * 1.35, r: (t.r ?? 3) * 1.6 })),
  'short tail': tail((t) => ({ len: (t.len ?? 30) * 0.45 })),
  'small tail': tail((t) => ({ len: (t.len ?? 30) * 0.5, r: (t.r ?? 3) * 0.8 })),
  'curly tail': tail((t) =>
    t.kind === 'thick' ? {} : { kind: 'spiral', len: Math.max(t.len ?? 0, 58), r: 3.4, ang: 40 },
  ),
  'fluffy tail': tail((t) =>
    t.kind === 'thick' ? {} : /^(bush|plume|squirrel|horse)$/.test(t.kind) ? { r: (t.r ?? 8) * 1.35 } : bushy(t),
  ),
  'striped tail': tail((t) =>
    t.kind === 'thick' ? {} : { kind: 'ring', len: Math.max(t.len ?? 0, 46), r: Math.max(t.r ?? 0, 5) },
  ),
  'no tail': tail(() => ({ kind: 'none' })),
  // An elephant's are as large as its head: half as large again they would hide its body.
  'big ear': ear(({ kind, size = 1 }) => ({ size: size * (kind === 'fan' ? 1.16 : 1.55) })),
  'small ear': earsBy(0.6),
  'short ear': earsBy(0.6),
  'long ear': ear((e) =>
    e.kind === 'long' || e.kind === 'floppy' ? { size: (e.size ?? 1) * 1.45 } : { kind: 'long', size: 0.62 },
  ),
  'pointy ear': ear((e) => ({ kind: 'pointed', size: Math.max(e.size ?? 1, 0.6) })),
  // A rabbit's stay long: they hang beside its face.
  'floppy ear': ear((e) =>
    e.kind === 'long'
      ? { kind: 'lop', size: Math.min(e.size ?? 1, 0.8) }
      : { kind: 'floppy', size: Math.max(e.size ?? 1, 0.62) },
  ),
  'uneven ear': ear(() => ({ uneven: true })),
  'round ear': ear(() => ({ kind: 'round', size: 0.62 })),
  'long neck': (b) => ({ ...b, neck: { ...b.neck, len: b.neck.len * 1.45 + 26 } }),
  'short neck': (b) => ({ ...b, neck: { ...b.neck, len: b.neck.len * 0.4 } }),
  'long leg': legs(1.45),
  'short leg': legs(0.62),
  'small leg': legs(0.7),
  'big head': head(({ size: own }) => ({ size: own * 1.34 })),
  'small head': head(({ size: own }) => ({ size: own * 0.74 })),
  'big cheek': head(({ w = 1.05, h = 0.95, cheeks }) =>
    cheeks ? { cheeks: cheeks * 1.5, w: w * 1.1 } : { w: w * 1.2, h: h * 0.98 },
  ),
  'big nose': head(({ noseSize = 1 }) => ({ noseSize: noseSize * 2 })),
  'small nose': head(({ noseSize = 1 }) => ({ noseSize: noseSize * 0.6 })),
  'red nose': (b) => ({ ...b, extra: [...(b.extra ?? []), 'red-nose'] }),
  'big tooth': head(() => ({ teeth: true })),
  'long whisker': head(() => ({ whiskers: true })),
  'big belly': (b) => girth(b, 1.46, 1.2, 1.26),
  'round belly': (b) => girth(b, 1.4, 1.15, 1.2),
  'long body': (b) => ({ ...b, len: b.len * 1.55 }),
  'striped body': coat('stripes'),
  'spotted body': coat('blobs'),
  'no horn': without(/^horn/),
  'braided mane': (b) => ({ ...b, mane: 'braided' }),
  'braided tail': (b) => ({ ...b, tail: { ...b.tail, braided: true } }),
  'long arm': arms,
  'big arm': arms,
  'no mane': without(/^mane/),
  'no tusk': without(/^tusks/),
  'no wing': without(/^wings/),
  'small wing': (b) => ({ ...b, wings: 0.52 }),
  'big wing': (b) => ({ ...b, wings: 1.3 }),
  'no antler': without(/^antlers/),
  'open wing': (b) => ({ ...b, wings: Math.max(b.wings ?? 1, 1.2) }),
  'fluffy foot': withExtra('feathered-feet'),
  'fluffy leg': withExtra('feathered-feet'),
  'fluffy paw': withExtra('feathered-feet'),
  'fluffy hoof': withExtra('feathered-feet'),
  'curly mane': (b) => ({ ...b, mane: 'curly' }),
  'long mane': (b) => ({ ...b, mane: 'long' }),
  'big mane': (b) => ({ ...b, mane: 'long' }),
  'messy hair': haired('messy'),
  'messy fur': haired('messy'),
  'spiky hair': haired('spiky'),
  'pointy hair': haired('spiky'),
  'spiky fur': haired('spiky'),
  'curly hair': (b) => withExtra('wool')(haired('curly')(b)),
  'curly fur': (b) => withExtra('wool')(haired('curly')(b)),
  'long hair': (b) => withExtra('shag')(haired('long')(b)),
  'long fur': withExtra('shag'),
  'fluffy hair': haired('curly'),
  'fluffy fur': fluffy,
  'big spike': (b) => described(b, ['spikes']),
  'long spike': (b) => described(b, ['spikes']),
  '3 leg': (b) => ({ ...b, without: 'ff' }),
}
