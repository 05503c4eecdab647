import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { circ, line, path, pen } from '../ink/svg.ts'
import { bird, cloud } from '../scenery/heavens.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillRows } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { drawItem } from '../subjects/draw-item.ts'
import { along, foreground } from './foreground.ts'
import type { Scene, Stage } from './stage.ts'

export function hillsScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  const cx = rng.between(400, 620),
    hy = 470 // rising sun with beams
  const n = rng.pick([14, 16, 18])
  const rr = rng.between(105, 130)
  let beams = ''
  for (let i = 0; i <= n; i++) {
    const a = Math.PI * (1 + i / n)
    const a2 = a + (Math.PI / n) * 0.5
    beams += path(
      pen`M${cx + Math.cos(a) * rr * 1.25} ${hy + Math.sin(a) * rr * 1.25}L${cx + Math.cos(a) * 1100} ${hy + Math.sin(a) * 1100}L${cx + Math.cos(a2) * 1100} ${hy + Math.sin(a2) * 1100}L${cx + Math.cos(a2) * rr * 1.25} ${hy + Math.sin(a2) * rr * 1.25}Z`,
      SW.bg,
    )
  }
  out += beams + circ(cx, hy, rr * 1.25, SW.bg) + circ(cx, hy, rr, SW.mid)
  out +=
    cloud(cx > 512 ? 190 : 830, rng.between(190, 230), rng.between(180, 220), rng, SW.bg) +
    cloud(cx > 512 ? 760 : 250, rng.between(130, 160), rng.between(130, 160), rng, SW.bg) +
    [0, 1, 2].map(() => bird(rng.between(200, 820), rng.between(220, 320), rng.between(13, 20), SW.bg)).join('')
  const fl = stage.fly || []
  const hero = fl.length === 1 && !stage.units
  fl.slice(0, 3).forEach((it, i) => {
    const s = hero ? 420 : 170
    const x = hero ? (cx > 512 ? 290 : 740) : ([260, 760, 512][i] ?? 512)
    const d = drawItem(it, { x, y: hero ? 290 : 220, w: s, h: s, sw: hero ? SW.sub : SW.mid, rng, anchor: 'center' })
    if (d) out += d.svg
  })
  stage.fly = []
  const md = (base: number, amp: number, cx: number, w: number, c2: number, a2: number) => (x: number) =>
    base - amp * Math.exp(-(((x - cx) / w) ** 2)) - a2 * Math.exp(-(((x - c2) / (w * 0.8)) ** 2))
  const fl2 = rng.chance(0.5) ? (x: number) => x : (x: number) => 1024 - x
  const hs = [
    md(560, 70, fl2(rng.between(160, 260)), 230, fl2(rng.between(820, 900)), 60),
    md(660, 110, fl2(rng.between(760, 860)), 270, fl2(rng.between(180, 260)), 30),
    md(760, 130, fl2(rng.between(150, 260)), 300, fl2(rng.between(900, 1000)), 40),
    md(870, 110, fl2(rng.between(780, 900)), 320, fl2(rng.between(200, 300)), 20),
    md(950, 70, fl2(rng.between(200, 400)), 330, fl2(900), 10),
  ]
  const tex = rng.shuffle(['rows', 'trees', 'patch', 'rows'])
  hs.forEach((h, i) => {
    out += hill(h, SW.bg + i * 0.25)
    const t = tex[i]
    if (t === 'rows') {
      out += hillRows(h, i < 2 ? 3 : 4, 16 + i * 5, SW.bg * 0.85)
    } else if (t === 'trees') {
      out += along(h, spread(rng, 60, 964, 6 + (5 - i), 0.3), (x, y) =>
        tree(x, y + rng.between(2, 16), 40 + i * 26 + rng.between(0, 14), rng, {
          sw: SW.bg,
          kind: 'round',
          deco: 'arc',
        }),
      )
    } else if (t === 'patch') {
      const xs = spread(rng, 40, 984, 7, 0.2)
      for (const x of xs)
        out += line(
          pen`M${x} ${h(x)}Q${x + (x - 512) * 0.08} ${h(x) + 60} ${x + (x - 512) * 0.22} ${h(x) + 150}`,
          SW.bg * 0.85,
        )
    }
    if (i === 2 && !stage.builds.length) {
      const x = cx > 512 ? rng.between(210, 300) : rng.between(720, 810)
      out +=
        tree(x - 86, h(x - 86) + 10, 110, rng, { sw: SW.bg, kind: 'round' }) +
        house(x, h(x) + 16, 120, rng, SW.bg) +
        tree(x + 82, h(x + 82) + 12, 92, rng, { sw: SW.bg, kind: 'round', deco: 'arc' })
    }
    if (i === 3) out += stage.mid(h, 840)
  })
  return { back: out, base: 930, front: () => foreground(stage, 'meadow') }
}
