import { type Kysely, sql } from 'kysely'

/** Makes the key of a person's scope large enough for every person: int4 overflowed from person 524,288 on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The type of a view's column cannot be changed.
  `drop view user_scope`,
  `create view user_scope as
    select distinct app_user.id::int8 * 4096 + scope.id as id,
      app_user.user_email as user_email,
      scope.scope_name as scope_name,
      odata_fold(scope.scope_name) as search_text
    from app_user
    join role_member on role_member.users_id = app_user.id
    join role_scope on role_scope.roles_id = role_member.roles_id
    join scope_closure on scope_closure.scope_id = role_scope.scope_id
    join scope on scope.id = scope_closure.implied_id`,
]
