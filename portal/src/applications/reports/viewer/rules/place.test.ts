import { expect, test } from 'vitest'
import { addressOfBookmark, isOfBookmark, placeOf, withKey, withView } from './place.ts'

const read = (text: string) => placeOf(new URLSearchParams(text))

test('an address names a report by path or key, a bookmark by key, and the view', () => {
  expect(read('path=100001/Gestion/Marge%20mois&page=p2&state=WzFd')).toEqual({
    path: '100001/Gestion/Marge mois',
    page: 'p2',
    state: 'WzFd',
  })
  expect(read('id=12')).toEqual({ id: 12 })
  const bookmark = new URL(addressOfBookmark(12), 'https://portal.example')
  expect(placeOf(bookmark.searchParams)).toEqual({ id: 12 })
  expect([bookmark.pathname, '/rapport'].map(isOfBookmark)).toEqual([true, false])
})

test('the key of a report replaces its path, and the view stays', () => {
  const search = new URLSearchParams('path=100001/Gestion/Marge&page=p2&state=WzFd')
  expect(withKey(search, 41).toString()).toBe('page=p2&state=WzFd&id=41')
})

test('invalid values are ignored', () => {
  expect(read('path=%20&id=0&state=%3Cscript%3E&page=')).toEqual({})
  expect(read('id=99999999999')).toEqual({})
  expect(read(`state=${'a'.repeat(8001)}`)).toEqual({})
})

test('the view is added to the address, unless its state is too long', () => {
  const search = new URLSearchParams('path=a/b/c&state=old')
  expect(withView(search, { page: 'p1', state: 'new' }).toString()).toBe('path=a%2Fb%2Fc&state=new&page=p1')
  expect(withView(search, { page: 'p1', state: undefined }).toString()).toBe('path=a%2Fb%2Fc&page=p1')
  expect(withView(search, { page: 'p1', state: 'x'.repeat(1501) }).has('state')).toBe(false)
})
