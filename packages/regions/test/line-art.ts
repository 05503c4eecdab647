/** Line drawings made of nothing but arithmetic, for tests and benches: anti-aliased ink on paper, no canvas needed. */
export interface Plate {
  readonly size: number
  /** 0 paper, 255 ink. */
  readonly ink: Uint8Array
}

export type Point = readonly [x: number, y: number]

export function createPlate(size = 1024): Plate {
  return { size, ink: new Uint8Array(size * size) }
}

/** Small seeded generator: the same drawing everywhere. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function drawLine(plate: Plate, points: readonly Point[], width: number) {
  for (let k = 1; k < points.length; k++) drawSegment(plate, points[k - 1]!, points[k]!, width)
}

function drawSegment({ size, ink }: Plate, [ax, ay]: Point, [bx, by]: Point, width: number) {
  const reach = width / 2 + 1
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy || 1e-9
  const top = Math.max(0, Math.floor(Math.min(ay, by) - reach))
  const bottom = Math.min(size - 1, Math.ceil(Math.max(ay, by) + reach))
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
  const right = Math.min(size - 1, Math.ceil(Math.max(ax, bx) + reach))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax
      const py = y + 0.5 - ay
      const along = Math.min(1, Math.max(0, (px * dx + py * dy) / square))
      const away = Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2)
      const cover = Math.min(1, Math.max(0, width / 2 + 0.5 - away)) * 255
      const i = y * size + x
      if (cover > ink[i]!) ink[i] = cover
    }
  }
}

/** A closed outline over whatever lies below it, as a picture book draws. */
export function drawShape(plate: Plate, points: readonly Point[], width: number) {
  const { size, ink } = plate
  for (let y = 0; y < size; y++) {
    const crossings: number[] = []
    for (let k = 0; k < points.length; k++) {
      const [ax, ay] = points[k]!
      const [bx, by] = points[(k + 1) % points.length]!
      if (ay > y + 0.5 !== by > y + 0.5) crossings.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax))
    }
    crossings.sort((a, b) => a - b)
    for (let k = 1; k < crossings.length; k += 2) {
      const from = Math.max(0, Math.round(crossings[k - 1]!))
      const to = Math.min(size, Math.round(crossings[k]!))
      if (to > from) ink.fill(0, y * size + from, y * size + to)
    }
  }
  drawLine(plate, [...points, points[0]!], width)
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): Point[] {
  const steps = Math.max(16, Math.ceil(Math.max(rx, ry)))
  return Array.from({ length: steps }, (_, k) => {
    const a = (k / steps) * Math.PI * 2
    const x = Math.cos(a) * rx
    const y = Math.sin(a) * ry
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)] as const
  })
}

/** A ring that the drawer did not close: `gap` px are missing at `angle`, measured between the ends of the ink. */
export function drawOpenRing(plate: Plate, radius: number, width: number, gap: number, angle: number) {
  const half = (gap + width) / radius / 2
  const steps = Math.ceil(radius * 4)
  const points = Array.from({ length: steps + 1 }, (_, k): Point => {
    const a = angle + half + (k / steps) * (Math.PI * 2 - 2 * half)
    return [plate.size / 2 + 0.3 + Math.cos(a) * radius, plate.size / 2 - 0.4 + Math.sin(a) * radius]
  })
  drawLine(plate, points, width)
}

/** A line across the page, and one that runs into it from below but stops `gap` px short: two rooms left and right of it. */
export function drawShortfall(plate: Plate, width: number, gap: number, angle: number) {
  const { size } = plate
  const wall = size * 0.2 + 0.4
  drawLine(
    plate,
    [
      [-width, wall],
      [size + width, wall],
    ],
    width,
  )
  const start = wall + width + gap
  const far = size * 2
  const from: Point = [size / 2 + (start - wall) / Math.tan(angle), start]
  drawLine(plate, [from, [from[0] + Math.cos(angle) * far, from[1] + Math.sin(angle) * far]], width)
}

