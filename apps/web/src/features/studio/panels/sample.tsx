import type { SamplePixels } from '@inkbloom/easel'
import { useEffect, useRef } from 'react'

/** A small picture that the engine itself has painted. */
export function Sample({ sample }: { sample: SamplePixels }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { pixels, width, height } = sample
    ref.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  }, [sample])
  return <canvas ref={ref} className="studio-sample" width={sample.width} height={sample.height} />
}
