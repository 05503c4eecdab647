/** The muzzle of cats, rodents and their like: two round cushions under the nose, with chin and front teeth behind them. */
import type { Look } from '../rig/eyes.ts'
import type { Frame, Ink } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Beast } from './types.ts'

const of = (b: Beast): readonly [number, number, number] => b.head.muzzle ?? [0.42, 0.42, 0.32]

/** What is under the cushions: a chin, or a mouth that says something else, and teeth. */
export function chin(ink: Ink, b: Beast, m: Frame, look: Look): void {
  const [my, rx, ry] = of(b)
  const y = my + ry * 0.5
  const calm = look.mood === undefined || /happy|proud|sleepy|shy|loving/.test(look.mood)
  if (look.open || !calm) frontMouth(ink, m, 0, y, rx * (look.open && look.mood === 'angry' ? 0.9 : 0.6), look)
  else
    ink
      .tint(b.coat.light ?? 'cream')
      .shape(
        m.d(
          `M${-rx * 0.46} ${y - 0.06}C${-rx * 0.4} ${y + ry * 0.9} ${rx * 0.4} ${y + ry * 0.9} ${rx * 0.46} ${y - 0.06}Z`,
        ),
        0.85,
      )
  if (b.head.teeth && !look.open) {
    const large = b.head.teeth === true ? 1 : b.head.teeth
    const w = Math.min(0.18, rx * 0.44) * large
    const low = y + 0.28 * large
    ink
      .tint('white')
      .shape(
        m.d(
          `M${-w} ${y}L${-w} ${low - 0.08}Q${-w} ${low} ${-w * 0.5} ${low}L${w * 0.5} ${low}Q${w} ${low} ${w} ${low - 0.08}L${w} ${y}Z`,
        ),
        0.8,
      )
    if (ink.fits(m.s * w)) ink.line(m.d(`M0 ${y}L0 ${low}`), 0.7)
  }
}

export function cushions(ink: Ink, b: Beast, m: Frame): void {
  const [my, rx, ry] = of(b)
  const [t, low] = [my - ry * 0.66, my + ry * 0.62]
  // One outline with a notch between the two halves.
  ink
    .tint(b.coat.light ?? 'cream')
    .shape(
      m.d(
        `M0 ${t}C${rx * 0.5} ${t - 0.06} ${rx * 1.06} ${my - ry * 0.5} ${rx * 1.06} ${my + 0.02}C${rx * 1.06} ${low + 0.02} ${rx * 0.4} ${low + ry * 0.34} 0 ${low - ry * 0.14}C${-rx * 0.4} ${low + ry * 0.34} ${-rx * 1.06} ${low + 0.02} ${-rx * 1.06} ${my + 0.02}C${-rx * 1.06} ${my - ry * 0.5} ${-rx * 0.5} ${t - 0.06} 0 ${t}Z`,
      ),
      0.85,
    )
  ink.line(m.d(`M0 ${my - ry * 0.4}L0 ${low - ry * 0.14}`), 0.8)
}
