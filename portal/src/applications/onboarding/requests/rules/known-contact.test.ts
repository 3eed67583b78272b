import { getContactInfoByEmail } from '@parvis/api-types/generated/examples/organisation'
import { expect, test } from 'vitest'
import { isSameContactField, savedContact } from './known-contact.ts'

const saved = savedContact(getContactInfoByEmail.success.known)

test('what is saved has the shape of the form: what there is none of is empty', () => {
  expect(saved).toMatchObject({ contactTitle: 'Mrs', contactPhone: '06 12 34 56 78', contactLanguage: 'fr' })
  expect(
    savedContact({ ...getContactInfoByEmail.success.known, contactTitle: null, contactPhone: null }),
  ).toMatchObject({ contactTitle: '', contactPhone: '' })
})

test.each(['+33612345678', '0033 6 12 34 56 78', '+33 (0)6.12.34.56.78', '06-12-34-56-78'])(
  '%s is the number that is saved',
  contactPhone => {
    expect(isSameContactField('contactPhone', saved, { ...saved, contactPhone })).toBe(true)
  },
)

test('another number, and another name, is another', () => {
  expect(isSameContactField('contactPhone', saved, { ...saved, contactPhone: '+33612345679' })).toBe(false)
  expect(isSameContactField('contactLastName', saved, { ...saved, contactLastName: 'Petit' })).toBe(false)
  expect(
    isSameContactField('contactLastName', saved, { ...saved, contactLastName: ` ${saved.contactLastName} ` }),
  ).toBe(true)
})
