import wideRegions from '@/features/website/art/garden.regions?url'
import phoneRegions from '@/features/website/art/garden-phone.regions?url'

/** What is painted on the canvas only reveals the colored picture above it: see the garden's layers. */
const open = () => '#000000'

async function startEngine(canvas: HTMLCanvasElement, address: string): Promise<() => void> {
  const [{ createHero }, regions] = await Promise.all([
    import('@inkbloom/easel/hero'),
    fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`The regions could not be had: ${answer.status}`)
      return answer.arrayBuffer()
    }),
  ])
  return createHero({ canvas, regions: new Uint8Array(regions), colorOf: open })
}

/**
 * The studio's own engine colors the garden under the pointer. It is fetched at the first touch, so that nobody waits
 * for it to read the page, and never for people who asked for less motion. Returns a function that stops.
 */
export function paintOnTouch(scene: HTMLElement, phone: string, onLive: () => void): () => void {
  const view = scene.ownerDocument.defaultView
  const canvas = scene.querySelector('canvas')
  // In the editor's preview nothing is to be touched.
  if (!view || !canvas || scene.closest('[inert]') || view.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => {}
  const stopping = new AbortController()

  const touch = async (first: PointerEvent) => {
    scene.removeEventListener('pointermove', touch)
    scene.removeEventListener('pointerdown', touch)
    let last = first
    const follow = (event: PointerEvent) => {
      last = event
    }
    scene.addEventListener('pointermove', follow)
    try {
      const stop = await startEngine(canvas, view.matchMedia(phone).matches ? phoneRegions : wideRegions)
      if (stopping.signal.aborted) return stop()
      stopping.signal.addEventListener('abort', stop)
      onLive()
      // The touch that asked for the engine is its first: a tap on a phone has no second one.
      canvas.dispatchEvent(new PointerEvent('pointermove', { clientX: last.clientX, clientY: last.clientY }))
    } catch (error) {
      // Offline, or a newer version is out: the garden stays as it is, and the page works without it.
      console.warn(error)
    } finally {
      scene.removeEventListener('pointermove', follow)
    }
  }
  scene.addEventListener('pointermove', touch)
  scene.addEventListener('pointerdown', touch)
  stopping.signal.addEventListener('abort', () => {
    scene.removeEventListener('pointermove', touch)
    scene.removeEventListener('pointerdown', touch)
  })
  return () => stopping.abort()
}
