/** The pigment of each motif in the colored version; the others get one by their name. */
const BY_PIGMENT: Record<string, string> = {
  orange: '🦊🐱🐈🐅🐯🦁🐠🍊🥕🎃🍁🦀🦞🦐🏀🧡🍂🔥',
  sand: '🐕🐶🦮🐪🐫🦙🐏🐆🦘🦒🍪🥐🍞🥯🥨🥔🥜🐚🏜🥞🧇🍟🥠',
  bark: '🐻🐒🐵🦧🐎🦌🦬🐂🪵🌰🧸🦫🐿🦔🪺🎸🎻🪕🛖🥥🦃🪘🧺🎁📦🏚🦥',
  umber: '🐗🍫🪾☕🥧',
  slate: '🐘🦏🦛🐺🐭🐁🐀🦈🐨🦭🦝🐃🦣🗿🪨⚙🔧🔨🦍🪦',
  pink: '🐖🐷🦩🌸🧁🍩🍭🎀🍬🐙🪼🐽🍧🩰',
  rose: '🌹❤💝🍓🌺💐🍒🍎🥁🎒👗🍉🎪🍅',
  vermilion: '🐞🚒🐓🐔🧯🏮🍄🚑🎏🧨🍕🌶',
  lime: '🐸🐛🦎🐊🍐🥝🥬🫛🥒🐢🦖🥦🥑🍏🌿🍃🌱🪴☘🍀🌵🎋🦗',
  leaf: '🐍🦕🐉🐲🦚🎄🫑🌽',
  gamboge: '🐥🐤🐣🐝🍌🍋🌟⭐👑🏆🚕🚜🍯🧀🌻🔔🪙🎺🎷🌽🥇🏅🍍🦆🎉',
  sky: '🐋🐳🐬🐟🐦🚙🚁✈🛩🎈💎☂🛸🦋🐡🫐🚤⛵🛶🚢',
  violet: '🍇🪻🔮🍆🪅🦄🎆🧙🎠',
  stone: '🐇🐰🐑🐐🐩🕊🦢🐼🐄🐮👻💀🐧🪿🥚🥛⚽🏐⚾🎹🦉🦓🐻‍❄🦷🦴📖',
  teal: '🦜🧣🧤🧦🛹🚲🎮🏄🪁📚',
}

const pigments = new Map<string, string>()
for (const [pigment, list] of Object.entries(BY_PIGMENT))
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(list))
    pigments.set(segment.replaceAll('\ufe0f', ''), pigment)

export const motifPigment = (emoji: string): string =>
  pigments.get(emoji) ?? `any${([...emoji].reduce((sum, c) => sum + (c.codePointAt(0) ?? 0), 0) % 6) + 1}`
