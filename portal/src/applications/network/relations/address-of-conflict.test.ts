import { expect, test } from 'vitest'
import { addressOfConflict } from './address-of-conflict.ts'

test('the network of a conflict starts from the person, both clients and their engagements', () => {
  const address = addressOfConflict({ staffId: 3, auditedId: 1, otherId: 14, engagementIds: [7, 21] })
  expect(address).toBe('/app/reseau?start=engagement-7_engagement-21_client-1_client-14_staff-3&at=staff-3')
})
