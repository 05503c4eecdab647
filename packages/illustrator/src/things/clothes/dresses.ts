import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { type Sketch, thing } from '../../art/thing.ts'
import { isPatterned } from '../kit.ts'
import { bloom, bow, corners, drips, fits, heart, knots, mirrored, puffs, said, star } from '../shapes.ts'

const gown = (name: string, size: [number, number], back: Sketch['back']): Thing =>
  thing({ name, size, habitat: 'worn', points: { hook: [0, -size[1] + 6], grip: [0, -size[1] * 0.66] }, back })

const straps = (p: Pen, y: number) =>
  p.bar(knots(`-14 ${y}, -16 ${y - 22}`), 3.4).bar(knots(`14 ${y}, 16 ${y - 22}`), 3.4)

/** A long robe with wide sleeves and crossed fronts. */
function robe(p: Pen, tint: string, lining: string): void {
  p.tint(tint).blob(mirrored('0 -138, 14 -144!, 66 -118!, 68 -60!, 48 -56!, 32 -92!, 34 -60, 40 0!, 0 0!'))
  p.line(knots('34 -96, 34 -62')).line(knots('-34 -96, -34 -62'))
  p.tint(lining).blob(corners('-14 -146, -4 -146, 18 -86, 10 -80')).blob(corners('14 -146, 4 -146, -18 -86, -10 -80'))
}

const hem = (p: Pen, tint: string, w: number, y: number, n: number) =>
  p.tint(tint).blob([
    [-w, y, 1],
    [w, y, 1],
    ...drips(
      -w,
      w,
      y + 4,
      Array.from({ length: n }, () => 10),
    ),
  ])

/** What the cloth shows; dots where nothing was said. */
function mark(p: Pen, s: Spot, x: number, y: number): void {
  if (said(s, 'heart-patterned', 'hearts')) heart(p, x, y, 7.5)
  else if (said(s, 'starry')) star(p, x, y, 9)
  else if (said(s, 'flowered', 'floral', 'flower')) bloom(p, x, y, 9, 5, 0.36, 'straw')
  else if (!isPatterned(s) || said(s, 'spotted', 'polka-dot')) p.spot(x, y, 6.5)
}

