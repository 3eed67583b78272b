import { sql } from 'kysely'
import { notify } from '../../database/notify.ts'
import type { Database } from '../../database/schema.ts'
import { people, rowsOfAnswer, type TestApp } from '../../server/testing.ts'

export const path = '/api/portal/v1/Notifications'
export const clientPath = '/api/portal/v1/ClientNotifications'
export const myPath = '/api/portal/v1/MyNotifications'
export const streamPath = '/api/portal/v1/MyNotificationChanges'

/** A person who may notify staff only. */
export const staffNotifier = people.manager

/** A notification for all staff, live at once. */
export const form = {
  title: 'Titre',
  englishTitle: 'Title',
  text: 'Texte',
  englishText: 'Text',
  severity: 'info',
  applicationId: 1,
  audience: 'staff',
  audienceIds: [] as number[],
  startDate: null as string | null,
  endDate: null as string | null,
  link: null as string | null,
  isDraft: false,
}

export type Written = typeof form & {
  id: number
  '@odata.etag': string
  status: string
  recipientCount: number
  readCount: number
}

/** A moment in the future, in the format of a form. */
export function inFuture(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}

/** Publishes a notification as an administrator. @throws when it is refused */
export async function publish(test: TestApp, body: object = {}, to = path): Promise<Written> {
  const answer = await test.send('POST', to, { as: people.administrator, body: { ...form, ...body } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body as Written
}

/** The titles in a person's list. */
export async function titlesOf(test: TestApp, as: string, query = ''): Promise<string[]> {
  const rows = rowsOfAnswer(await test.send('GET', `${myPath}${query}`, { as }))
  return rows.map(row => String(row['title']))
}

/** Removes the notifications of the demo data, and lets one person notify staff only. */
export async function prepare(db: Database): Promise<void> {
  await db.deleteFrom('notification').execute()
  await sql`with added as (
      insert into role (role_function_description) values ('Information interne') returning id
    ), given as (
      insert into role_scope (roles_id, scope_id)
      select added.id, scope.id from added, scope where scope_name = 'Notifications.Manage'
    )
    insert into role_static_user (roles_id, users_id)
    select added.id, app_user.id from added, app_user where user_email = ${staffNotifier}`.execute(db)
  await notify(db, 'rights', '')
}

/** The id of a row, found by one of its texts. */
export async function idOf(
  db: Database,
  table: 'role' | 'account' | 'contact' | 'app_user',
  column: string,
  value: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db)
  if (!rows[0]) throw new Error(`No ${table} ${value}`)
  return rows[0].id
}
