import { afterAll, beforeAll, expect, it } from 'vitest'
import { GuestCalls, nadia } from '../../domain/signatures/guest-calls.test-support.ts'
import {
  hashOf,
  type SignatureCalls,
  startSignatureApp,
} from '../../domain/signatures/signatures.test-support.ts'
import { writeSignatures } from './signatures.ts'

let calls: SignatureCalls
beforeAll(async () => {
  calls = await startSignatureApp()
})
afterAll(() => calls.close())

it('adds a document that an external signer can read and sign through the link in the outbox', async () => {
  expect(await writeSignatures(calls.db, calls.uploads.files)).toBe(1)
  const [envelope] = await calls.list('/SignatureEnvelopes')
  expect(envelope).toMatchObject({ status: 'open', waitingFor: 'Nadia Belkacem', isMine: true })
  const guests = new GuestCalls(calls)
  const of = { id: Number(envelope?.['id']) }
  const [letter] = await guests.letters(of)
  const visit = await guests.proved(of, { ...nadia, email: letter?.recipient ?? '' } as never)
  const { file } = await guests.download(visit)
  expect(hashOf(file.rawPayload)).toBe(envelope?.['contentHash'])
  expect(await guests.sign(visit)).toMatchObject({ status: 200, body: { isCompleted: true } })
})
