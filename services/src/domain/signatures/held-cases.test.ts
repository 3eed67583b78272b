/** Signed files that the verifier must judge correctly. Each is made here the way other software makes it. */
import * as asn1 from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { verifyPdf } from '@parvis/signatures/verify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type KeptAuthority, makeAuthority, type SigningIdentity } from './certificate.ts'
import { inspectPdf } from './pdf/inspect.ts'
import { certify, type Holder } from './pki.test-support.ts'
import { letter } from './signatures.test-support.ts'
import { incrementOf, signedBy, signedWith } from './signed-pdf.test-support.ts'

const identity = (own: Holder, ...above: readonly Holder[]): SigningIdentity => ({
  key: own.keys.privateKey,
  chain: [own, ...above].map(({ certificate }) => certificate),
})

/** What the verifier reports about the only signature of a file. */
async function found(file: Uint8Array) {
  const verified = await verifyPdf(file)
  if ('refusal' in verified) throw new Error(verified.refusal)
  return verified.signatures[0]
}

/** A PKCS #7 signature over SHA-1 whose signed attributes name no certificate, as was common years ago. */
async function oldValue(parts: readonly Uint8Array[], { key, chain }: SigningIdentity): Promise<Uint8Array> {
  const [own] = chain
  if (!own) throw new Error('nobody signs')
  const digest = await globalThis.crypto.subtle.digest('SHA-1', Buffer.concat(parts))
  const attribute = (type: string, value: asn1.BaseBlock) => new Attribute({ type, values: [value] })
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    certificates: [...chain],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })),
            attribute('1.2.840.113549.1.9.4', new asn1.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
  })
  await signed.sign(key, 0, 'SHA-1')
  const content = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
  return new Uint8Array(content.toSchema().toBER())
}

describe('a certificate', () => {
  it('that had expired when it signed makes the signature invalid', async () => {
    const authority = await certify('Authority', { isAuthority: true })
    const over = await certify('Somebody', { issuer: authority, until: -1 })
    expect(await found(await signedWith(identity(over, authority)))).toMatchObject({
      faults: ['expired'],
      later: 'nothing',
    })
  })

  it('whose authority had expired when it signed makes the signature invalid', async () => {
    const authority = await certify('Authority', { isAuthority: true, until: -1 })
    const own = await certify('Somebody', { issuer: authority })
    expect(await found(await signedWith(identity(own, authority)))).toMatchObject({ faults: ['expired'] })
  })

  it('that is self-signed is accepted, and reported as self-signed', async () => {
    expect(await found(await signedWith(identity(await certify('Somebody'))))).toMatchObject({
      signer: 'Somebody',
      faults: [],
      isSelfSigned: true,
      chain: [{ subject: 'Somebody', issuer: 'Somebody' }],
    })
  })

  it('whose authority is not in the file is accepted, but its issuer is not in the chain', async () => {
    const authority = await certify('Authority', { isAuthority: true })
    const own = await certify('Somebody', { issuer: authority })
    expect(await found(await signedWith(identity(own)))).toMatchObject({
      faults: [],
      isSelfSigned: false,
      chain: [{ subject: 'Somebody', issuer: 'Authority' }],
    })
  })

  it('that was signed over SHA-1 is weak, unless it is self-signed', async () => {
    const authority = await certify('Authority', { isAuthority: true, hash: 'SHA-1' })
    const good = await certify('Somebody', { issuer: authority })
    expect(await found(await signedWith(identity(good, authority)))).toMatchObject({ faults: [] })
    const weak = await certify('Somebody', { issuer: authority, hash: 'SHA-1' })
    expect(await found(await signedWith(identity(weak, authority)))).toMatchObject({ faults: ['weak'] })
  })
})

it('a signature over SHA-1 is weak even where its hash matches the file', async () => {
  const file = Buffer.from(letter())
  const { bytes, holeStart, holeBytes } = await incrementOf(file, 0, 1)
  const old = Buffer.from(bytes)
  old.write('/adbe.pkcs7.detached', old.indexOf('/ETSI.CAdES.detached'), 'latin1')
  const value = await oldValue(
    [file, old.subarray(0, holeStart - 1), old.subarray(holeStart + 2 * holeBytes + 1)],
    identity(await certify('Somebody')),
  )
  old.write(Buffer.from(value).toString('hex'), holeStart, 'latin1')
  const signed = Buffer.concat([file, old])
  expect(await found(signed)).toMatchObject({ faults: ['weak'] })
  signed[signed.indexOf('Lettre de mission')] = 'B'.charCodeAt(0)
  expect(await found(signed)).toMatchObject({ faults: ['digest', 'weak'] })
})

