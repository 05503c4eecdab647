import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { type Sketch, thing } from '../../art/thing.ts'
import { lettersAt } from '../../lettering/on-thing.ts'
import { PRINTED } from '../../reading/printed.ts'
import { corners, face, fits, heart, knots, mirrored, placed, said, star } from '../shapes.ts'

/** Clothes hang by their collar or waist. */
const garment = (name: string, size: [number, number], back: Sketch['back']): Thing =>
  thing({ name, size, habitat: 'worn', points: { hook: [0, -size[1] + 4], grip: [0, -size[1] * 0.8] }, back })

const SHIRT = '0 -96, 12 -98, 20 -108!, 40 -102, 62 -72!, 44 -56!, 34 -66!, 36 0!, 0 0!'
const SLEEVED = '0 -98, 12 -100, 18 -108!, 38 -102, 52 -70, 62 -18!, 44 -12!, 34 -62!, 36 0!, 0 0!'

const buttons = (p: Pen, x: number, ys: readonly number[], tint = 'gamboge') => {
  for (const y of ys) p.tint(tint).spot(x, y, 4.6)
}

/** A number, stripes or a star across a shirt, as was said. */
function print(p: Pen, s: Spot): void {
  const text = s.attributes?.find((word) => word.startsWith(PRINTED))?.slice(PRINTED.length)
  const size = p.at.scale
  if (text) lettersAt(p, text, { middle: p.map(0, -44), w: 56 * size, h: 50 * size, turn: 0 })
  else if (said(s, 'striped'))
    for (const y of [-76, -52, -28]) p.tint('white').blob(corners(`-35 ${y}, 35 ${y}, 35 ${y + 12}, -35 ${y + 12}`))
  else star(p.tint('gamboge'), 0, -52, 18)
}

const legs = (p: Pen, tint: string) =>
  p.tint(tint).blob(mirrored('0 -118!, 34 -118!, 38 -70, 36 0!, 6 0!, 2 -72!, 0 -72!'))

