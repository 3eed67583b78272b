import { sql } from 'kysely'
import { notify } from '../../database/notify.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { lockRights } from '../rights-lock.ts'
import { insertLinks } from '../roles/member-statements.ts'
import { insertChanges } from '../roles/statements.ts'
import { basicRole, clientRoleNamed } from './client-role.ts'
import { type LockedRequest, readContact } from './statements.ts'

/** The data for bringing a person on board: a request, or anything with the same data. */
type JoiningRequest = Pick<
  LockedRequest,
  | 'contact_email'
  | 'contact_first_name'
  | 'contact_last_name'
  | 'contact_phone'
  | 'contact_role'
  | 'account_ibs_id'
  | 'offer_name'
  | 'decided_by'
>

/**
 * Whether the contact of a request can become a client of its account: a member of staff, or a client of another
 * account, cannot.
 */
export async function mayJoin(
  db: Database | Tx,
  { email, accountNumber }: { email: string; accountNumber: string },
): Promise<boolean> {
  const contact = await readContact(db, email)
  if (!contact) return true
  if (contact.contact_type === 'Collaborateur') return false
  if (contact.account_id === null) return true
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('account_number', '=', accountNumber)
    .executeTakeFirst()
  return account?.id === contact.account_id
}

/**
 * Brings the contact of a request on board, in the caller's transaction. It creates the contact, linked to the account
 * and with the data of the request, a user, and membership in the role that lets clients use the portal.
 * Client roles give clients access to reports, only of their own account. The contact role of the request decides
 * which: the contact becomes a member of the role with that name or, where there is none, of the role named like the
 * offer. A role that gives more rights than that of all clients is never given this way.
 * @returns false, with nothing written, where the contact cannot join
 */
export async function join(db: Database | Tx, request: JoiningRequest): Promise<boolean> {
  const email = request.contact_email.toLowerCase()
  await lockRights(db)
  if (!(await mayJoin(db, { email, accountNumber: request.account_ibs_id }))) return false
  const contactId = await writeContact(db, email, request)
  const userId = await writeUser(db, email, contactId, request)
  for (const role of await rolesFor(db, request)) {
    const added = await insertLinks(db, 'role_static_user', role.id, [userId])
    if (added.length === 0) continue
    // The role's own history records who authorised it.
    const by = request.decided_by ?? email
    await insertChanges(db, role, by, [
      { kind: 'memberAdded', after: added[0]?.name ?? '', user_email: email },
    ])
    await sql`update role set modified_date = now(), version = version + 1 where id = ${role.id}`.execute(db)
  }
  await notify(db, 'rights', '')
  return true
}

async function writeContact(db: Database | Tx, email: string, request: JoiningRequest): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('account_number', '=', request.account_ibs_id)
    .executeTakeFirstOrThrow()
  const told = {
    contact_first_name: request.contact_first_name,
    contact_last_name: request.contact_last_name,
    contact_type: 'Client' as const,
    account_id: account.id,
    ...(request.contact_phone === null ? {} : { contact_phone_mobile_office: request.contact_phone }),
  }
  const known = await readContact(db, email)
  if (known) {
    await db
      .updateTable('contact')
      .set({ ...told, version: sql<number>`version + 1` })
      .where('id', '=', known.id)
      .execute()
    return known.id
  }
  const { id } = await db
    .insertInto('contact')
    .values({ ...told, contact_email_office: email })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeUser(
  db: Database | Tx,
  email: string,
  contactId: number,
  request: JoiningRequest,
): Promise<number> {
  const find = () => db.selectFrom('app_user').select('id').where('user_email', '=', email).executeTakeFirst()
  const login = email.replaceAll('@', '.')
  // Another address may look the same without its @.
  for (const user_login of [login, `${login}.${contactId}`]) {
    const known = await find()
    if (known) return known.id
    await db
      .insertInto('app_user')
      .values({
        name: request.contact_last_name,
        firstname: request.contact_first_name,
        user_login,
        user_email: email,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  const made = await find()
  if (!made) throw new Error('Another user has the login of a new contact')
  return made.id
}

async function rolesFor(db: Database | Tx, request: JoiningRequest): Promise<{ id: number; name: string }[]> {
  const { contact_role: contactRole, offer_name: offerName } = request
  const { rows } = await sql<{ id: number; name: string }>`
    select id, role_function_description as name from role
    where id in (${basicRole} union ${clientRoleNamed('id', [sql`${contactRole}::text`, sql`${offerName}::text`])})
    order by id`.execute(db)
  return rows
}
