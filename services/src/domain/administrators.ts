import { sql } from 'kysely'
import type { Call, Refuses } from '../server/call.ts'

/**
 * Requires that a change of rights leaves someone who could undo it. Call it after the change, within its transaction.
 * @throws ProblemError role-administrator-needed
 */
export async function requireAdministrator(call: Call & Refuses<'role-administrator-needed'>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from user_scope
      join app_user on app_user.user_email = user_scope.user_email
      join user_fact on user_fact.users_id = app_user.id
      join user_kind on user_kind.id = user_fact.kind_id
      where user_scope.scope_name = 'Roles.Manage' and user_kind.user_type = 'Collaborateur'
    ) as found`.execute(call.db)
  if (rows[0]?.found !== true) throw call.problem('role-administrator-needed')
}
