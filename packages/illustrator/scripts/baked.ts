/** Which emoji become motifs: things a child may meet on a page, and none of what we draw ourselves or would not draw at all. */
const GROUPS = /^(Animals|Food|Travel|Activities|Objects)/

/** From the groups left out. */
const ALSO = '👶👻👽👾🤖🧌🧞👼🏄🦴🦷🐾👣💌💝💖💗💞💕❤❤‍🔥👋🙈🙉🙊⚛🕎☯⚜♾✝☪✡😺😸🤠🤡'

const NEVER = new Set([
  ...'🚬⚰⚱💣🔪🗡🔫🍺🍻🍷🍸🍹🥂🍾🍶🥃💉💊🩸🪓🧨👙🩲🚽🧻💩🪒🎰🖕🩻🍆💀☠👹👺🏩🥩🪤📿🧿🪬🃏🀄🎴♠♣♦♥💋👄🦠🪳🦟🧟🧛🦹🧖👠💄🖤',
])

/** By name, as the whole of it or a part. */
const NEVER_NAMED = new RegExp(
  [
    'o’clock|-thirty|banknote|credit card|receipt|with yen|chart|folder|tray|mailbox|index|clipboard|cabinet',
    'wastebasket|speaker|with slash|oncoming|file|fax|pager|disk|dvd|videocassette|cigarette',
    'identification|ballot|ledger|page |bookmark tabs|muted|e-mail|incoming|envelope with|with arrow',
    'department|convenience|post office|bank$|hotel|fuel pump|oil drum|elevator|plunger|x-ray|syringe',
    'military|broken chain|chains|clamp|link$|linked|pushpin|paperclip|locked|petri|dna|microbe',
    'landslide|love hotel|light rail|monorail|suspension|tramway|bus stop|^construction$|hollow red',
    'cross mark|waxing|waning|new moon|gibbous|quarter moon$|fog|cooked rice|curry|oden|fish cake',
    'tamale|falafel|cut of meat|yen|euro|pound|money|level slider|control knobs|printer|trackball',
    'computer mouse|one-piece|shorts|briefs|bikini|clutch|purse$|woman’s clothes|sari|beard|blond',
    'tuxedo|supervillain|guard$|heart with arrow|^om$|dharma|peace|trident|red triangle|blue diamond',
    'diamond with a dot|meat on bone|bacon|brown heart|light blue heart',
    'pink heart|orange heart|yellow heart|green heart|blue heart|purple heart|white heart|rosette',
    'reminder|pool 8|mahjong|nazar|map of Japan|mate$|pouring|flatbread|health worker',
    '^detective|cook$|merperson|mage$|^elf$|prince$|princess$|^ninja|veil|Santa|Mrs|superhero|^fairy',
    'firefighter|police officer|construction worker|astronaut|^teacher|^farmer|^artist$|^old man|^old woman|^man$',
    '^woman$|^boy$|^girl$|^child$|grinning|smiling face|kiss|victory|thumbs|clapping|raising',
    'handshake|flexed|foot$|brain|eyes$|mouth$',
  ].join('|'),
)

export const isBaked = (emoji: string, name: string, group: string): boolean =>
  (GROUPS.test(group) || ALSO.includes(emoji)) && !NEVER.has(emoji) && !NEVER_NAMED.test(name)
