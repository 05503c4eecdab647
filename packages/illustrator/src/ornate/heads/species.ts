/** How the heads of animals differ, seen from the front. Right halves, on a page whose middle is at x = 512. */

export interface Species {
  /** From the top of the head down to the chin. */
  face: string
  ear: string
  /** Within the ear. */
  inner: string
  eye: { x: number; y: number; size: number; tilt: number }
  muzzle: 'cat' | 'dog' | 'hoofed' | 'deer' | 'bear' | 'beak' | 'rabbit' | 'trunk'
  /** Where nose or beak is. */
  nose: number
  /** Closed patches of the coat. */
  patches?: readonly string[]
  /** How its coat is drawn; smooth where nothing is said. */
  fur?: 'long' | 'short' | 'cheeks' | 'feathers'
  /** Of others it is round, or lies across. */
  pupil?: 'slit'
  mane?: 'lion' | 'ruff' | 'horse' | 'feathers'
  horn?: 'antlers' | 'horns' | 'unicorn' | 'bull' | 'ram'
  tusks?: true
}

const CAT = '512,196 590,198 676,240 730,330 742,440 716,530 664,610 604,676 560,716 512,728'
const DOG = '512,196 588,200 656,244 704,330 766,452! 728,468 744,530! 690,534 648,604 596,684 558,742 512,760'
const BEAR = '512,196 620,206 716,272 764,380 764,490 728,590 660,668 590,718 512,732'
const LONG = '512,206 584,212 640,262 660,350 640,450 612,560 600,660 588,724 556,768 512,778'

