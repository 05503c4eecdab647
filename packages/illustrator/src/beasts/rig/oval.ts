/** An oval of curves. */
export const oval = (x: number, y: number, rx: number, ry: number): string => {
  const [u, v] = [rx * 0.552, ry * 0.552]
  return `M${x - rx} ${y}C${x - rx} ${y - v} ${x - u} ${y - ry} ${x} ${y - ry}C${x + u} ${y - ry} ${x + rx} ${y - v} ${x + rx} ${y}C${x + rx} ${y + v} ${x + u} ${y + ry} ${x} ${y + ry}C${x - u} ${y + ry} ${x - rx} ${y + v} ${x - rx} ${y}Z`
}
