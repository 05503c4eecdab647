import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from '../../src/kernel/csv.ts'

test('text that a spreadsheet would run begins with an apostrophe', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1'])
    assert.match(csvLine([text]), /^"?'/, JSON.stringify(text))
  assert.equal(csvLine(['=HYPERLINK("http://x")']), `"'=HYPERLINK(""http://x"")"\r\n`)
  assert.equal(csvLine(['a-b', 'a=b']), 'a-b,a=b\r\n')
})

test('commas, quotes and line breaks stay in their cell; numbers and nothing are as they are', () => {
  assert.equal(csvLine(['a,b', 'say "hi"', 'two\nlines']), '"a,b","say ""hi""","two\nlines"\r\n')
  assert.equal(csvLine([1, -2.5, true, null, '']), '1,-2.5,true,,\r\n')
})
