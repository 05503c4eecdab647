/** Pictures whose parts are named. Each fills the middle of the page, between its labels. */
import { objectsOf } from '../lettering/objects.ts'
import { curve } from '../ornate/kit/curves.ts'
import { line, shape } from '../ornate/kit/marks.ts'
import { ant, face, fish, tooth } from './bodies.ts'
import type { Labeled } from './chart.ts'
import { earth, volcano } from './plates/earth-science.ts'
import { flower, insect, plant } from './plates/life.ts'
import { heart } from './science.ts'

const tree = (): Labeled => ({
  svg:
    line(
      [
        [270, 800],
        [754, 800],
      ],
      5,
    ) +
    ['470,800 420,860 360,890', '500,800 490,880 470,950', '540,800 550,880 580,940', '560,800 620,850 680,880']
      .map((root) => line(curve(root, false), 9))
      .join('') +
    shape(curve('456,800! 480,660 470,540! 554,540! 546,660 568,800!'), 7) +
    shape(
      curve(
        '300,520 262,420 320,330 380,310 400,220 512,176 620,220 650,310 710,340 760,430 720,520 630,560 560,530 512,570 450,530 390,566',
      ),
      7,
    ) +
    line(curve('512,540 512,440 450,380', false), 6) +
    line(curve('512,470 570,420 600,370', false), 6),
  labels: [
    { text: 'leaves', at: [380, 380] },
    { text: 'branch', at: [570, 420] },
    { text: 'trunk', at: [530, 680] },
    { text: 'roots', at: [400, 872] },
  ],
})

const body = (): Labeled => ({
  svg: objectsOf(['boy'])[0]?.(512, 580, 460, 780) ?? '',
  labels: [
    { text: 'hair', at: [470, 226] },
    { text: 'eye', at: [560, 350] },
    { text: 'arm', at: [420, 620] },
    { text: 'leg', at: [470, 850] },
    { text: 'hand', at: [620, 700] },
    { text: 'foot', at: [560, 945] },
  ],
})

export const DIAGRAMS: Record<string, () => Labeled> = {
  flower,
  plant,
  volcano,
  tooth,
  face,
  ant,
  insect,
  tree,
  earth,
  fish,
  body,
  heart,
}
