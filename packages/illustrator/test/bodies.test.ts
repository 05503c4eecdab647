/** What bodies are made of: a robot is a machine, a snowman is of snow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ROLES } from '../src/figures/roles/index.ts'

test('a robot wears no clothes and a snowman has twigs for arms', () => {
  assert.equal(ROLES.robot?.top, undefined)
  assert.equal(ROLES.robot?.pelt?.kind, 'casing')
  assert.equal(ROLES.snowman?.paw, 'twig')
})
