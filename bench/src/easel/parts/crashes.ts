import { crashAndReopen } from '../crash.ts'
import type { Part } from '../part.ts'

export const measureCrashes: Part = async ({ url, folder }) => {
  const crashes = await crashAndReopen(url, folder, [5, 17, 40])
  const lost = crashes.reduce((sum, crash) => sum + Math.max(0, crash.kept - crash.recovered), 0)
  const inexact = crashes.filter((crash) => !crash.isExact).length
  const isReplayed = crashes.every((crash) => crash.replayIsExact)
  return {
    rows: [
      { figure: 'kept strokes lost to kill -9', ours: `${lost}`, goal: '0', passed: lost === 0 && inexact === 0 },
      { figure: 'replay is bit-exact', ours: isReplayed ? 'yes' : 'no', goal: 'yes', passed: isReplayed },
    ],
    raw: crashes,
  }
}
