import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { announce, insertNotification, lockNotifications, writeTargets } from './statements.ts'

/** The news of an event, in both languages. */
export interface News {
  title: string
  englishTitle: string
  text: string
  englishText: string
  severity: 'info' | 'success'
  /** The page that it is about. */
  link: string
}
/** News without a page to open. */
export type PlainNews = Omit<News, 'link'> & { link: null }

/** Days for which it stays in the bell. */
const shownFor = 30

/**
 * Notifies people of an event. Every notification starts here; the bell shows it once the transaction is committed.
 * @param contactIds whom to notify; each is notified once
 * @param by email in lower case of the person who caused it and is not notified
 */
export async function tellPeople(
  db: Database | Tx,
  contactIds: readonly number[],
  news: News | PlainNews,
  { by, firmDomain }: { by: string; firmDomain: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; isStaff: boolean }>`
    select id, ${isStaffContact('contact', firmDomain)} as "isStaff" from contact
    where id = any(${[...contactIds]}::int4[]) and lower(contact_email_office) <> ${by}::text order by id`.execute(
    db,
  )
  if (rows.length === 0) return
  const now = await lockNotifications(db)
  const told = []
  // Notifications for clients never reach staff and the other way round, so each group gets its own.
  for (const forClients of [false, true]) {
    const people = rows.filter(({ isStaff }) => isStaff !== forClients)
    if (people.length === 0) continue
    const id = await insertNotification(db, {
      title: news.title,
      english_title: news.englishTitle,
      text: news.text,
      english_text: news.englishText,
      severity: news.severity,
      application_id: null,
      audience: 'contacts',
      for_clients: forClients,
      start_date: now,
      end_date: new Date(now.getTime() + shownFor * 86_400_000),
      link: news.link,
      is_draft: false,
      is_system: true,
      delivery: 'live',
      created_by: by,
    })
    await writeTargets(
      db,
      id,
      'contacts',
      people.map(person => person.id),
    )
    told.push(id)
  }
  await announce(db, 'started', told)
}
