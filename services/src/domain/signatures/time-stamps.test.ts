import { verifyPdf, type VerifiedSignature } from '@parvis/signatures/verify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import type { Settings } from '../../settings.ts'
import { ServiceFailure } from './certificate-services.ts'
import { type SignatureCalls, startSignatureApp } from './signatures.test-support.ts'
import { stampValue } from './time-stamps.ts'
import { startTsa, type Tsa, type Wrong } from './time-stamps.test-support.ts'

let tsa: Tsa
beforeAll(async () => {
  tsa = await startTsa()
})
beforeEach(() => {
  tsa.wrong = undefined
  tsa.asked = 0
})
afterAll(() => tsa.close())

const value = crypto.getRandomValues(new Uint8Array(64))

describe('a time-stamp authority', () => {
  it('stamps a value, and is reported by its name', async () => {
    const { authority, time, token } = await stampValue({ url: tsa.url, policy: '1.2.3.4' }, value)
    expect(authority).toBe('Horodatage Durand')
    expect(Math.abs(time.getTime() - Date.now())).toBeLessThan(5000)
    expect(token.length).toBeGreaterThan(500)
  })

  it.each<[Wrong, RegExp]>([
    ['nonce', /answers another request/],
    ['imprint', /does not hold: imprint/],
    ['policy', /of the policy 1\.2\.3\.99/],
    ['refused', /refused with status 2/],
    ['empty', /has no time stamp/],
    ['purpose', /does not hold: purpose/],
    ['unbound', /does not hold: binding/],
    ['forged', /does not hold: value/],
    ['over', /does not hold: expired/],
    ['garbage', /is no time stamp/],
    ['oversized', /more than 16384 bytes/],
    ['error', /answered 500/],
    ['moved', /did not answer/],
  ])('is not trusted: %s', async (wrong, sentence) => {
    tsa.wrong = wrong
    const stamped = stampValue({ url: tsa.url, policy: '1.2.3.4' }, value)
    await expect(stamped).rejects.toThrow(ServiceFailure)
    await expect(stamped).rejects.toThrow(sentence)
  })

  it('is given at most ten seconds to respond', async () => {
    tsa.wrong = 'slow'
    await expect(stampValue({ url: tsa.url, policy: undefined }, value)).rejects.toThrow(
      /did not answer within 10000 ms/,
    )
  }, 20_000)

  it('is reported as unavailable if nobody listens', async () => {
    await expect(stampValue({ url: 'http://127.0.0.1:1/', policy: undefined }, value)).rejects.toThrow(
      ServiceFailure,
    )
  })
})

describe('a signature, if the settings name an authority', () => {
  let calls: SignatureCalls
  let settings: Pick<Settings, 'timeStamps'>
  beforeAll(async () => {
    calls = await startSignatureApp()
    settings = calls.uploads.test.settings
  })
  beforeEach(() => {
    settings.timeStamps = { url: tsa.url, policy: undefined }
  })
  afterAll(() => calls.close())

  const signaturesOf = async (envelope: { id: number }): Promise<VerifiedSignature[]> => {
    const found = await verifyPdf(await calls.download(envelope))
    if ('refusal' in found) throw new Error(found.refusal)
    return found.signatures
  }

  it('is time-stamped, as the file, its signers and its history show', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff, people.manager])
    expect(await calls.sign(draft)).toMatchObject({ status: 200 })
    expect(await calls.sign(draft, people.manager)).toMatchObject({ status: 200 })
    for (const signature of await signaturesOf(draft))
      expect(signature).toMatchObject({
        faults: [],
        timeStamp: {
          faults: [],
          policy: '1.2.3.4',
          isSelfSigned: true,
          chain: [{ subject: 'Horodatage Durand' }, { subject: 'Racine Durand' }],
        },
      })
    const stamped = { stampedBy: 'Horodatage Durand', stampedDate: expect.any(String) as string }
    const signers = await calls.list(`/SignatureEnvelopes(${draft.id})/Signers`)
    expect(signers).toMatchObject([stamped, stamped])
    const events = await calls.list(`/SignatureEnvelopes(${draft.id})/Events?$orderby=id`)
    expect(events.filter(({ kind }) => kind === 'signed')).toMatchObject([stamped, stamped])
    expect(events.filter(({ kind }) => kind !== 'signed')).toSatisfy((others: Record<string, unknown>[]) =>
      others.every(({ stampedBy, stampedDate }) => stampedBy === null && stampedDate === null),
    )
  })

  it('is reported as not stamped if the settings name no authority', async () => {
    settings.timeStamps = undefined
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    expect(await calls.sign(draft)).toMatchObject({ status: 200 })
    expect(await signaturesOf(draft)).toMatchObject([{ faults: [], timeStamp: undefined }])
    expect(await calls.list(`/SignatureEnvelopes(${draft.id})/Signers`)).toMatchObject([
      { status: 'signed', stampedBy: null, stampedDate: null },
    ])
    expect(tsa.asked).toBe(0)
  })

  it('is not made while the authority fails: nothing changes, and the signer can try again', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    const before = (await calls.get(draft)).body as { contentHash: string }
    tsa.wrong = 'error'
    const refused = await calls.sign(draft)
    expect(refused).toMatchObject({ status: 503, body: { code: 'signature-not-stamped' } })
    expect((await calls.get(draft)).body).toMatchObject({
      status: 'open',
      signedCount: 0,
      contentHash: before.contentHash,
    })
    tsa.wrong = undefined
    expect(await calls.sign(draft)).toMatchObject({ status: 200, body: { status: 'completed' } })
  })

  it('does not call the authority if it is not the signer’s turn', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.manager, people.staff], { isOrdered: true })
    expect(await calls.sign(draft)).toMatchObject({ body: { code: 'signature-not-your-turn' } })
    expect(tsa.asked).toBe(0)
  })

  it('builds on those that others make at the same moment', async () => {
    const signers = [people.staff, people.manager, people.partner]
    const draft = await calls.draft()
    await calls.ask(draft, signers)
    const answers = await Promise.all(signers.map(email => calls.sign(draft, email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const found = await signaturesOf(draft)
    expect(found).toHaveLength(3)
    expect(
      found.every(({ faults, timeStamp }) => faults.length === 0 && timeStamp?.faults.length === 0),
    ).toBe(true)
  })

  it('reports a damaged stamp, and stays valid itself', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    await calls.sign(draft)
    const file = await calls.download(draft)
    const name = Buffer.from('Horodatage Durand').toString('hex')
    const at = file.indexOf(name)
    expect(at).toBeGreaterThan(0)
    // One character of the authority's certificate.
    file.write('61', at + 2, 'latin1')
    const found = await verifyPdf(file)
    expect(found).toMatchObject({ signatures: [{ faults: [], timeStamp: { faults: ['binding'] } }] })
  })
})
