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

/** Why a time stamp does not hold, or holds less than it should. */
export const timeStampFaults = [
  /** It cannot be read. */
  'unreadable',
  /** It is one of something else. */
  'imprint',
  /** It was changed, or was not made with the key of its certificate. */
  'value',
  /** It does not say which certificate it was made with, or says another. */
  'binding',
  /** Its certificate is not one for time stamps. */
  'purpose',
  /** It was made in a way that can be forged. */
  'weak',
  /** Its certificate was not good at its time. */
  'expired',
  /** Its certificate was revoked. */
  'revoked',
] as const
export type TimeStampFault = (typeof timeStampFaults)[number]

/** The certificates of who made a time stamp, its own first. @param token CMS in DER */
export async function certificatesOfStamp(token: Uint8Array): Promise<readonly Certificate[]> {
  const one = readOneSigner(token)
  return one ? (await chainOf(one.certificate, one.certificates)).chain : []
}

/** What a time stamp says (RFC 3161). */
export interface TimeStamp {
  faults: TimeStampFault[]
  /** Milliseconds since 1970; undefined where it cannot be read. */
  time: number | undefined
  /** The policy of its authority, as a number of the standard. */
  policy: string | undefined
  /** The number that the request came with, in hexadecimal digits without zeros before. */
  nonce: string | undefined
  /** The authority’s certificate first, then who vouches for it, as far as the stamp holds them. */
  chain: ToldCertificate[]
  /** Whether the last of the chain vouches for itself. */
  isSelfSigned: boolean
  /** What is known of the revocation of the chain. */
  revocation: Revocation | undefined
}

const contentType = '1.2.840.113549.1.9.16.1.4'
const extendedKeyUsage = '2.5.29.37'
const timeStamping = '1.3.6.1.5.5.7.3.8'

const { subtle } = globalThis.crypto

/** A number without what fills it up. */
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

/** Whether a certificate is for time stamps and for nothing else. @source RFC 3161, section 2.3 */
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
 * Reads a time stamp, and holds it against what it is of.
 * @param token CMS in DER
 * @param stamped what was stamped: of a signature its value
 * @param data what there is to verify certificates by
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
  if (!isWhole || !(await holds(signer, certificate))) faults.push('value')
  // The standard wants it: without it another certificate of the same key could be put in its place.
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
  // A key that is not its own any more can tell any time: no later date excuses it.
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
