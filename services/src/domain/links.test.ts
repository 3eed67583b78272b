import { menuRoutes } from '@parvis/openapi/document'
import { describe, expect, it } from 'vitest'
import { isKnownLink } from './links.ts'

const origins = ['https://a.example']

describe('links', () => {
  it.each(menuRoutes['x-fits'])('accepts %s, as the contract says', link =>
    expect(isKnownLink(link, origins)).toBe(true),
  )
  it.each(menuRoutes['x-fits-not'])('refuses %s, as the contract says', link =>
    expect(isKnownLink(link, origins)).toBe(false),
  )
  it.each(menuRoutes.enum)('accepts the address %s', route =>
    expect(isKnownLink(route.replace('**', 'list').replace('*', '12'), [])).toBe(true),
  )
  it.each([
    'https://a.example.evil.example',
    'https://a.example:444',
    'https://a.example@evil.example',
    'https://',
  ])('refuses %s', link => expect(isKnownLink(link, origins)).toBe(false))
  it('accepts the origins that may be embedded', () => {
    expect(isKnownLink('https://a.example/b?c#d', origins)).toBe(true)
  })
})
