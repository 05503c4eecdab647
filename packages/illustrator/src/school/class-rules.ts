/** Rules of a classroom, each with a sign (a drawing, or a sense: a hand is "touch") and a child that keeps it (data/school-acts.txt). */
export type Rule = readonly [rule: string, sign: string, act: string]

const USUAL: readonly Rule[] = [
  ['Listen to others', 'headphones', 'listen'],
  ['Be kind', 'heart', 'be kind'],
  ['Take turns', 'traffic light', 'take turns'],
  ['Do your best', 'pencil', 'do your best'],
  ['Keep it clean', 'broom', 'clean up'],
]

const ASKED: readonly (readonly [words: RegExp, ...rule: Rule])[] = [
  [/\brais(?:e|ing) (?:your|their|a) hands?\b|\bhands? up\b/i, 'Raise your hand', 'touch', 'raise hand'],
  [/\blisten(?:ing)?\b|\blistening ears\b/i, 'Listen to others', 'headphones', 'listen'],
  [/\bkind(?:ness)?\b|\bkind words\b/i, 'Be kind', 'heart', 'be kind'],
  [/\btak(?:e|ing) turns\b|\bwait(?:ing)? (?:for )?your turn\b/i, 'Take turns', 'traffic light', 'take turns'],
  [/\b(?:do|try) your best\b|\bwork hard\b/i, 'Do your best', 'pencil', 'do your best'],
  [/\bclean(?:ing)? up\b|\bkeep (?:it|our \w+|the \w+) (?:clean|tidy)\b/i, 'Keep it clean', 'broom', 'clean up'],
  [/\bshar(?:e|ing)\b/i, 'Share with others', 'teddy bear', 'share'],
  [/\bwalking feet\b|\bwalk\b(?! inside)|\bno running\b/i, 'Walk, do not run', 'shoe', 'walk'],
  [/\bwalk inside\b/i, 'Walk inside', 'shoe', 'walk'],
  [/\b(?:inside|indoor|quiet) voices?\b|\bbe quiet\b/i, 'Use quiet voices', 'mouse', 'quiet voice'],
  [/\bhelp(?:ing)? (?:each other|others|one another)\b|\bhelping hands\b/i, 'Help each other', 'heart', 'help'],
  [
    /\b(?:keep )?(?:your )?hands (?:and feet )?to (?:yourself|ourselves)\b/i,
    'Hands to yourself',
    'touch',
    'say please',
  ],
  [/\b(?:be )?on time\b/i, 'Be on time', 'clock', 'on time'],
  [/\bwash(?:ing)? (?:your )?hands\b/i, 'Wash your hands', 'soap', 'wash hands'],
  [/\bline up\b|\blining up\b/i, 'Line up nicely', 'backpack', 'take turns'],
]

const ENOUGH = 3
/** As many as cells of two columns have room for. */
const MOST_RULES = 8

/** In the order in which they were said, and no others where they are a poster by themselves. */
export function rulesIn(prompt: string): Rule[] {
  const asked = ASKED.map(([words, ...rule]) => ({ at: prompt.search(words), rule }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ rule }) => rule)
  const others = USUAL.filter(([rule]) => !asked.some(([other]) => other === rule))
  return asked.length >= ENOUGH ? asked.slice(0, MOST_RULES) : [...asked, ...others].slice(0, USUAL.length)
}
