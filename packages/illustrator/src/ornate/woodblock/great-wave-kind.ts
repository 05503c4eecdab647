/** What asks for the wave of the old prints, and for nobody on it. */
import { CHILDS_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { greatWave } from './great-wave.ts'

const SHOWS = [
  'wave',
  'mount fuji',
  'mountain',
  'volcano',
  'boat',
  'sea',
  'ocean',
  'water',
  'foam',
  'cloud',
  'sun',
  'sky',
  'rowboat',
]

export const GREAT_WAVE: Kind = {
  asked:
    /\b(?:japanese|great|hokusai|kanagawa|woodblock|ukiyo[- ]?e)(?:'s)? (?:\w+ ){0,2}waves?\b|\bwaves? (?:off|of) kanagawa\b|\bwaves? (?:with|and|before|in front of) (?:mount|mt\.?) fuji\b|\bwaves? [^,.]{0,20}\bjapanese (?:style|print|woodblock)\b|\bhokusai\b(?=.*\bwave)/i,
  unless: new RegExp(
    `${CHILDS_VOICE.source}|\\b(?:surf\\w*|dragons?|koi|ship|cranes?|lighthouse|border|frame|pattern)\\b`,
    'i',
  ),
  itself: SHOWS,
  depicts:
    /\b(?:waves?|japanese|great|hokusai|kanagawa|fuji|mount|mt|mountain|background|style|print|woodblock|boats?|foam|sea|clouds?)\b/i,
  can: () => false,
  always: ['wave', 'mount fuji'],
  anyway: () => ['boat'],
  draw: greatWave,
}
