import type { PatternName } from '@inkbloom/easel'

export const patternNames: Record<PatternName, string> = {
  dots: 'Dots',
  stripes: 'Stripes',
  checks: 'Checks',
  hearts: 'Hearts',
  stars: 'Stars',
  scales: 'Scales',
  leaves: 'Leaves',
}
