/** "Mary and Martha with Jesus": names that are any child's, till the rest of the wish tells of the Bible. */
import type { Scene } from './scene.ts'

const OF_BIBLE =
  /\b(?:jesus|christ|bible|biblical|gospel|scripture|sunday school|vbs|church lesson|god|lord|disciples?|apostles?|prophets?|israelites?|pharaoh|bethlehem|jerusalem|nazareth|galilee|jericho|babylon|nineveh|egypt|philistines?|goliath|delilah|eden|parables?|commandments?|tablets|manna|galilean|noah['’]?s ark|the ark|ark|tomb|manger|nativity|angel gabriel|burning bush|promised land|tower of babel|sycamore|well|widow|lions['’]? den|lion['’]?s den|fiery furnace|coat of many colou?rs|colou?rful coat|many colou?rs|big fish|great fish|whale|red sea|slingshot|sling)\b/i

const MEN = new Set(
  'moses abraham isaac jacob joseph joshua gideon samson samuel saul solomon elijah elisha daniel jonah job jeremiah isaiah ezekiel nehemiah ezra boaz aaron adam cain abel peter paul john matthew mark luke james andrew philip thomas judas simon bartholomew stephen barnabas silas timothy titus zechariah herod shem ham japheth lot benjamin reuben judah levi eli mordecai amos hosea micah'.split(
    ' ',
  ),
)
const WOMEN = new Set(
  'mary martha ruth naomi esther sarah rebekah rebecca rachel leah miriam deborah hannah elizabeth anna eve delilah lydia priscilla dorcas tabitha abigail jezebel hagar rahab eunice lois'.split(
    ' ',
  ),
)
const BOYS = new Set(['david'])

const roleOf = (name: string): string | null =>
  name === 'noah'
    ? 'old noah'
    : MEN.has(name)
      ? 'bible man'
      : WOMEN.has(name)
        ? 'bible woman'
        : BOYS.has(name)
          ? 'bible boy'
          : null

/** A girl called Hannah who plays with a whale is no prophet's mother: two of the story's words, or one that is only the Bible's. */
const TWO_SIDED =
  /^(?:whale|well|ark|tomb|sling|slingshot|widow|egypt|angel gabriel|many colou?rs|tablets|big fish|colou?rful coat|sycamore|god|lord)$/i
const WITH: Record<string, RegExp> = {
  jonah: /\b(?:whale|fish)\b/i,
  noah: /\bark\b|\bflood\b|\btwo by two\b/i,
  david: /\b(?:sling|slingshot|goliath|giant|harp)\b/i,
  daniel: /\blions?\b/i,
  joseph: /\b(?:coat|egypt)\b/i,
  samson: /./,
  esther: /\b(?:queen|king|god)\b/i,
}

function isOfBible(name: string, text: string): boolean {
  if (WITH[name]?.test(text)) return true
  const [said = ''] = OF_BIBLE.exec(text) ?? []
  return said !== '' && !TWO_SIDED.test(said)
}

const OF_STORY = /^(?:jesus|moses|old noah|goliath|bible (?:man|woman|boy)|saint (?:mary|joseph))$/
const GROWN: Record<string, string> = {
  man: 'bible man',
  father: 'bible man',
  'old man': 'bible man',
  woman: 'bible woman',
  mother: 'bible woman',
}

export function dressOfBible(scene: Scene, text: string): void {
  for (const thing of scene.things) {
    const name = thing.word.toLowerCase()
    const role = /^(?:child|man|woman|boy|girl)$/.test(thing.name) ? roleOf(name) : null
    if (role && isOfBible(name, text)) thing.name = role
  }
  // The man whom the Samaritan helps wears no shirt and trousers.
  if (scene.things.some(({ name }) => OF_STORY.test(name)))
    for (const thing of scene.things) thing.name = GROWN[thing.name] ?? thing.name
}
