import { type Selectable, sql } from 'kysely'
import { isStaffContact } from '../../../access/person.ts'
import type { ReminderRuleTable } from '../../../database/reminder-tables.ts'
import type { Database, Tx } from '../../../database/schema.ts'
import { mailboxOf } from '../../../mail/address.ts'
import type { Fragment } from '../../../odata/scope.ts'
import { today } from '../../onboarding/seen-onboarding.ts'
import { dayInFrance } from '../../planning/working-days.ts'
import type { Language, Period, Recipient, ReminderState, Skip, WaitingSheet } from './plan.ts'
import { sentKey } from './plan.ts'
import { englishRoleName } from '../../roles/fields.ts'

export type RuleRow = Selectable<ReminderRuleTable> & {
  role_name: string | null
  english_role_name: string | null
  modified_by_name: string | null
}

/** The most members a role may have to be reminded. */
export const largestRole = 100

const isSmall = sql<boolean>`(select count(*) from (
  select from role_member where role_member.roles_id = role.id limit ${largestRole + 1}::int4) as members) <= ${largestRole}::int4`

export async function readRules(db: Database | Tx, id?: number): Promise<RuleRow[]> {
  return db
    .selectFrom('reminder_rule as rule')
    .selectAll('rule')
    .select([
      sql<string | null>`(select role_function_description from role where role.id = rule.role_id)`.as(
        'role_name',
      ),
      sql<string | null>`(select ${englishRoleName('role')} from role where role.id = rule.role_id)`.as(
        'english_role_name',
      ),
      sql<
        string | null
      >`(select contact_full_name from contact where lower(contact_email_office) = rule.modified_by)`.as(
        'modified_by_name',
      ),
    ])
    .$if(id !== undefined, query => query.where('rule.id', '=', id ?? 0))
    .orderBy('rule.id')
    .execute()
}

