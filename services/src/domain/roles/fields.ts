import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** Fields of Role that are computed. */
export const roleExpressions: Expressions = {
  memberCount: alias => sql`(select count(*) from (
    select users_id from role_static_user where role_static_user.roles_id = ${sql.id(alias, 'id')}
    union
    select users_id from role_calculated_user where role_calculated_user.roles_id = ${sql.id(alias, 'id')}
  ) as members)`,
  scopeCount: alias =>
    sql`(select count(*) from role_scope where role_scope.roles_id = ${sql.id(alias, 'id')})`,
}
