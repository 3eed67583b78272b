import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'

/** Computed fields of TermsVersion. */
export const termsVersionExpressions: NonNullable<EntityOverrides['expressions']> = {
  publishedByName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, 'published_by')})`,
  acceptances: alias =>
    sql`(select count(*)::int4 from terms_acceptance where terms_version = ${sql.id(alias, 'version')})`,
}
