import * as asn1 from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { sha256Algorithm, type SigningIdentity } from './certificate.ts'

const { subtle } = globalThis.crypto

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const

/**
 * Names the signing certificate inside the signed attributes, so that nobody can substitute another (RFC 5035,
 * ESSCertIDv2).
 */
async function signingCertificate({ chain: [own] }: SigningIdentity): Promise<asn1.Sequence> {
  if (!own) throw new Error('There is no certificate to sign with')
  const hash = await subtle.digest('SHA-256', own.toSchema(true).toBER())
  const issuer = new asn1.Sequence({
    value: [
      new asn1.Sequence({ value: [new GeneralName({ type: 4, value: own.issuer }).toSchema()] }),
      own.serialNumber,
    ],
  })
  // SHA-256 is the standard's default, and DER omits defaults.
  const certId = new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: hash }), issuer] })
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [certId] })] })
}

/** DER orders the members of a set by their bytes; the library does not sort them. */
function sorted(attributes: Attribute[]): Attribute[] {
  const bytes = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER())
  return attributes.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other)))
}

/** Time-stamps a signature value. */
export type Stamper = (value: Uint8Array) => Promise<{ token: Uint8Array }>

/**
 * Signs bytes as PAdES requires (ETSI EN 319 142-1): detached, with the hash and the certificate in the signed
 * attributes, and without a signing time, which the PDF states (B-B). A time stamp in the unsigned attributes raises it
 * to level B-T.
 * @param parts what to sign, concatenated
 * @param stamp undefined: add no time stamp
 * @returns the CMS in DER
 */
export async function signDetached(
  parts: readonly Uint8Array[],
  identity: SigningIdentity,
  stamp?: Stamper,
): Promise<Uint8Array> {
  const [own] = identity.chain
  if (!own) throw new Error('There is no certificate to sign with')
  const digest = await subtle.digest('SHA-256', Buffer.concat(parts))
  const attribute = (type: string, value: asn1.BaseBlock) => new Attribute({ type, values: [value] })
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256Algorithm(),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: sorted([
        attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.data })),
        attribute(oid.messageDigest, new asn1.OctetString({ valueHex: digest })),
        attribute(oid.signingCertificateV2, await signingCertificate(identity)),
      ]),
    }),
  })
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [sha256Algorithm()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates: [...identity.chain],
    signerInfos: [signer],
  })
  await signed.sign(identity.key, 0, 'SHA-256')
  // The library adds parameters to this algorithm, which takes none (RFC 5758).
  if (signer.signatureAlgorithm.algorithmId === '1.2.840.10045.4.3.2')
    signer.signatureAlgorithm = new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' })
  if (stamp) {
    const { token } = await stamp(signer.signature.valueBlock.valueHexView)
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(oid.timeStamp, asn1.fromBER(Uint8Array.from(token)).result)],
    })
  }
  const content = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) })
  return new Uint8Array(content.toSchema().toBER())
}
