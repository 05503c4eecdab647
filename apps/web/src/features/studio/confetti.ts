import { confettiMs } from '@inkbloom/contract/constants'

const pigments = ['gamboge', 'vermilion', 'madder', 'ultramarine', 'viridian', 'cerulean', 'sap']

/** Three seconds of it; none where the system asks for less motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const until = Date.now() + confettiMs
  const tokens = getComputedStyle(document.documentElement)
  const colors = pigments.map((name) => tokens.getPropertyValue(`--color-${name}`).trim())
  const throwSome = () => {
    for (const [angle, x] of [
      [60, 0],
      [120, 1],
    ] as const)
      void confetti({
        particleCount: 6,
        angle,
        spread: 60,
        origin: { x, y: 0.7 },
        colors,
        disableForReducedMotion: true,
      })
    if (Date.now() < until) setTimeout(throwSome, 120)
  }
  throwSome()
}
