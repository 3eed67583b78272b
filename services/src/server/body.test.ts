import { limits } from '@parvis/openapi/document'
import { describe, expect, test } from 'vitest'
import { findUnfit, mostErrors } from './body.ts'

const { depth, items, values } = limits.body
const nested = (levels: number): unknown =>
  JSON.parse('[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2))

describe('a body', () => {
  test('may be as deep as the contract says and no deeper, however deep it is', () => {
    expect(findUnfit(nested(depth))).toEqual([])
    for (const levels of [depth + 2, 100_000])
      expect(findUnfit(nested(levels))).toEqual([
        { pointer: '/0/a'.repeat(depth / 2), code: 'too-complex', params: { limit: depth } },
      ])
  })

  test('may have lists as long as the contract says and no longer', () => {
    const list = (length: number) => ({ a: Array.from({ length }, () => 1) })
    expect(findUnfit(list(items))).toEqual([])
    expect(findUnfit(list(items + 1))).toEqual([
      { pointer: '/a', code: 'too-many', params: { limit: items } },
    ])
  })

  test('may hold as many values as the contract says and no more', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ a: [1, 2, 3] }))
    expect(findUnfit(rows(10))).toEqual([])
    const wide = Object.fromEntries(Array.from({ length: values }, (_, index) => [`a${index}`, 1]))
    expect(findUnfit(wide)).toEqual([{ pointer: '', code: 'too-many', params: { limit: values } }])
  })

  test('may not contain text that the database cannot store, at any depth', () => {
    expect(
      findUnfit({ 'a/b~': ['\u0000', '\ud800', 'a\n\tb'] }).toSorted((a, b) =>
        a.pointer < b.pointer ? -1 : 1,
      ),
    ).toEqual([
      { pointer: '/a~1b~0/0', code: 'control-character' },
      { pointer: '/a~1b~0/1', code: 'control-character' },
    ])
    expect(findUnfit(Array.from({ length: items }, () => '\u0000'))).toHaveLength(mostErrors)
  })
})
