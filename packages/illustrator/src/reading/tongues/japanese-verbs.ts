/** The forms of a Japanese verb that a picture is asked for with: 食べる, 食べている, 食べてる, 食べた, 食べて, 食べます, 食べ. */

/** By the last letter of the dictionary form: the stem before "ます", the form before "いる", and that before "とする". */
const GODAN: Record<string, [polite: string, te: string, meant: string]> = {
  う: ['い', 'って', 'おう'],
  つ: ['ち', 'って', 'とう'],
  る: ['り', 'って', 'ろう'],
  む: ['み', 'んで', 'もう'],
  ぶ: ['び', 'んで', 'ぼう'],
  ぬ: ['に', 'んで', 'のう'],
  く: ['き', 'いて', 'こう'],
  ぐ: ['ぎ', 'いで', 'ごう'],
  す: ['し', 'して', 'そう'],
}
/** After these "る" falls away; after other letters it changes: 食べる, but 乗る. */
const KEEPS_STEM = /[いきぎしじちにひびみりえけげせぜてでねへべめれ見寝着出煮]る$/

/** Done for somebody, to the end or to see how it is: "読んであげる", "食べてしまった", "乗ってみる". */
const ADDED = ['あげる', 'あげている', 'くれる', 'くれている', 'しまった', 'しまう', 'みる', 'みている', 'きた', 'いく']
/** What is tried is shown being done: "登ろうとしている". */
const TRIED = ['とする', 'としている', 'とした']

const endingsOf = (polite: string, te: string, meant: string): string[] => {
  const past = te.replace(/て$/, 'た').replace(/で$/, 'だ')
  return [
    te,
    past,
    ...['いる', 'る', 'います', 'いた', 'いて', ...ADDED].map((end) => `${te}${end}`),
    ...TRIED.map((end) => `${meant}${end}`),
    `${polite}ます`,
    `${polite}ながら`,
    `${polite}方`,
  ]
}

/** Written in hiragana these look as if they kept it. */
const CHANGES = /^(?:はし|はい|しゃべ|すべ|かえ|け)る$/

export function japaneseForms(verb: string): string[] {
  const stem = verb.slice(0, -1)
  if (verb.endsWith('する')) {
    const noun = verb.slice(0, -2)
    return [verb, `${noun}中`, ...endingsOf('し', 'して', 'しよう').map((end) => `${noun}${end}`)]
  }
  if (KEEPS_STEM.test(verb) && !CHANGES.test(verb))
    return [verb, ...endingsOf('', 'て', 'よう').map((end) => `${stem}${end}`)]
  const [polite, te, meant] = GODAN[verb.slice(-1)] ?? ['', '', '']
  return [verb, ...endingsOf(polite, te, meant).map((end) => `${stem}${end}`)]
}
