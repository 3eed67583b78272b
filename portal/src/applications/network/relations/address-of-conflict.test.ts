import { expect, test } from 'vitest'
import { placeOf } from '../explorer/rules/place.ts'
import { addressOfConflict } from './address-of-conflict.ts'

test('the network of a conflict starts from the person, both clients, and what is between them', () => {
  const address = addressOfConflict({ staffId: 3, auditedId: 1, otherId: 14, engagementIds: [7, 21] })
  expect(address).toBe('/app/reseau?start=engagement-7_engagement-21_client-1_client-14_staff-3&at=staff-3')
})

test('the most engagements that a conflict names fit the network, and the person is among them', () => {
  const engagementIds = Array.from({ length: 80 }, (_, at) => at + 1)
  const address = addressOfConflict({ staffId: 3, auditedId: 1, otherId: 14, engagementIds })
  expect(placeOf(new URL(address, 'https://parvis.example').searchParams).start).toHaveLength(83)
})
