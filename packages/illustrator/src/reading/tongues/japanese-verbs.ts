/** The forms of a Japanese verb that a picture is asked for with: 食べる, 食べている, 食べてる, 食べた, 食べて, 食べます, 食べ. */

/** By the last letter of the dictionary form: the stem before "ます", and the form before "いる". */
const GODAN: Record<string, [polite: string, te: string]> = {
  う: ['い', 'って'],
  つ: ['ち', 'って'],
  る: ['り', 'って'],
  む: ['み', 'んで'],
  ぶ: ['び', 'んで'],
  ぬ: ['に', 'んで'],
  く: ['き', 'いて'],
  ぐ: ['ぎ', 'いで'],
  す: ['し', 'して'],
}
/** After these "る" falls away; after other letters it changes: 食べる, but 乗る. */
const KEEPS_STEM = /[いきぎしじちにひびみりえけげせぜてでねへべめれ見寝着出煮]る$/

const endingsOf = (polite: string, te: string): string[] => {
  const past = te.replace(/て$/, 'た').replace(/で$/, 'だ')
  return [
    te,
    past,
    ...['いる', 'る', 'います', 'いた', 'いて'].map((end) => `${te}${end}`),
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
    return [verb, `${noun}中`, ...endingsOf('し', 'して').map((end) => `${noun}${end}`)]
  }
  if (KEEPS_STEM.test(verb) && !CHANGES.test(verb)) return [verb, ...endingsOf('', 'て').map((end) => `${stem}${end}`)]
  const [polite, te] = GODAN[verb.slice(-1)] ?? ['', '']
  return [verb, ...endingsOf(polite, te).map((end) => `${stem}${end}`)]
}
