/** Time stamps of an authority that the settings name (RFC 3161, by HTTP). */
import { randomBytes } from 'node:crypto'
import { certificatesOfStamp, checkTimeStamp, nonceText } from '@parvis/signatures/time-stamp'
import * as asn1 from 'asn1js'
import { type Certificate, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs'
import type { Settings } from '../../settings.ts'
import { askCertificateService, ServiceFailure } from './certificate-services.ts'
import { sha256Algorithm } from './certificate.ts'

type Authority = NonNullable<Settings['timeStamps']>

/** A stamp that holds. */
export interface GivenStamp {
  /** CMS in DER. */
  token: Uint8Array
  /** Who gives it, as its certificate says. */
  authority: string
  time: Date
  /** The certificates of the authority, its own first; none where somebody on the way could have put them there. */
  chain: readonly Certificate[]
}

/** Bytes of an answer at most: more has no room in the signature. */
export const mostStampBytes = 16 * 1024

/** Milliseconds that the signer waits at most. */
const longest = 10_000

const { subtle } = globalThis.crypto

/** As a positive number of a length that every authority takes. */
function makeNonce(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(randomBytes(8))
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes
}

/** Granted, and granted with changes, which are looked at. @source RFC 3161, section 2.4.2 */
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
 * Has the value of a signature stamped, and checks what comes back: its status, what it is of, whose it is, and that it
 * answers this request. Never within a transaction: it waits for somebody else.
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
  // What these name is asked: only where it is sure that the authority named it.
  const chain = url.startsWith('https:') ? await certificatesOfStamp(token) : []
  return { token, authority: own.subject, time: new Date(stamp.time), chain }
}
