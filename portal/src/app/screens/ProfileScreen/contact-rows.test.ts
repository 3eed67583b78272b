import { expect, test } from 'vitest'
import { contactRows, scopeTexts } from './contact-rows.ts'

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

test('scopes are what they let a person do, and those of other applications come last by name', () => {
  const scopes = ['Odd', 'Roles.Read', 'Menus.Manage', 'Egf.Lists.Read', 'Audit.Submit']
  expect(scopeTexts(scopes, 'fr')).toEqual([
    'Administrer les menus',
    'Consulter les rôles',
    'Remettre les documents demandés',
    'Egf.Lists.Read',
    'Odd',
  ])
  expect(scopeTexts(scopes, 'en').slice(0, 3)).toEqual([
    'Administer the menus',
    'Hand in requested documents',
    'Read roles',
  ])
})
