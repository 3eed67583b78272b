import { sql } from 'kysely'
import type { EntityOverrides } from '../../../odata/contract.ts'

/** Fields of ClientRelation that are computed. */
export const clientRelationExpressions: NonNullable<EntityOverrides['expressions']> = {
  createdByName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, 'created_by')})`,
}
