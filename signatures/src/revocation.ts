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

/** What was gathered of certificates, each in DER. */
export interface ValidationData {
  certificates: readonly Uint8Array[]
  /** Answers of services that were asked (OCSP). */
  ocsps: readonly Uint8Array[]
  /** Lists of revoked certificates. */
  crls: readonly Uint8Array[]
}

/** Where there is nothing. */
export const noData: ValidationData = { certificates: [], ocsps: [], crls: [] }

/** What is known of one certificate, and by what. */
export interface Standing {
  source: 'ocsp' | 'crl'
  /** When that was known; milliseconds since 1970. */
  time: number
  /** Until when it says that it is the newest, where it says so. */
  until: number | undefined
  /** When the certificate was revoked; undefined: it was not. */
  revoked: number | undefined
}

/** What is known of a certificate, and of those who vouch for it. */
export interface Revocation extends Standing {
  /** Whether as much is known of all of them, up to the one that vouches for itself. */
  isWhole: boolean
}

const ocspSigning = '1.3.6.1.5.5.7.3.9'
const basicResponse = '1.3.6.1.5.5.7.48.1.1'
/** Numbers by which a list is one of changes only, or of some certificates only. */
const [deltaIndicator, issuingPoint] = ['2.5.29.27', '2.5.29.28']
/** Parts of the latter that say: no certificates of people, only some reasons, those of others, only attributes. */
const narrowing = [2, 3, 4, 5]

function read<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** Those that can be read. */
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

/** Whether an issuer, or somebody that it named for this, gave an answer. */
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

/** What an answer says of a certificate; undefined: nothing that holds. */
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

/** Whether a list is of all certificates of its issuer. */
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

/** What a list says of a certificate; undefined: nothing that holds. */
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

/** The worst, and then the latest, that is known of a certificate. */
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
 * What is known of the revocation of a chain; undefined: nothing of its first certificate.
 * @param chain the first one’s issuer behind it, and so on
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
