import { Integer, ObjectIdentifier, OctetString } from 'asn1js'
import { type Certificate, ExtKeyUsage, TSTInfo } from 'pkijs'
import {
  certificatesOf,
  checkRevocation,
  noData,
  type Revocation,
  type ValidationData,
} from './revocation.ts'
import {
  areSame,
  attributeOf,
  attributeTypes,
  bytesOf,
  chainOf,
  hashes,
  holds,
  isBound,
  type OneSigner,
  readOneSigner,
  tell,
  type ToldCertificate,
} from './signed-data.ts'

/** Why a time stamp is invalid, or weaker than it should be. */
export const timeStampFaults = [
  /** It is malformed. */
  'unreadable',
  /** It stamps something else. */
  'imprint',
  /** It was changed, or was not made with the key of its certificate. */
  'value',
  /** Its kind of key cannot be verified here. */
  'unsupported',
  /** It does not name its certificate, or names another one. */
  'binding',
  /** Its certificate is not for time stamping. */
  'purpose',
  /** It uses an algorithm that can be forged. */
  'weak',
  /** Its certificate was not valid at its time. */
  'expired',
  /** Its certificate was revoked. */
  'revoked',
] as const
export type TimeStampFault = (typeof timeStampFaults)[number]

/** The certificate chain of the authority, its own first. @param token CMS in DER */
export async function certificatesOfStamp(token: Uint8Array): Promise<readonly Certificate[]> {
  const one = readOneSigner(token)
  return one ? (await chainOf(one.certificate, one.certificates)).chain : []
}

/** The contents of a time stamp (RFC 3161). */
export interface TimeStamp {
  faults: TimeStampFault[]
  /** Milliseconds since 1970; undefined if it is malformed. */
  time: number | undefined
  /** The policy of its authority, as an object identifier. */
  policy: string | undefined
  /** The nonce of the request, in hexadecimal digits without leading zeros. */
  nonce: string | undefined
  /** The authority’s certificate first, then those of its issuers, as far as the stamp contains them. */
  chain: ToldCertificate[]
  /** Whether the last certificate of the chain is self-signed. */
  isSelfSigned: boolean
  /** The revocation state of the chain. */
  revocation: Revocation | undefined
}

const contentType = '1.2.840.113549.1.9.16.1.4'
const extendedKeyUsage = '2.5.29.37'
const timeStamping = '1.3.6.1.5.5.7.3.8'

const { subtle } = globalThis.crypto

/** Formats a number without its padding. */
export const nonceText = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(00)+(?=..)/, '')

function readInfo({ signed }: OneSigner): { info: TSTInfo; content: Uint8Array<ArrayBuffer> } | undefined {
  const { eContentType, eContent } = signed.encapContentInfo
  if (eContentType !== contentType || !eContent) return undefined
  try {
    const content = new Uint8Array(eContent.getValue())
    return { info: TSTInfo.fromBER(content), content }
  } catch {
    return undefined
  }
}

/** Whether a certificate is for time stamping only. @source RFC 3161, section 2.3 */
function isForTimeStamps({ extensions = [] }: Certificate): boolean {
  const found = extensions.find(({ extnID }) => extnID === extendedKeyUsage)
  const usage: unknown = found?.parsedValue
  return (
    found?.critical === true &&
    usage instanceof ExtKeyUsage &&
    usage.keyPurposes.length === 1 &&
    usage.keyPurposes[0] === timeStamping
  )
}

const unreadable: TimeStamp = {
  faults: ['unreadable'],
  time: undefined,
  policy: undefined,
  nonce: undefined,
  chain: [],
  isSelfSigned: false,
  revocation: undefined,
}

/**
 * Reads a time stamp, and checks it against what it stamps.
 * @param token CMS in DER
 * @param stamped what was stamped: for a signature, its value
 * @param data validation data for verifying certificates
 */
export async function checkTimeStamp(
  token: Uint8Array,
  stamped: Uint8Array,
  data: ValidationData = noData,
): Promise<TimeStamp> {
  const one = readOneSigner(token)
  const read = one && readInfo(one)
  if (!one || !read) return unreadable
  const { certificate, certificates, hash, signer } = one
  const { info, content } = read
  const faults: TimeStampFault[] = []

  const imprintHash = hashes[info.messageImprint.hashAlgorithm.algorithmId]
  const actual = imprintHash && bytesOf(await subtle.digest(imprintHash, Uint8Array.from(stamped)))
  if (!actual || !areSame(info.messageImprint.hashedMessage.valueBlock.valueHexView, actual))
    faults.push('imprint')

  const digest = attributeOf(signer, attributeTypes.messageDigest)
  const type = attributeOf(signer, attributeTypes.contentType)
  const isWhole =
    type instanceof ObjectIdentifier &&
    type.getValue() === contentType &&
    digest instanceof OctetString &&
    areSame(digest.valueBlock.valueHexView, bytesOf(await subtle.digest(hash, content)))
  const isHeld = await holds(signer, certificate)
  if (!isWhole || isHeld === false) faults.push('value')
  else if (isHeld === undefined) faults.push('unsupported')
  // The standard requires it: otherwise another certificate with the same key could be substituted.
  if ((await isBound(signer, certificate)) !== true) faults.push('binding')
  if (!isForTimeStamps(certificate)) faults.push('purpose')
  if (hash === 'SHA-1' || imprintHash === 'SHA-1') faults.push('weak')

  const time = info.genTime.getTime()
  const { chain, isSelfSigned } = await chainOf(certificate, [...certificates, ...certificatesOf(data)])
  if (
    chain.some(
      ({ notBefore, notAfter }) => notBefore.value.getTime() > time || notAfter.value.getTime() < time,
    )
  )
    faults.push('expired')
  const revocation = await checkRevocation(chain, data)
  // Whoever has a compromised key can state any time, so a revocation counts whatever its date.
  if (revocation?.revoked !== undefined) faults.push('revoked')
  return {
    faults,
    time,
    policy: info.policy,
    nonce: info.nonce instanceof Integer ? nonceText(info.nonce.valueBlock.valueHexView) : undefined,
    chain: await Promise.all(chain.map(tell)),
    isSelfSigned,
    revocation,
  }
}
