/** What is drawn on an ornate page, without the page: to show it within another. */
export const bodyOf = (page: string): string => {
  const start = page.indexOf('<g stroke="#000"')
  return start < 0 ? page : page.slice(start, page.lastIndexOf('</svg>'))
}
