/** "a christmas fox", "a mermaid at halloween": what of the feast is on the page where nothing else tells it. */
import { dataLines } from '../words/data-file.ts'
import type { Scene } from './scene.ts'
import { type Line, lineOf } from './script-lines.ts'
import { stage } from './script-stage.ts'
import { isA, NOUNS } from './vocabulary.ts'

const SIGNS = dataLines('reading/feast-signs.txt').map((row) => {
  const [feast = '', brings = '', ...telling] = row.split('|').map((part) => part.trim())
  const lines: Line[] = brings.split(';').map((line) => lineOf(line.trim()))
  return { feast, lines, told: new RegExp(`(?:^| )(?:${telling.join('|')})$`) }
})

/** Whose coming is the feast. */
const OF_FEASTS =
  /santa|elf$|reindeer|easter bunny|leprechaun|witch|wizard|ghost|vampire|skeleton|zombie|mummy|monster|^bat$|black cat|turkey|cupid|snowman|nutcracker|king$|saint|pilgrim|angel|chinese dragon|krampus|befana|baby$|pumpkin|scarecrow/
/** More than these fill the page with what they do. */
const MOST = 3

const THE_TREE = /\b(?:the|our|their|his|her|my|its) tree\b/i

/** "a cat under the tree on christmas eve": of all trees it is the one that is decorated. */
function trimTree(scene: Scene, text: string): void {
  const tree = scene.things.find(({ name, n }) => name === 'tree' && n === 1)
  if (tree && THE_TREE.test(text) && !IN_WOODS.test(text)) tree.name = 'christmas tree'
}

const IN_WOODS = /\b(?:snow|forest|woods|park|outside|squirrel|owl|bird|treehouse|swing|apple|climb\w*)\b/i

export function showFeast(scene: Scene, time: string | null, text: string): void {
  if (time?.split(', ').includes('christmas')) trimTree(scene, text)
  const sign = SIGNS.find(({ feast }) => time?.split(', ').includes(feast))
  const beings = scene.things.filter(({ id }) => scene.isA(id, 'alive'))
  if (!sign || !beings.length || beings.reduce((sum, { n }) => sum + n, 0) > MOST) return
  if (beings.some(({ name, via }) => OF_FEASTS.test(name) || via === 'implied')) return
  const isTelling = ({ name }: { name: string }) =>
    sign.told.test(name) || (NOUNS.get(name)?.category === 'holidays and culture' && !isA(name, 'alive'))
  if (scene.things.some(isTelling)) return
  const cast = beings.map(({ id }) => id)
  const isHatted = scene.relations.some(({ a, relation }) => a === cast[0] && relation === 'wears')
  const before = new Set(scene.things)
  for (const line of sign.lines) if (!(line.relation === 'wears' && isHatted)) stage(scene, line, cast)
  // They tell the feast, and are not what the page is about: a pumpkin would be larger than a squirrel.
  for (const thing of scene.things) if (!before.has(thing) && !isA(thing.name, 'worn')) thing.attributes.push('small')
}