export const GARMENTS: readonly Thing[] = [
  garment('t-shirt', [126, 110], (p, s) => {
    p.tint('cerulean').blob(mirrored(SHIRT))
    p.tint('white').blob(knots('-20 -108!, -12 -97, 0 -94, 12 -97, 20 -108!, 12 -88, 0 -84, -12 -88'))
    p.line(knots('34 -66, 34 -50')).line(knots('-34 -66, -34 -50'))
    print(p, s)
  }),
  garment('sweater', [128, 112], (p, s) => {
    p.tint('coral').blob(mirrored(SLEEVED))
    p.tint('white').blob(knots('-19 -110!, 0 -104, 19 -110!, 14 -94, 0 -90, -14 -94')).box4(-36, -12, 72, 12)
    p.blob(corners('-64 -22, -44 -14, -46 -2, -66 -10')).blob(corners('64 -22, 44 -14, 46 -2, 66 -10'))
    if (fits(p, s, 10)) for (const x of [-24, -8, 8, 24]) p.line(knots(`${x} -12, ${x} 0`))
    p.blob(
      corners(
        '-35 -58, -24 -66, -12 -54, 0 -66, 12 -54, 24 -66, 35 -58, 35 -44, 24 -52, 12 -40, 0 -52, -12 -40, -24 -52, -35 -44',
      ),
    )
  }),
  garment('jacket', [128, 112], (p) => {
    p.tint('blue').blob(mirrored(SLEEVED))
    p.tint('sky').blob(knots('-18 -108!, -30 -96, -12 -80, 0 -92!, 12 -80, 30 -96, 18 -108!, 0 -98'))
    p.line(knots('0 -92, 0 0'), p.at.sw)
    p.line(knots('34 -62, 34 -40')).line(knots('-34 -62, -34 -40'))
    p.tint('sky').card(-28, -34, 18, 20, 3).card(10, -34, 18, 20, 3)
    buttons(p, 7, [-72, -54])
  }),
  garment('vest', [96, 116], (p) => {
    p.tint('vermilion').blob(mirrored('0 -70!, 22 -112!, 40 -108!, 36 -80, 46 -66, 48 -8!, 16 0!, 0 -16!'))
    p.line(knots('0 -70, 0 -16'))
    buttons(p, 6, [-52, -34])
    p.line(knots('20 -36, 38 -38')).line(knots('-20 -36, -38 -38'))
  }),
  garment('coat', [134, 150], (p) => {
    p.tint('ochre').blob(
      mirrored('0 -138, 12 -140, 18 -148!, 38 -142, 52 -110, 64 -48!, 46 -42!, 36 -92!, 46 0!, 0 0!'),
    )
    p.tint('bark').blob(knots('-18 -148!, -34 -130, -14 -108, 0 -126!, 14 -108, 34 -130, 18 -148!, 0 -138'))
    p.line(knots('0 -126, 0 0'), p.at.sw)
    p.tint('umber').box4(-39, -78, 78, 11).tint('gamboge').card(-9, -81, 18, 17, 3)
    buttons(p, 9, [-98, -52, -30], 'umber')
    p.tint('bark').card(-34, -54, 20, 9, 3).card(18, -54, 18, 9, 3)
  }),
  garment('raincoat', [134, 148], (p) => {
    p.tint('gamboge').blob(mirrored('0 -148, 20 -142, 26 -120, 18 -106, 0 -102'))
    p.tint('ochre').blob(mirrored('0 -136, 13 -130, 16 -118, 0 -106'))
    p.tint('gamboge').blob(mirrored('0 -108, 20 -108, 38 -102, 52 -80, 64 -34!, 46 -28!, 36 -66!, 46 0!, 0 0!'))
    p.line(knots('0 -108, 0 0'), p.at.sw)
    buttons(p, 8, [-88, -64, -40], 'white')
    p.tint('gamboge').card(-36, -42, 24, 24, 4).card(14, -36, 22, 22, 4)
  }),
  garment('pajamas', [130, 160], (p) => {
    p.tint('sky').blob(mirrored('0 -84!, 32 -84!, 34 -40, 32 0!, 6 0!, 2 -46!, 0 -46!'))
    p.blob(mirrored('0 -146, 12 -148, 18 -156!, 38 -150, 52 -120, 60 -84!, 44 -78!, 34 -112!, 36 -74!, 0 -74!'))
    p.tint('white').blob(knots('-18 -156!, -26 -142, -8 -132, 0 -144!, 8 -132, 26 -142, 18 -156!, 0 -146'))
    p.line(knots('0 -144, 0 -76'))
    buttons(p, 7, [-122, -102], 'white')
    star(p.tint('straw'), -20, -106, 10)
    star(p, 22, -92, 8)
    star(p, -20, -34, 10)
    star(p, 20, -46, 8)
    star(p, 20, -18, 8)
  }),
  garment('pants', [84, 122], (p) => {
    legs(p, 'bark')
    p.tint('umber').box4(-35, -120, 70, 13).tint('gamboge').card(-8, -122, 16, 16, 3)
    p.line(knots('0 -106, 0 -74'))
      .line(knots('-34 -96, -22 -100, -18 -106'))
      .line(knots('34 -96, 22 -100, 18 -106'))
      .line(knots('-20 -70, -20 -8'))
      .line(knots('20 -70, 20 -8'))
  }),
  garment('shorts', [92, 74], (p) => {
    p.tint('blue').blob(mirrored('0 -70!, 34 -70!, 46 -2!, 6 0!, 0 -26!'))
    p.tint('cerulean').box4(-35, -74, 70, 12)
    p.line(knots('-32 -44, -22 -50, -20 -62')).line(knots('32 -44, 22 -50, 20 -62')).line(knots('0 -62, 0 -26'))
  }),
  garment('swim trunks', [92, 74], (p) => {
    p.tint('aqua').blob(mirrored('0 -70!, 34 -70!, 46 -2!, 6 0!, 0 -26!'))
    p.tint('cloud').box4(-35, -74, 70, 12)
    p.line(knots('-4 -62, -10 -46')).line(knots('4 -62, 10 -46'))
    p.line(knots('34 -52, 39 -10')).line(knots('-34 -52, -39 -10'))
  }),
  garment('jeans', [84, 122], (p) => {
    legs(p, 'blue')
    p.tint('blue').box4(-35, -120, 70, 13).tint('gamboge').spot(0, -113, 5)
    p.line(knots('0 -106, 0 -74')).line(knots('-35 -88, -22 -92, -18 -106')).line(knots('35 -88, 22 -92, 18 -106'))
    p.tint('sky').box4(-38, -12, 33, 12).box4(5, -12, 33, 12)
    p.tint('coral')
      .blob(placed(corners('-10 -10, 10 -10, 10 10, -10 10'), 20, -46, 1, 6))
      .line(knots('14 -40, 26 -52'))
  }),
  garment('overalls', [84, 150], (p) => {
    p.tint('blue').bar(knots('-20 -100, -26 -146'), 5).bar(knots('20 -100, 26 -146'), 5)
    p.blob(mirrored('0 -112!, 26 -112!, 28 -78!, 40 -68!, 42 -36, 40 0!, 6 0!, 2 -44!, 0 -44!'))
    p.tint('sky').blob(knots('-14 -104!, 14 -104!, 14 -84, 0 -78, -14 -84'))
    p.tint('gamboge').spot(-20, -104, 6).spot(20, -104, 6)
    p.line(knots('-38 -66, 38 -66')).line(knots('-40 -50, -26 -54, -22 -64')).line(knots('40 -50, 26 -54, 22 -64'))
    p.tint('sky').box4(-42, -11, 37, 11).box4(5, -11, 37, 11)
  }),
  garment('apron', [100, 136], (p) => {
    p.tint('straw').bar(knots('-20 -104, -18 -128, 0 -134, 18 -128, 20 -104'), 3)
    p.line(knots('-40 -64, -50 -58')).line(knots('40 -64, 50 -58'))
    p.tint('rose').blob(mirrored('0 -106!, 24 -106!, 26 -82, 42 -66, 44 -10, 34 0!, 0 0!'))
    p.tint('white').blob(knots('-26 -46!, 26 -46!, 26 -24, 12 -14, -12 -14, -26 -24'))
    heart(p.tint('vermilion'), 0, -78, 14)
  }),
  garment('uniform', [128, 160], (p) => {
    legs(p, 'slate')
    p.tint('blue').blob(
      mirrored('0 -144, 12 -146, 18 -154!, 38 -148, 52 -118, 62 -70!, 44 -64!, 34 -110!, 36 -62!, 0 -62!'),
    )
    p.tint('white')
      .blob(corners('-14 -152, 14 -152, 0 -120'))
      .tint('vermilion')
      .blob(corners('-4 -144, 4 -144, 6 -112, 0 -104, -6 -112'))
    p.line(knots('0 -118, 0 -64'))
    star(p.tint('gamboge'), 20, -116, 10)
    p.tint('umber').box4(-37, -76, 74, 11).tint('gamboge').card(-8, -79, 16, 17, 3)
  }),
  garment('suit', [128, 160], (p) => {
    legs(p, 'slate')
    p.tint('slate').blob(
      mirrored('0 -144, 12 -146, 18 -154!, 38 -148, 52 -118, 62 -70!, 44 -64!, 34 -110!, 38 -52!, 0 -52!'),
    )
    p.tint('white').blob(corners('-14 -152, 14 -152, 0 -104'))
    p.tint('vermilion').blob(corners('-13 -150, 0 -142, -13 -134')).blob(corners('13 -150, 0 -142, 13 -134'))
    p.line(knots('0 -104, 0 -54')).line(knots('-30 -84, -16 -84')).line(knots('30 -84, 16 -84'))
  }),
  garment('space suit', [120, 180], (p) => {
    p.tint('white').blob(
      mirrored('0 -116!, 30 -116, 50 -92, 56 -58!, 40 -54!, 34 -80!, 36 -50, 34 -14!, 4 -14!, 2 -48!, 0 -48!'),
    )
    p.tint('slate').card(-38, -18, 34, 18, 7).card(4, -18, 34, 18, 7)
    p.tint('white').ell(-50, -50, 11, 12).ell(50, -50, 11, 12).ell(0, -142, 36, 35)
    p.tint('glass').card(-26, -162, 52, 40, 18)
    p.line(knots('-16 -138, -6 -154'))
    p.tint('stone').card(-22, -104, 44, 32, 6).tint('vermilion').spot(-10, -90, 5.5).tint('gamboge').spot(8, -90, 5.5)
    p.line(knots('-36 -58, 36 -58'))
  }),
  garment('swimsuit', [72, 116], (p) => {
    p.tint('rose').blob(
      knots(
        '-26 -114!, -18 -114!, -14 -92, 0 -84, 14 -92, 18 -114!, 26 -114!, 28 -88, 26 -64, 36 -34, 28 -20!, 12 -2, -12 -2, -28 -20!, -36 -34, -26 -64, -28 -88',
      ),
    )
    p.tint('white')
      .spot(-10, -70, 6)
      .spot(12, -66, 6)
      .spot(0, -48, 6)
      .spot(-18, -38, 6)
      .spot(18, -36, 6)
      .spot(0, -20, 6)
  }),
  garment('leotard', [104, 112], (p) => {
    p.tint('violet').blob(
      mirrored('0 -92, 14 -96, 20 -108!, 34 -102, 50 -64!, 38 -58!, 28 -80!, 24 -54, 36 -26!, 12 -2, 0 0'),
    )
    p.tint('lilac').blob(knots('-26 -70!, 0 -52, 26 -70!, 24 -54!, 0 -36, -24 -54!'))
    star(p.tint('straw'), 0, -76, 8)
  }),
  garment('ghost costume', [110, 130], (p) => {
    p.tint('white').blob(
      knots(
        '0 -130, 28 -120, 40 -88, 46 -40, 52 -4!, 34 -12, 18 0!, 0 -12, -18 0!, -34 -12, -52 -4!, -46 -40, -40 -88, -28 -120',
      ),
    )
    p.ink(-13, -90, 6, 8).ink(13, -90, 6, 8).ink(0, -68, 5, 7)
  }),
  garment('costume', [116, 140], (p) => {
    p.tint('orange').blob(mirrored('0 -84!, 32 -84, 48 -60, 52 -30!, 38 -26!, 32 -50!, 34 -4!, 4 -4!, 2 -26!, 0 -26!'))
    p.tint('cream').ell(0, -52, 18, 22)
    p.tint('orange').blob(mirrored('0 -134, 20 -130, 34 -140!, 40 -110, 26 -86, 0 -80'))
    p.tint('cream').ell(0, -104, 22, 19)
    face(p, 0, -104, 14)
    for (const side of [1, -1])
      p.line(knots(`${side * 34} -66, ${side * 42} -58`)).line(knots(`${side * 24} -128, ${side * 30} -120`))
    p.line(knots('-34 -16, -20 -16')).line(knots('34 -16, 20 -16'))
  }),
]
