/** What only grown-ups ask for: no children are brought along to it. */
const GROWN =
  /\b(?:adults?|grown[- ]?ups?|intricate|ornate|elegant|vintage|antique|victorian|edwardian|art deco|art nouveau|film noir|old[- ]fashioned|bygone|(?:18|19)\d0s|roaring twenties|belle [eé]poque|wine|champagne|prosecco|cocktails?|whisk(?:e)?y|boudoir|zen|hygge|cottagecore|dark academia)\b/i

export const isForGrownUps = (text: string): boolean => GROWN.test(text)
