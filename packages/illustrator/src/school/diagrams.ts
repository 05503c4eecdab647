/** Pictures whose parts are named. Each fills the middle of the page, between its labels. */
import { objectsOf } from '../lettering/objects.ts'
import { ant, face, fish, tooth } from './bodies.ts'
import type { Labeled } from './chart.ts'
import { earth, volcano } from './plates/earth-science.ts'
import { flower, insect, plant, tree } from './plates/life.ts'
import { heart } from './science.ts'

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
