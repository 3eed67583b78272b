import { describe, expect, test } from 'vitest'
import { entryOf, readEntry, readPlace, writePlace } from './place.ts'

const read = (text: string) => readPlace(new URLSearchParams(text))

describe('a place in the address', () => {
  test.each([
    ['', undefined],
    ['client=1', { clientId: 1, folderId: undefined }],
    ['client=1&folder=7', { clientId: 1, folderId: 7 }],
    ['folder=7', undefined],
    ['client=x&folder=7', undefined],
    ['client=1&folder=-7', { clientId: 1, folderId: undefined }],
  ])('%s', (text, place) => {
    expect(read(text)).toEqual(place)
  })
  test('is written beside the parameters of the list, which returns to its first page', () => {
    const before = new URLSearchParams('q=marge&page=3&client=1&folder=7')
    expect(writePlace(before, { clientId: 2, folderId: undefined }).toString()).toBe('q=marge&client=2')
    expect(writePlace(before, undefined).toString()).toBe('q=marge')
  })
})

test('the key of a tree entry contains its kind and id', () => {
  expect(entryOf({ clientId: 1, folderId: 7 })).toBe('folder-7')
  expect(entryOf({ clientId: 1, folderId: undefined })).toBe('client-1')
  expect(readEntry('report-41')).toEqual({ kind: 'report', key: 41 })
  expect(readEntry('menu-1')).toBeUndefined()
})
