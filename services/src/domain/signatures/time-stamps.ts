/** Time stamps from an authority named in the settings (RFC 3161 over HTTP). */
import { randomBytes } from 'node:crypto'
import { certificatesOfStamp, checkTimeStamp, nonceText } from '@parvis/signatures/time-stamp'
import * as asn1 from 'asn1js'
import { type Certificate, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs'
import type { Settings } from '../../settings.ts'
import { askCertificateService, ServiceFailure } from './certificate-services.ts'
import { sha256Algorithm } from './certificate.ts'

type Authority = NonNullable<Settings['timeStamps']>

/** A verified time stamp. */
export interface GivenStamp {
  /** CMS in DER. */
  token: Uint8Array
  /** Name of the authority, from its certificate. */
  authority: string
  time: Date
  /** The authority's certificate chain, its own first; empty if someone on the way could have tampered with it. */
  chain: readonly Certificate[]
}

/** The largest response in bytes: more does not fit into the signature. */
export const mostStampBytes = 16 * 1024

/** Longest wait in milliseconds; the signer waits for it. */
const longest = 10_000

const { subtle } = globalThis.crypto

/** A positive number of a length that every authority accepts. */
function makeNonce(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(randomBytes(8))
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes
}

/** Granted, and granted with modifications, which are checked afterwards. @source RFC 3161, section 2.4.2 */
const granted = [PKIStatus.granted, PKIStatus.grantedWithMods]

function tokenOf(answer: Uint8Array): Uint8Array {
  let response: TimeStampResp
  try {
    response = TimeStampResp.fromBER(Uint8Array.from(answer))
  } catch (cause) {
    throw new ServiceFailure('The answer is no time stamp', { cause })
  }
  const { status } = response.status
  if (!granted.includes(status)) throw new ServiceFailure(`The authority refused with status ${status}`)
  if (!response.timeStampToken) throw new ServiceFailure('The answer has no time stamp')
  return new Uint8Array(response.timeStampToken.toSchema().toBER())
}

/**
 * Has a signature value time-stamped and checks the response: its status, what it stamps, who issued it, and that it
 * answers this request. Never call it within a transaction: it waits for another service.
 * @throws ServiceFailure
 */
export async function stampValue({ url, policy }: Authority, value: Uint8Array): Promise<GivenStamp> {
  const nonce = makeNonce()
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: sha256Algorithm(),
      hashedMessage: new asn1.OctetString({
        valueHex: await subtle.digest('SHA-256', Uint8Array.from(value)),
      }),
    }),
    ...(policy !== undefined && { reqPolicy: policy }),
    nonce: new asn1.Integer({ valueHex: nonce.buffer }),
    certReq: true,
  })
  const answer = await askCertificateService(url, {
    body: new Uint8Array(request.toSchema().toBER()),
    type: 'application/timestamp-query',
    most: mostStampBytes,
    longest,
  })
  const token = tokenOf(answer)
  const stamp = await checkTimeStamp(token, value)
  const [own] = stamp.chain
  if (stamp.faults.length > 0 || stamp.time === undefined || !own)
    throw new ServiceFailure(`The time stamp does not hold: ${stamp.faults.join(', ')}`)
  if (stamp.nonce !== nonceText(nonce)) throw new ServiceFailure('The time stamp answers another request')
  if (policy !== undefined && stamp.policy !== policy)
    throw new ServiceFailure(`The time stamp is of the policy ${stamp.policy}`)
  // Addresses in these certificates will be called, so trust them only if they certainly come from the authority.
  const chain = url.startsWith('https:') ? await certificatesOfStamp(token) : []
  return { token, authority: own.subject, time: new Date(stamp.time), chain }
}
