import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openPage, type Theme, visit } from './support/browser.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product | undefined
before(async () => {
  product = await startProduct()
})
after(() => product?.[Symbol.asyncDispose]())

for (const theme of ['day', 'night'] satisfies Theme[]) {
  test(`a fresh installation leads the operator to make the admin, by ${theme}`, async (t) => {
    const page = await openPage(t, { url: product?.url ?? '', theme })
    await visit(page, '/', 'admin-create')
    assert.equal(new URL(page.url()).pathname, '/admin/create')
    await page.getByRole('textbox', { name: /email/i }).waitFor()
  })
}
