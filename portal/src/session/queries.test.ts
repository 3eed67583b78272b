import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Api } from '../api/clients.ts'
import { listContactClaimsOptions } from './queries.ts'

test('people know their own e-mail in lower case, as the services do, however the store writes it', async () => {
  const claims = { value: [{ id: 1, contactEmailOffice: 'Anne.Martin@Parvis.example' }] }
  const api = { customerStore: { get: () => Promise.resolve({ data: claims }) } } as unknown as Api
  const [own] = await new QueryClient().fetchQuery(listContactClaimsOptions(api))
  expect(own?.contactEmailOffice).toBe('anne.martin@parvis.example')
})
