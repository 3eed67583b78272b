import { type BaseBlock, fromBER, GeneralizedTime, Sequence } from 'asn1js'
import {
  BasicOCSPResponse,
  CertID,
  Certificate,
  CertificateRevocationList,
  ExtKeyUsage,
  getCrypto,
  OCSPResponse,
  type SingleResponse,
} from 'pkijs'
import { isIssuedBy } from './signed-data.ts'

/** Validation data gathered for certificates, each item in DER. */
export interface ValidationData {
  certificates: readonly Uint8Array[]
  /** OCSP responses. */
  ocsps: readonly Uint8Array[]
  /** Certificate revocation lists. */
  crls: readonly Uint8Array[]
}

/** No validation data. */
export const noData: ValidationData = { certificates: [], ocsps: [], crls: [] }

/** The revocation state of one certificate, and its source. */
export interface Standing {
  source: 'ocsp' | 'crl'
  /** When the state was known, in milliseconds since 1970. */
  time: number
  /** When newer data is due, if stated. */
  until: number | undefined
  /** When the certificate was revoked; undefined if it was not. */
  revoked: number | undefined
}

/** The revocation state of a certificate and its issuers. */
export interface Revocation extends Standing {
  /** Whether the state of the whole chain is known, up to the self-signed certificate. */
  isWhole: boolean
}

const ocspSigning = '1.3.6.1.5.5.7.3.9'
const basicResponse = '1.3.6.1.5.5.7.48.1.1'
/** Extensions that mark a list as a delta, or as covering only some certificates. */
const [deltaIndicator, issuingPoint] = ['2.5.29.27', '2.5.29.28']
/** Tags of the latter that narrow a list: no user certificates, only some reasons, indirect, attributes only. */
const narrowing = [2, 3, 4, 5]

function read<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** The certificates that can be parsed. */
export const certificatesOf = ({ certificates }: ValidationData): Certificate[] =>
  certificates.flatMap(bytes => read(() => Certificate.fromBER(Uint8Array.from(bytes))) ?? [])

function basicOf(bytes: Uint8Array): BasicOCSPResponse | undefined {
  return read(() => {
    const { responseStatus, responseBytes } = OCSPResponse.fromBER(Uint8Array.from(bytes))
    const isGiven = responseStatus.valueBlock.valueDec === 0
    if (!isGiven || responseBytes?.responseType !== basicResponse) return undefined
    return BasicOCSPResponse.fromBER(Uint8Array.from(responseBytes.response.valueBlock.valueHexView))
  })
}

/** Whether a response was signed by the issuer, or by a responder it authorised. */
async function isAnswerOf(basic: BasicOCSPResponse, issuer: Certificate): Promise<boolean> {
  const { tbsResponseData, signature, signatureAlgorithm, certs = [] } = basic
  for (const one of [issuer, ...certs]) {
    const usage: unknown = one.extensions?.find(({ extnID }) => extnID === '2.5.29.37')?.parsedValue
    const isNamed = usage instanceof ExtKeyUsage && usage.keyPurposes.includes(ocspSigning)
    const at = tbsResponseData.producedAt.getTime()
    const isGood = one.notBefore.value.getTime() <= at && at <= one.notAfter.value.getTime()
    if (one !== issuer && (!isNamed || !isGood || !(await isIssuedBy(one, issuer)))) continue
    const holds = await getCrypto(true)
      .verifyWithPublicKey(
        Uint8Array.from(tbsResponseData.tbsView),
        signature,
        one.subjectPublicKeyInfo,
        signatureAlgorithm,
      )
      .catch(() => false)
    if (holds) return true
  }
  return false
}

async function isAbout(
  { certID }: SingleResponse,
  certificate: Certificate,
  issuer: Certificate,
): Promise<boolean> {
  const hashAlgorithm = getCrypto(true).getAlgorithmByOID(certID.hashAlgorithm.algorithmId) as {
    name?: string
  }
  if (!hashAlgorithm.name) return false
  const own = await CertID.create(certificate, {
    hashAlgorithm: hashAlgorithm.name,
    issuerCertificate: issuer,
  })
  return own.isEqual(certID)
}

