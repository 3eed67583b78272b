import { type Kysely, sql } from 'kysely'
import { createAccounts } from '../../identity/accounts.ts'
import { identityDatabase } from '../../identity/schema.ts'
import type { Schema } from '../schema.ts'
import { writeAccessRequests } from './access-requests.ts'
import { makeApiConsumers } from './api-consumers.ts'
import { writeClientRelations } from './client-relations.ts'
import {
  accountRows,
  contactRows,
  type DemoContact,
  type DemoSize,
  demoSizes,
  isUser,
  makeAccounts,
  makeContacts,
  userRows,
} from './entities.ts'
import { administratorRole, clientRole, writeFoundation } from './foundation.ts'
import { writeFees } from './fees.ts'
import { writeFirmApplications } from './firm-applications.ts'
import { groupCount, writeGroups } from './groups.ts'
import { continueIds, withoutIndexes } from './insert.ts'
import { makeNotifications } from './notifications.ts'
import { type DemoRole, demoPassword, demoPeople } from './people.ts'
import { makeProjects } from './report-projects.ts'
import { noticeRows } from './register.ts'
import { writeOnboardingHistory } from './onboarding.ts'
import { makePlanning } from './planning.ts'
import { writeSearchText } from '../../domain/planning/statements.ts'
import { accessRows, layoutRows, makeLibrary, readByClients, readingRows, reportRows } from './reports.ts'
import { publicationRows } from './publications.ts'
import { addCommercialTeam, commercialRole } from '../migrations/0080-finder.ts'
import { addEnglishNames } from '../migrations/0184-english-names.ts'
import { addReminderScope } from '../migrations/0086-reminders.ts'
import { makeReferences } from './references.ts'
import { makeReportTemplates } from './report-templates.ts'
import { makeRoles } from './roles.ts'
import { writeAuditFolders } from './audit-folders.ts'
import { writeStockTakes } from './stock-takes.ts'
import { writeStatementQuestions } from './statement-questions.ts'
import { writeStatements } from './statements.ts'
import { acceptanceRow, termsRow } from './terms.ts'
import { makeEngagements, offerRows, requestRows } from './work.ts'
import { createWorkingMoment, endWorkingMoment, insertWork } from './working-hours.ts'

/** Receives progress messages, one short sentence at a time. */
export type Progress = (sentence: string) => void

const createdDate = '2026-01-05T08:00:00.000Z'

/** The basic roles of each demo person. */
const roleOf: Partial<Record<DemoRole, readonly string[]>> = {
  administrator: [administratorRole, 'Collaborateurs'],
  staff: ['Collaborateurs'],
  partner: ['Collaborateurs', 'Associés responsables de mission'],
  manager: ['Collaborateurs', 'Managers'],
  client: ['Clients'],
  'new-client': ['Clients'],
}

/**
 * Fills an empty database with demo data; a database with contacts is left as it is. The same size always gives the
 * same data, except for the salts of the passwords and for the dates of notifications and API calls, which are relative
 * to `now`. Everything is written in one transaction: an interrupted start begins again from scratch, and if two
 * processes start at once, the second waits and finds the work done.
 * @returns whether it wrote anything
 */
export async function seedDemo(
  db: Kysely<Schema>,
  size: 'small' | 'large',
  log: Progress,
  now = new Date(),
): Promise<boolean> {
  const written = await db.transaction().execute(async tx => {
    // An arbitrary lock number that nothing else uses.
    await sql`select pg_advisory_xact_lock(7279001)`.execute(tx)
    // Building indexes and totals over many rows takes time, and less of it with more memory.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
    await sql`set local work_mem = '64MB'`.execute(tx)
    const found = await tx.selectFrom('contact').select('id').limit(1).executeTakeFirst()
    if (found) return false
    await withoutIndexes(tx, filled, () => writeAll(tx, demoSizes[size], log, now))
    return true
  })
  await createAccounts(
    identityDatabase(db),
    demoPeople.map(({ email, firstName, lastName }) => ({
      email,
      name: `${firstName} ${lastName}`,
      password: demoPassword,
      demo: true,
    })),
  )
  // Without statistics, the planner uses the wrong index on a table that was empty a moment ago; and index-only scans
  // need rows that a vacuum has seen.
  if (written) for (const table of filled) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return written
}

const filled = [
  'account',
  'contact',
  'app_user',
  'engagement',
  'engagement_fee',
  'finder_bucket',
  'finder_entry',
  'finder_partner',
  'finder_word',
  'fee_total',
  'on_boarding_request',
  'on_boarding_step',
  'register_notice',
  'planning_contact',
  'planning_request',
  'planning_step',
  'reference_sheet',
  'reference_sheet_member',
  'reference_sheet_step',
  'report',
  'report_access',
  'report_folder',
  'report_layout',
  'role',
  'role_calculated_user',
  'role_scope',
  'role_size',
  'role_static_user',
  'terms_acceptance',
  'user_fact',
  'user_kind',
] as const

