import { getContactInfoByEmail } from '@parvis/api-types/generated/examples/organisation'
import { expect, test } from 'vitest'
import { isSameContactField, savedContact } from './known-contact.ts'

const saved = savedContact(getContactInfoByEmail.success.known)

test('a saved contact takes the shape of the form, with empty texts for missing values', () => {
  expect(saved).toMatchObject({ contactTitle: 'Mrs', contactPhone: '06 12 34 56 78', contactLanguage: 'fr' })
  expect(
    savedContact({ ...getContactInfoByEmail.success.known, contactTitle: null, contactPhone: null }),
  ).toMatchObject({ contactTitle: '', contactPhone: '' })
})

test.each(['+33612345678', '0033 6 12 34 56 78', '+33 (0)6.12.34.56.78', '06-12-34-56-78'])(
  '%s is the saved number',
  contactPhone => {
    expect(isSameContactField('contactPhone', saved, { ...saved, contactPhone })).toBe(true)
  },
)

test('another number or another name is different', () => {
  expect(isSameContactField('contactPhone', saved, { ...saved, contactPhone: '+33612345679' })).toBe(false)
  expect(isSameContactField('contactLastName', saved, { ...saved, contactLastName: 'Petit' })).toBe(false)
  expect(
    isSameContactField('contactLastName', saved, { ...saved, contactLastName: ` ${saved.contactLastName} ` }),
  ).toBe(true)
})
