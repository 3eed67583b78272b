import { createHash, randomBytes } from 'node:crypto'
import type { Database, Tx } from '../../database/schema.ts'
import { sealFor } from '../../identity/seal.ts'
import { type KeptAuthority, makeAuthority, readCertificate } from './certificate.ts'

/** Lifetime of the seal in seconds: longer than the authority's certificate is valid. */
const sealedFor = 25 * 366 * 86_400

const purpose = 'signing authority'

async function find(db: Database | Tx) {
  return db
    .selectFrom('signature_authority')
    .select(['secret', 'sealed_key as sealedKey', 'certificate'])
    .executeTakeFirst()
}

/** Returns this installation's authority. The first signature creates it, in whichever process that happens. */
export async function needAuthority(db: Database | Tx): Promise<KeptAuthority> {
  let kept = await find(db)
  if (!kept) {
    const firm = await db.selectFrom('firm').select('domain').executeTakeFirst()
    const made = await makeAuthority(firm?.domain ?? 'Parvis')
    const secret = randomBytes(32).toString('base64url')
    await db
      .insertInto('signature_authority')
      .values({
        id: 1,
        secret,
        sealed_key: await sealFor(purpose, secret).close({ key: made.key }, sealedFor),
        certificate: made.certificate,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    kept = await find(db)
  }
  if (!kept) throw new Error('The authority of signatures could not be kept')
  const key = (await sealFor(purpose, kept.secret).open(kept.sealedKey))?.['key']
  if (typeof key !== 'string') throw new Error('The authority of signatures cannot be opened')
  return { key, certificate: kept.certificate }
}

export const fingerprintOf = (certificate: string): string =>
  createHash('sha256').update(Buffer.from(certificate, 'base64')).digest('hex')

/** The public details of a certificate. */
export function describeCertificate(certificate: string) {
  const read = readCertificate(certificate)
  const names = read.subject.typesAndValues
  const first = names.find(({ type }) => type === '2.5.4.3') ?? names[0]
  return {
    name: first ? first.value.valueBlock.value : null,
    fingerprint: fingerprintOf(certificate),
    certificate,
    startsDate: read.notBefore.value.toISOString(),
    expiresDate: read.notAfter.value.toISOString(),
  }
}

/** The authority's certificate; undefined before the first signature. */
export const readAuthority = async (db: Database | Tx): Promise<string | undefined> =>
  (await find(db))?.certificate
