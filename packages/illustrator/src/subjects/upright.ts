/** Animals drawn from the side that can also sit up and face us, by the motif of their face and the tail they get. */
export const UPRIGHT: Record<string, { face: string; tail: string }> = {
  '🐈': { face: '🐱', tail: 'cat' },
  '🐕': { face: '🐶', tail: 'cat' },
  '🐩': { face: '🐶', tail: 'puff' },
  '🐇': { face: '🐰', tail: 'puff' },
  '🐁': { face: '🐭', tail: 'thin' },
  '🐀': { face: '🐭', tail: 'thin' },
  '🐄': { face: '🐮', tail: 'tuft' },
  '🐂': { face: '🐮', tail: 'tuft' },
  '🐖': { face: '🐷', tail: 'curl' },
  '🐒': { face: '🐵', tail: 'cat' },
  '🐅': { face: '🐯', tail: 'cat' },
  '🐎': { face: '🐴', tail: 'tuft' },
  '*unicorn': { face: '🦄', tail: 'tuft' },
  '*zebra': { face: '🦓', tail: 'tuft' },
  '*moose': { face: '🫎', tail: 'puff' },
  '🐓': { face: '🐔', tail: 'none' },
}
