/** Rules of a classroom, each with a sign (a drawing, or a sense: a hand is "touch"): those that were asked for, and others up to a full poster. */
export type Rule = readonly [rule: string, sign: string]

const USUAL: readonly Rule[] = [
  ['Listen to others', 'headphones'],
  ['Be kind', 'heart'],
  ['Take turns', 'traffic light'],
  ['Do your best', 'pencil'],
  ['Keep it clean', 'broom'],
]

const ASKED: readonly (readonly [words: RegExp, ...rule: Rule])[] = [
  [/\brais(?:e|ing) (?:your|their|a) hands?\b|\bhands? up\b/i, 'Raise your hand', 'touch'],
  [/\blisten(?:ing)?\b|\blistening ears\b/i, 'Listen to others', 'headphones'],
  [/\bkind(?:ness)?\b|\bkind words\b/i, 'Be kind', 'heart'],
  [/\btak(?:e|ing) turns\b|\bwait(?:ing)? (?:for )?your turn\b/i, 'Take turns', 'traffic light'],
  [/\b(?:do|try) your best\b|\bwork hard\b/i, 'Do your best', 'pencil'],
  [/\bclean(?:ing)? up\b|\bkeep (?:it|our \w+|the \w+) (?:clean|tidy)\b/i, 'Keep it clean', 'broom'],
  [/\bshar(?:e|ing)\b/i, 'Share with others', 'teddy bear'],
  [/\bwalking feet\b|\b(?:walk|no running)\b/i, 'Walk, do not run', 'shoe'],
  [/\b(?:inside|indoor|quiet) voices?\b|\bbe quiet\b/i, 'Use quiet voices', 'mouse'],
  [/\bhelp(?:ing)? (?:each other|others|one another)\b|\bhelping hands\b/i, 'Help each other', 'heart'],
  [/\b(?:be )?on time\b/i, 'Be on time', 'clock'],
  [/\bwash(?:ing)? (?:your )?hands\b/i, 'Wash your hands', 'soap'],
  [/\bline up\b|\blining up\b/i, 'Line up nicely', 'backpack'],
]

export function rulesIn(prompt: string): Rule[] {
  const asked = ASKED.flatMap(([words, rule, sign]): Rule[] => (words.test(prompt) ? [[rule, sign]] : []))
  const others = USUAL.filter(([rule]) => !asked.some(([other]) => other === rule))
  return [...asked, ...others].slice(0, USUAL.length)
}
