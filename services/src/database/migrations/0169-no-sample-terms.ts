import { type Kysely, sql } from 'kysely'
import { tellsWork } from './0095-work.ts'

/** SHA-256 over the demo's sample of terms of use, as it was written into every new database. */
const sample = 'a7231641f8b5f507545b7fce59d57c88badf89f4d7c3734880f3ba9c4b1f165b'

/** Without any terms the first ones are waited for, and those who look at their work hear of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await removeSampleTerms(db)
  await tellsWork(db, 'terms')
}

/**
 * Installations without demo people were given the demo's sample as their terms of use. Where nobody has accepted it, it goes:
 * the firm publishes its own. What somebody accepted stays what they accepted.
 */
export async function removeSampleTerms<DB>(db: Kysely<DB>): Promise<void> {
  await sql`delete from terms where version = 1 and hash = ${sample}
    and not exists (select from terms as later where later.version > 1)
    and not exists (select from terms_acceptance)
    and not exists (select from identity_account where demo)`.execute(db)
}