async function writeAll(tx: Kysely<Schema>, size: DemoSize, log: Progress, now: Date): Promise<void> {
  await createWorkingMoment(tx)
  const foundation = await writeFoundation(tx, 'admin@parvis.example', createdDate)
  const accounts = makeAccounts(size)
  const contacts = makeContacts(size, accounts)
  const { engagements, rows } = makeEngagements(size, accounts, contacts)
  const report = (count: number, what: string) => log(`Demo data: ${count.toLocaleString('en')} ${what}.`)

  report(await insertWork(tx, 'account', accountRows(accounts)), 'accounts')
  report(await insertWork(tx, 'contact', contactRows(contacts)), 'contacts')
  const users = [...userRows(size, contacts)]
  report(await insertWork(tx, 'app_user', users), 'users')
  const members = demoMembers(size, contacts, foundation.roles)
  await insertWork(tx, 'role_static_user', members)
  const staff = contacts.filter(contact => !contact.account).map(contact => contact.id)
  const firstGroup = foundation.roles.size + 1
  const made = makeRoles(size, firstGroup + groupCount, staff, foundation.scopes)
  await insertWork(tx, 'role', made.roles)
  await insertWork(tx, 'role_scope', made.scopes)
  await insertWork(tx, 'role_static_user', made.members)
  // Last, so that their members are calculated only once.
  await writeGroups(tx, firstGroup, createdDate)
  report(foundation.roles.size + groupCount + made.roles.length, 'roles')
  await insertWork(tx, 'offer', offerRows())
  report(await insertWork(tx, 'engagement', rows), 'engagements')
  await writeFees(tx)
  await writeClientRelations(tx)
  report(await insertWork(tx, 'register_notice', noticeRows(accounts)), 'notices of the public register')
  report(
    await insertWork(tx, 'on_boarding_request', requestRows(size, engagements, contacts)),
    'onboarding requests',
  )
  await writeOnboardingHistory(tx, now)
  const library = makeLibrary(size, accounts)
  await insertWork(tx, 'report_folder', library.folders)
  report(await insertWork(tx, 'report', reportRows(library.sketches)), 'reports')
  const ofClients = readByClients(accessRows(library.sketches, contacts, foundation.roles), contacts)
  await insertWork(tx, 'report_layout', layoutRows(reportRows(library.sketches), ofClients))
  await insertWork(tx, 'report_access', accessRows(library.sketches, contacts, foundation.roles))
  await insertWork(tx, 'report_reading', readingRows(contacts))
  const grouped = makeProjects(library)
  await insertWork(tx, 'report_project', grouped.projects)
  await insertWork(tx, 'report_of_project', grouped.reports)
  const planning = makePlanning(size, rows, contacts)
  report(await insertWork(tx, 'planning_request', planning.requests), 'requests for reports')
  await insertWork(tx, 'planning_contact', planning.team)
  await insertWork(tx, 'planning_step', planning.steps)
  await writeSearchText(tx)
  await insertWork(tx, 'publication', publicationRows(planning.requests, engagements, library))
  const references = makeReferences(size, engagements, contacts)
  report(await insertWork(tx, 'reference_sheet', references.sheets), 'reference sheets')
  await insertWork(tx, 'reference_sheet_member', references.members)
  await insertWork(tx, 'reference_sheet_step', references.steps)
  report(await writeStatements(tx), 'years of financial statements')
  report(await writeAuditFolders(tx, now), 'audit folders')
  report(await writeStockTakes(tx, now), 'stock-takes')
  report(await writeStatementQuestions(tx), 'questions about financial statements')
  const templates = makeReportTemplates()
  await insertWork(tx, 'report_template', templates.templates)
  await insertWork(tx, 'report_template_version', templates.versions)
  await insertWork(tx, 'report_template_use', templates.uses)
  await insertWork(tx, 'terms', [termsRow])
  await insertWork(tx, 'terms_acceptance', [acceptanceRow])
  const notifications = makeNotifications(now, {
    roles: foundation.roles,
    accounts: new Map(accounts.map(account => [account.number, account.id])),
    contacts: new Map(contacts.map(contact => [contact.email, contact.id])),
  })
  await insertWork(tx, 'notification', notifications.notifications)
  await insertWork(tx, 'notification_target', notifications.targets)
  await insertWork(tx, 'notification_reader', notifications.readers)
  await insertWork(tx, 'notification_read', notifications.reads)
  const programs = makeApiConsumers(now, new Map(contacts.map(contact => [contact.email, contact.id])))
  await insertWork(tx, 'api_consumer', programs.consumers)
  await insertWork(tx, 'api_key', programs.keys)
  await insertWork(tx, 'api_quota', programs.quotas)
  await insertWork(tx, 'api_usage', programs.usages)
  await continueIds(tx, [
    'account',
    'contact',
    'app_user',
    'role',
    'offer',
    'engagement',
    'on_boarding_request',
    'planning_request',
    'notification',
    'report',
    'report_folder',
    'report_project',
    'register_notice',
    'publication',
    'reference_sheet',
    'report_template',
    'report_template_version',
    'api_consumer',
    'api_key',
  ])
  // After all other roles, so that their keys do not change.
  await addCommercialTeam(tx, createdDate)
  await addReminderScope(tx)
  await addEnglishNames(tx)
  await writeFirmApplications(tx, 'admin@parvis.example')
  await writeAccessRequests(tx, contacts, now)
  await endWorkingMoment(tx)
  await tx
    .insertInto('role_static_user')
    .columns(['roles_id', 'users_id'])
    .expression(db =>
      db
        .selectFrom('role')
        .innerJoin('app_user', join => join.on('user_email', '=', 'admin@parvis.example'))
        .select(['role.id', 'app_user.id as user_id'])
        .where('role_function_description', '=', commercialRole),
    )
    .execute()
}

/** The basic roles of the demo people; everybody else gets the role of staff or of clients. */
function demoMembers(size: DemoSize, contacts: readonly DemoContact[], roles: ReadonlyMap<string, number>) {
  const people = new Map(demoPeople.map(person => [person.email, person]))
  return contacts.flatMap(contact => {
    const { id, email, account } = contact
    const person = people.get(email)
    const others = isUser(size, contact) ? [account ? clientRole : 'Collaborateurs'] : []
    const names = person ? (roleOf[person.role] ?? []) : others
    return names.map(name => ({ roles_id: roles.get(name) ?? null, users_id: id }))
  })
}
