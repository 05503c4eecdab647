/** An address without the slashes at its end. Counted, not matched: /\/+$/ tries again at every slash of a long row. */
export function trimSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}
