/** Checks whether the certificates of a signature were revoked, where they name an OCSP or CRL address. */
import { askCrl, askOcsp, type Standing, type ValidationData } from '@parvis/signatures/revocation'
import { type Certificate, CRLDistributionPoints, InfoAccess, OCSPRequest } from 'pkijs'
import { askCertificateService, ServiceFailure } from './certificate-services.ts'

/** The largest response in bytes: it becomes part of the document. */
const [mostAnswer, mostList] = [64 * 1024, 1024 ** 2]
/** Milliseconds to wait; a document can be kept without the data. */
const longest = 4000
/** Clocks differ by up to this much. */
const slack = 5 * 60_000

const [authorityInfo, distributionPoints] = ['1.3.6.1.5.5.7.1.1', '2.5.29.31']
const ocspMethod = '1.3.6.1.5.5.7.48.1'

/** A signing certificate was revoked. */
export class CertificateRevoked extends Error {
  override readonly name = 'CertificateRevoked'
}

const parsed = ({ extensions = [] }: Certificate, type: string): unknown =>
  extensions.find(({ extnID }) => extnID === type)?.parsedValue

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)

/** The OCSP addresses that a certificate names. */
function answerAddresses(certificate: Certificate): string[] {
  const found = parsed(certificate, authorityInfo)
  if (!(found instanceof InfoAccess)) return []
  return found.accessDescriptions
    .filter(({ accessMethod }) => accessMethod === ocspMethod)
    .map(({ accessLocation }): unknown => accessLocation.value)
    .filter(isAddress)
}

/** The CRL addresses that a certificate names. */
function listAddresses(certificate: Certificate): string[] {
  const found = parsed(certificate, distributionPoints)
  if (!(found instanceof CRLDistributionPoints)) return []
  return found.distributionPoints
    .flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : []))
    .map(({ value }): unknown => value)
    .filter(isAddress)
}

/** Requires an answer that has not expired. @throws ServiceFailure, CertificateRevoked */
function needCurrent(standing: Standing | undefined): void {
  if (!standing)
    throw new ServiceFailure('The answer says nothing of the certificate, or is not by its issuer')
  if (standing.revoked !== undefined) throw new CertificateRevoked('The certificate was revoked')
  const now = Date.now()
  if (standing.time > now + slack || (standing.until ?? now) < now - slack)
    throw new ServiceFailure('The answer is out of date')
}

/** @throws ServiceFailure, CertificateRevoked */
async function askIssuer(url: string, certificate: Certificate, issuer: Certificate): Promise<Uint8Array> {
  const request = new OCSPRequest()
  await request.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer })
  const answer = await askCertificateService(url, {
    body: new Uint8Array(request.toSchema(true).toBER()),
    type: 'application/ocsp-request',
    most: mostAnswer,
    longest,
  })
  needCurrent(await askOcsp(answer, certificate, issuer))
  return answer
}

/** @throws ServiceFailure, CertificateRevoked */
async function fetchList(url: string, certificate: Certificate, issuer: Certificate): Promise<Uint8Array> {
  const list = await askCertificateService(url, { most: mostList, longest })
  needCurrent(await askCrl(list, certificate, issuer))
  return list
}

/** Data for one certificate, from the first address that returns any. @throws CertificateRevoked */
async function dataOf(
  certificate: Certificate,
  issuer: Certificate,
  onFailure: (error: ServiceFailure) => void,
): Promise<Partial<ValidationData>> {
  const ways: (() => Promise<Partial<ValidationData>>)[] = [
    ...answerAddresses(certificate)
      .slice(0, 1)
      .map(url => async () => ({ ocsps: [await askIssuer(url, certificate, issuer)] })),
    ...listAddresses(certificate)
      .slice(0, 1)
      .map(url => async () => ({ crls: [await fetchList(url, certificate, issuer)] })),
  ]
  for (const way of ways) {
    try {
      return await way()
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      onFailure(error)
    }
  }
  return {}
}

/**
 * Gathers proof that certificates are not revoked; undefined if none of them names an address, or no address answered.
 * @param chains each certificate followed by its issuer; only addresses in these are called
 * @param onFailure called for each address that failed
 * @throws CertificateRevoked
 */
export async function gatherValidationData(
  chains: readonly (readonly Certificate[])[],
  onFailure: (error: ServiceFailure) => void,
): Promise<ValidationData | undefined> {
  const pairs = chains.flatMap(chain =>
    chain.flatMap((certificate, at) => {
      const issuer = chain[at + 1]
      return issuer ? [[certificate, issuer] as const] : []
    }),
  )
  const found = await Promise.all(
    pairs.map(([certificate, issuer]) => dataOf(certificate, issuer, onFailure)),
  )
  const [ocsps, crls] = [found.flatMap(each => each.ocsps ?? []), found.flatMap(each => each.crls ?? [])]
  if (ocsps.length + crls.length === 0) return undefined
  const certificates = chains.flat().map(each => new Uint8Array(each.toSchema(true).toBER()))
  return { certificates, ocsps, crls }
}
