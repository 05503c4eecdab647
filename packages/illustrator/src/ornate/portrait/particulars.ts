/** What a portrait is said to have beside its face: each is a row, and the portrait shows as many as were named. */
import type { Rng } from '../../ink/random.ts'
import { hoops } from './face.ts'
import {
  beanie,
  beret,
  bonnet,
  headband,
  headphones,
  headscarf,
  headWrap,
  helmet,
  hijab,
  laurelCrown,
  peakedCap,
  straw,
  topHat,
  turban,
  veil,
} from './headwear.ts'
import { hairpins, kimono, parasol } from './kimono.ts'
import { leafFace, leafMane } from './leafy.ts'
import type { Look } from './look.ts'
import { armor, choker, cloak, fan, furCollar, neckRings, ruff } from './neckwear.ts'
import {
  antlers,
  beautySpot,
  bindi,
  eyePatch,
  freckles,
  glasses,
  horns,
  mask,
  mustache,
  noseRing,
  pipe,
  tears,
  warPaint,
} from './on-face.ts'
import { kabuto, warBonnet } from './war-dress.ts'
import { angelWings, butterflyWings, dragonflyWings } from './wings.ts'

type Draw = (look: Look, rng: Rng) => string

interface Particular {
  words: RegExp
  /** What it changes of the look. */
  look?: Partial<Look>
  /** Painted behind the hair, on the shoulders, on the face, over the hair, on the head. */
  behind?: Draw
  neck?: Draw
  face?: Draw
  hair?: Draw
  head?: Draw
  /** It shows the ears. */
  ears?: true
  /** It needs room above the head. */
  high?: true
  /** Behind everything, in the room of a halo. */
  wings?: Draw
}

