import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { PersonCall } from '../../server/call.ts'
import type { MailKind } from '../../mail/content.ts'
import { mailPeople } from '../notifications/mail-people.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'
import { reportUrl } from '../reports/fields.ts'
import { readerIdsOf } from '../reports/reader-statements.ts'
import { readerLetters, requestLetters } from './letters.ts'
import {
  deliveredNews,
  movedNews,
  plannedNews,
  readerNews,
  type ToldReport,
  type ToldRequest,
} from './news.ts'

const toldBy = ({ person, services }: PersonCall) => ({
  by: person.email,
  firmDomain: services.settings.firmDomain,
})

type Versioned<Told> = Told & { version: number }

async function readToldRequest(db: Database | Tx, id: number): Promise<Versioned<ToldRequest>> {
  const { rows } = await sql<Versioned<ToldRequest>>`
    select request.id, request.number, request.version, engagement_code as "engagementCode", account_legal_name as "accountName",
      offer_name as solution, coalesce(offer.english_name, offer_name) as "englishSolution",
      to_char(request.desired_delivery_date, 'YYYY-MM-DD') as "desiredDeliveryDate"
    from planning_request as request join engagement on engagement.id = request.engagement_id
    join account on account.account_number = engagement_account_number
    join offer on offer.id = request.offer_id where request.id = ${id}::int4`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A request that is told of exists')
  return row
}

/** The creator of a request, its manager and its team; not those who have left the firm. */
async function concernedBy(db: Database | Tx, requestId: number, firmDomain: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select contact.id from contact, planning_request as request where request.id = ${requestId}::int4
      and (lower(contact_email_office) in (request.created_by, lower(request.manager_email))
        or contact.id in (select contact_id from planning_contact where request_id = request.id))
      and ${isStaffContact('contact', firmDomain)}`.execute(db)
  return rows.map(row => row.id)
}

async function readToldReport(
  db: Database | Tx,
  id: number,
): Promise<Versioned<ToldReport> & { accountId: number }> {
  const { rows } = await sql<Versioned<ToldReport> & { accountId: number }>`
    select report.name, report.version, account.id as "accountId", account_legal_name as "accountName",
      ${reportUrl('report')} as "reportUrl"
    from report join account on account.id = report.account_id where report.id = ${id}::int4`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A report that is told of exists')
  return row
}

/** Identifies an event of one version, so that nobody is emailed twice about it. */
const eventOf = (name: string, id: number, version: number) => `${name} ${id} ${version}`

async function tellConcerned(
  call: PersonCall,
  request: Versioned<ToldRequest>,
  news: News,
  kind: MailKind,
): Promise<void> {
  const { id, version } = request
  const by = toldBy(call)
  const concerned = await concernedBy(call.db, id, by.firmDomain)
  await tellPeople(call.db, concerned, news, by)
  const letter = { kind, content: requestLetters(news, request), about: { entity: 'PlanningRequest', id } }
  await mailPeople(call.db, concerned, { ...letter, event: eventOf('request', id, version) }, by)
}

/** Notifies the people behind a request that it is planned, in the bell and by email. */
export async function tellPlanned(call: PersonCall, requestId: number): Promise<void> {
  const request = await readToldRequest(call.db, requestId)
  await tellConcerned(call, request, plannedNews(request), 'report-planned')
}

/** Notifies them that its dates have changed. */
export async function tellMoved(call: PersonCall, requestId: number): Promise<void> {
  const request = await readToldRequest(call.db, requestId)
  await tellConcerned(call, request, movedNews(request), 'report-moved')
}

interface WhatIsThere {
  isNew: boolean
  documents: number
}

/**
 * Notifies the readers of a report that it is available, or was replaced: everyone in the bell, clients by email as
 * well.
 */
export async function tellReaders(call: PersonCall, reportId: number, what: WhatIsThere): Promise<void> {
  const report = await readToldReport(call.db, reportId)
  await tellReadersOf(call, reportId, report, what, eventOf('report', reportId, report.version))
}

async function tellReadersOf(
  call: PersonCall,
  id: number,
  report: ToldReport & { accountId: number },
  what: WhatIsThere,
  event: string,
): Promise<void> {
  const by = toldBy(call)
  const readers = await readerIdsOf(call.db, { id, accountId: report.accountId }, by.firmDomain)
  const news = readerNews(report, what)
  await tellPeople(call.db, readers, news, by)
  const content = readerLetters(news, report)
  const letter = { kind: 'report-available', content, about: { entity: 'Report', id }, event } as const
  await mailPeople(call.db, readers, letter, { ...by, clientsOnly: true })
}

/** Notifies the people behind a request that its report is published, and the report's readers that it is available. */
export async function tellDelivered(
  call: PersonCall,
  requestId: number,
  reportId: number,
  what: WhatIsThere,
): Promise<void> {
  const report = await readToldReport(call.db, reportId)
  const request = await readToldRequest(call.db, requestId)
  await tellConcerned(call, request, deliveredNews(request, report), 'report-delivered')
  // A person who is behind the request and reads the report is emailed once.
  await tellReadersOf(call, reportId, report, what, eventOf('request', requestId, request.version))
}
