import { bumps } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { circ, dot, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Look } from './figure.ts'
import { HAIR, HAIR_BEHIND } from './hair.ts'
import { HATS } from './hats.ts'
import { headKit } from './head-kit.ts'
import { ROLES } from './roles.ts'
import { spectacles } from './wear.ts'

interface HeadLook {
  hair?: string
  hat?: string | undefined
  beard?: boolean
  glasses?: boolean
  mask?: boolean
  alien?: boolean
}

const HAT_PIGMENTS: Record<string, string> = {
  crown: 'gamboge',
  tiara: 'gamboge',
  halo: 'gamboge',
  chef: 'cloud',
  nurse: 'cloud',
  santa: 'vermilion',
  fire: 'vermilion',
  straw: 'straw',
  hard: 'gamboge',
  astro: 'mist',
  knight: 'stone',
  viking: 'stone',
  witch: 'violet',
  wizard: 'violet',
  police: 'sky',
  pirate: 'slate',
  flower: 'petal2',
  bow: 'rose',
}

/** A round head in two parts: what lies behind the shoulders, and what lies before them. */
export function head(
  x: number,
  cy: number,
  r: number,
  rng: Rng,
  sw: number,
  { hair = 'short', hat, beard = false, glasses = false, mask = false, alien = false }: HeadLook,
) {
  const kit = headKit(x, cy, r, rng, sw)
  const { P } = kit
  let back = '',
    out = ''
  if (hat === 'astro')
    back +=
      circ(x, cy, r * 1.34, sw) +
      rect(x - r * 1.5, cy - r * 0.28, r * 0.3, r * 0.56, sw, r * 0.12) +
      rect(x + r * 1.2, cy - r * 0.28, r * 0.3, r * 0.56, sw, r * 0.12) +
      line(`M${P(1.05, -0.9)}L${P(1.28, -1.32)}`, sw) +
      circ(x + 1.3 * r, cy - 1.4 * r, r * 0.1, sw)
  const locks = `hair${rng.int(1, 5)}`
  const skin = alien ? 'lime' : `skin${rng.int(1, 5)}`
  back += tint(locks, HAIR_BEHIND[hair]?.(kit) ?? '')
  if (alien)
    back += [-1, 1]
      .map(
        (q) =>
          line(`M${P(q * 0.3, -0.9)}Q${P(q * 0.4, -1.3)} ${P(q * 0.62, -1.42)}`, sw) +
          circ(x + q * 0.66 * r, cy - 1.48 * r, r * 0.12, sw),
      )
      .join('')
  if (hat !== 'astro')
    back += circ(x - r * 0.99, cy + r * 0.1, r * 0.17, sw) + circ(x + r * 0.99, cy + r * 0.1, r * 0.17, sw)
  out += path(
    `M${P(-1, -0.05)}C${P(-1.02, -1.2)} ${P(1.02, -1.2)} ${P(1, -0.05)}C${P(0.99, 0.62)} ${P(0.5, 0.98)} ${P(0, 0.98)}C${P(-0.5, 0.98)} ${P(-0.99, 0.62)} ${P(-1, -0.05)}Z`,
    sw,
  )
  // face
  const eye = (q: number) =>
    alien
      ? pen`<ellipse cx="${x + q * 0.4 * r}" cy="${cy + 0.05 * r}" rx="${0.24 * r}" ry="${0.32 * r}" fill="#fff" stroke="#000" stroke-width="${sw}" transform="rotate(${q * 22} ${x + q * 0.4 * r} ${cy + 0.05 * r})"/>` +
        dot(x + q * 0.38 * r, cy + 0.1 * r, 0.11 * r)
      : pen`<ellipse cx="${x + q * 0.36 * r}" cy="${cy + 0.08 * r}" rx="${0.095 * r}" ry="${0.13 * r}"/><circle cx="${x + q * 0.36 * r - 0.03 * r}" cy="${cy + 0.03 * r}" r="${0.04 * r}" fill="white"/>`
  if (mask)
    out +=
      path(
        `M${P(-0.98, -0.12)}Q${P(-0.5, -0.3)} ${P(0, -0.12)}Q${P(0.5, -0.3)} ${P(0.98, -0.12)}Q${P(0.96, 0.2)} ${P(0.6, 0.36)}Q${P(0.25, 0.42)} ${P(0, 0.16)}Q${P(-0.25, 0.42)} ${P(-0.6, 0.36)}Q${P(-0.96, 0.2)} ${P(-0.98, -0.12)}Z`,
        sw,
      ) +
      ell(x - 0.37 * r, cy + 0.08 * r, 0.2 * r, 0.16 * r, sw * 0.85) +
      ell(x + 0.37 * r, cy + 0.08 * r, 0.2 * r, 0.16 * r, sw * 0.85)
  out += eye(-1) + eye(1)
  if (!mask && !beard)
    out +=
      ell(x - 0.62 * r, cy + 0.38 * r, 0.14 * r, 0.09 * r, sw * 0.75) +
      ell(x + 0.62 * r, cy + 0.38 * r, 0.14 * r, 0.09 * r, sw * 0.75)
  if (beard)
    out +=
      path(
        `M${P(-1, 0.02)}C${P(-0.8, 0.3)} ${P(-0.5, 0.3)} ${P(-0.3, 0.34)}Q${P(0, 0.16)} ${P(0.3, 0.34)}C${P(0.5, 0.3)} ${P(0.8, 0.3)} ${P(1, 0.02)}` +
          bumps(
            [
              [x + r, cy + 0.02 * r],
              [x + 1.04 * r, cy + 0.5 * r],
              [x + 0.84 * r, cy + 0.98 * r],
              [x + 0.44 * r, cy + 1.28 * r],
              [x, cy + 1.4 * r],
              [x - 0.44 * r, cy + 1.28 * r],
              [x - 0.84 * r, cy + 0.98 * r],
              [x - 1.04 * r, cy + 0.5 * r],
              [x - r, cy + 0.02 * r],
            ],
            false,
            0.56,
          ).replace(/^M[^A]+/, '') +
          'Z',
        sw,
      ) +
      line(`M${P(-0.2, 0.56)}Q${P(0, 0.74)} ${P(0.2, 0.56)}`, sw) +
      circ(x, cy + 0.32 * r, 0.11 * r, sw * 0.85)
  else
    out +=
      line(`M${P(-0.26, 0.46)}Q${P(0, 0.76)} ${P(0.26, 0.46)}`, sw) +
      (alien ? '' : line(pen`M${P(-0.05, 0.28)}q${0.05 * r} ${0.06 * r} ${0.1 * r} 0`, sw * 0.8))
  if (glasses)
    out +=
      circ(x - 0.37 * r, cy + 0.08 * r, 0.26 * r, sw * 0.9, 'none') +
      circ(x + 0.37 * r, cy + 0.08 * r, 0.26 * r, sw * 0.9, 'none') +
      line(pen`M${P(-0.11, 0.06)}h${0.22 * r}`, sw * 0.9)
  out = tint(skin, out)
  if (!alien) out += tint(locks, HAIR[hair]?.(kit) ?? '')
  if (hat) out += tint(HAT_PIGMENTS[hat] ?? 'any2', HATS[hat]?.(kit) ?? '')
  return { back: tint(skin, back), front: out, skin }
}

export const pickHair = (g: 'f' | 'm', rng: Rng): string =>
  g === 'f' ? rng.pick(['pig', 'long', 'bun', 'bob', 'curly']) : rng.pick(['short', 'spiky', 'side', 'curly'])

/** The head of a role; what the prompt says they wear wins over what the role brings. */
export function headFor(role: string, x: number, cy: number, r: number, rng: Rng, sw: number, look: Look = {}) {
  const base = ROLES[role] ?? { outfit: 'shirt' }
  const hair = base.hair ?? pickHair(base.g ?? (rng.chance(0.5) ? 'f' : 'm'), rng)
  let hat = base.hat
  if (role === 'boy' && rng.chance(0.35)) hat = 'cap'
  if (role === 'girl' && rng.chance(0.4)) hat = undefined
  if (look.hat) hat = look.hat
  const drawn = head(x, cy, r, rng, sw, { ...base, hair, hat })
  if (look.glasses) drawn.front += spectacles(look.glasses, x, cy + 0.08 * r, 0.37 * r, sw)
  return drawn
}
