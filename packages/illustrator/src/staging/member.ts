/** One being or thing of a scene: where it is, what it does, and the drawing that follows from both. */
import type { Acting, Art, Detail, Facing, Point } from '../art/art.ts'
import { saidSex } from '../art/sexes.ts'
import { createRng } from '../ink/random.ts'
import type { NamedThing } from '../reading/graph.ts'
import type { Entry } from '../world/world.ts'
import { Album } from './album.ts'
import { type Move, moveArt, movePoint, side, turnArt } from './geometry.ts'
import { isSeated } from './traits.ts'

export interface Place {
  x: number
  y: number
  h: number
  facing: Facing
}

export class Member {
  readonly named: NamedThing
  entry: Entry
  /** Which of several alike. */
  readonly copy: number
  readonly seed: number
  /** An animal on two legs, since it does what needs hands. */
  upright = false
  acting: Acting = { pose: 'stand' }
  place: Place = { x: 0, y: 0, h: 100, facing: 'right' }
  /** How far a tool is tilted forward in the hand, in degrees. */
  tilt = 0
  /** Parts that are not drawn with it, since something else shows them: the tail by which it hangs. */
  readonly without = new Set<string>()
  /** Looks that the scene gives it: a hammock that hangs from trees of the page has none of its own. */
  readonly looks = new Set<string>()
  /** Its upper edge, where somebody is on top of it. */
  skyline?: readonly number[]
  /** Width of its line on the page. */
  sw = 6
  /** While what is done from a seat is staged. */
  keepsSeat = false
  detail: Detail = 'medium'
  /** Where its drawings are kept: those of a page share one. */
  album = new Album()
  /** Null until somebody looks: of ten poses that are tried in a row only the last is drawn. */
  #art: Art | null = null
  /** How often it was drawn: what a page costs. */
  drawings = 0

  constructor(named: NamedThing, entry: Entry, copy: number, seed: number) {
    this.named = named
    this.entry = entry
    this.copy = copy
    this.seed = seed
  }

  get key(): string {
    return this.copy ? `${this.named.id}#${this.copy + 1}` : this.named.id
  }

  get being(): boolean {
    return this.entry.kind === 'being'
  }

  /** Has arms that reach where they are told. */
  get handed(): boolean {
    return this.entry.kind === 'being' && (this.entry.human || this.upright)
  }

  get aspect(): number {
    const { entry } = this
    return entry.kind === 'thing' ? entry.thing.aspect : this.#actor().aspect
  }

  get habitat() {
    const { entry } = this
    return entry.kind === 'thing' ? entry.thing.habitat : entry.actor.habitat
  }

  get art(): Art {
    this.#art ??= this.#drawn()
    return this.#art
  }

  /** The drawing follows from what it is and does now. */
  draw(): this {
    this.#art = null
    return this
  }