/** What an OCSP response says about a certificate; undefined if it says nothing valid. */
export async function askOcsp(
  bytes: Uint8Array,
  certificate: Certificate,
  issuer: Certificate,
): Promise<Standing | undefined> {
  const basic = basicOf(bytes)
  if (!basic || !(await isAnswerOf(basic, issuer))) return undefined
  for (const response of basic.tbsResponseData.responses) {
    if (!(await isAbout(response, certificate, issuer).catch(() => false))) continue
    const status = response.certStatus as BaseBlock & { valueBlock: { value?: BaseBlock[] } }
    const kind = status.idBlock.tagNumber
    if (kind > 1) continue
    const [moment] = status.valueBlock.value ?? []
    const revoked = moment instanceof GeneralizedTime ? moment.toDate().getTime() : 0
    return {
      source: 'ocsp',
      time: response.thisUpdate.getTime(),
      until: response.nextUpdate?.getTime(),
      revoked: kind === 0 ? undefined : revoked,
    }
  }
  return undefined
}

/** Whether a list covers all certificates of its issuer. */
function isFull({ crlExtensions }: CertificateRevocationList): boolean {
  return (crlExtensions?.extensions ?? []).every(({ extnID, extnValue }) => {
    if (extnID === deltaIndicator) return false
    if (extnID !== issuingPoint) return true
    const { result } = fromBER(extnValue.valueBlock.valueHexView)
    return (
      result instanceof Sequence &&
      result.valueBlock.value.every(({ idBlock }) => !narrowing.includes(idBlock.tagNumber))
    )
  })
}

/** What a revocation list says about a certificate; undefined if it says nothing valid. */
export async function askCrl(
  bytes: Uint8Array,
  certificate: Certificate,
  issuer: Certificate,
): Promise<Standing | undefined> {
  const list = read(() => CertificateRevocationList.fromBER(Uint8Array.from(bytes)))
  if (!list || !isFull(list) || !list.issuer.isEqual(issuer.subject)) return undefined
  if (!(await list.verify({ issuerCertificate: issuer }).catch(() => false))) return undefined
  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    userCertificate.isEqual(certificate.serialNumber),
  )
  return {
    source: 'crl',
    time: list.thisUpdate.value.getTime(),
    until: list.nextUpdate?.value.getTime(),
    revoked: entry?.revocationDate.value.getTime(),
  }
}

/** The worst, then the latest, state known of a certificate. */
async function standingOf(
  certificate: Certificate,
  issuer: Certificate,
  { ocsps, crls }: ValidationData,
): Promise<Standing | undefined> {
  const found: Standing[] = []
  for (const bytes of ocsps)
    found.push(...[await askOcsp(bytes, certificate, issuer)].filter(each => each !== undefined))
  for (const bytes of crls)
    found.push(...[await askCrl(bytes, certificate, issuer)].filter(each => each !== undefined))
  return found.toSorted(
    (one, other) =>
      (one.revoked ?? Number.POSITIVE_INFINITY) - (other.revoked ?? Number.POSITIVE_INFINITY) ||
      other.time - one.time,
  )[0]
}

/**
 * The revocation state of a chain; undefined if nothing is known about its first certificate.
 * @param chain each certificate followed by its issuer
 */
export async function checkRevocation(
  chain: readonly Certificate[],
  data: ValidationData,
): Promise<Revocation | undefined> {
  const found: (Standing | undefined)[] = []
  for (const [at, certificate] of chain.entries()) {
    const issuer = chain[at + 1]
    if (issuer) found.push(await standingOf(certificate, issuer, data))
  }
  const [own] = found
  if (!own) return undefined
  const above = found.find(each => each?.revoked !== undefined)
  return {
    ...(own.revoked === undefined && above ? above : own),
    isWhole: found.every(each => each !== undefined),
  }
}
