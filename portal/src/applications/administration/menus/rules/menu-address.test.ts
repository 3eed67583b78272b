import { expect, test } from 'vitest'
import { nameOfShown, readFilter, readShown, writeFilter, writeShown } from './menu-address.ts'

test.each([
  ['', { kind: 'nothing' }],
  ['menu=12', { kind: 'menu', id: 12 }],
  ['new=12', { kind: 'new', parentId: 12 }],
  ['new=top', { kind: 'new', parentId: null }],
  ['menu=0', { kind: 'nothing' }],
  ['menu=-1', { kind: 'nothing' }],
  ['menu=1e3', { kind: 'nothing' }],
  ['menu=99999999999', { kind: 'nothing' }],
  ['new=x&menu=3', { kind: 'menu', id: 3 }],
] as const)('%s shows %o', (address, shown) => {
  expect(readShown(new URLSearchParams(address))).toEqual(shown)
})

test('the selection round-trips through the address and leaves the filter alone', () => {
  const start = new URLSearchParams('filter=a+b&menu=3')
  for (const shown of [
    { kind: 'nothing' },
    { kind: 'menu', id: 7 },
    { kind: 'new', parentId: 7 },
    { kind: 'new', parentId: null },
  ] as const) {
    const written = writeShown(start, shown)
    expect(readShown(written)).toEqual(shown)
    expect(readFilter(written)).toBe('a b')
    expect(readShown(writeFilter(written, ''))).toEqual(shown)
  }
  expect(start.toString()).toBe('filter=a+b&menu=3')
  expect(writeFilter(start, '').has('filter')).toBe(false)
})

test('each form has a different name for its draft', () => {
  const names = (['menu=1', 'menu=2', 'new=1', 'new=top'] as const).map(address =>
    nameOfShown(readShown(new URLSearchParams(address))),
  )
  expect(new Set(names).size).toBe(4)
})
