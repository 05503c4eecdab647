/** The other way round, for a test without a reader of PDFs: draws what the operators say, so that it can be looked at. */
export function operatorsAsSvg(operators: string, side: number): string {
  let out = ''
  let d = ''
  let clips = 0
  /** How many groups each q has opened, which its Q closes. */
  const open: number[] = [0]
  let state = { fill: '#000', stroke: '#000', width: '1', cap: 'butt', join: 'miter' }
  const states: (typeof state)[] = []
  const group = (attributes: string) => {
    out += `<g ${attributes}>`
    open[open.length - 1] = (open.at(-1) ?? 0) + 1
  }
  const grey = (value: string) => `rgb(${[0, 0, 0].map(() => Math.round(Number(value) * 255)).join(',')})`
  const rgb = (values: string[]) => `rgb(${values.map((value) => Math.round(Number(value) * 255)).join(',')})`
  const paint = (fill: string, stroke: string, rule = 'nonzero') => {
    const { width, cap, join } = state
    const pen = `stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${join}"`
    out += `<path d="${d}" fill="${fill}" fill-rule="${rule}" stroke="${stroke}" ${pen}/>`
    d = ''
  }
  for (const line of operators.split('\n')) {
    const words = line.split(' ')
    const values = words.slice(0, -1)
    switch (words.at(-1)) {
      case 'm':
        d += `M${values.join(' ')}`
        break
      case 'l':
        d += `L${values.join(' ')}`
        break
      case 'c':
        d += `C${values.join(' ')}`
        break
      case 'h':
        d += 'Z'
        break
      case 're':
        d += `M${values[0]} ${values[1]}h${values[2]}v${values[3]}h${-Number(values[2])}z`
        break
      case 'q':
        open.push(0)
        states.push({ ...state })
        break
      case 'Q':
        out += '</g>'.repeat(open.pop() ?? 0)
        state = states.pop() ?? state
        break
      case 'cm':
        group(`transform="matrix(${values.join(' ')})"`)
        break
      case 'n':
        clips += 1
        out += `<clipPath id="clip${clips}"><path d="${d}"/></clipPath>`
        group(`clip-path="url(#clip${clips})"`)
        d = ''
        break
      case 'g':
        state.fill = grey(values[0] ?? '0')
        break
      case 'G':
        state.stroke = grey(values[0] ?? '0')
        break
      case 'rg':
        state.fill = rgb(values)
        break
      case 'RG':
        state.stroke = rgb(values)
        break
      case 'w':
        state.width = values[0] ?? '1'
        break
      case 'J':
        state.cap = ['butt', 'round', 'square'][Number(values[0])] ?? 'butt'
        break
      case 'j':
        state.join = ['miter', 'round', 'bevel'][Number(values[0])] ?? 'miter'
        break
      case 'f':
        paint(state.fill, 'none')
        break
      case 'f*':
        paint(state.fill, 'none', 'evenodd')
        break
      case 'B':
        paint(state.fill, state.stroke)
        break
      case 'B*':
        paint(state.fill, state.stroke, 'evenodd')
        break
      case 'S':
        paint('none', state.stroke)
        break
      case '':
        break
      default:
        throw new Error(`No PDF has the operator ${words.at(-1)}`)
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${out}</svg>`
}
