/** Beside a bookcase, a book in the hand on its way onto a shelf. */
import type { Point } from '../../../art/art.ts'
import { side, tall, wide } from '../../geometry.ts'
import { ahead, resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, put, toFront } from './kit.ts'

/** In heights of who stands before it: the bookcase, the book. */
const [CASE, BOOK] = [1.25, 0.2]

export const shelve: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * CASE) / tall(b.art.box))
  a.act({ pose: 'reach', turn: 0.5 })
  const { box } = b.art
  const edge = side(a.place.facing) > 0 ? box.x0 : box.x1
  scene.group(a).shift(edge - ahead(a, h * 0.26) - a.point('chest')[0], footing(scene, b) + h * 0.03 - a.art.box.y1)
  scene.join(a, b, 'over')
  const [x, y] = a.point('chest')
  const hand: Point = [x + ahead(a, h * 0.3), y - h * 0.02]
  const book = scene.does(a, 'holds')?.b
  if (book) {
    book.tilt = 0
    book.at({ facing: a.place.facing, h: (book.place.h * h * BOOK) / Math.max(wide(book.art.box), tall(book.art.box)) })
    put(book, 'grip', hand)
    book.move({ scale: 1, dx: ahead(a, wide(book.art.box) * 0.4), dy: -tall(book.art.box) * 0.2 })
    book.draw()
    if (!scene.together(book, a)) scene.join(book, a, 'over')
    toFront(scene, book)
  }
  a.act({ reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}
