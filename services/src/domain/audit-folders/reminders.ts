/** Reminds clients of documents they have not handed in: one letter a day per person, listing all of them. */
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Job } from '../../jobs/job.ts'
import type { MailContent, MailLanguage } from '../../mail/content.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { dayInFrance, isWorkingDay } from '../planning/working-days.ts'
import { dayIn } from '../../i18n/dates.ts'
import { lastReminderDay } from './reminder-days.ts'

interface Waiting {
  id: number
  title: string
  /** YYYY-MM-DD. */
  due: string
  year: number
  remindedDate: string | null
  contactId: number
  email: string
  name: string
  language: MailLanguage
}

/** What waits for people of clients, by person and due date; not for those who have moved to another client. */
async function readWaiting(db: Database | Tx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select request.id, title, due_date::text as due, folder.year, reminded_date::text as "remindedDate",
      contact.id as "contactId", contact_email_office as email, contact_full_name as name,
      coalesce(preference.language, 'fr') as language
    from audit_request as request
    join audit_folder as folder on folder.id = request.folder_id and folder.status = 'open'
    join contact on contact.id = request.contact_id and contact.account_id = folder.account_id
    left join preference on preference.contact_id = contact.id
    where request.status in ('open', 'returned') and due_date is not null
    order by contact.id, due_date, request.id`.execute(db)
  return rows
}

function letterOf(language: MailLanguage, requests: readonly Waiting[]): MailContent {
  const url = '/app/fschecker/audit-folders'
  const facts = requests.map(({ title, due, year }) => ({
    term: `${title} (${year})`,
    value: language === 'fr' ? `Échéance : ${dayIn.fr(due)}` : `Due ${dayIn.en(due)}`,
  }))
  if (language === 'fr')
    return {
      subject: 'Documents à remettre à vos auditeurs',
      heading: 'Documents à remettre à vos auditeurs',
      paragraphs: ['Vos auditeurs attendent ces documents.'],
      facts,
      action: { label: 'Remettre les documents', url },
    }
  return {
    subject: 'Documents to hand in to your auditors',
    heading: 'Documents to hand in to your auditors',
    paragraphs: ['Your auditors are waiting for these documents.'],
    facts,
    action: { label: 'Hand in documents', url },
  }
}

/** Whether a letter about it is due and was not sent. */
function isDue({ due, remindedDate }: Waiting, today: string): boolean {
  const day = lastReminderDay(due, today)
  return day !== undefined && (remindedDate === null || remindedDate < day)
}

/**
 * Writes to each person for whom a letter is due, on working days. Each letter is recorded in the transaction that
 * queues it, so an interrupted run continues where it stopped, and nobody is written to twice.
 */
export const sendAuditReminders: Job = {
  name: 'audit-reminders',
  cron: '0 8 * * *',
  timeZone: 'Europe/Paris',
  run: async ({ db, now, signal, log }) => {
    const today = dayInFrance(now)
    if (!isWorkingDay(today)) return
    const people = Map.groupBy(await readWaiting(db), ({ contactId }) => contactId)
    let sent = 0
    for (const [contactId, requests] of people) {
      if (signal.aborted) break
      const [first] = requests
      if (!first || !requests.some(request => isDue(request, today))) continue
      const { email, name, language } = first
      await db.transaction().execute(async tx => {
        await queueMail(tx, {
          to: { email, name },
          language,
          kind: 'audit-reminder',
          content: letterOf(language, requests),
          uniqueKey: `audit-reminder:${contactId}:${today}`,
        })
        await tx
          .updateTable('audit_request')
          .set({ reminded_date: today })
          .where(
            'id',
            'in',
            requests.map(({ id }) => id),
          )
          .execute()
      })
      sent += 1
    }
    if (sent > 0) log.info({ sent }, 'people were reminded of requested documents')
  },
}
