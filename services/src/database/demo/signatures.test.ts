import { afterAll, beforeAll, expect, it } from 'vitest'
import { GuestCalls, nadia } from '../../domain/signatures/guest-calls.test-support.ts'
import {
  hashOf,
  type SignatureCalls,
  startSignatureApp,
} from '../../domain/signatures/signatures.test-support.ts'
import { people } from '../../server/testing.ts'
import { writeSignatures } from './signatures.ts'

let calls: SignatureCalls
let added = 0
beforeAll(async () => {
  calls = await startSignatureApp()
  added = await writeSignatures(calls.db, calls.uploads.files)
})
afterAll(() => calls.close())

it('adds a document that people of the demo can sign', async () => {
  expect(added).toBe(2)
  for (const as of [people.manager, people.client]) {
    const [waiting, ...others] = await calls.list('/SignatureEnvelopes', as)
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ name: 'Lettre de mission 2026.pdf', isMyTurn: true, isLate: false })
  }
})

it('adds a document that an external signer can read and sign through the link in the outbox', async () => {
  const [envelope] = await calls.list(`/SignatureEnvelopes?$filter=waitingFor eq 'Nadia Belkacem'`)
  expect(envelope).toMatchObject({ status: 'open', isMine: true })
  const guests = new GuestCalls(calls)
  const of = { id: Number(envelope?.['id']) }
  const [letter] = await guests.letters(of)
  const visit = await guests.proved(of, { ...nadia, email: letter?.recipient ?? '' } as never)
  const { file } = await guests.download(visit)
  expect(hashOf(file.rawPayload)).toBe(envelope?.['contentHash'])
  expect(await guests.sign(visit)).toMatchObject({ status: 200, body: { isCompleted: true } })
})
