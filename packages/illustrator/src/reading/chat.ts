/** What people say around their wish: "can you please draw me a picture of …", emoji, hearts. */
import { pairsOf } from './tables.ts'

const EMOJI = pairsOf('reading/emoji.txt')

/** "ok so can you draw me a really cute coloring page of". */
const LEAD = new RegExp(
  [
    '^\\s*(?:(?:ok|okay|so|hi|hey|hello(?! kitty)|please|pls|plz|um|well|yo|dear|good morning)\\b[ ,!]+)*',
    "(?:(?:can|could|would|will) (?:you|u|i|we) (?:please |pls |maybe )?)?(?:i(?:'d| would)? (?:want|need|like|love|wanna see|want to see|would love)|(?:please )?(?:draw|make|create|generate|print|give|show|do|get|have|see|paint|sketch)\\b(?: me| us| my (?:son|daughter|kid|kids))?|let'?s (?:draw|have|see)|we (?:want|need)|my (?:son|daughter|kid|boy|girl|toddler|little one|\\d year old) (?:wants|loves|would like|likes|asked for|is obsessed with))?(?: to (?:see|have|color|draw))?\\s*",
    '(?:an? |the |some )?(?:(?:really |very |super )?(?:big |cute |simple |easy |nice |cool |fun |detailed |intricate |beautiful |free |printable )*(?:(?:coloring|colouring) (?:page|sheet|book page|picture|book)|picture|drawing|image|page|poster|printable|photo|illustration|worksheet|sheet|scene)s? (?:of|with|showing|where|about|that shows|featuring|for) )?',
  ].join(''),
  'i',
)

const withEmojiNamed = (text: string) =>
  text.replace(/\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu, (emoji) => {
    const name = EMOJI.get(emoji) ?? EMOJI.get(emoji.replaceAll('\uFE0F', ''))
    return name ? ` , ${name} , ` : ' '
  })

/** The prompt without its frame. */
export function withoutChat(prompt: string): string {
  const plain = withEmojiNamed(prompt.replaceAll('’', "'"))
    .replace(/<\/?\w+>/g, ' ')
    .replace(/<3/g, ' and a heart ')
    .replace(/\((?:me|us|him|her)\)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.replace(LEAD, (lead) => /\b(?:an?|the|some) $/i.exec(lead)?.[0] ?? '')
}