/** Sky, sun, hills, flowers with leaves, a house, pebbles: about a hundred regions with necks, tapers and crossings. */
export function drawGarden(seed = 1, size = 1024): Plate {
  const plate = createPlate(size)
  const random = seeded(seed)
  const unit = size / 1024
  const at = (points: Point[]): Point[] => points.map(([x, y]) => [x * unit, y * unit])
  const shape = (points: Point[], width: number) => drawShape(plate, at(points), Math.max(2.5, width * unit))
  const within = (low: number, high: number) => low + random() * (high - low)

  for (let hill = 0; hill < 3; hill++) {
    const height = 600 + hill * 120 + within(-20, 20)
    const wave = within(90, 160)
    const ridge: Point[] = []
    for (let x = 12; x <= 1012; x += 8) ridge.push([x, height + Math.sin(x / wave + hill * 2) * (42 - hill * 8)])
    shape([...ridge, [1012, 1012], [12, 1012]], 4.3)
  }
  const sun: Point = [within(740, 880), within(140, 200)]
  for (let k = 0; k < 14; k++) {
    const ray = (turn: number, far: number): Point => {
      const a = (k / 14) * Math.PI * 2 + turn
      return [sun[0] + Math.cos(a) * far, sun[1] + Math.sin(a) * far]
    }
    shape([ray(-0.13, 78), ray(0, 132), ray(0.13, 78)], 2.8)
  }
  shape(ellipse(...sun, 66, 66), 4)
  for (let cloud = 0; cloud < 2; cloud++) {
    const x = within(120, 260) + cloud * 300
    const y = within(90, 150)
    for (const [dx, dy, r] of [
      [-60, 10, 42],
      [0, -15, 58],
      [60, 10, 45],
      [0, 25, 50],
    ] as const) {
      shape(ellipse(x + dx, y + dy, r, r * 0.8), 3.2)
    }
  }
  for (let k = 0; k < 4; k++)
    drawFlower(shape, within(90, 200) + k * 230, within(380, 560), within(60, 115), 7 + Math.floor(random() * 6))
  const house: Point = [within(380, 500), within(620, 680)]
  const block = (x: number, y: number, w: number, h: number, line: number) =>
    shape(
      [
        [house[0] + x, house[1] + y],
        [house[0] + x + w, house[1] + y],
        [house[0] + x + w, house[1] + y + h],
        [house[0] + x, house[1] + y + h],
      ],
      line,
    )
  block(0, 0, 200, 170, 4.5)
  shape(
    [
      [house[0] - 25, house[1] + 2],
      [house[0] + 100, house[1] - 95],
      [house[0] + 225, house[1] + 2],
    ],
    4.5,
  )
  for (const x of [20, 135]) for (const dx of [0, 22.5]) for (const dy of [0, 25]) block(x + dx, 25 + dy, 22.5, 25, 3)
  block(75, 95, 50, 75, 3)
  for (let k = 0; k < 26; k++) {
    shape(ellipse(50 + k * 36 + within(0, 8), 950 + within(0, 30), within(9, 18), within(7, 13), within(0, 3)), 2.8)
  }
  shape(
    [
      [12, 12],
      [12, 13],
    ],
    5,
  )
  drawLine(
    plate,
    at([
      [12, 12],
      [1012, 12],
      [1012, 1012],
      [12, 1012],
      [12, 12],
    ]),
    Math.max(2.5, 5 * unit),
  )
  return plate
}

function drawFlower(shape: (points: Point[], width: number) => void, x: number, y: number, r: number, petals: number) {
  const bend = (dx: number): Point[] =>
    Array.from({ length: 12 }, (_, k) => [x + dx + Math.sin((k / 11) * Math.PI * 2) * 14, y + (k / 11) * 320])
  shape([...bend(-7), ...bend(7).reverse()], 3.5)
  for (const side of [-1, 1]) {
    const curve = (lift: number): Point[] =>
      Array.from({ length: 14 }, (_, k) => {
        const t = k / 13
        return [x + side * t * 125, y + 230 - 40 * t - Math.sin(t * Math.PI) * lift]
      })
    shape([...curve(45), ...curve(0).reverse()], 3.3)
    shape([...curve(0), ...curve(-45).reverse()], 3.3)
  }
  for (let k = 0; k < petals; k++) {
    const a = (k / petals) * Math.PI * 2
    shape(ellipse(x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.66, r * 0.42, (r * 2.2) / petals, a), 3.6)
  }
  shape(ellipse(x, y, r * 0.3, r * 0.3), 4)
}
