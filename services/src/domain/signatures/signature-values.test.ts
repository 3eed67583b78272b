import { createHash } from 'node:crypto'
import { checkValue } from '@parvis/signatures/cms'
import { noData } from '@parvis/signatures/revocation'
import * as asn1 from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { beforeAll, expect, it } from 'vitest'
import { certify, type Holder } from './pki.test-support.ts'

const content = new TextEncoder().encode('What was signed')
const key = Uint8Array.from({ length: 20 }, (_, at) => at + 1)

let authority: Holder
let holder: Holder
beforeAll(async () => {
  authority = await certify('Autorité', { isAuthority: true })
  holder = await certify('Zoé Signer', {
    issuer: authority,
    extensions: [
      new Extension({
        extnID: '2.5.29.14',
        extnValue: new asn1.OctetString({ valueHex: key.buffer }).toBER(),
      }),
    ],
  })
})

/** A detached signature whose signer is named by the identifier of the key, with the issuer's certificate first. */
async function signedByKey(certificate: Certificate, named = key): Promise<Uint8Array> {
  const attribute = (type: string, value: asn1.BaseBlock) => new Attribute({ type, values: [value] })
  const digest = createHash('sha256').update(content).digest()
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    certificates: [authority.certificate, certificate],
    signerInfos: [
      new SignerInfo({
        version: 3,
        sid: new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, valueHex: named.buffer }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })),
            attribute(
              '1.2.840.113549.1.9.4',
              new asn1.OctetString({ valueHex: Uint8Array.from(digest).buffer }),
            ),
          ],
        }),
      }),
    ],
  })
  await signed.sign(holder.keys.privateKey, 0, 'SHA-256', content.buffer)
  const info = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
  return new Uint8Array(info.toSchema().toBER())
}

const check = async (value: Uint8Array) =>
  checkValue(value, content, { needsBinding: false, toldTime: undefined, data: noData })

it('finds a signer who is named by the identifier of the key, wherever the certificate stands', async () => {
  const { faults, chain } = await check(await signedByKey(holder.certificate))
  expect(faults).toEqual([])
  expect(chain.map(({ subject }) => subject)).toEqual(['Zoé Signer', 'Autorité'])
})

it('cannot read a signature whose certificate is missing', async () => {
  const { faults } = await check(await signedByKey(holder.certificate, key.toReversed()))
  expect(faults).toEqual(['unreadable'])
})

it('reports a kind of key that it cannot verify as unsupported, not as forged', async () => {
  const certificate = Certificate.fromBER(holder.certificate.toSchema(true).toBER())
  const brainpool = '1.3.36.3.3.2.8.1.1.7'
  certificate.subjectPublicKeyInfo.algorithm.algorithmParams = new asn1.ObjectIdentifier({ value: brainpool })
  const written = Certificate.fromBER(certificate.toSchema(true).toBER())
  const { faults } = await check(await signedByKey(written))
  expect(faults).toEqual(['unsupported'])
})
