import { expect, it } from 'vitest'
import { clientBySiren } from './suggested-client.ts'

const client = (id: number) => ({ id, accountLegalName: `Client ${id}`, accountNumber: `C00${id}` })

it('a client is suggested if it is the only one with the SIREN of the file', () => {
  expect(clientBySiren([client(4)])).toEqual({ id: '4', label: 'Client 4', description: 'C004' })
  expect(clientBySiren([])).toBeNull()
  expect(clientBySiren([client(4), client(5)])).toBeNull()
})
