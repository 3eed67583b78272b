import { OctetString, type BaseBlock } from 'asn1js'
import type { Certificate } from 'pkijs'
import {
  areSame,
  attributeOf,
  attributeTypes,
  bytesOf,
  chainOf,
  holds,
  isBound,
  type OneSigner,
  readOneSigner,
  tell,
  timeOf,
  type ToldCertificate,
} from './signed-data.ts'
import { certificatesOf, checkRevocation, type Revocation, type ValidationData } from './revocation.ts'
import { checkTimeStamp, type TimeStamp } from './time-stamp.ts'

/** Why the value of a signature does not hold, or holds less than it should. */
export const valueFaults = [
  /** It cannot be read. */
  'unreadable',
  /** The bytes are others than those that were signed. */
  'digest',
  /** It was not made with the key of the certificate. */
  'value',
  /** It does not say which certificate it was made with, or says another. */
  'binding',
  /** It was made in a way that can be forged. */
  'weak',
  /** The certificate was not good at the time that is told. */
  'expired',
  /** The certificate was revoked by then. */
  'revoked',
] as const
export type ValueFault = (typeof valueFaults)[number]

/** What the value of a signature says. */
export interface ReadValue {
  faults: ValueFault[]
  /** The signer’s first, then who vouches for it, as far as the file holds them. */
  chain: ToldCertificate[]
  /** Whether the last of the chain vouches for itself. */
  isSelfSigned: boolean
  /** The time that the signer tells within the signature, where there is one. */
  signingTime: number | undefined
  /** The time stamp of somebody else, where there is one. */
  timeStamp: TimeStamp | undefined
  /** What is known of the revocation of the chain. */
  revocation: Revocation | undefined
}

const { subtle } = globalThis.crypto

const unreadable: ReadValue = {
  faults: ['unreadable'],
  chain: [],
  isSelfSigned: false,
  signingTime: undefined,
  timeStamp: undefined,
  revocation: undefined,
}

/**
 * Reads the value of a signature, and holds it against what was signed.
 * @param value CMS in DER
 * @param content the bytes that the signature covers
 * @param needsBinding whether it must say, within what is signed, which certificate it was made with (CAdES)
 * @param toldTime when it was made, as the file says; milliseconds since 1970
 * @param data what the file holds to verify certificates by
 */
export async function checkValue(
  value: Uint8Array,
  content: Uint8Array<ArrayBuffer>,
  {
    needsBinding,
    toldTime,
    data,
  }: { needsBinding: boolean; toldTime: number | undefined; data: ValidationData },
): Promise<ReadValue> {
  const one = readOneSigner(value)
  if (!one) return unreadable
  const { signer, certificate, certificates, hash } = one
  const faults: ValueFault[] = []
  const digest = attributeOf(signer, attributeTypes.messageDigest)
  const actual = bytesOf(await subtle.digest(hash, content))
  const isWhole = digest instanceof OctetString && areSame(digest.valueBlock.valueHexView, actual)
  if (!isWhole) faults.push('digest')
  if (!(await holds(signer, certificate))) faults.push('value')
  const bound = await isBound(signer, certificate)
  if (bound === false || (bound === undefined && needsBinding)) faults.push('binding')
  const known = [...certificates, ...certificatesOf(data)]
  const { chain, isSelfSigned } = await chainOf(certificate, known)
  if (hash === 'SHA-1' || hasForgeable(chain, isSelfSigned)) faults.push('weak')
  const signingTime = timeOf(attributeOf(signer, attributeTypes.signingTime))
  const timeStamp = await stampOf(one, data)
  // What somebody else tells of the time counts more than what the signer tells.
  const proved = timeStamp?.faults.length === 0 ? timeStamp.time : undefined
  const at = proved ?? signingTime ?? toldTime ?? Date.now()
  if (chain.some(each => each.notBefore.value.getTime() > at || each.notAfter.value.getTime() < at))
    faults.push('expired')
  const revocation = await checkRevocation(chain, data)
  if (revocation?.revoked !== undefined && revocation.revoked <= at) faults.push('revoked')
  return {
    faults,
    chain: await Promise.all(chain.map(tell)),
    isSelfSigned,
    signingTime,
    timeStamp,
    revocation,
  }
}

/** Signatures over SHA-1, which can be forged: of RSA and of ECDSA. */
const forgeable = new Set(['1.2.840.113549.1.1.5', '1.2.840.10045.4.1'])

/** Whether somebody vouches for a certificate in a way that can be forged; what vouches for itself proves nothing by it anyway. */
const hasForgeable = (chain: readonly Certificate[], isSelfSigned: boolean): boolean =>
  chain
    .slice(0, isSelfSigned ? -1 : undefined)
    .some(({ signatureAlgorithm }) => forgeable.has(signatureAlgorithm.algorithmId))

/** The time stamp of a signature, held against its value. */
async function stampOf({ signer }: OneSigner, data: ValidationData): Promise<TimeStamp | undefined> {
  const found = signer.unsignedAttrs?.attributes.find(({ type }) => type === attributeTypes.timeStamp)
  if (!found) return undefined
  const [token] = found.values as BaseBlock[]
  return checkTimeStamp(
    token?.valueBeforeDecodeView ?? new Uint8Array(),
    signer.signature.valueBlock.valueHexView,
    data,
  )
}
