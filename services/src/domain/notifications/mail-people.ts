import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { MailContent, MailKind, MailLanguage } from '../../mail/content.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** An email to people about an event. */
export interface Letter {
  kind: MailKind
  content: Readonly<Record<MailLanguage, MailContent>>
  about: { entity: string; id: number }
  /** Identifies the event: nobody is emailed twice about it, whatever the letter. */
  event: string
}

/**
 * Emails people about an event, each in the language that they chose, or in French if they chose none.
 * @param contactIds whom to email; each is emailed once
 * @param by email in lower case of the person who caused it, who gets no email
 * @param clientsOnly leaves out staff, who are many and have the bell
 */
export async function mailPeople(
  db: Database | Tx,
  contactIds: readonly number[],
  { kind, content, about, event }: Letter,
  { by, firmDomain, clientsOnly = false }: { by: string; firmDomain: string; clientsOnly?: boolean },
): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; name: string; language: MailLanguage }>`
    select contact.id, contact_email_office as email, contact_full_name as name,
      coalesce(preference.language, 'fr') as language
    from contact left join preference on preference.contact_id = contact.id
    where contact.id = any(${[...contactIds]}::int4[]) and lower(contact_email_office) <> ${by}::text
      and not (${clientsOnly}::boolean and ${isStaffContact('contact', firmDomain)})
    order by contact.id`.execute(db)
  for (const { id, email, name, language } of rows)
    await queueMail(db, {
      to: { email, name },
      language,
      kind,
      content: content[language],
      about,
      uniqueKey: `${event} ${id}`,
    })
}
