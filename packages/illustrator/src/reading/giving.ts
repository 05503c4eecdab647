/** "gives his grandma flowers": two nouns in a row of which the first is given the second, not one thing with a name of two words. */
import { isAlive, nounOf } from './lexicon.ts'

const GIVES =
  /\b((?:giv|hand|bring|show|offer|feed|throw|toss|serv|pass|bak|buy)(?:e?s|ing|e)?) (his|her|their|its|my|the|an?|two|three|some) (\w+) (\w+)\b/gi

export const withGiving = (text: string): string =>
  text.replace(GIVES, (said, verb: string, whose: string, who: string, what: string) =>
    isAlive(who) && nounOf([what]) && !isAlive(what) && !nounOf([who, what])
      ? `${verb} ${what} to ${whose} ${who}`
      : said,
  )