export const DRESSES: readonly Thing[] = [
  gown('dress', [110, 140], (p, s) => {
    p.tint('rose')
    straps(p, -108)
    p.blob(mirrored('0 -106!, 12 -110, 22 -112!, 24 -90, 20 -72!, 38 -40, 52 -6!, 26 2, 0 -2'))
    p.tint('white').blob(corners('-21 -80, 21 -80, 20 -66, -20 -66'))
    bow(p, 0, -72, 15)
    if (fits(p, s, 12)) for (const [x, y] of knots('-26 -28, 0 -40, 26 -28, -11 -14, 14 -16')) mark(p, s, x, y)
  }),
  gown('princess dress', [148, 141], (p) => {
    p.tint('pink').ell(-30, -128, 15, 13).ell(30, -128, 15, 13)
    p.blob(mirrored('0 -118!, 12 -124, 22 -132!, 26 -112, 18 -84!, 44 -62, 66 -30, 74 -4!, 40 2, 0 4'))
    p.tint('blush').blob(knots('-4 -84!, 4 -84!, 22 -40, 30 -2!, 0 2, -30 -2!'))
    p.tint('rose').blob(
      knots('-18 -86!, 18 -86!, 34 -66, 56 -40!, 34 -42, 14 -62, 0 -54, -14 -62, -34 -42, -56 -40!, -34 -66'),
    )
    heart(p, 0, -112, 8)
    hem(p, 'white', 68, -6, 8)
    for (const [x, y] of knots('-52 -26, 52 -26, 0 -26')) star(p.tint('gamboge'), x, y, 9)
  }),
  gown('wedding dress', [160, 170], (p) => {
    p.tint('white')
    straps(p, -146)
    p.blob(mirrored('0 -140!, 12 -146, 22 -150!, 24 -124, 18 -104!, 36 -70, 66 -26, 78 -2!, 40 4, 0 4'))
    for (const y of [-70, -38])
      p.line(
        puffs(
          [1, 0.5, 0, -0.5, -1].map((t) => [t * (y === -70 ? 36 : 58), y] as const),
          0.4,
          false,
        ),
      )
    p.tint('blush').box4(-20, -112, 40, 10)
    bow(p, 0, -106, 14)
    p.line(knots('0 -140, 0 -114'))
    for (const [x, y] of knots('-40 -18, 0 -12, 40 -18, -18 -50, 18 -50')) bloom(p, x, y, 10, 5, 0.36, 'white', 'straw')
  }),
  gown('kimono', [140, 148], (p) => {
    robe(p, 'rose', 'white')
    p.tint('violet').box4(-36, -88, 72, 24).tint('gamboge').box4(-36, -80, 72, 8)
    for (const [x, y] of knots('-20 -28, 18 -40, 20 -14, -52 -92, 52 -88')) bloom(p, x, y, 11, 5, 0.36, 'blush')
  }),
  gown('hanbok', [150, 150], (p) => {
    p.tint('rose').blob(mirrored('0 -104!, 24 -104!, 40 -70, 62 -26, 66 -2!, 36 4, 0 4'))
    for (const x of [-22, 0, 22]) p.line(knots(`${x * 0.5} -96, ${x * 1.6} -6`))
    p.tint('straw').blob(mirrored('0 -136, 12 -142!, 38 -134, 68 -96, 70 -82!, 52 -78!, 28 -104!, 28 -90!, 0 -90!'))
    p.tint('white')
      .blob(corners('-12 -144, -4 -144, 10 -112, 2 -108'))
      .blob(corners('12 -144, 4 -144, -10 -112, -2 -108'))
    p.tint('vermilion')
      .blob(corners('0 -110, 10 -106, 16 -52, 4 -54'))
      .blob(knots('0 -108!, -20 -118, -26 -106, -14 -100'))
      .blob(corners('-4 -106, 4 -108, -2 -62, -12 -64'))
  }),
  gown('sari', [112, 144], (p) => {
    p.tint('gamboge').blob(mirrored('0 -138, 12 -144!, 30 -140, 40 -112!, 26 -106!, 22 -92!, 0 -92!'))
    p.tint('rose').blob(mirrored('0 -84!, 24 -84!, 36 -44, 42 -2!, 0 4'))
    for (const x of [-14, 0, 14]) p.line(knots(`${x * 0.6} -78, ${x} -8`))
    p.tint('violet').blob(knots('10 -144!, 30 -140!, 10 -104, -24 -74, -34 -30, -56 -6!, -62 -22, -46 -70, -22 -100'))
    p.tint('gamboge').blob(knots('-56 -6!, -62 -22!, -70 -14!, -62 4!')).blob(mirrored('0 -10!, 41 -12!, 42 -2!, 0 4'))
    for (const [x, y] of knots('-38 -56, -20 -88, 4 -116')) p.spot(x, y, 5)
  }),
  gown('tutu', [150, 84], (p) => {
    p.tint('pink').blob(
      knots(
        '-30 -78!, 30 -78!, 30 -62!, 56 -40, 74 -16!, 60 -6, 50 -14, 38 -2, 26 -12, 12 0, 0 -10, -12 0, -26 -12, -38 -2, -50 -14, -60 -6, -74 -16!, -56 -40, -30 -62!',
      ),
    )
    for (const x of [-44, -24, -8, 8, 24, 44]) p.line(knots(`${x * 0.5} -58, ${x} -20`))
    p.tint('rose').box4(-31, -80, 62, 18)
    bow(p, 0, -70, 15)
  }),
  gown('skirt', [120, 100], (p) => {
    p.tint('violet').blob(mirrored('0 -84!, 30 -84!, 44 -50, 58 -8!, 30 0, 0 2'))
    for (const x of [-30, -10, 10, 30]) p.line(knots(`${x * 0.7} -72, ${x * 1.3} -6`))
    p.tint('lilac').card(-33, -98, 66, 18, 5)
    p.tint('gamboge').spot(0, -89, 6)
  }),
  gown('cape', [120, 132], (p) => {
    p.tint('vermilion').blob(mirrored('0 -120, 18 -124!, 34 -112, 48 -60, 58 -6!, 40 0, 20 -8, 0 0'))
    p.line(knots('-22 -100, -34 -20')).line(knots('22 -100, 34 -20')).line(knots('0 -100, 0 -14'))
    p.tint('gamboge').blob(knots('-22 -124!, 0 -114, 22 -124!, 20 -108, 0 -98, -20 -108')).spot(0, -108, 9)
    star(p, 0, -56, 20)
  }),
  gown('hooded cape', [120, 150], (p) => {
    p.tint('vermilion').blob(mirrored('0 -96!, 24 -104, 40 -84, 52 -30, 58 -4!, 30 2, 0 0'))
    p.line(knots('0 -88, 0 -4'), p.at.sw).line(knots('-24 -76, -36 -16')).line(knots('24 -76, 36 -16'))
    p.blob(mirrored('0 -148, 24 -140, 34 -116, 28 -96, 0 -88'))
    p.tint('brick').blob(mirrored('0 -134, 16 -128, 22 -112, 14 -98, 0 -94'))
    bow(p.tint('gamboge'), 0, -90, 15)
  }),
]
