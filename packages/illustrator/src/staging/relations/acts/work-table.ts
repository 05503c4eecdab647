/** Several at work at one table: side by side behind it, each with what they work on before them and the tool at it. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { laidTable } from '../../table-setting.ts'
import { meet, resize } from '../kit.ts'
import { stirsWith } from './at-work.ts'
import { aim, halfHead, toFront, toolIn } from './kit.ts'

/** In heights of the tallest: the table, and how far the chest is above its top at least. */
const [TABLE, ABOVE] = [0.42, 0.12]
/** Shares of the room that each has: for the head, and for what is worked on. */
const [ROOM, WORK] = [1.3, 0.84]

/** Two at one thing stand so far apart that it is large between their faces: shares of the height for each, and for it. */
const [BETWEEN, LARGE] = [0.88, 0.46]

interface Place {
  x: number
  room: number
  /** How high it is at most, in heights of who works on it. */
  high: number
}

interface Job {
  a: Member
  /** What is worked on. */
  b: Member
  tool: Member | null
}

const AT_TABLE = /^(at-table|roll-out|knead)$/

/** All who work at the table, each at one thing. */
function jobsAt(scene: Scene, table: Member): Job[] {
  const jobs = new Map<Member, Job>()
  for (const { a, b, relation } of scene.bonds)
    if (b && a.handed && AT_TABLE.test(relation.how ?? '') && !jobs.has(a))
      if (scene.bonds.some((bond) => bond.a === a && bond.b === table))
        jobs.set(a, { a, b, tool: toolIn(scene, a, relation) })
  return [...jobs.values()]
}

/** Puts all of them behind it; false where one works alone. */
export function workTable(scene: Scene, a: Member, table: Member): boolean {
  const jobs = jobsAt(scene, table)
  if (jobs.length < 2 || table.entry.name !== 'table') return false
  if (jobs.some((job) => scene.together(job.a, table))) return true
  if (jobs[0]?.a !== a || !scene.alone(table)) return false
  const tallest = Math.max(...jobs.map((job) => job.a.place.h))
  const shared = new Set(jobs.map(({ b }) => b)).size < jobs.length
  const isBetween = shared && jobs.length === 2
  const least = tallest * (isBetween ? BETWEEN : 0.6)
  const rooms = jobs.map((job) => Math.max(halfHead(job.a) * 2 * ROOM, least))
  const total = rooms.reduce((sum, room) => sum + room, 0)
  table.recast(laidTable((total * (isBetween ? 0.84 : 1.08)) / (tallest * TABLE), 'work'))
  resize(scene, table, tallest * TABLE)
  scene.renew(table)
  let x = midX(table.art.box) - total / 2
  for (const [i, job] of jobs.entries()) {
    const room = rooms[i] as number
    standAt(scene, job.a, table, x + room / 2, tallest)
    x += room
  }
  const high = isBetween ? LARGE : 0.26
  for (const [i, job] of jobs.entries())
    lay(scene, job, table, { x: midX(shared ? table.art.box : job.a.art.box), room: rooms[i] as number, high })
  for (const job of jobs) handle(scene, job)
  return true
}

/** Who is small stands on something that the cloth hides. */
function standAt(scene: Scene, a: Member, table: Member, x: number, tallest: number): void {
  if (scene.alone(a)) a.at({ facing: x < midX(table.art.box) ? 'right' : 'left' })
  a.act({ pose: 'two-hands', turn: 0.12 })
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  const foot = table.art.box.y1 - tallest * 0.04 - a.art.box.y1
  const lift = Math.min(0, top - tallest * ABOVE - (a.point('chest')[1] + foot))
  scene.group(a).shift(x - a.point('chest')[0], foot + lift)
  scene.join(a, table, 'under')
}

/** In the middle of the room; more of the same lie beside it. */
function lay(scene: Scene, { a, b }: Job, table: Member, { x, room, high }: Place): void {
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  const more = scene.members.filter((one) => one !== b && one.named === b.named && scene.alone(one)).slice(0, 2)
  const all = scene.alone(b) ? [b, ...more] : []
  // Between two it stays free of both faces.
  const widest = high === LARGE ? Math.max(a.place.h * 0.3, room - halfHead(a) * 2) : room
  const each = (room * WORK) / Math.max(1, all.length)
  for (const [i, one] of all.entries()) {
    resize(
      scene,
      one,
      one.place.h * Math.min(Math.min(each, widest) / wide(one.art.box), (a.place.h * high) / tall(one.art.box)),
    )
    const at: Point = [x + (i - (all.length - 1) / 2) * each * 1.06, top + a.place.h * 0.02]
    meet(scene, one, table, [midX(one.art.box), one.art.box.y1], at)
    scene.join(one, table, 'over')
  }
}

/** Both hands at it, or the tool in one of them. */
function handle(scene: Scene, { a, b, tool }: Job): void {
  const { box } = b.art
  const h = a.place.h
  const [cx] = a.point('chest')
  const y = box.y0 + tall(box) * 0.5
  const reachable = (x: number) => clamp(x, cx - h * 0.26, cx + h * 0.26)
  const [left, right] = [reachable(box.x0 + wide(box) * 0.12), reachable(box.x1 - wide(box) * 0.12)]
  const nearIsRight = a.point('nearHand')[0] > a.point('farHand')[0]
  const hands = {
    nearHand: [nearIsRight ? right : left, y] as Point,
    farHand: [nearIsRight ? left : right, y] as Point,
  }
  if (tool?.entry.name === 'rolling pin') {
    tool.tilt = 0
    tool.at({ facing: 'right', h: (tool.place.h * Math.min(h * 0.4, wide(box) * 0.86)) / wide(tool.art.box) })
    tool.move({ scale: 1, dx: midX(box) - midX(tool.art.box), dy: y - tool.art.box.y1 })
    if (!scene.together(tool, a)) scene.join(tool, a, 'over')
    toFront(scene, tool)
    const [l, r] = [tool.point('grip'), tool.point('grip2')]
    a.act({ reach: nearIsRight ? { nearHand: r, farHand: l } : { nearHand: l, farHand: r } })
  } else if (tool?.has('tip')) {
    const out = nearIsRight ? 1 : -1
    const tip: Point = [midX(box) + out * wide(box) * 0.12, box.y0 + tall(box) * (stirsWith(tool) ? 0.14 : 0.4)]
    // A knife comes from the side: from above, the arm would pass before the chin.
    const hand: Point = [
      reachable((out > 0 ? box.x1 : box.x0) + out * h * 0.03),
      tip[1] - h * (stirsWith(tool) ? 0.12 : 0.02),
    ]
    if (!scene.together(tool, a)) scene.join(tool, a, 'over')
    aim(tool, hand, tip)
    toFront(scene, tool)
    a.act({ reach: { nearHand: hand, farHand: hands.farHand } })
  } else a.act({ reach: hands })
  toFront(scene, a, 'farArm', 'nearArm')
  scene.contacts.push({ a, b, tool, at: () => [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.5] })
}
