/** False where the browser does not allow it: the text must then be there to be copied by hand. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
