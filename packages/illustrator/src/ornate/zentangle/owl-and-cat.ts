/** The owl and the cat as closed parts, back to front. */

import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'

import { type Beast, both } from './beast.ts'
export function owl(): Beast {
  const wing = curve('318,420 250,520 222,660 262,800 318,884! 352,800 384,700 388,580 366,470')
  const body = curve(mirror('512,206 404,214 330,300 306,440 298,600 330,760 420,872 512,900'))
  const head = curve(mirror('512,196 420,176 340,122 286,72! 280,160 264,250 284,350 350,424 440,452 512,470!'))
  const belly = curve(mirror('512,452! 430,470 380,560 384,700 438,810 512,846'))
  const tail = curve(mirror('512,1000 452,990 420,950 440,850 512,840!'))
  let features = ''
  // feather disks around the eyes
  for (const s of [-1, 1]) {
    const x = 512 + s * 98
    const y = 296
    let ring = ''
    const n = 18
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU
      ring += shape(leaf(x + 50 * Math.cos(a), y + 50 * Math.sin(a), 48, 25, a, 0.6), 3.4)
    }
    features +=
      ring +
      circle(x, y, 62, 6) +
      circle(x, y, 44, 4) +
      dot(x, y, 30) +
      dot(x - 9, y - 10, 9, 'white') +
      dot(x + 11, y + 11, 5, 'white')
  }
  features +=
    shape(curve('512,322 540,346 532,384 512,416! 492,384 484,346'), 6) +
    line(curve('497,350 512,344 527,350', false), 3.2)
  const branch = curve(
    '14,918 180,900 400,922 620,902 850,916 1010,896! 1010,944! 860,958 640,948 420,962 200,944 14,962!',
  )
  const toes = [-1, 1].flatMap((s) =>
    [-1, 0, 1].map((k) =>
      curve([
        [512 + s * 92 + k * 27 - 13, 886],
        [512 + s * 92 + k * 27 + 13, 886],
        [512 + s * 92 + k * 27 + 15, 916],
        [512 + s * 92 + k * 27, 944],
        [512 + s * 92 + k * 27 - 15, 916],
      ]),
    ),
  )
  const leaves = [
    [120, 904, -1.2],
    [80, 900, -2.1],
    [170, 900, -0.6],
    [890, 906, -1.9],
    [940, 902, -1.1],
    [850, 910, -2.6],
  ]
    .map(
      ([x, y, a]) =>
        shape(leaf(x!, y!, 86, 40, a!, 0.45), 5) +
        line(
          [
            [x!, y!],
            [x! + 62 * Math.cos(a!), y! + 62 * Math.sin(a!)],
          ],
          3.2,
        ),
    )
    .join('')
  return {
    parts: [
      { poly: tail, one: 'feathers', turn: 0 },
      { poly: branch, one: 'stripes', turn: 0.02, over: leaves },
      { poly: body, target: 12000 },
      { poly: belly, one: 'scales', turn: 0, scale: 1.02 },
      both(wing, { target: 10500 }),
      ...toes.map((poly) => ({ poly, plain: true })),
      { poly: head, target: 9000 },
    ],
    features: features,
  }
}

export function cat(): Beast {
  const tail = curve(
    '640,880 760,890 850,820 862,700 820,620 822,540 872,512 904,548! 934,508 896,456 820,452 758,510 756,620 792,700 776,780 700,812 630,790',
  )
  const body = curve(
    '512,420 420,440 352,540 312,680 300,820 330,920 420,944 610,944 704,916 730,820 712,680 668,540 600,440',
  )
  const chest = curve(mirror('512,470 452,500 430,600 446,720 470,800 512,820'))
  const head = curve(mirror('512,150 440,156 372,178! 330,110 292,64! 268,180 262,290 290,392 370,462 450,484 512,488'))
  const paw = curve('418,700 404,820 386,900 400,952 452,960 500,948 506,880 500,780 484,700')
  const ear = curve('306,118! 346,190 358,214! 290,246 288,180')
  const cheek = curve(mirror('512,372 470,352 420,372 414,420 448,462 512,470'))
  let features = shape(cheek, 4.5)
  for (const s of [-1, 1]) {
    const k = (x: number) => 512 + s * (512 - x)
    features +=
      shape(
        curve([
          { x: k(462), y: 330, corner: true },
          { x: k(424), y: 282 },
          { x: k(370), y: 282 },
          { x: k(346), y: 312, corner: true },
          { x: k(386), y: 340 },
        ]),
        6,
      ) +
      shape(ellipse(k(406), 308, 13, 25), 3, '#000') +
      dot(k(406) - 4, 298, 5, 'white')
    for (const [y, e] of [
      [412, 392],
      [430, 436],
    ])
      features += line(
        curve(
          [
            [k(440), y!],
            [k(340), e! - 6],
            [k(214), e! + 6],
          ],
          false,
        ),
        3.6,
      )
  }
  features +=
    shape(curve('490,378! 534,378! 522,400 512,408 502,400'), 4, '#000') +
    line(curve('512,408 512,428 494,444 470,440', false), 4) +
    line(curve('512,428 530,444 554,440', false), 4)
  return {
    parts: [
      { poly: tail, target: 7000 },
      { poly: body, target: 12500 },
      { poly: chest, one: 'feathers', turn: Math.PI, scale: 0.9 },
      both(paw, { one: 'stripes', turn: 0, over: '' }),
      { poly: head, target: 9500 },
      both(ear, { plain: true }),
    ],
    features:
      features +
      [-1, 1]
        .map((s) =>
          [-18, 18]
            .map((k) =>
              line(
                [
                  [512 + s * 60 + k, 924],
                  [512 + s * 60 + k, 952],
                ],
                4,
              ),
            )
            .join(''),
        )
        .join(''),
  }
}
