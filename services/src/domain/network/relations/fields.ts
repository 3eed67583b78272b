import { sql } from 'kysely'
import type { EntityOverrides } from '../../../odata/contract.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** The name of the person whose address, in lower case, is in a column. */
const nameOf =
  (column: string): Expressions[string] =>
  alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, column)})`

/** Computed fields of ClientRelation. */
export const clientRelationExpressions: Expressions = { createdByName: nameOf('created_by') }

/** Computed fields of DeletedClientRelation. */
export const deletedClientRelationExpressions: Expressions = {
  ...clientRelationExpressions,
  deletedByName: nameOf('deleted_by'),
}
