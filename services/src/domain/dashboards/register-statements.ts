import { RegisterDashboard } from '@parvis/api-types/limits/dashboards'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { ownEngagements } from './fee-statements.ts'
import type { FeesFilters } from './fees.ts'
import type { Month, Period } from './period.ts'
import type { NoticeKind } from './register.ts'

/** Whose clients to query, and which of them. */
export interface RegisterQuestion extends FeesFilters {
  isFirm: boolean
  /** Email of the caller, in lower case. */
  email: string
}

/** The matching clients, as a condition on `account`. */
function isAsked({ isFirm, email, unit, partner, client }: RegisterQuestion): Fragment {
  const engaged: Fragment[] = []
  if (!isFirm) engaged.push(ownEngagements(email))
  if (unit !== undefined) engaged.push(sql`engagement.engagement_business_unit = ${unit}::text`)
  if (partner !== undefined)
    engaged.push(sql`lower(engagement.engagement_partner_email) = lower(${partner}::text)`)
  const all: Fragment[] = [sql`not account.is_test`]
  if (client !== undefined) all.push(sql`account.id = ${client}::int4`)
  if (engaged.length > 0)
    all.push(sql`account.account_number in (
      select engagement.engagement_account_number from engagement where ${sql.join(engaged, sql` and `)})`)
  return sql.join(all, sql` and `)
}

/** Two clients may be the same company; its announcement still counts once. */
const isOfAsked = (question: RegisterQuestion) => sql`notice.siren in (
  select account.account_register_identification2 from account where ${isAsked(question)})`

const within = ({ from, to }: Period) => sql`(notice.published_date >= ${`${from}-01`}::date
  and notice.published_date < (${`${to}-01`}::date + interval '1 month')::date)`

/** The number of announcements of a kind in a month. */
export interface NoticeCount {
  month: Month
  kind: NoticeKind
  count: number
}

/** Announcements by month and kind, if there are any. */
export async function countNotices(
  db: Database | Tx,
  question: RegisterQuestion,
  period: Period,
): Promise<NoticeCount[]> {
  const { rows } = await sql<NoticeCount>`
    select to_char(notice.published_date, 'YYYY-MM') as month, notice.kind, count(*)::int4 as count
    from register_notice as notice where ${within(period)} and ${isOfAsked(question)}
    group by 1, 2`.execute(db)
  return rows
}

/** The number of companies with announcements. */
export async function countAnnounced(
  db: Database | Tx,
  question: RegisterQuestion,
  period: Period,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct notice.siren)::int4 as count
    from register_notice as notice where ${within(period)} and ${isOfAsked(question)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** RegisterNotice of the contract. */
export interface RegisterNotice {
  id: number
  kind: NoticeKind
  number: string
  publishedDate: string
  court: string
  siren: string
  clientId: number
  clientName: string
  text: string
}

/** The most announcements returned. */
const most = RegisterDashboard.notices.maxItems

/** The latest announcements, of all kinds or of one. */
export async function readNotices(
  db: Database | Tx,
  question: RegisterQuestion,
  period: Period,
  kind: NoticeKind | undefined,
): Promise<{ notices: RegisterNotice[]; isCut: boolean }> {
  const ofKind = kind === undefined ? sql`true` : sql`notice.kind = ${kind}::text`
  const { rows } = await sql<RegisterNotice>`
    select latest.id, latest.kind, latest.number, latest.published_date::text as "publishedDate", latest.court,
      latest.siren, client.id as "clientId", client.account_legal_name as "clientName", latest.text
    from (
      select * from register_notice as notice
      where ${within(period)} and ${ofKind} and ${isOfAsked(question)}
      order by notice.published_date desc, notice.id desc limit ${most + 1}::int4
    ) as latest
    cross join lateral (
      select account.id, account.account_legal_name from account
      where account.account_register_identification2 = latest.siren and ${isAsked(question)}
      order by account.id limit 1
    ) as client
    order by latest.published_date desc, latest.id desc`.execute(db)
  return { notices: rows.slice(0, most), isCut: rows.length > most }
}

/** The chosen client, if they match. */
export async function readClient(
  db: Database | Tx,
  question: RegisterQuestion,
): Promise<{ id: number; name: string } | null> {
  if (question.client === undefined) return null
  const { rows } = await sql<{ id: number; name: string }>`
    select account.id, account.account_legal_name as name from account where ${isAsked(question)}`.execute(db)
  return rows[0] ?? null
}

/** The first and the last month of all announcements; null without any. */
export async function readNoticeMonths(
  db: Database | Tx,
): Promise<{ first: Month | null; last: Month | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select to_char(min(published_date), 'YYYY-MM') as first, to_char(max(published_date), 'YYYY-MM') as last
    from register_notice`.execute(db)
  return rows[0] ?? { first: null, last: null }
}
