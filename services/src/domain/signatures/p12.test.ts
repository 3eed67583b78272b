import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyPdf } from '@parvis/signatures/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartFailure } from '../../failure.ts'
import { people } from '../../server/testing.ts'
import type { Settings } from '../../settings.ts'
import { firmIdentity } from './p12.ts'
import { type FirmCertificate, p256, rsa, writeP12 } from './p12.test-support.ts'
import { startSignatureApp } from './signatures.test-support.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-p12-'))
})
afterAll(() => rm(folder, { recursive: true }))

const settingsOf = async (certificate: FirmCertificate = {}) => {
  const path = join(folder, `${crypto.randomUUID()}.p12`)
  await writeP12(path, 'pass word', certificate)
  return { signingP12: { path, password: 'pass word' } }
}

describe('the firm’s certificate', () => {
  it.each([
    ['RSA', rsa, 'RSASSA-PKCS1-v1_5'],
    ['P-256', p256, 'ECDSA'],
  ])('is read with its key: %s', async (_, algorithm, name) => {
    const found = await firmIdentity(await settingsOf({ algorithm }))
    expect(found?.key).toMatchObject({ algorithm: { name }, extractable: false })
    expect(found?.chain).toHaveLength(1)
  })

  it('is undefined if the settings name none', async () => {
    expect(await firmIdentity({ signingP12: undefined })).toBeUndefined()
  })

  it.each<[string, FirmCertificate, RegExp]>([
    ['is over', { until: -0.5 }, /^The certificate of SIGNING_P12 expired on \d{4}-/],
    ['has not begun', { from: 2 }, /valid only from \d{4}-/],
    ['is not for signing', { usage: 0x20 }, /^The certificate of SIGNING_P12 is not for signing\.$/],
    ['comes with another key', { hasKey: false }, /does not hold a private key with its certificate/],
    [
      'has too short a key',
      { algorithm: { ...rsa, modulusLength: 1024 } },
      /must be RSA of at least 2,048 bits, P-256 or P-384/,
    ],
  ])('is refused if it %s', async (_, certificate, sentence) => {
    const found = firmIdentity(await settingsOf(certificate))
    await expect(found).rejects.toThrow(StartFailure)
    await expect(found).rejects.toThrow(sentence)
  })

  it('is refused with one sentence if its file or password is wrong, without repeating the password', async () => {
    const { signingP12 } = await settingsOf()
    const failed = (changed: Partial<typeof signingP12>) =>
      firmIdentity({ signingP12: { ...signingP12, ...changed } }).then(
        () => '',
        (error: unknown) => (error instanceof StartFailure ? error.message : String(error)),
      )
    expect(await failed({ path: join(folder, 'none.p12') })).toMatch(/cannot be read: .+none\.p12 \(ENOENT\)/)
    expect(await failed({ password: 'wrong' })).toBe(
      'SIGNING_P12_PASSWORD does not open the file of SIGNING_P12.',
    )
    expect(await failed({ password: '' })).toMatch(/^SIGNING_P12_PASSWORD does not open/)
    const text = join(folder, 'text.p12')
    await writeFile(text, '-----BEGIN CERTIFICATE-----')
    expect(await failed({ path: text })).toMatch(/is not a PKCS #12 file/)
  })

  it('signs documents and is shown as the authority; earlier signatures stay known', async () => {
    const calls = await startSignatureApp()
    const settings = calls.uploads.test.settings as Pick<Settings, 'signingP12'>
    const authority = async () =>
      (await calls.send('GET', '/SignatureAuthority')).body as Record<string, unknown>
    const signed = async () => {
      const draft = await calls.draft()
      await calls.ask(draft, [people.staff])
      expect(await calls.sign(draft)).toMatchObject({ status: 200 })
      const found = await verifyPdf(await calls.download(draft))
      if ('refusal' in found) throw new Error(found.refusal)
      return found.signatures
    }
    try {
      const [before] = await signed()
      const { ownFingerprint } = await authority()
      expect(before?.chain.at(-1)?.fingerprint).toBe(ownFingerprint)
      settings.signingP12 = (await settingsOf()).signingP12
      const [after] = await signed()
      // The certificate names the firm; the file names the signer.
      expect(after).toMatchObject({ faults: [], signer: 'Cabinet Parvis', named: 'Théo Lefèvre' })
      expect(await authority()).toMatchObject({
        kind: 'firm',
        name: 'Cabinet Parvis',
        fingerprint: after?.chain[0]?.fingerprint,
        ownFingerprint,
      })
      // It is replaced: what it signed is still recognized as the firm's, and nothing but public data is told of it.
      const replaced = (await firmIdentity(settings))?.chain[0]
      settings.signingP12 = (await settingsOf()).signingP12
      const earlier = {
        name: 'Cabinet Parvis',
        fingerprint: after?.chain[0]?.fingerprint,
        startsDate: replaced?.notBefore.value.toISOString(),
        expiresDate: replaced?.notAfter.value.toISOString(),
      }
      expect(await authority()).toMatchObject({ earlierFirmCertificates: [earlier] })
      const [newest] = await signed()
      expect(await authority()).toMatchObject({
        fingerprint: newest?.chain[0]?.fingerprint,
        earlierFirmCertificates: [earlier],
      })
      // Without a file, both certificates are earlier ones.
      const { signingP12 } = settings
      settings.signingP12 = undefined
      expect(await authority()).toMatchObject({
        kind: 'own',
        earlierFirmCertificates: [{ fingerprint: newest?.chain[0]?.fingerprint }, earlier],
      })
      settings.signingP12 = signingP12
      // It expires while the services run: signers are told why nothing can be signed, and the document stays as it is.
      const [used] = (await firmIdentity(settings))?.chain ?? []
      if (used) used.notAfter.value = new Date(Date.now() - 60_000)
      const draft = await calls.draft()
      await calls.ask(draft, [people.staff])
      expect(await calls.sign(draft)).toMatchObject({ status: 422, code: 'signature-certificate-expired' })
      expect((await calls.get(draft)).body).toMatchObject({ status: 'open', signedCount: 0 })
    } finally {
      settings.signingP12 = undefined
      await calls.close()
    }
  })
})
