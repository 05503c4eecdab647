import type { DrawingState, Easel } from '@inkbloom/easel'
import { useDrawing } from '@/features/studio/use-easel.ts'

/** The color that the tin changes: of a gradient, the ringed one. */
function colorInHand({ tool, fill, color }: DrawingState): string {
  const isGradient = tool === 'bucket' && (fill.style === 'linear' || fill.style === 'radial')
  return (isGradient && fill.colors[fill.chosen]) || color
}

export const useColorInHand = (easel: Easel) => useDrawing(easel, colorInHand)