const DRAWN: Readonly<Record<string, Species>> = {
  lion: {
    face: CAT,
    ear: '640,236! 676,160 742,150 772,208 752,284 712,312!',
    inner: '668,232! 690,188 730,182 746,218 732,266!',
    eye: { x: 98, y: 420, size: 1, tilt: -0.16 },
    muzzle: 'cat',
    nose: 560,
    mane: 'lion',
    fur: 'cheeks',
  },
  lioness: {
    face: CAT,
    ear: '640,236! 676,160 742,150 772,208 752,284 712,312!',
    inner: '668,232! 690,188 730,182 746,218 732,266!',
    eye: { x: 98, y: 420, size: 1, tilt: -0.16 },
    muzzle: 'cat',
    nose: 560,
    fur: 'cheeks',
  },
  tiger: {
    face: CAT,
    ear: '636,230! 664,140 738,120 776,190 762,280 720,316!',
    inner: '664,226! 686,172 728,162 748,204 738,264!',
    eye: { x: 98, y: 420, size: 1, tilt: -0.2 },
    muzzle: 'cat',
    nose: 560,
    patches: [
      '534,204! 574,208 606,230! 570,234 536,222!',
      '606,244! 650,254 684,286! 644,282 608,264!',
      '622,290! 672,304 712,346! 664,336 626,314!',
      '634,338! 676,350 700,374! 664,372 638,360!',
    ],
    fur: 'cheeks',
  },
  cat: {
    face: CAT,
    ear: '596,214! 640,130 712,54! 742,180 742,340!',
    inner: '634,214! 662,156 700,112! 720,200 714,290!',
    eye: { x: 104, y: 428, size: 1.16, tilt: -0.24 },
    muzzle: 'cat',
    nose: 566,
    fur: 'short',
    pupil: 'slit',
  },
  wolf: {
    face: DOG,
    ear: '580,214! 610,110 668,34! 716,150 722,330!',
    inner: '616,214! 638,136 666,92! 694,180 696,276!',
    eye: { x: 92, y: 420, size: 0.96, tilt: -0.36 },
    muzzle: 'dog',
    nose: 640,
    mane: 'ruff',
    fur: 'long',
  },
  fox: {
    face: '512,206 590,208 664,252 716,340 800,470! 740,490 740,530! 680,560 620,640 566,724 512,748',
    ear: '586,220! 622,110 706,26! 744,170 740,350!',
    inner: '624,216! 650,140 698,88! 718,190 710,290!',
    eye: { x: 96, y: 424, size: 0.94, tilt: -0.34 },
    muzzle: 'dog',
    nose: 652,
    fur: 'long',
  },
  dog: {
    face: '512,200 600,206 676,262 712,350 716,460 690,560 640,650 580,720 512,744',
    ear: '640,230! 730,200 806,260 822,380 790,520 736,560 700,480 692,360!',
    inner: '690,280! 744,260 780,310 786,390 764,490 734,500!',
    eye: { x: 88, y: 416, size: 1, tilt: 0.06 },
    muzzle: 'dog',
    nose: 628,
    fur: 'short',
  },
  bear: {
    face: BEAR,
    ear: '660,230! 690,140 780,130 824,200 800,290 752,320!',
    inner: '700,226! 722,176 772,176 790,216 774,270!',
    eye: { x: 100, y: 410, size: 0.84, tilt: -0.06 },
    muzzle: 'bear',
    nose: 566,
    fur: 'short',
  },
  panda: {
    face: BEAR,
    ear: '650,220! 690,120 790,120 830,200 800,296 746,316!',
    inner: '696,214! 722,160 776,164 794,212 774,266!',
    eye: { x: 108, y: 424, size: 0.82, tilt: 0.2 },
    muzzle: 'bear',
    nose: 570,
    patches: ['548,410! 580,356 650,352 690,410 690,480 640,510 586,490'],
    fur: 'short',
  },
  deer: {
    face: '512,208 574,214 628,256 650,330 640,420 604,530 576,630 570,700 552,748 512,762',
    ear: '630,300! 690,222 780,190 860,206 830,280 750,336 664,362!',
    inner: '676,300! 726,252 790,224 828,228 800,268 738,308!',
    eye: { x: 84, y: 410, size: 0.74, tilt: 0.16 },
    muzzle: 'deer',
    nose: 690,
    horn: 'antlers',
    mane: 'ruff',
  },
  horse: {
    face: LONG,
    ear: '570,222! 580,100 620,70 656,150 644,260!',
    inner: '594,210! 604,132 622,118 634,164 626,226!',
    eye: { x: 86, y: 410, size: 0.76, tilt: 0.16 },
    muzzle: 'hoofed',
    nose: 716,
    mane: 'horse',
  },
  unicorn: {
    face: LONG,
    ear: '570,222! 580,100 620,70 656,150 644,260!',
    inner: '594,210! 604,132 622,118 634,164 626,226!',
    eye: { x: 86, y: 410, size: 0.76, tilt: 0.16 },
    muzzle: 'hoofed',
    nose: 716,
    mane: 'horse',
    horn: 'unicorn',
  },
  goat: {
    face: LONG,
    ear: '646,320! 740,290 830,330 850,400 770,410 690,380!',
    inner: '690,326! 750,314 808,346 816,384 764,386!',
    eye: { x: 82, y: 410, size: 0.74, tilt: 0.1 },
    muzzle: 'hoofed',
    nose: 706,
    horn: 'horns',
  },
  bull: {
    face: '512,216 600,214 672,262 692,350 664,450 636,550 640,650 628,724 580,772 512,782',
    ear: '670,310! 750,270 850,280 890,330 820,372 710,380!',
    inner: '712,318! 766,298 830,306 850,330 796,352!',
    eye: { x: 98, y: 420, size: 0.76, tilt: 0.12 },
    muzzle: 'hoofed',
    nose: 700,
    horn: 'bull',
  },
  ram: {
    face: LONG,
    ear: '640,380! 700,370 770,400 790,440 730,440 660,420!',
    inner: '674,390! 716,388 752,408 760,426 714,424!',
    eye: { x: 82, y: 420, size: 0.74, tilt: 0.1 },
    muzzle: 'hoofed',
    nose: 706,
    horn: 'ram',
  },
  rabbit: {
    face: '512,286 590,290 664,344 706,430 704,530 656,610 584,660 512,674',
    ear: '528,320! 530,160 570,40 626,40 652,150 630,320!',
    inner: '552,300! 556,170 586,80 614,84 624,160 606,300!',
    eye: { x: 100, y: 446, size: 1.04, tilt: -0.02 },
    muzzle: 'rabbit',
    nose: 560,
    mane: 'ruff',
    fur: 'short',
  },
  owl: {
    face: '512,246 590,226 690,150! 700,220 748,310 758,430 732,530 670,620 600,680 512,716',
    ear: '600,226! 660,170 720,120! 724,190 700,260!',
    inner: '640,214! 676,182 704,160! 704,200 690,234!',
    eye: { x: 106, y: 420, size: 1.5, tilt: 0 },
    muzzle: 'beak',
    nose: 490,
    mane: 'feathers',
    fur: 'feathers',
  },
  // The disc of its face is a heart, and it has no tufts.
  'barn owl': {
    face: '512,214 600,206 690,236 748,310 764,410 744,510 690,600 612,672 512,726',
    ear: '560,300! 580,290 600,310!',
    inner: '562,300! 580,294 596,308!',
    eye: { x: 100, y: 420, size: 1.14, tilt: 0.16 },
    muzzle: 'beak',
    nose: 510,
    patches: ['512,330! 560,270 630,252 696,284 722,366 708,456 664,544 596,616 512,668!'],
    mane: 'feathers',
    fur: 'feathers',
  },
  'snowy owl': {
    face: '512,226 604,230 696,270 750,350 762,446 734,540 670,626 600,684 512,716',
    ear: '560,300! 580,290 600,310!',
    inner: '562,300! 580,294 596,308!',
    eye: { x: 106, y: 420, size: 1.5, tilt: 0 },
    muzzle: 'beak',
    nose: 490,
    mane: 'feathers',
    fur: 'feathers',
  },
  eagle: {
    face: '512,226 600,236 680,300 716,400 700,500 650,590 590,650 512,690',
    ear: '690,520! 740,560 760,640! 710,620 670,580!',
    inner: '700,546! 726,570 736,612! 708,598!',
    eye: { x: 98, y: 412, size: 0.86, tilt: 0.34 },
    muzzle: 'beak',
    nose: 470,
    mane: 'feathers',
    fur: 'feathers',
  },
  elephant: {
    face: '512,190 600,200 680,262 708,360 690,460 640,540 604,600! 600,720 590,840 560,920 512,930',
    ear: '660,270! 760,170 900,190 960,320 940,480 860,610 760,620 690,520!',
    inner: '720,300! 790,236 876,246 906,330 890,460 830,556 770,560 720,480!',
    eye: { x: 112, y: 424, size: 0.8, tilt: 0.1 },
    muzzle: 'trunk',
    nose: 560,
    tusks: true,
  },
}

