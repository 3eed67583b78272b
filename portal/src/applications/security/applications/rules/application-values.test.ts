import { createApplication } from '@parvis/api-types/generated/examples/authorization'
import { describe, expect, test } from 'vitest'
import { differing, rebase } from '../../../../forms/changes.ts'
import { addressFault, applicationFaults } from './application-rules.ts'
import {
  addressesIn,
  applicationFields,
  bodyOf,
  changesBetween,
  isApplicationValues,
  newValues,
  valuesOf,
} from './application-values.ts'

const example = createApplication.body.application
const values = valuesOf(example)

test('the form has every field that can be entered, and says them as they were', () => {
  expect(Object.keys(values).toSorted()).toEqual(applicationFields.toSorted())
  expect(bodyOf(values)).toEqual(example)
  expect(bodyOf({ ...values, clientId: '', tenantId: '', redirectUrls: ' \n' })).toMatchObject({
    clientId: null,
    tenantId: null,
    redirectUrls: [],
  })
})

test('addresses stand one on a line, whatever is around them', () => {
  expect(addressesIn(' https://a.example/ \r\n\n\thttps://b.example/')).toEqual([
    'https://a.example/',
    'https://b.example/',
  ])
})

test('what is sent is what differs', () => {
  const changed = { ...values, name: 'Stocks', redirectUrls: 'https://c.example/' }
  expect(changesBetween(values, changed)).toEqual({ name: 'Stocks', redirectUrls: ['https://c.example/'] })
  expect(changesBetween(values, values)).toEqual({})
  expect(differing(applicationFields, values, changed)).toEqual(['name', 'redirectUrls'])
})

test('a form on a newer version keeps what was touched and takes the rest', () => {
  const after = { ...values, name: 'Theirs', link: '/theirs' }
  const mine = { ...values, name: 'Mine', clientId: 'mine' }
  expect(rebase(applicationFields, { before: values, after }, mine)).toEqual({
    ...values,
    name: 'Mine',
    clientId: 'mine',
    link: '/theirs',
  })
})

test('a kept draft of another shape is no draft', () => {
  expect(isApplicationValues(values)).toBe(true)
  for (const bad of [null, 'x', {}, { ...values, isInternal: 'yes' }, { ...values, redirectUrls: [] }])
    expect(isApplicationValues(bad)).toBe(false)
})

describe('the rules', () => {
  test('the contract’s example is right, and a new form lacks what is required', () => {
    expect(applicationFaults(values)).toEqual({})
    expect(Object.keys(applicationFaults(newValues))).toEqual(['name', 'technicalName', 'link'])
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
    const faults = applicationFaults({ ...values, ...change })
    expect(Object.keys(faults)).toEqual([field])
    expect(faults[field]).toContain(message)
  })
})
