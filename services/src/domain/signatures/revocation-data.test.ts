import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { verifyPdf, type VerifiedSignature } from '@parvis/signatures/verify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import type { Settings } from '../../settings.ts'
import { fillHole } from './fill.ts'
import { packP12 } from './p12.test-support.ts'
import { makeIncrement } from './pdf/increment.ts'
import { addValidationData } from './pdf/validation.ts'
import { type Issuer, startIssuer } from './revocation-data.test-support.ts'
import { CertificateRevoked, gatherValidationData } from './revocation-data.ts'
import { letter, type SignatureCalls, startSignatureApp } from './signatures.test-support.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer()
})
const sayAllIsGood = () => {
  Object.assign(issuer.saying, { revoked: undefined, ocsp: 'good', crl: 'good' })
  issuer.asked.length = 0
}
beforeEach(sayAllIsGood)
afterAll(() => issuer.close())

describe('the revocation data gathered for a certificate', () => {
  const gather = async () => {
    const failures: string[] = []
    const chain = [issuer.firm.certificate, issuer.root.certificate]
    const data = await gatherValidationData([chain, []], ({ message }) => failures.push(message))
    return { failures, kinds: data && [data.certificates.length, data.ocsps.length, data.crls.length] }
  }

  it('is the OCSP response of its issuer', async () => {
    expect(await gather()).toEqual({ failures: [], kinds: [2, 1, 0] })
    expect(issuer.asked).toEqual(['/ocsp'])
  })

  it.each(['down', 'forged', 'old', 'oversized'] as const)(
    'is the issuer’s revocation list if the OCSP response is %s',
    async ocsp => {
      issuer.saying.ocsp = ocsp
      expect(await gather()).toEqual({ failures: [expect.any(String)], kinds: [2, 0, 1] })
      expect(issuer.asked).toEqual(['/ocsp', '/crl'])
    },
  )

  it.each(['down', 'forged'] as const)('is empty if everything is %s', async how => {
    Object.assign(issuer.saying, { ocsp: how, crl: how })
    expect(await gather()).toEqual({ failures: [expect.any(String), expect.any(String)], kinds: undefined })
  })

  it.each(['good', 'down'] as const)(
    'stops the signature if the certificate was revoked: response %s',
    async ocsp => {
      Object.assign(issuer.saying, { ocsp, revoked: new Date(Date.now() - 60_000) })
      await expect(gather()).rejects.toThrow(CertificateRevoked)
    },
  )
})

const signaturesOf = async (bytes: Uint8Array): Promise<VerifiedSignature[]> => {
  const found = await verifyPdf(bytes)
  if ('refusal' in found) throw new Error(found.refusal)
  return found.signatures
}

describe('a file with revocation data', () => {
  let file: Buffer
  beforeAll(async () => {
    sayAllIsGood()
    const { firm, root } = issuer
    const chain = [firm.certificate, root.certificate]
    const fields = [0, 1].map(at => ({ name: `s-${at}`, label: '', page: 1, across: at * 50, down: 100 }))
    file = Buffer.from(letter())
    for (const [at, { name }] of fields.entries()) {
      const increment = await makeIncrement(file, {
        kind: 'sign',
        fields,
        field: name,
        look: { kind: 'typed', text: 'Théo' },
        lines: [],
        signerName: 'Théo',
        reason: '',
        moment: Date.now(),
        isFirst: at === 0,
        isLast: at === 1,
        holeBytes: 24 * 1024,
      })
      await fillHole(file, increment, { key: firm.keys.privateKey, chain })
      const data = await gatherValidationData([chain], () => {})
      if (!data) throw new Error('nothing was gathered')
      file = Buffer.concat([file, increment.bytes])
      const task = { kind: 'validate', signed: new Uint8Array(), data } as const
      file = Buffer.concat([file, await addValidationData(file, task)])
    }
  })

  it('keeps every signature intact', async () => {
    const revocation = { source: 'ocsp', isWhole: true }
    expect(await signaturesOf(file)).toMatchObject([
      { faults: [], later: 'signatures', revocation },
      { faults: [], later: 'validation', revocation },
    ])
  })

  it('holds each certificate once, and one response for each signature', async () => {
    const document = await PDFDocument.load(file, { ignoreEncryption: true })
    const store = document.catalog.lookup(PDFName.of('DSS'))?.toString() ?? ''
    expect(/\/Certs \[([^\]]*)\]/.exec(store)?.[1]?.match(/R/g)).toHaveLength(2)
    expect(/\/OCSPs \[([^\]]*)\]/.exec(store)?.[1]?.match(/R/g)).toHaveLength(2)
  })

  it.each([
    ['is taken out', (catalog: PDFDict) => catalog.delete(PDFName.of('DSS'))],
    [
      'comes with something else',
      (catalog: PDFDict, { context }: PDFDocument) => {
        catalog.set(PDFName.of('DSS'), context.obj({ Type: 'DSS' }))
        catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'URI' }))
      },
    ],
  ])('is refused if it %s', async (_, change) => {
    const document = await PDFDocument.load(file, { forIncrementalUpdate: true, updateMetadata: false })
    const { snapshot } = document.context
    change(document.catalog, document)
    if (!snapshot) throw new Error('not opened to be added to')
    snapshot.markObjForSave(document.catalog)
    const other = Buffer.concat([file, await document.saveIncremental(snapshot)])
    expect((await signaturesOf(other)).at(-1)).toMatchObject({ faults: ['changed'], later: 'content' })
  })
})

describe('a signature by the firm’s certificate', () => {
  let calls: SignatureCalls
  let folder: string
  let settings: Pick<Settings, 'signingP12'>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parvis-revocation-'))
    calls = await startSignatureApp()
    settings = calls.uploads.test.settings
    const path = join(folder, 'firm.p12')
    const { firm, root } = issuer
    await packP12(path, 'secret', firm.keys.privateKey, [firm.certificate, root.certificate])
    settings.signingP12 = { path, password: 'secret' }
  })
  afterAll(async () => {
    await calls.close()
    await rm(folder, { recursive: true })
  })

  const signed = async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    expect(await calls.sign(draft)).toMatchObject({ status: 200 })
    return calls.download(draft)
  }

  it('comes with proof that the certificate was not revoked, without changing the signature', async () => {
    const file = await signed()
    expect(await signaturesOf(file)).toMatchObject([
      {
        faults: [],
        coversAll: false,
        later: 'validation',
        permits: 'nothing',
        revocation: { source: 'ocsp', revoked: undefined, isWhole: true },
      },
    ])
  })

  it('is made without the proof if no service answers, and says so', async () => {
    Object.assign(issuer.saying, { ocsp: 'down', crl: 'down' })
    expect(await signaturesOf(await signed())).toMatchObject([
      { faults: [], coversAll: true, later: 'nothing', revocation: undefined },
    ])
  })

  it('is not made if the certificate was revoked', async () => {
    issuer.saying.revoked = new Date(Date.now() - 60_000)
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    expect(await calls.sign(draft)).toMatchObject({ status: 422, body: { code: 'signature-failed' } })
    expect((await calls.get(draft)).body).toMatchObject({ status: 'open', signedCount: 0 })
  })
})
