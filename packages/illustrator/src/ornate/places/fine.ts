/** Who writes so wants much to color. */
const FINE =
  '(?:adults?|grown[- ]?ups?|detail(?:s|ed)?|intricate|ornate|relax(?:ing)?|vintage|cottagecore|hygge|elegant|mindful(?:ness)?|advanced|complex|fine lines?)'

export const fine = (what: string): RegExp =>
  new RegExp(`\\b(?:${what})\\b.*\\b${FINE}\\b|\\b${FINE}\\b.*\\b(?:${what})\\b`, 'i')
