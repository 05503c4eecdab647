/** The same place in winter: snow on roofs, ground and firs, bare trees, nothing in bloom. */
import { SW } from '../ink/pens.ts'
import { ell, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { type Hill, hill, hillFn } from '../scenery/land.ts'
import type { Ask } from './backdrop.ts'
import { flakes } from './ground-marks.ts'
import type { Land } from './land-plan.ts'
import { house, tree } from './props.ts'

/** What no frost reaches, or what is winter anyway. */
const SPARED = /^(snow|mist|wood|sand|apricot)$/
const GREEN = /^(grass|lime|sap|leaf|moss|straw|ochre)$/
const HARDY = /^(pickets|rails|wall|boulders)$/
const IN_LEAF = /^(tree|oak tree|apple tree|cherry tree|willow tree)$/
const IN_BLOOM = /flower|rose|bush|toadstool|marigold|sunflower|corn|fern|gazebo|fountain|palm|house$|bench/

export function inWinter(plan: Land): Land {
  if (SPARED.test(plan.ground)) return plan
  const { borders, near, growth, edge, far, ...rest } = plan
  const isGreen = GREEN.test(plan.ground)
  const hardy = borders?.filter((border) => HARDY.test(border)) ?? []
  return {
    ...rest,
    ground: 'snow',
    far: isGreen ? snowyFar : (far ?? snowyFar),
    sides: plan.sides
      .map(([name, h]) => [IN_LEAF.test(name) ? 'pine tree' : name, h] as const)
      .filter(([name]) => !IN_BLOOM.test(name)),
    ...(hardy.length ? { borders: hardy } : {}),
    ...(near ? { near: 'snow fir' } : {}),
    growth: 'snow',
    sky: plan.sky ?? flakes,
    marks: (ask) => (isGreen ? '' : (plan.marks?.(ask) ?? '')) + drifts(ask),
  }
}

/** Hill behind hill under snow, firs on them and houses with white roofs. */
function snowyFar({ rng, detail }: Ask): string {
  const [far, middle, near] = [hillFn(rng, 480, 60), hillFn(rng, 590, 46), hillFn(rng, 700, 28)]
  const x = rng.pick([180, 830])
  return (
    hill(far, SW.bg) +
    firs(middle, rng.between(120, 260), rng.between(700, 900), { rng }) +
    hill(middle, SW.bg) +
    (detail === 'simple'
      ? ''
      : [-110, 104]
          .map((by, i) =>
            house(x + by, near(x + by) + 16, (i ? 130 : 160) * rng.between(0.94, 1.06), rng, SW.bg, { snow: true }),
          )
          .join('')) +
    bareTrees(near, x, { rng }) +
    hill(near, SW.bg)
  )
}

const firs = (h: Hill, left: number, right: number, { rng }: Pick<Ask, 'rng'>): string =>
  [-90, 80, 0, -40, 130]
    .flatMap((by) => [left + by, right - by])
    .map((x) => tree(x, h(x) + 22, rng.between(110, 190), rng, { sw: SW.bg, kind: 'snow fir' }))
    .join('')

const bareTrees = (h: Hill, x: number, { rng }: Pick<Ask, 'rng'>): string =>
  [1024 - x - 90, 1024 - x + 80]
    .map((at) => tree(at, h(at) + 24, rng.between(230, 290), rng, { sw: SW.bg, kind: 'bare' }))
    .join('')

/** Where the wind has heaped it, and where somebody has walked. */
function drifts({ rng }: Ask): string {
  const heap = (x: number, y: number, w: number) =>
    path(
      pen`M${x - w} ${y}C${x - w * 0.6} ${y - w * 0.2} ${x - w * 0.2} ${y - w * 0.3} ${x + w * 0.1} ${y - w * 0.26}S${x + w * 0.8} ${y - w * 0.06} ${x + w} ${y}Z`,
      SW.bg,
    )
  const steps = Array.from({ length: 7 }, (_, i) =>
    ell(120 + i * 126, 900 + (i % 2) * 30 + i * 6, 15, 9, SW.bg * 0.9, -14),
  )
  return (
    tint(
      'snow',
      heap(rng.between(90, 260), 862, 150) +
        heap(rng.between(720, 900), 850, 170) +
        heap(rng.between(420, 600), 1010, 190),
    ) +
    tint('mist', steps.join('')) +
    line('M60 985q50 -16 100 0M820 960q60 -18 120 0M560 900q40 -12 80 0', SW.bg * 0.85)
  )
}
