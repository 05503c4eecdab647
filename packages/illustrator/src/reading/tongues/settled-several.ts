/** Where a language has no plural: of these, nobody means one alone. */
export const SEVERAL: [RegExp, string][] = [
  [/\b(watering|picking|smelling) an? flower\b/, '$1 flowers'],
  [/\bblowing an? bubble\b/, 'blowing bubbles'],
  [/\b(baking|making|cooking) an? cookie\b/, '$1 cookies'],
  [/\bfeeding an? (chicken|duck|bird|pigeon)\b/, 'feeding $1s'],
  [/\bfeeding an? fish\b/, 'feeding fish'],
  [/\b(feeding [a-z ]+? to) an? (duck|chicken|bird|pigeon)\b/, '$1 the $2s'],
  [/\b(watching|looking at|counting) an? star\b/, '$1 the stars'],
  [/\b(throwing) an? (acorn|snowball|stone|leaf)\b/, '$1 $2s'],
  [
    /\b((?:(?:school)?children|boys|girls|friends|students|brothers|sisters)\b[a-z ]*? (?:flying|holding|carrying|riding|waving)) (?:an? )?(kite|umbrella|lantern|balloon|flag|bicycle|sparkler)\b/,
    '$1 $2s',
  ],
  [/\bpicking an? (apple|strawberry|cherry)\b/, 'picking $1s'],
]
