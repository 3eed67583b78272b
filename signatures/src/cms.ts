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

/** Why the value of a signature is invalid, or weaker than it should be. */
export const valueFaults = [
  /** It is malformed. */
  'unreadable',
  /** The bytes differ from those that were signed. */
  'digest',
  /** It was not made with the key of the certificate. */
  'value',
  /** Its kind of key cannot be verified here. */
  'unsupported',
  /** It does not name its certificate, or names another one. */
  'binding',
  /** It uses an algorithm that can be forged. */
  'weak',
  /** The certificate was not valid at the stated time. */
  'expired',
  /** The certificate was revoked by then. */
  'revoked',
] as const
export type ValueFault = (typeof valueFaults)[number]

/** The contents of a signature value. */
export interface ReadValue {
  faults: ValueFault[]
  /** The signer’s certificate first, then those of its issuers, as far as the file contains them. */
  chain: ToldCertificate[]
  /** Whether the last certificate of the chain is self-signed. */
  isSelfSigned: boolean
  /** The signing time stated by the signer, if there is one. */
  signingTime: number | undefined
  /** The time stamp of an authority, if there is one. */
  timeStamp: TimeStamp | undefined
  /** The revocation state of the chain. */
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
 * Reads the value of a signature, and checks it against what was signed.
 * @param value CMS in DER
 * @param content the bytes that the signature covers
 * @param needsBinding whether the signed attributes must name the certificate (CAdES)
 * @param toldTime the signing time according to the file, in milliseconds since 1970
 * @param data validation data in the file, for verifying certificates
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
  const isHeld = await holds(signer, certificate)
  if (isHeld !== true) faults.push(isHeld === false ? 'value' : 'unsupported')
  const bound = await isBound(signer, certificate)
  if (bound === false || (bound === undefined && needsBinding)) faults.push('binding')
  const known = [...certificates, ...certificatesOf(data)]
  const { chain, isSelfSigned } = await chainOf(certificate, known)
  if (hash === 'SHA-1' || hasForgeable(chain, isSelfSigned)) faults.push('weak')
  const signingTime = timeOf(attributeOf(signer, attributeTypes.signingTime))
  const timeStamp = await stampOf(one, data)
  // A time stamped by an authority takes precedence over the signer's own.
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

/** Signature algorithms over SHA-1, which can be forged: for RSA and ECDSA. */
const forgeable = new Set(['1.2.840.113549.1.1.5', '1.2.840.10045.4.1'])

/**
 * Whether a certificate was issued with an algorithm that can be forged; the signature of a self-signed one proves
 * nothing anyway.
 */
const hasForgeable = (chain: readonly Certificate[], isSelfSigned: boolean): boolean =>
  chain
    .slice(0, isSelfSigned ? -1 : undefined)
    .some(({ signatureAlgorithm }) => forgeable.has(signatureAlgorithm.algorithmId))

/** The time stamp of a signature, checked against its value. */
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
