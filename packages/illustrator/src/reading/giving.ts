/** "gives his grandma flowers": two nouns in a row of which the first is given the second, not one thing with a name of two words. */
import { isAdjective } from './english.ts'
import { isAlive, nounOf } from './lexicon.ts'

const GIVES =
  /\b((?:giv|hand|bring|show|offer|feed|throw|toss|serv|pass|bak|buy)(?:e?s|ing|e)?) (his|her|their|its|my|the|an?|two|three|some) ((?:[a-z]+ )?)(\w+) (\w+)\b/gi

/** "hands him the pegs", "passing her a big wrench". */
const GIVES_THEM =
  /\b((?:giv|hand|bring|show|offer|feed|throw|toss|serv|pass|lend)(?:e?s|ing|e)?) (him|them|me|her(?= (?:the|an?|some|his|two|three) )) ((?:(?:the|an?|some|his|two|three) )?)(\w+)( \w+)?\b/gi

const toThem = (text: string): string =>
  text.replace(GIVES_THEM, (said, verb: string, whom: string, one: string, first: string, second = '') => {
    // "hands him nails": those of a carpenter.
    const what = `${first}${second}`.replace(/^nails\b/i, 'nail')
    const isThing = nounOf([first]) ?? nounOf([second.trim()]) ?? nounOf(what.split(' '))
    const gives = verb.endsWith('ing') ? 'giving' : 'gives'
    return isThing ? `${gives} ${whom} while holding ${one}${what}` : said
  })

export const withGiving = (text: string): string =>
  toThem(text).replace(GIVES, (said, verb: string, whose: string, look: string, who: string, what: string) =>
    isAlive(who) &&
    (!look || isAdjective(look.trim().toLowerCase())) &&
    nounOf([what]) &&
    !isAlive(what) &&
    !nounOf([who, what])
      ? `${verb} ${what} to ${whose} ${look}${who}`
      : said,
  )
