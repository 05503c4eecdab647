import { seeded } from '@inkbloom/regions/fixtures'

export interface SessionPoint {
  x: number
  y: number
  pressure: number
}

export interface SessionStroke {
  tool: 'brush' | 'eraser'
  color: string
  size: number
  points: SessionPoint[]
}

const COLORS = [
  '#e63946',
  '#f4a261',
  '#e9c46a',
  '#2a9d8f',
  '#264653',
  '#457b9d',
  '#a8dadc',
  '#ffafcc',
  '#8338ec',
  '#3a86ff',
  '#06d6a0',
  '#785032',
]
const SIZES = [30, 25, 20, 15, 10, 5]

/** A seeded coloring session: scribbles, arcs and wanderings of 60 to 240 points, as a pen gives them at 240 Hz. */
export function createSession(count: number, seed: number): SessionStroke[] {
  const random = seeded(seed)
  const within = (low: number, high: number) => low + random() * (high - low)
  return Array.from({ length: count }, () => {
    const length = Math.floor(within(60, 241))
    const kind = random()
    const path = kind < 0.6 ? scribble(within) : kind < 0.85 ? arc(within) : wander(within)
    const points = Array.from({ length }, (_, k) => {
      const [x, y] = path(k / (length - 1), k)
      const keep = (value: number) => Math.min(1020, Math.max(4, value + within(-0.4, 0.4)))
      return { x: keep(x), y: keep(y), pressure: 0.35 + 0.5 * Math.sin((Math.PI * k) / (length - 1)) + within(0, 0.05) }
    })
    return {
      tool: random() < 0.1 ? 'eraser' : 'brush',
      color: COLORS[Math.floor(random() * COLORS.length)]!,
      size: SIZES[Math.floor(random() * SIZES.length)]!,
      points,
    }
  })
}

type Path = (t: number, k: number) => readonly [number, number]
type Within = (low: number, high: number) => number

function scribble(within: Within): Path {
  const [cx, cy, turn] = [within(80, 944), within(80, 944), within(0, 6.28)]
  const [amplitude, length, waves] = [within(25, 105), within(60, 260), within(4, 14)]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (t) => {
    const u = (t - 0.5) * length
    const v = Math.sin(t * waves * Math.PI * 2) * amplitude * (0.7 + 0.3 * Math.sin(t * 9 + turn))
    return [cx + u * cos - v * sin, cy + u * sin + v * cos]
  }
}

function arc(within: Within): Path {
  const [cx, cy, turn] = [within(80, 944), within(80, 944), within(0, 6.28)]
  const [radius, turns, growth] = [within(20, 140), within(0.4, 2.2), within(-30, 30)]
  return (t) => {
    const a = turn + t * turns * Math.PI * 2
    return [cx + Math.cos(a) * (radius + growth * t), cy + Math.sin(a) * (radius + growth * t)]
  }
}

function wander(within: Within): Path {
  let [x, y, heading] = [within(80, 944), within(80, 944), within(0, 6.28)]
  const step = within(1.5, 4.5)
  return () => {
    heading += within(-0.3, 0.3)
    x += Math.cos(heading) * step
    y += Math.sin(heading) * step
    if (x < 20 || x > 1004) heading = Math.PI - heading
    if (y < 20 || y > 1004) heading = -heading
    return [x, y]
  }
}
