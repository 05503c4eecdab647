import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasMotif } from '../src/motifs/motif.ts'
import { HATS } from '../src/people/hats.ts'
import { ROLES } from '../src/people/roles.ts'
import { SCENES } from '../src/scenes/index.ts'
import { SUBJECTS } from '../src/subjects/registry.ts'
import { SEATS, SUPPORTS, VESSEL_OF } from '../src/subjects/seats.ts'
import { UPRIGHT } from '../src/subjects/upright.ts'
import { VESSELS } from '../src/subjects/vessels.ts'
import { COMPANIONS, GROUPS, LEXICON, SETTING_WORDS, VERBS, WEAR } from '../src/words/lexicon.ts'

const places = new Set([...Object.keys(SCENES), 'mandala', 'doodle', 'snack'])

const canDraw = (art: string) =>
  art.startsWith('@') ? art.slice(1) in ROLES : art.startsWith('*') ? art in SUBJECTS : hasMotif(art)

test('every word of the lexicon leads to something that can be drawn, at a place that exists', () => {
  for (const [word, entry] of LEXICON) {
    assert.ok(canDraw(entry.art), `${word}: nothing draws ${entry.art}`)
    assert.ok(places.has(entry.home), `${word}: no place ${entry.home}`)
    assert.ok(entry.size > 0 && entry.size < 2, `${word}: size ${entry.size}`)
  }
})

test('every place that is named exists', () => {
  for (const [word, place] of SETTING_WORDS) assert.ok(places.has(place), `${word}: no place ${place}`)
  for (const [name, group] of GROUPS) {
    assert.ok(places.has(group.home), `${name}: no place ${group.home}`)
    for (const word of group.words) assert.ok(LEXICON.has(word), `${name}: unknown word ${word}`)
  }
})

test('everything worn, held, ridden and sat in exists', () => {
  for (const [word, look] of WEAR) if (look.hat) assert.ok(look.hat in HATS, `${word}: no hat ${look.hat}`)
  for (const role of Object.values(ROLES)) if (role.hat) assert.ok(role.hat in HATS, `no hat ${role.hat}`)
  for (const [word, doing] of VERBS) if (doing.how !== 'arms') assert.ok(canDraw(doing.what), `${word}: ${doing.what}`)
  for (const [art, likes] of COMPANIONS) for (const other of likes) assert.ok(canDraw(other), `${art}: ${other}`)
  for (const { face } of Object.values(UPRIGHT)) assert.ok(hasMotif(face), face)
  for (const vessel of Object.values(VESSEL_OF)) assert.ok(vessel in VESSELS, vessel)
  for (const art of [...Object.keys(SEATS), ...Object.keys(SUPPORTS)]) assert.ok(canDraw(art), art)
})

test('it knows the words people use: breeds, jobs, sports, feasts, feelings', () => {
  for (const word of ['corgi', 'tabby', 't rex', 'oak', 'tulip', 'triceratops', 'vet', 'pilot', 'firefighter', 'gnome'])
    assert.ok(LEXICON.has(word), word)
  for (const word of ['soccer', 'thanksgiving', 'wedding', 'friendship', 'happiness', 'ramadan'])
    assert.ok(GROUPS.has(word), word)
})