/** A rule, locked until the transaction ends. */
export async function lockRule(db: Database | Tx, id: number): Promise<{ version: number } | undefined> {
  return db.selectFrom('reminder_rule').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The properties of a rule that can be changed, named as in the contract. */
export type RuleValues = Pick<
  Selectable<ReminderRuleTable>,
  | 'is_on'
  | 'ranges'
  | 'repeat_every'
  | 'recipients'
  | 'role_id'
  | 'hour'
  | 'weekdays'
  | 'subject'
  | 'english_subject'
  | 'body'
  | 'english_body'
>

/** @param changedBy email in lower case */
export async function updateRule(
  db: Database | Tx,
  id: number,
  changedBy: string,
  values: RuleValues,
): Promise<void> {
  await db
    .updateTable('reminder_rule')
    .set({
      ...values,
      modified_by: changedBy,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** The roles that can be reminded, sorted by name. */
export async function listRoles(
  db: Database | Tx,
  id?: number,
): Promise<{ id: number; name: string; englishName: string | null; people: number }[]> {
  return db
    .selectFrom('role')
    .select([
      'role.id',
      'role_function_description as name',
      'english_name as englishName',
      sql<number>`(select count(distinct users_id)::int4 from role_member where roles_id = role.id)`.as(
        'people',
      ),
    ])
    .where(isSmall)
    .$if(id !== undefined, query => query.where('role.id', '=', id ?? 0))
    .orderBy(sql`odata_fold(role_function_description)`)
    .orderBy('role.id')
    .execute()
}

/** A waiting sheet, with the values that a message shows of it. */
export interface Waiting extends WaitingSheet {
  /** The moment since which it waits. */
  sinceDate: Date
  title: string
  englishTitle: string
  client: string
  engagement: string
  /** The first person it waits for. */
  decider: Recipient | undefined
}

/** The recipients that a rule defines. */
export type Addressed = Pick<RuleRow, 'recipients' | 'role_id'>

interface WaitingRow {
  id: number
  status: ReminderState
  status_date: Date
  title: string
  english_title: string
  client: string
  engagement: string
  author: string
  manager: string | null
  partner: string | null
  sent: { rangeDay: number; recipient: string }[]
}

/**
 * The waiting sheets, with the people whom the rule of their state reminds.
 * @param addressed by state; sheets in other states are left out
 * @param sheetId only this one
 */
export async function readWaiting(
  db: Database | Tx,
  addressed: Readonly<Partial<Record<ReminderState, Addressed>>>,
  firmDomain: string,
  sheetId?: number,
): Promise<Waiting[]> {
  const { rows } = await sql<WaitingRow>`
    select sheet.id, sheet.status, sheet.status_date, sheet.title, sheet.english_title,
      coalesce(account_legal_name, '') as client, engagement_code as engagement, sheet.created_by as author,
      nullif(lower(engagement_manager_email), '') as manager, nullif(lower(engagement_partner_email), '') as partner,
      coalesce((
        select json_agg(json_build_object('rangeDay', entry.range_day, 'recipient', entry.recipient))
        from reminder_log_entry as entry
        where entry.sheet_id = sheet.id and entry.state = sheet.status and entry.since = sheet.status_date
      ), '[]'::json) as sent
    from reference_sheet as sheet
    join engagement on engagement.id = sheet.engagement_id
    left join account on account_number = engagement_account_number
    where sheet.status = any(${Object.keys(addressed)}::text[])
      and (${sheetId ?? null}::int4 is null or sheet.id = ${sheetId ?? null}::int4)
    order by sheet.status_date, sheet.id`.execute(db)
  const team = await emailsOf(
    db,
    sql`select user_email as email from user_scope where scope_name = 'Finder.Validate'`,
    firmDomain,
  )
  const members = new Map<number, readonly string[]>()
  for (const { role_id: id } of Object.values(addressed))
    if (id !== null && !members.has(id))
      members.set(
        id,
        await emailsOf(
          db,
          sql`select user_email as email from role_member join app_user on app_user.id = users_id where roles_id = ${id}::int4`,
          firmDomain,
        ),
      )
  const substitutes = await readSubstitutes(db)
  const addresses = rows.map(row => {
    const rule = addressed[row.status] ?? { recipients: [], role_id: null }
    const deciders = decidersOf(row, team)
    const chosen = rule.recipients.flatMap(kind => {
      if (kind === 'author') return [row.author]
      return kind === 'decider' ? deciders : substitutesOf(row, deciders)
    })
    const role = rule.role_id === null ? [] : (members.get(rule.role_id) ?? [])
    const emails = [...new Set([...chosen, ...role])]
    const named = rule.recipients.includes('substitute')
      ? namedOf(row, deciders, substitutes).filter(({ email }) => !emails.includes(email))
      : []
    return { row, deciders, emails, named }
  })
  const people = await readPeople(
    db,
    addresses.flatMap(({ deciders, emails, named }) => [
      ...deciders,
      ...emails,
      ...named.map(({ email }) => email),
    ]),
    firmDomain,
  )
  const personOf = (email: string) => people.get(email) ?? unknown(email)
  return addresses.map(({ row, deciders, emails, named }) => ({
    id: row.id,
    state: row.status,
    since: dayInFrance(row.status_date),
    sinceDate: row.status_date,
    title: row.title,
    englishTitle: row.english_title,
    client: row.client,
    engagement: row.engagement,
    sent: new Set(row.sent.map(({ rangeDay, recipient }) => sentKey(rangeDay, recipient))),
    recipients: [
      ...emails.map(personOf),
      ...named.map(({ email, decider, periods }) => ({
        ...personOf(email),
        standsIn: { for: personOf(decider).name ?? decider, periods },
      })),
    ],
    decider: deciders.map(personOf)[0],
  }))
}

const unknown = (email: string): Recipient => ({
  email,
  name: null,
  language: 'fr',
  skip: 'left',
  standsIn: null,
})

/** The people a sheet waits for: `isWaitingForMe` of the contract, computed for everyone. */
function decidersOf({ status, author, manager, partner }: WaitingRow, team: readonly string[]): string[] {
  if (status === 'submitted') return [...team]
  const decider = status === 'validatedByCommercial' ? (manager ?? partner) : author
  return decider === null ? [] : [decider]
}

/** The people who may always decide in their place. */
function substitutesOf({ status, manager, partner }: WaitingRow, deciders: readonly string[]): string[] {
  if (status === 'submitted') return []
  return [manager, partner].filter(email => email !== null).filter(email => !deciders.includes(email))
}

/** A person named to decide in another's place during some periods. */
interface Named {
  email: string
  decider: string
  periods: Period[]
}

/** The current and future substitutes that people have named. */
async function readSubstitutes(db: Database | Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select substitute_email as email, for_email as decider,
      json_agg(json_build_object('from', from_date::text, 'until', until_date::text) order by from_date) as periods
    from on_boarding_substitute where until_date >= ${today} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** The substitutes of a sheet's deciders, where its engagement decides it; nobody stands in on their own sheet. */
function namedOf(
  { status, author }: WaitingRow,
  deciders: readonly string[],
  all: readonly Named[],
): Named[] {
  if (status !== 'validatedByCommercial') return []
  return all.filter(({ email, decider }) => deciders.includes(decider) && email !== author)
}

/** The members of staff among some people, ordered by address. A role never leads to reminders for clients. */
async function emailsOf(db: Database | Tx, some: Fragment, firmDomain: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from (${some}) as someone
    left join contact on lower(contact_email_office) = lower(email)
    where contact.id is null or ${isStaffContact('contact', firmDomain)}
    order by 1 limit ${largestRole}::int4`.execute(db)
  return rows.map(({ email }) => email)
}

/** People by address, with any reason why they cannot be emailed. */
async function readPeople(
  db: Database | Tx,
  emails: readonly string[],
  firmDomain: string,
): Promise<Map<string, Recipient>> {
  const { rows } = await sql<{
    email: string
    name: string
    language: Language | null
    is_staff: boolean
    is_user: boolean
  }>`
    select lower(contact_email_office) as email, contact_full_name as name, preference.language,
      ${isStaffContact('contact', firmDomain)} as is_staff,
      exists (select from app_user where user_email = lower(contact_email_office)) as is_user
    from contact left join preference on preference.contact_id = contact.id
    where lower(contact_email_office) = any(${[...new Set(emails)]}::text[])`.execute(db)
  return new Map(
    rows.map(({ email, name, language, is_staff: isStaff, is_user: isUser }) => {
      // People without a language preference are written to in French.
      return [
        email,
        { email, name, language: language ?? 'fr', skip: skipOf(email, isStaff, isUser), standsIn: null },
      ]
    }),
  )
}

function skipOf(email: string, isStaff: boolean, isUser: boolean): Skip | null {
  if (!isStaff) return 'client'
  if (!isUser) return 'left'
  return mailboxOf(email) === undefined ? 'address' : null
}

/** The number of sheets in each state. */
export async function countWaiting(db: Database | Tx): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reference_sheet')
    .select(['status', sql<number>`count(*)::int4`.as('sheets')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, sheets }) => [status, sheets]))
}
