import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** Computed fields of Role. */
export const roleExpressions: Expressions = {
  memberCount: alias =>
    sql`coalesce((select member_count from role_size where role_size.roles_id = ${sql.id(alias, 'id')}), 0)`,
  scopeCount: alias =>
    sql`(select count(*) from role_scope where role_scope.roles_id = ${sql.id(alias, 'id')})`,
}

/** The English name of a role. @param alias of its table */
export function englishRoleName(alias: string): Fragment {
  return sql`coalesce(${sql.id(alias, 'english_name')}, ${sql.id(alias, 'role_function_description')})`
}
