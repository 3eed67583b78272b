import { sql } from 'kysely'
import type { EntityOverrides } from '../../../odata/contract.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** What somebody is called whose address a column has, in lower case. */
const nameOf =
  (column: string): Expressions[string] =>
  alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, column)})`

/** Fields of ClientRelation that are computed. */
export const clientRelationExpressions: Expressions = { createdByName: nameOf('created_by') }

/** Fields of DeletedClientRelation that are computed. */
export const deletedClientRelationExpressions: Expressions = {
  ...clientRelationExpressions,
  deletedByName: nameOf('deleted_by'),
}
