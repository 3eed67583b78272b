import { sql } from 'kysely'
import { addCommercialTeam } from '../database/migrations/0080-finder.ts'
import { addEnglishNames } from '../database/migrations/0184-english-names.ts'
import { addReminderScope } from '../database/migrations/0086-reminders.ts'
import { administratorRole, writeFoundation } from '../database/demo/foundation.ts'
import type { Database } from '../database/schema.ts'
import { createAccounts } from './accounts.ts'
import { identityDatabase } from './schema.ts'

/** The administrator of a product that has no users yet. */
export interface FirstAdministrator {
  email: string
  /** Undefined when the firm uses its own provider, which keeps the passwords. */
  password: string | undefined
}

/**
 * Adds the first administrator to a database without demo data: what the product cannot work without (scopes, basic
 * roles, menus), a contact on the firm's staff, a user with the security administration role and, given a password, an
 * account at the embedded provider. Existing data is left as it is, so that this may run at each start; in particular,
 * an existing password is not changed.
 */
export async function createFirstAdministrator(
  db: Database,
  { email, password }: FirstAdministrator,
): Promise<void> {
  const address = email.trim().toLowerCase()
  await db.transaction().execute(async tx => {
    // The same lock as for the demo data, so that of two processes starting at once only one writes.
    await sql`select pg_advisory_xact_lock(7279001)`.execute(tx)
    const now = new Date().toISOString()
    const anyRole = await tx.selectFrom('role').select('id').limit(1).executeTakeFirst()
    if (!anyRole) {
      await writeFoundation(tx, address, now)
      await addCommercialTeam(tx, now)
      await addReminderScope(tx)
      await addEnglishNames(tx)
    }
    const contact = await tx
      .selectFrom('contact')
      .select('id')
      .where(sql<string>`lower(contact_email_office)`, '=', address)
      .executeTakeFirst()
    if (!contact)
      await tx
        .insertInto('contact')
        .values({
          contact_first_name: 'Administration',
          contact_last_name: 'Parvis',
          contact_email_office: address,
          contact_type: 'Collaborateur',
        })
        .execute()
    await tx
      .insertInto('app_user')
      .values({
        name: 'Parvis',
        firstname: 'Administration',
        // Unique per e-mail address: another first administrator may follow.
        user_login: address.replaceAll('@', '.'),
        user_email: address,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await tx
      .insertInto('role_static_user')
      .columns(['roles_id', 'users_id'])
      .expression(
        tx
          .selectFrom('role')
          .innerJoin('app_user', join => join.onTrue())
          .where('role_function_description', '=', administratorRole)
          .where('user_email', '=', address)
          .select(['role.id', 'app_user.id as users_id']),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
  if (password)
    await createAccounts(identityDatabase(db), [
      { email: address, name: 'Administration Parvis', password, demo: false },
    ])
}

/**
 * Whether somebody can sign in and grant rights: a user with `Roles.Manage` who, at the embedded provider, also has an
 * account that is not a demo person's.
 */
export async function hasAdministrator(
  db: Database,
  { ownProvider }: { ownProvider: boolean },
): Promise<boolean> {
  const administrators = await db
    .selectFrom('user_scope')
    .select('user_email')
    .where('scope_name', '=', 'Roles.Manage')
    .execute()
  if (administrators.length === 0 || ownProvider) return administrators.length > 0
  const emails = administrators.map(({ user_email }) => user_email)
  const account = await identityDatabase(db)
    .selectFrom('identity_account')
    .select('id')
    .where('demo', '=', false)
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}

/** Whether this database has ever had accounts for demo people. */
export async function holdsDemoPeople(db: Database): Promise<boolean> {
  const account = await identityDatabase(db)
    .selectFrom('identity_account')
    .select('id')
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}
