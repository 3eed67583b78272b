import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DemoContact } from './entities.ts'
import { demoPeople } from './people.ts'

const administrator = 'admin@parvis.example'
const partner = 'partner@parvis.example'
const partners = 'Associés responsables de mission'
const hour = 3_600_000

/**
 * Access requests: two wait for an administrator, one was granted through a role the person holds, and one was refused.
 */
export async function writeAccessRequests(
  tx: Kysely<Schema>,
  contacts: readonly DemoContact[],
  now: Date,
): Promise<void> {
  const known = new Set(demoPeople.map(({ email }) => email))
  const colleague = contacts.find(({ account, email }) => !account && !known.has(email))?.email ?? ''
  const before = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()
  const requests = [
    {
      email: colleague,
      menu: 'SEC01',
      reason: 'Je prépare la revue annuelle des droits et dois voir les rôles de chaque application.',
      created: before(30),
    },
    {
      email: 'manager@parvis.example',
      menu: 'NOT01',
      reason: 'Je coordonne la clôture annuelle et souhaite en annoncer les dates aux équipes.',
      created: before(76),
    },
    {
      email: partner,
      menu: 'M05',
      reason: 'Je valide les nouveaux clients de mes missions.',
      created: before(300),
      decided: before(294),
      state: 'granted' as const,
      role: partners,
    },
    {
      email: 'staff@parvis.example',
      menu: 'ADM01',
      reason: 'Je voudrais changer l’ordre des menus de mon équipe.',
      created: before(150),
      decided: before(146),
      state: 'refused' as const,
      answer:
        'L’ordre des menus vaut pour tout le cabinet. Vous pouvez choisir le vôtre sur la page d’accueil.',
    },
  ]
  for (const { email, menu, reason, created, decided, state, role, answer } of requests)
    await sql`
      insert into access_request (menu_id, users_id, reason, state, created_date, decided_date, decided_by, answer, role_name)
      select menu.id, app_user.id, ${reason}::text, ${state ?? 'pending'}::text, ${created}::timestamptz,
        ${decided ?? null}::timestamptz, ${state ? administrator : null}::text, ${answer ?? null}::text,
        ${role ?? null}::text
      from menu, app_user where menu_code = ${menu}::text and user_email = ${email}::text`.execute(tx)
  await sql`
    insert into role_change (roles_id, role_function_description, changed_by, kind, after, user_email, changed_date)
    select role.id, role_function_description, ${administrator}::text, 'memberAdded', firstname || ' ' || name, user_email,
      ${before(294)}::timestamptz
    from role, app_user where role_function_description = ${partners}::text and user_email = ${partner}::text`.execute(
    tx,
  )
}
