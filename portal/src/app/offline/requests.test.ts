import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cachePrefix, kindOf, marked, staleCaches, type Asked } from './requests.ts'

const origin = 'https://portal.example'
const page = (path: string, changes: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: origin + path,
  mode: 'navigate',
  destination: 'document',
  ...changes,
})
const file = (path: string, changes: Partial<Asked> = {}) =>
  page(path, { mode: 'cors', destination: 'script', ...changes })

describe('a request that the worker answers', () => {
  it.each(['/', '/app/inventoryapp/EditeInventaireCP?id=5', '/app/menu/admin'])('is the page %s', path => {
    expect(kindOf(page(path), origin)).toBe('page')
  })

  it.each([
    '/api/portal/v1/Menus',
    '/identity/auth?client_id=x',
    '/identity',
    '/signed-in?code=x',
    '/signed-in-silently?code=x',
    '/report-page/',
    '/health',
    '/settings.json',
    '/assets/a.js',
    '/doc.pdf',
  ])('is never a page at %s', path => {
    expect(kindOf(page(path), origin)).toBeUndefined()
  })

  it('is not a frame, a submitted form, or another origin', () => {
    expect(kindOf(page('/', { destination: 'iframe' }), origin)).toBeUndefined()
    expect(kindOf(page('/', { method: 'POST' }), origin)).toBeUndefined()
    expect(kindOf(page('/'), 'https://other.example')).toBeUndefined()
    expect(kindOf(file('/assets/a.js'), 'https://other.example')).toBeUndefined()
  })

  it('is a file, never a response of the services', () => {
    expect(kindOf(file('/assets/a-1b2c.js'), origin)).toBe('hashed')
    expect(kindOf(file('/settings.json'), origin)).toBe('plain')
    expect(kindOf(file('/theme.js'), origin)).toBe('plain')
    for (const path of ['/api/portal/v1/Menus', '/identity/token', '/offline-worker.js', '/app/x'])
      expect(kindOf(file(path), origin)).toBeUndefined()
  })
})

describe('caches of builds', () => {
  it('remain for this build and the previous one; caches of others are not touched', () => {
    const [first, second, own] = ['a', 'b', 'c'].map(id => cachePrefix + id) as [string, string, string]
    expect(staleCaches([first, 'foreign', second, own], own)).toEqual([first])
    expect(staleCaches([second, own], own)).toEqual([])
    expect(staleCaches([own], own)).toEqual([])
  })
})

it('a page served from this device is marked', () => {
  const own = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
  expect(marked(own)).toContain('<div id="root" data-offline="true">')
})
