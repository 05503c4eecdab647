// Pages that come whole can be read without script. Fetched at once, it would compete with their
// pictures and letters for a slow line; so it waits until they are there, or until somebody touches the page.
{
  const { entry } = document.currentScript.dataset
  let started = false
  const start = () => {
    if (started) return
    started = true
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry
    document.head.append(script)
  }
  for (const sign of ['pointerdown', 'pointermove', 'keydown']) addEventListener(sign, start, { once: true })
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start))
}
