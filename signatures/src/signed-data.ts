import { ObjectIdentifier, OctetString, Primitive, Sequence, type BaseBlock } from 'asn1js'
import {
  Certificate,
  ContentInfo,
  getCrypto,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs'

/** A certificate, as shown to people. */
export interface ToldCertificate {
  subject: string
  issuer: string
  email: string | undefined
  /** Milliseconds since 1970. */
  from: number
  until: number
  /** SHA-256, in hexadecimal digits. */
  fingerprint: string
}

/** Object identifiers of signer attributes. */
export const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const

/** Hash algorithms by object identifier. */
export const hashes: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** Hash algorithms by length in bytes. */
const lengths: Readonly<Record<number, string>> = { 20: 'SHA-1', 32: 'SHA-256', 48: 'SHA-384', 64: 'SHA-512' }

const { subtle } = globalThis.crypto

export const bytesOf = (buffer: ArrayBuffer) => new Uint8Array(buffer)
export const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

const names: Readonly<Record<string, string>> = { '2.5.4.3': 'CN', '2.5.4.10': 'O', '2.5.4.11': 'OU' }

/** The display name: the common name, or whatever else there is. */
function nameOf({ typesAndValues }: Certificate['subject']): string {
  const parts = typesAndValues.map(({ type, value }) => ({
    kind: names[type],
    text: value.valueBlock.value,
  }))
  const common = parts.find(({ kind }) => kind === 'CN')
  return common?.text ?? parts.map(({ text }) => text).join(', ')
}

/** The email address in a certificate, if it has one. */
function emailOf(certificate: Certificate): string | undefined {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.17')
  const alternatives = (
    extension?.parsedValue as { altNames?: { type: number; value: unknown }[] } | undefined
  )?.altNames
  const found = alternatives?.find(({ type }) => type === 1)?.value
  return typeof found === 'string' ? found : undefined
}

export async function tell(certificate: Certificate): Promise<ToldCertificate> {
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    email: emailOf(certificate),
    from: certificate.notBefore.value.getTime(),
    until: certificate.notAfter.value.getTime(),
    fingerprint: hex(bytesOf(await subtle.digest('SHA-256', certificate.toSchema().toBER()))),
  }
}

/** Whether one certificate was issued by another. */
export const isIssuedBy = async (certificate: Certificate, issuer: Certificate) =>
  certificate.issuer.isEqual(issuer.subject) && (await certificate.verify(issuer).catch(() => false))

/** The chain from the signer’s certificate to one without an issuer in the file. */
export async function chainOf(first: Certificate, all: readonly Certificate[]) {
  const chain = [first]
  let isSelfSigned = false
  for (let last = first; chain.length <= 10; ) {
    isSelfSigned = await isIssuedBy(last, last)
    if (isSelfSigned) break
    let next: Certificate | undefined
    for (const each of all) if (!chain.includes(each) && (await isIssuedBy(last, each))) next = each
    if (!next) break
    chain.push(next)
    last = next
  }
  return { chain, isSelfSigned }
}

export const attributeOf = (signer: SignerInfo, type: string): BaseBlock | undefined =>
  signer.signedAttrs?.attributes.find(each => each.type === type)?.values[0] as BaseBlock | undefined

/** Whether the signed attributes name the certificate; undefined if they name none. */
export async function isBound(signer: SignerInfo, certificate: Certificate): Promise<boolean | undefined> {
  const second = attributeOf(signer, attributeTypes.signingCertificateV2)
  const value = second ?? attributeOf(signer, attributeTypes.signingCertificate)
  if (!(value instanceof Sequence)) return undefined
  const [list] = value.valueBlock.value
  const [id] = list instanceof Sequence ? list.valueBlock.value : []
  const parts = id instanceof Sequence ? id.valueBlock.value : []
  // ESSCertIDv2 may begin with the hash algorithm; the length of the hash implies it anyway.
  const hash = parts[0] instanceof Sequence ? parts[1] : parts[0]
  if (!(hash instanceof OctetString)) return false
  const told = hash.valueBlock.valueHexView
  const algorithm = lengths[told.length]
  if (algorithm === undefined) return false
  return areSame(told, bytesOf(await subtle.digest(algorithm, certificate.toSchema().toBER())))
}