  /** The noun itself may tell more than the drawing's name does: a postman is a mail carrier, and a man. */
  #said(): readonly string[] {
    const { attributes, word } = this.named
    const sexed = word.split(' ').find((part) => saidSex([part]))
    return this.handed && !saidSex(attributes) && sexed ? [...attributes, sexed] : attributes
  }

  #drawn(): Art {
    this.drawings++
    const { entry, upright, place, sw, detail, seed, tilt, without } = this
    const attributes = [...this.#said(), ...this.looks]
    const acting = entry.kind === 'thing' ? null : this.#doable()
    const how = JSON.stringify([upright, place, sw, detail, seed, tilt, [...without], attributes, acting])
    return this.album.take(entry, how, () => this.#made(attributes, acting))
  }

  #made(attributes: string[], acting: Acting | null): Art {
    const { entry, place, sw, detail, seed } = this
    const spot = { ...place, sw, detail, rng: createRng(seed), attributes, outlined: true, without: this.without }
    const whole = entry.kind === 'thing' ? entry.thing.draw(spot) : this.#actor().act(spot, acting ?? this.acting)
    const art = this.without.size
      ? { ...whole, layers: whole.layers.filter(({ part }) => !this.without.has(part)) }
      : whole
    return this.tilt ? turnArt(art, this.tilt * side(place.facing), [place.x, place.y]) : art
  }

  /** Elsewhere, or larger: what the drawing tells of itself is moved, its paint is renewed in the end. Turned around it is drawn anew. */
  at(place: Partial<Place>): this {
    const { x, y, h, facing } = this.place
    const scale = (place.h ?? h) / h
    const about = ([px, py]: Point): Point => [x + (px - x) * scale, y + (py - y) * scale]
    const reach = Object.entries(this.acting.reach ?? {}).map(([limb, point]) => [limb, about(point)])
    if (scale !== 1 && reach.length) this.acting = { ...this.acting, reach: Object.fromEntries(reach) }
    this.place = { ...this.place, ...place }
    const isMovedAlone = place.x !== undefined || place.y !== undefined
    if (!this.#art || this.place.facing !== facing || (isMovedAlone && reach.length)) return this.draw()
    this.#art = moveArt(this.#art, { scale, dx: this.place.x - x * scale, dy: this.place.y - y * scale })
    return this
  }

  /** The same thing in another form: a table as long as its guests need. */
  recast(entry: Entry): this {
    this.entry = entry
    return this.draw()
  }

  /** Drawn anew with a look that the scene gives it. */
  wear(look: string): this {
    this.looks.add(look)
    return this.draw()
  }

  act({ pose, ...rest }: Partial<Acting>): this {
    // Who blows a whistle on a chair does not get up for it.
    const kept = pose === undefined || (this.keepsSeat && !isSeated(pose)) ? {} : { pose }
    this.acting = { ...this.acting, ...rest, ...kept, reach: { ...this.acting.reach, ...rest.reach } }
    return this.draw()
  }

  /** Hands and feet go to places of the page also where the whole drawing is turned. */
  reach(limbs: NonNullable<Acting['reach']>): this {
    const { x, y, facing } = this.place
    const angle = (-this.tilt * side(facing) * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const back = ([px, py]: Point): Point => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]
    return this.act({
      reach: Object.fromEntries(Object.entries(limbs).map(([limb, point]) => [limb, back(point as Point)])),
    })
  }

  /** Where it can be touched; the middle of its box where it does not say. */
  point(...names: string[]): Point {
    for (const name of names) {
      const point = this.art.points[name]
      if (point) return point
    }
    const { box } = this.art
    return [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  }

  has(name: string): boolean {
    return this.art.points[name] !== undefined
  }

  /** Moves the place and all that was told of the drawing. The paint itself is renewed by draw(). */
  move(move: Move): void {
    const { x, y, h, facing } = this.place
    const [nx, ny] = movePoint([x, y], move)
    this.place = { x: nx, y: ny, h: h * move.scale, facing }
    const reach = Object.entries(this.acting.reach ?? {}).map(([limb, point]) => [limb, movePoint(point, move)])
    this.acting = { ...this.acting, reach: Object.fromEntries(reach) }
    if (this.#art) this.#art = moveArt(this.#art, move)
  }

  #actor() {
    if (this.entry.kind !== 'being') throw new Error(`${this.entry.name} does not act`)
    return (this.upright && this.entry.upright()) || this.entry.actor
  }

  /** What it cannot do it does as nearly as it can. */
  #doable(): Acting {
    const actor = this.#actor()
    let { pose } = this.acting
    for (let tries = 0; tries < 4 && !actor.can(pose); tries++) pose = NEAREST[pose] ?? 'stand'
    return pose === this.acting.pose ? this.acting : { ...this.acting, pose }
  }
}

const NEAREST: Readonly<Record<string, string>> = {
  'lie-curled': 'lie',
  lie: 'sit',
  kneel: 'crouch',
  crouch: 'sit',
  crawl: 'walk',
  climb: 'reach-up',
  slide: 'sit',
  'seated-ride': 'sit',
  'seated-swing': 'sit',
  'seated-drive': 'sit',
  'seated-row': 'sit',
  'seated-reach': 'sit',
  'seated-two-hands': 'sit',
  'sit-cross-legged': 'sit',
  'run-look-back': 'run',
  run: 'walk',
  tumble: 'jump',
  dive: 'swim',
  float: 'fly',
  fly: 'jump',
  dance: 'jump',
  'push-lean': 'walk',
  'pull-lean': 'walk',
}
