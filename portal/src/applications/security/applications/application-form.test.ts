import { createApplication } from '@parvis/api-types/generated/examples/authorization'
import { describe, expect, test } from 'vitest'
import { differing, rebase } from '../../../forms/changes.ts'
import { addressesIn, addressFault, applicationForm } from './application-form.ts'

const { names, valuesOf, bodyOf, check, isSame, isValues, start } = applicationForm
const example = {
  ...createApplication.body.application,
  redirectUrls: [...createApplication.body.application.redirectUrls],
}
const values = valuesOf(example)

test('the form covers every editable field and sends values back unchanged', () => {
  expect(Object.keys(values).toSorted()).toEqual(names.toSorted())
  expect(bodyOf(values)).toEqual(example)
  expect(bodyOf({ ...values, clientId: '', tenantId: '', redirectUrls: ' \n' })).toMatchObject({
    clientId: null,
    tenantId: null,
    redirectUrls: [],
  })
})

test('redirect addresses are read one per line, ignoring surrounding blanks', () => {
  expect(addressesIn(' https://a.example/ \r\n\n\thttps://b.example/')).toEqual([
    'https://a.example/',
    'https://b.example/',
  ])
  const [one, other] = ['https://a.example/', ' https://a.example/\n\n']
  expect(isSame('redirectUrls', one, other)).toBe(true)
  // The first address is the default, so a different order is a change.
  expect(isSame('redirectUrls', 'https://a/\nhttps://b/', 'https://b/\nhttps://a/')).toBe(false)
})

test('rebasing a form on a newer version keeps edited fields and takes the others', () => {
  const after = { ...values, name: 'Theirs', link: '/theirs' }
  const mine = { ...values, name: 'Mine', clientId: 'mine' }
  expect(differing(names, values, mine, isSame)).toEqual(['name', 'clientId'])
  expect(rebase(names, { before: values, after }, mine, isSame)).toEqual({
    ...values,
    name: 'Mine',
    clientId: 'mine',
    link: '/theirs',
  })
})

test('a stored draft with a different shape is rejected', () => {
  expect(isValues(values)).toBe(true)
  for (const bad of [null, 'x', {}, { ...values, isInternal: 'yes' }, { ...values, redirectUrls: [] }])
    expect(isValues(bad)).toBe(false)
})

describe('validation', () => {
  test('the contract’s example is valid, and an empty form lacks the required fields', () => {
    expect(check(values)).toEqual({})
    expect(Object.keys(check(start))).toEqual(['name', 'technicalName', 'link'])
  })

  test.each([
    ['https://a.example', undefined],
    ['http://localhost:5173/back', undefined],
    ['http://[::1]/back', undefined],
    ['https://*.a.example/', 'wildcard'],
    ['https://a.example/#x', 'fragment'],
    ['http://a.example/', 'scheme'],
    ['http://localhost.evil.example/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://user@a.example/', 'form'],
    ['https://', 'form'],
    ['https://a.example/a b', 'form'],
    [`https://a.example/${'x'.repeat(500)}`, 'form'],
  ])('the address %s: %s', (address, fault) => {
    expect(addressFault(address)).toBe(fault)
  })

  test.each([
    [{ technicalName: '1st' }, 'technicalName', 'security:rule.technicalName'],
    [{ link: 'javascript:alert(1)' }, 'link', 'security:rule.link'],
    [{ link: '//evil.example' }, 'link', 'security:rule.link'],
    [{ clientId: 'a b' }, 'clientId', 'security:rule.clientId'],
    [{ tenantId: 'a/b' }, 'tenantId', 'security:rule.tenantId'],
    [{ clientId: 'x'.repeat(101) }, 'clientId', 'problem.value.too-long'],
    [{ name: 'x'.repeat(101) }, 'name', 'problem.value.too-long'],
    [{ redirectUrls: 'https://a.example/\nhttp://b.example/' }, 'redirectUrls', 'rule.url.scheme?line=2'],
    [{ redirectUrls: 'https://a.example/\nhttps://a.example/' }, 'redirectUrls', 'rule.url.twice?line=2'],
    [{ redirectUrls: 'https://a.example/\n'.repeat(21) }, 'redirectUrls', 'rule.urlsMany?limit=20'],
  ] as const)('%o is refused', (change, field, message) => {
    const faults = check({ ...values, ...change })
    expect(Object.keys(faults)).toEqual([field])
    expect(faults[field]).toContain(message)
  })
})
