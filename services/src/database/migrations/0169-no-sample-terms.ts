import { type Kysely, sql } from 'kysely'
import { tellsWork } from './0095-work.ts'

/** SHA-256 of the demo's sample terms of use, which used to be written to every new database. */
const sample = 'a7231641f8b5f507545b7fce59d57c88badf89f4d7c3734880f3ba9c4b1f165b'

/** Without any terms, publishing the first ones is work that waits, so people looking at their work are notified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await removeSampleTerms(db)
  await tellsWork(db, 'terms')
}

/**
 * Installations without demo people got the demo's sample as their terms of use. If nobody has accepted it, it is
 * deleted, and the firm publishes its own. Terms that somebody accepted are kept.
 */
export async function removeSampleTerms<DB>(db: Kysely<DB>): Promise<void> {
  await sql`delete from terms where version = 1 and hash = ${sample}
    and not exists (select from terms as later where later.version > 1)
    and not exists (select from terms_acceptance)
    and not exists (select from identity_account where demo)`.execute(db)
}