/** Signed data with a single signer, including their certificate. */
export interface OneSigner {
  signed: SignedData
  signer: SignerInfo
  certificate: Certificate
  /** All certificates that it contains. */
  certificates: readonly Certificate[]
  /** The name of its hash algorithm. */
  hash: string
}

/** The identifier of a certificate's key, in its extension (RFC 5280, section 4.2.1.2). */
function keyIdentifierOf(certificate: Certificate): Uint8Array | undefined {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.14')
  const value: unknown = extension?.parsedValue
  return value instanceof OctetString ? value.valueBlock.valueHexView : undefined
}

/** The certificate of the signer, who names it by issuer and number, or by its key (RFC 5652, section 5.3). */
function certificateOf({ sid }: SignerInfo, certificates: readonly Certificate[]): Certificate | undefined {
  if (sid instanceof IssuerAndSerialNumber)
    return certificates.find(
      each => each.issuer.isEqual(sid.issuer) && each.serialNumber.isEqual(sid.serialNumber),
    )
  const key: unknown = sid
  if (!(key instanceof OctetString || key instanceof Primitive)) return undefined
  const told = key.valueBlock.valueHexView
  return certificates.find(each => {
    const own = keyIdentifierOf(each)
    return own !== undefined && areSame(own, told)
  })
}

/** Parses signed data; undefined if it is malformed or does not have exactly one signer. @param value CMS in DER */
export function readOneSigner(value: Uint8Array): OneSigner | undefined {
  let signed: SignedData
  try {
    signed = new SignedData({ schema: ContentInfo.fromBER(value).content as Sequence })
  } catch {
    return undefined
  }
  const certificates = (signed.certificates ?? []).filter(each => each instanceof Certificate)
  const [signer] = signed.signerInfos
  const certificate = signer && certificateOf(signer, certificates)
  const hash = signer && hashes[signer.digestAlgorithm.algorithmId]
  if (!signer || !certificate || !hash || signed.signerInfos.length !== 1) return undefined
  return { signed, signer, certificate, certificates, hash }
}

export function timeOf(value: BaseBlock | undefined): number | undefined {
  const date = (value as { toDate?: () => Date } | undefined)?.toDate?.()
  return date?.getTime()
}

/** Kinds of keys that Web Cryptography verifies with: RSA, also for PSS only. */
const rsaKeys = new Set(['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.10'])
const ellipticKey = '1.2.840.10045.2.1'
/** Its curves: P-256, P-384, P-521. Others, such as the Brainpool curves of identity cards, are valid but unknown to it. */
const curves = new Set(['1.2.840.10045.3.1.7', '1.3.132.0.34', '1.3.132.0.35'])

/** Whether signatures made with the key of a certificate can be verified here at all. */
function isVerifiable({ subjectPublicKeyInfo: { algorithm } }: Certificate): boolean {
  if (algorithm.algorithmId !== ellipticKey) return rsaKeys.has(algorithm.algorithmId)
  const curve: unknown = algorithm.algorithmParams
  return curve instanceof ObjectIdentifier && curves.has(curve.valueBlock.toString())
}

/**
 * Whether the signature over the signed attributes was made with the key of the certificate; undefined for kinds of keys that
 * cannot be verified here.
 */
export async function holds(signer: SignerInfo, certificate: Certificate): Promise<boolean | undefined> {
  if (!isVerifiable(certificate)) return undefined
  const attributes = signer.signedAttrs?.encodedValue
  // A signature without signed attributes names no certificate either; nobody signs PDFs like that any more.
  if (!attributes) return false
  try {
    return await getCrypto(true).verifyWithPublicKey(
      attributes,
      signer.signature,
      certificate.subjectPublicKeyInfo,
      signer.signatureAlgorithm,
      hashes[signer.digestAlgorithm.algorithmId],
    )
  } catch {
    return false
  }
}
