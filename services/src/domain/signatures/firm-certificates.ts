import type { Certificate } from 'pkijs'
import type { Database, Tx } from '../../database/schema.ts'
import { describeCertificate } from './authority.ts'

/** DER, base64-encoded. */
export const textOfCertificate = (certificate: Certificate): string =>
  Buffer.from(certificate.toSchema(true).toBER()).toString('base64')

/** Keeps what identifies a certificate of the firm, so that it is recognized after it was replaced. */
export async function keepFirmCertificate(db: Database | Tx, certificate: Certificate): Promise<void> {
  const { name, fingerprint, startsDate, expiresDate } = describeCertificate(textOfCertificate(certificate))
  await db
    .insertInto('signature_firm_certificate')
    .values({ name, fingerprint, starts_date: startsDate, expires_date: expiresDate })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The firm's certificates other than the one in use, the latest first. @param used fingerprint of the one in use */
export async function readEarlierCertificates(db: Database | Tx, used: string | undefined) {
  const rows = await db
    .selectFrom('signature_firm_certificate')
    .select(['name', 'fingerprint', 'starts_date as startsDate', 'expires_date as expiresDate'])
    .$if(used !== undefined, query => query.where('fingerprint', '!=', used ?? ''))
    .orderBy('created_date', 'desc')
    .orderBy('fingerprint')
    .execute()
  return rows.map(row => ({
    ...row,
    startsDate: row.startsDate.toISOString(),
    expiresDate: row.expiresDate.toISOString(),
  }))
}
