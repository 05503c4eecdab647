/**
 * Notes for the colored version: which pigment a white area will take. A note is a class on the shape, so the line drawing is
 * the same with or without it, and the innermost note wins.
 */
export function tint(pigment: string, svg: string): string {
  return svg.replace(/<(?:path|circle|ellipse|rect)[^>]*>/g, (tag) => {
    if (tag.includes(' class="')) return tag
    if (tag.includes('fill="#fff"')) return tag.replace('fill="#fff"', `fill="#fff" class="${pigment}"`)
    return tag.includes('stroke="#fff"') ? tag.replace('stroke="#fff"', `stroke="#fff" class="${pigment}"`) : tag
  })
}
