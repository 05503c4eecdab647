/** Whether the words for somebody say that it is a woman or a man: "a policewoman", "a lady doctor", "the postman". */
export type Sex = 'f' | 'm'

const FEMALE = /^(girls?|females?|lad(y|ies))$|wom[ae]n$|lady$/
const MALE = /^(boys?|males?|guys?|gentlem[ae]n)$|m[ae]n$/
/** Who is so called whoever it is. */
const EITHER = /^(human|snowman|gingerbread man|superman|caveman|tubman)$/

function sexOf(word: string): Sex | undefined {
  if (EITHER.test(word)) return undefined
  return FEMALE.test(word) ? 'f' : MALE.test(word) ? 'm' : undefined
}

export const saidSex = (words: readonly string[]): Sex | undefined =>
  words.map((word) => sexOf(word.toLowerCase())).find((sex) => sex !== undefined)