/** The same file with another PDF version. */
function ofVersion(version: string): Buffer {
  const bytes = Buffer.from(letter())
  bytes.write(`%PDF-${version}`, 0, 'latin1')
  return bytes
}

/** A linearised file: its first cross-reference table comes before the first page, the main one at the end. */
function linearised(): Buffer {
  const drawing = 'BT /F1 18 Tf 64 770 Td (Lettre de mission) Tj ET'
  const first = [
    '<< /Type /Catalog /Pages 6 0 R >>',
    '<< /Type /Page /Parent 6 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const rest = ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>']
  const ten = (number: number) => String(number).padStart(10, '0')
  // Ten digits each, because the offsets are known only once everything is written.
  const parameters = (length: number, end: number, main: number) =>
    `1 0 obj\n<< /Linearized 1 /L ${ten(length)} /H [0 0] /O 3 /E ${ten(end)} /N 1 /T ${ten(main)} >>\nendobj\n`
  const head = '%PDF-1.4\n'
  const table = head.length + parameters(0, 0, 0).length
  const firstTable = (places: readonly number[], main: number) =>
    `xref\n1 5\n${places.map(place => `${ten(place)} 00000 n \n`).join('')}trailer\n<< /Size 7 /Root 2 0 R /Prev ${ten(main)} >>\nstartxref\n0\n%%EOF\n`
  let at = table + firstTable([0, 0, 0, 0, 0], 0).length
  const placed = (objects: readonly string[], from: number) =>
    objects.map((object, index) => {
      const text = `${from + index} 0 obj\n${object}\nendobj\n`
      const place = at
      at += text.length
      return { text, place }
    })
  const page = placed(first, 2)
  const end = at
  const others = placed(rest, 6)
  const main = at
  const tail = `xref\n0 1\n0000000000 65535 f \n6 1\n${others.map(({ place }) => `${ten(place)} 00000 n \n`).join('')}trailer\n<< /Size 7 >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(
    [
      head,
      parameters(main + tail.length, end, main),
      firstTable([head.length, ...page.map(({ place }) => place)], main),
      ...[...page, ...others].map(({ text }) => text),
      tail,
    ].join(''),
    'latin1',
  )
}

/** A file whose cross-reference table is a stream and whose objects are in object streams. */
async function packed(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawText('Lettre de mission')
  return document.save({ useObjectStreams: true })
}

describe('a file signed by three people', () => {
  let authority: KeptAuthority
  beforeAll(async () => {
    authority = await makeAuthority('parvis.example')
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ...['1.4', '1.5', '1.6', '1.7', '2.0'].map(
      version => [`of PDF ${version}`, () => ofVersion(version)] as [string, () => Uint8Array],
    ),
    ['that is linearised', linearised],
    ['whose table is a stream', packed],
  ])('%s is valid, and no longer so once one byte changes', async (_, make) => {
    const bytes = await make()
    expect(await inspectPdf(bytes)).toMatchObject({ pages: 1 })
    const file = await signedBy(authority, { count: 3, bytes })
    expect(file.subarray(0, bytes.length)).toEqual(Buffer.from(bytes))
    expect(await verifyPdf(file)).toMatchObject({
      hidden: 0,
      signatures: [
        { faults: [], later: 'signatures', certifies: true },
        { faults: [], later: 'signatures' },
        { faults: [], later: 'nothing', coversAll: true, locks: true },
      ],
    })
    // The last byte of the original file is white space.
    const other = Buffer.from(file)
    other[bytes.length - 1] = other[bytes.length - 1] === 0x0a ? 0x20 : 0x0a
    const verified = await verifyPdf(other)
    if ('refusal' in verified) throw new Error(verified.refusal)
    for (const { faults } of verified.signatures) expect(faults).toContain('digest')
  })
})
