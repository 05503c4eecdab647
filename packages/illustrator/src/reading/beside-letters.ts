/** What else a page of letters shows. */

const LED_IN =
  /^\s*(?:(?:posters?|banners?|flyers?|bulletin boards?)\s+)?(?:with|featuring|showing|next to)\s+(?=\p{L})/iu

/** "letter A apple ant alligator": words that all begin with the letter are as many things. */
const isBareList = (letter: string, rest: string): boolean =>
  letter.length === 1 &&
  /^[a-z]+(?: [a-z]+){2,6}$/i.test(rest) &&
  rest.split(' ').every((said) => said.charAt(0).toLowerCase() === letter.toLowerCase())

/** "with five frogs on a log": what is left of a page of letters is read as if it stood alone. */
export function alone(letters: string | null, rest: string): string {
  if (!letters) return rest
  return isBareList(letters, rest.trim()) ? rest.trim().replaceAll(' ', ', ') : rest.replace(LED_IN, '')
}
