/** What may follow the stem of a verb or an adjective. Too much is allowed rather than too little: the stem tells the word. */
import type { InflectedLanguage } from '../languages.ts'

const VERB: Record<InflectedLanguage, RegExp> = {
  ru: /^(?:[аеиоуыюяь]{0,2}(?:т|тся|ть|ться|ти|л|ла|ло|ли|лся|лась|лись|м|мся)?|[аеиоуыюя]?(?:ющ|ущ|ащ|ящ|вш|ш)(?:ий|ая|ее|ие|его|ей|ую|им|их|ими|ему|ем)(?:ся)?|[аея]?(?:ясь|ась|в|вшись)|[аи]нн?(?:ый|ая|ое|ые))$/,
  uk: /^(?:[аеєиіїоуюя]{0,2}(?:ть|ться|т|ти|тися|в|ла|ло|ли|вся|лася|лися|мо)?|[аеуюя]?юч(?:и|ись|ий|а|е|і|ого|у|ої)|[уая]ч(?:и|ись|ий|а|е|і|ого|у|ої))$/,
  pl: /^[aeiyou]{0,2}j?[aeiyo]{0,2}(?:c|l|la|lo|li|ly|cy|ca|ce|cego|cej|cemu|cym|cych|cymi)?$/,
  sv: /^(?:|er|ar|r|a|ande|ende|ade|te|t|s|as|de)$/,
  tr: /^(?:y?[aeiu]n(?:lar|ler)?|(?:[iu]|)yor(?:lar)?|[aeiu]?r(?:lar|ler|ken)?|m[ae]k(?:te)?|y?[ae]rak|[dt][iu](?:lar|ler)?|m[iu]s|s[iu]n|i|)$/,
  ko: /^(?:는|고|며|면서|은|을|ㄴ다|다|어요|아요|여요|습니다|고있는|고있다|는중|기|한|하는|하고|한다|합니다|해요|해|어|아|)$/,
}

const LOOK: Partial<Record<InflectedLanguage, RegExp>> = {
  ru: /^(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ую|юю|ей|ых|их|ыми|ими)$/,
  uk: /^(?:ий|ій|а|я|е|є|і|ого|ього|ому|ьому|им|ім|ої|ьої|у|ю|ою|ьою|их|іх|ими|іми)$/,
  pl: /^i?(?:y|i|a|e|ego|emu|ym|im|ej|ich|ych|ymi|imi)$/,
  sv: /^(?:|t|a|e|tt)$/,
}

export const isVerbEnding = (language: InflectedLanguage, ending: string): boolean => VERB[language].test(ending)
export const isLookEnding = (language: InflectedLanguage, ending: string): boolean =>
  LOOK[language]?.test(ending) ?? false
