import { describe, expect, it } from 'vitest'
import { addressOfCheck, checks, placeOf, shows, type Place } from './place.ts'

const read = (address: string) => placeOf(new URL(address, 'https://portal.example').searchParams)

describe('the address of a check', () => {
  it('round-trips every kind of check', () => {
    for (const check of checks)
      for (const show of shows)
        for (const keys of [
          {},
          { person: 4 },
          { person: 4, other: 2 },
          { person: 'contact-32', other: 2 },
          { scope: 8 },
          { person: 1, scope: 8 },
        ] as const) {
          const place: Place = { check, show, ...keys }
          expect(read(addressOfCheck(place))).toEqual(place)
        }
  })

  it('groups the scopes of a person by application, and drops the state of other grids', () => {
    expect(addressOfCheck({ check: 'person', show: 'scopes', person: 4 })).toBe(
      '/app/security/checkpermissions?person=4&group=application',
    )
    expect(addressOfCheck({ check: 'person', show: 'scopes' })).toBe('/app/security/checkpermissions')
    expect(addressOfCheck({ check: 'scope', show: 'scopes', scope: 8 })).not.toContain('group')
  })

  it.each([
    'person=0',
    'person=-1',
    'person=1.5',
    'person=x',
    'person=contact-0',
    'person=contact-x',
    'person=',
    'check=x&show=y',
    'scope=1e99',
  ])('falls back to the default view for %s', search => {
    expect(placeOf(new URLSearchParams(search))).toEqual({ check: 'person', show: 'scopes' })
  })
})