/** Rings of a spotted coat, away from eyes and muzzle. */
const SPOTS: readonly string[] = [
  '540,214 566,208 576,228 558,244 538,236',
  '592,224 618,224 628,248 608,262 588,248',
  '540,266 564,260 576,282 556,296 538,286',
  '640,280 664,282 672,306 652,318 634,304',
  '592,290 614,288 622,310 604,322 586,312',
  '650,330 674,332 680,356 658,364 642,348',
]
const spotted = (like: Species): Species => ({ ...like, patches: SPOTS })
const shaggy: Species = { ...DRAWN.bull!, mane: 'horse' }

const named = (names: string, species: Species): Record<string, Species> =>
  Object.fromEntries(names.split(', ').map((name) => [name, species]))

/** Others whose head is the same, or nearly. */
export const SPECIES: Readonly<Record<string, Species>> = {
  ...DRAWN,
  ...named('stag, reindeer', DRAWN.deer!),
  ...named('cow, ox', DRAWN.bull!),
  ...named('highland cow, yak', shaggy),
  ...named('leopard, snow leopard, jaguar, cheetah', spotted(DRAWN.tiger!)),
  ...named('panther, cougar', { ...DRAWN.lioness! }),
  ...named('lynx', { ...DRAWN.cat!, mane: 'ruff' }),
  ...named('black cat, siamese cat, kitten', DRAWN.cat!),
  ...named(
    'golden retriever, labrador, beagle, cocker spaniel, dachshund, bloodhound, basset hound, boxer, rottweiler, saint bernard, great dane',
    DRAWN.dog!,
  ),
  ...named('dalmatian', spotted(DRAWN.dog!)),
  ...named('husky, german shepherd, corgi, border collie', DRAWN.wolf!),
  ...named('polar bear, brown bear, grizzly bear', DRAWN.bear!),
  ...named('hawk, falcon, bald eagle', DRAWN.eagle!),
  ...named('pony, donkey', DRAWN.horse!),
  ...named('hare', DRAWN.rabbit!),
}