const ROWS: readonly Particular[] = [
  {
    words: /\b(?:deep |many )?wrinkles?\b|\bwrinkl(?:ed|y)(?: face)?\b|\bweathered\b|\b(?:age|laugh) lines\b/,
    look: { old: true, lined: true },
  },
  {
    words: /\b(?:flowered |floral |patterned )?(?:head ?scar(?:f|ves)|kerchief|bandanas?)\b|\bbabushka\b/,
    look: { hair: 'cap', on: 'none' },
    head: headscarf,
    ears: true,
  },
  {
    words:
      /\b(?:(?:feather(?:ed)?|beaded|jewell?ed|pearl|flapper|sequin(?:ed)?) )?(?:head ?bands?|head ?dress|circlet)\b/,
    look: { on: 'none' },
    head: headband,
  },
  { words: /\b(?:head ?wraps?|gele|wrap)\b/, look: { hair: 'cap', on: 'none' }, head: headWrap, ears: true },
  { words: /\bturban\b/, look: { hair: 'cap', on: 'none' }, head: turban },
  { words: /\bhijab\b/, look: { hair: 'none', on: 'none' }, head: hijab },
  { words: /\bveil(?:s|ed)?\b/, look: { hair: 'bun' }, behind: veil },
  { words: /\b(?:(?:straw|sun|wide[- ]brimmed|garden) hat|bonnet)\b/, look: { on: 'none' }, head: straw },
  { words: /\b(?:(?:wool(?:en|ly)?|knit(?:ted)?) (?:cap|hat)|beanie)\b/, look: { on: 'none' }, head: beanie },
  { words: /\btop hats?\b/, look: { on: 'none' }, head: topHat },
  {
    words:
      /\bflapper\b|\b(?:19)?20s\b|\b(?:nineteen|roaring) twenties\b|\bgatsby\b|\bart deco (?:lady|wom[ae]n|girl)\b(?!.*\b(?:flowers?|crown|roses?|hat|long hair)\b)/,
    look: { hair: 'bob', on: 'none' },
    head: headband,
  },
  { words: /\b(?:bob|bobbed hair|bob haircut|pixie)\b/, look: { hair: 'bob' } },
  {
    words: /\b(?:war bonnet|chief(?:tain)?\b.*\bhead ?dress|feather(?:ed)? head ?dress)\b/,
    look: { on: 'none' },
    wings: warBonnet,
    head: headband,
  },
  { words: /\bsamurai\b/, look: { on: 'none', hair: 'cap' }, head: kabuto, neck: armor },
  {
    words: /\b(?<!(?:flat|newsboy|tweed|wool|woolen|woolly|knit|knitted|baby|snow) )cap\b/,
    look: { on: 'none', hair: 'short' },
    head: peakedCap,
  },
  // Behind every head are rings.
  { words: /\b(?:halo|nimbus|aureole)\b/ },
  // Under a beard its stem would not reach the mouth.
  { words: /\bpipe\b/, head: pipe },
  { words: /\b(?:parasol|umbrella)s?\b/, wings: parasol },
  { words: /\b(?:geisha|kimono)\b/, look: { hair: 'bun', on: 'none' }, head: hairpins, neck: kimono },
  { words: /\bfans?\b/, head: fan },
  {
    words: /\b(?<!(?:witch|pointed|wizard|top|santa|straw|sun|garden|brimmed|wool|woolen|knit|knitted|party)[- ])hat\b/,
    look: { on: 'none' },
    head: straw,
  },
  { words: /\b(?:beret|(?:flat|newsboy|tweed) cap)\b/, look: { on: 'none' }, head: beret },
  {
    words: /\b(?:sea |ship(?:'s)? |boat )?captains?\b|\bskipper\b/,
    look: { on: 'none', hair: 'short', beard: 'short' },
    head: peakedCap,
  },
  { words: /\bgreen ?man\b/, look: { on: 'none', hair: 'none' }, behind: leafMane, face: leafFace },
  { words: /\bhelmet\b/, look: { on: 'none' }, head: helmet },
  { words: /\bhood(?:ed)?\b/, look: { on: 'none' }, behind: bonnet },
  { words: /\bheadphones\b/, look: { on: 'none' }, head: headphones },
  {
    words: /\b(?:(?:big|large|gold|golden) )?hoops?(?: ear ?rings?)?\b/,
    hair: hoops,
    ears: true,
    look: { hoops: true },
  },
  {
    words: /\b(?:pointed|pointy|elf|elven|elvish)(?: ears)?\b(?! hat)/,
    look: { elfin: true, hair: 'flowing' },
    ears: true,
  },
  { words: /\bear ?rings?\b/, ears: true },
  { words: /\b(?:eye ?glasses|glasses|spectacles|goggles)\b/, face: glasses },
  { words: /\bfreckle[sd]?\b/, face: freckles },
  { words: /\beye ?patch\b/, face: eyePatch },
  { words: /\b(?:masquerade |venetian )?mask\b/, face: mask },
  { words: /\bmou?stache\b/, look: { beard: undefined }, face: mustache },
  { words: /\bpearls?(?: necklace)?\b|\bnecklace\b/ },
  { words: /\b(?:mole|beauty (?:mark|spot))\b/, face: beautySpot },
  { words: /\b(?:war|face) ?paint\b|\btattoo(?:s|ed)?\b|\btribal markings\b/, face: warPaint },
  { words: /\bbindi\b/, face: bindi },
  { words: /\bnose ring\b/, face: noseRing },
  { words: /\btears?\b|\bcrying\b/, face: tears },
  { words: /\b(?:butterfly|fairy|moth|monarch)(?: \w+)? wings\b/, wings: butterflyWings },
  { words: /\bdragonfly wings\b/, wings: dragonflyWings },
  { words: /\b(?:angel|feather(?:ed|y)?|bird|swan|raven)(?: \w+)? wings\b/, wings: angelWings },
  {
    words:
      /\b(?:crown|wreath|circlet|tiara) (?:made )?of (?:\w+ )?(?:leaves|ivy|vines?|oak|branches|twigs)\b|\b(?:leaf|leafy|ivy|oak leaf) crown\b/,
    look: { on: 'none' },
    head: laurelCrown,
  },
  { words: /\b(?:laurel|olive|bay)(?: leaf| leaves)? (?:wreath|crown)\b/, look: { on: 'none' }, head: laurelCrown },
  { words: /\bantlers?\b/, behind: antlers, high: true },
  { words: /\bantlers? crown\b|\bcrown of antlers\b/, look: { on: 'jewel' } },
  { words: /\bhorns?\b|\bhorned\b/, behind: horns },
  { words: /\b(?:fur|furry) (?:collar|coat|cloak|cape)\b|\bfurs?\b/, neck: furCollar },
  { words: /\bruff\b|\b(?:lace|elizabethan) collar\b/, neck: ruff },
  { words: /\barmou?r(?:ed)?\b|\bknight\b|\bbreastplate\b/, neck: armor },
  { words: /\bcloak\b|\bcape\b|\bshawl\b/, neck: cloak },
  { words: /\bneck rings\b|\blong neck\b/, neck: neckRings },
  { words: /\bchoker\b/, neck: choker },
  { words: /\bbraids\b|\bpigtails\b|\bplaits\b|\btwo braids\b/, look: { hair: 'braids' } },
  { words: /\bbraided beard\b/, look: { beard: 'long', braidedBeard: true } },
]

/** Words that a portrait draws, however they are read. */
export const PARTICULAR_WORDS = new RegExp(ROWS.map(({ words }) => words.source).join('|'), 'i')

export const particularsIn = (prompt: string): readonly Particular[] =>
  ROWS.filter(({ words }) => new RegExp(words.source, 'i').test(prompt))

/** What they change of the look, the last word over those before it. */
export const changedBy = (rows: readonly Particular[]): Partial<Look> =>
  Object.assign({}, ...rows.map(({ look }) => look ?? {}))

export const paintedOn = (
  rows: readonly Particular[],
  layer: 'wings' | 'behind' | 'neck' | 'face' | 'hair' | 'head',
  look: Look,
  rng: Rng,
): string => rows.map((row) => row[layer]?.(look, rng) ?? '').join('')
