import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorStatus } from '@inkbloom/contract'
import type { OpenApi } from '../../src/http/plugins/openapi.ts'
import { product } from '../support/product.ts'

const shop = product()
const document = async () => (await (await fetch(`${shop.url}/backend/openapi.json`)).json()) as OpenApi
const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, key: `${method.toUpperCase()} ${path}`, operation })),
  )
const served = () => shop.app.calls.map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`).sort()

/** Every object in a document, at any depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

test('the document describes exactly the calls that are served', async () => {
  const described = await document()
  assert.match(described.openapi, /^3\.1\.\d$/)
  assert.ok(described.info.title && described.info.version)
  assert.deepEqual(described.servers, [{ url: '/backend/api' }])
  assert.deepEqual(
    operationsOf(described)
      .map(({ key }) => key)
      .sort(),
    served(),
  )
})

test('every reference in it leads somewhere', async () => {
  const described = await document()
  const references = [...objectsIn(described)].map((object) => object.$ref).filter((ref) => ref !== undefined)
  assert.ok(references.length > 0)
  for (const reference of new Set(references)) {
    const steps = String(reference).replace(/^#\//, '').split('/')
    const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], described)
    assert.ok(found, String(reference))
  }
})

test('each call tells its parameters, fields, session, answer and failures', async () => {
  for (const { path, key, operation } of operationsOf(await document())) {
    const route = shop.app.calls.find((one) => `${one.method} ${one.path.replace(/:(\w+)/g, '{$1}')}` === key)
    const inPath = operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? []
    assert.deepEqual(
      inPath,
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      key,
    )
    assert.ok(operation.parameters?.every(({ in: place, required }) => place !== 'path' || required) ?? true, key)
    assert.equal(Boolean(operation.security), route?.access !== 'anyone', key)
    assert.equal(Boolean(operation.responses[401]), route?.access !== 'anyone', key)
    for (const status of [400, 429, 431, 500, 503]) assert.ok(operation.responses[status], `${key} ${status}`)
    if (route?.body || route?.upload)
      for (const status of [413, 415, 422]) assert.ok(operation.responses[status], `${key} ${status}`)
    const types = Object.keys(operation.requestBody?.content ?? {})
    assert.deepEqual(
      types,
      route?.upload ? ['multipart/form-data'] : route?.body ? ['application/json', 'multipart/form-data'] : [],
      key,
    )
    const answered = Object.keys(operation.responses[200]?.content ?? {})
    const file = route?.csv ? 'text/csv' : route?.pdf && 'application/pdf'
    assert.deepEqual(answered, [file || (route?.stream ? 'application/x-ndjson' : 'application/json')], key)
    for (const code of route?.errors ?? [])
      assert.match(operation.responses[errorStatus[code]]?.description ?? '', new RegExp(code), key)
    for (const response of Object.values(operation.responses)) assert.ok(response.description, key)
  }
})

test('the page to read lists them all and runs nothing but what keeps a child out', async () => {
  const page = await fetch(`${shop.url}/backend/docs`)
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  const html = await page.text()
  for (const key of served()) {
    const [method, path] = key.split(' ')
    assert.ok(html.includes(`<b>${method}</b> <code>${path}</code>`), key)
  }
  for (const name of Object.keys((await document()).components.schemas))
    assert.ok(html.includes(`<summary><code>${name}</code></summary>`), name)
  assert.deepEqual(html.match(/<script[^>]*>/g), ['<script src="/theme.js">'])
  assert.doesNotMatch(html, /<style|style=|onclick/)
  assert.equal((await fetch(`${shop.url}/backend/docs.css`)).headers.get('content-type'), 'text/css; charset=utf-8')
})
