import { expect, test } from 'vitest'
import { contactRows, scopeRows } from './contact-rows.ts'

const person = { email: 'zoe@customer.example', fullName: 'Zoé Lenoir', firstName: 'Zoé' }

test('shows the record’s own fields, joins address lines, and leaves empty ones unknown', () => {
  const rows = contactRows(person, {
    contactLastName: 'Lenoir',
    contactFirstName: 'Zoé',
    contactPhoneMobileOffice: '06 12 34 56 78',
    contactPhoneMobilePrivate: null,
    contactPhoneLandLine: '',
    contactAddress1: '12, rue de la Paix',
    contactAddress2: null,
    contactAddress3: '75002 Paris',
  })
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['lastName', 'Lenoir'],
    ['firstName', 'Zoé'],
    ['email', 'zoe@customer.example'],
    ['mobile', '06 12 34 56 78'],
    ['privateMobile', undefined],
    ['landLine', undefined],
    ['address', '12, rue de la Paix\n75002 Paris'],
    ['type', undefined],
  ])
})

test('without the record, shows what the claims contain', () => {
  expect(contactRows(person, undefined).map(({ name, value }) => [name, value])).toEqual([
    ['lastName', 'Lenoir'],
    ['firstName', 'Zoé'],
    ['email', 'zoe@customer.example'],
    ['type', undefined],
  ])
})

test('scopes are grouped by subject', () => {
  expect(scopeRows(['Roles.Read', 'Menus.Manage', 'Roles.Manage', 'Egf.Lists.Read', 'Odd'])).toEqual([
    { term: 'Egf.Lists', value: 'Read' },
    { term: 'Menus', value: 'Manage' },
    { term: 'Odd', value: 'Odd' },
    { term: 'Roles', value: 'Manage, Read' },
  ])
})
