import { sql } from 'kysely'
import { isStaff, isStaffContact } from '../../access/person.ts'
import { readersOf, readGrantsOf, withAdministrators } from './grants.ts'
import { isReadable, isReadableOfMany, reasons } from './readers.ts'
import { holdsScope } from '../../access/scope-holders.ts'
import {
  type Call,
  etagOf,
  type Handler,
  type KeyCall,
  type Refuses,
  type SomeHandlers,
} from '../../server/call.ts'
import { isWhole, readList, withField } from '../../server/list.ts'
import { lockRights } from '../rights-lock.ts'
import { matchVersion } from '../version.ts'
import {
  type AccessList,
  accessLists,
  contactsOfOthers,
  countAccessChange,
  readAccessChoices,
  readGrants,
  unknownItems,
  writeGrants,
} from './access-statements.ts'
import { lockClient } from './folder-statements.ts'
import { countReadersOf, previewReaders } from './reader-statements.ts'
import { type KnownReport, readReport } from './report-statements.ts'

/** The report of the path. @throws ProblemError not-found */
async function findReport(call: KeyCall & Refuses<'not-found'>): Promise<KnownReport> {
  const report = await readReport(call.db, call.path.id)
  if (!report || report.isDeleted) throw call.problem('not-found')
  return report
}

async function answer(call: Call, report: Pick<KnownReport, 'id' | 'accountId' | 'version'>) {
  const { id, version } = report
  const etag = etagOf(version)
  const body = {
    '@odata.etag': etag,
    id,
    grants: await readGrants(call.db, id),
    readerCount: await countReadersOf(call.db, report, call.services.settings.firmDomain),
  }
  return { body, headers: { etag } }
}

const getReportAccess: Handler<'getReportAccess'> = async call => answer(call, await findReport(call))

const names = Object.keys(accessLists) as AccessList[]

const updateReportAccess: Handler<'updateReportAccess'> = async call => {
  const { accountId } = await findReport(call)
  await lockClient(call.db, accountId)
  const report = await findReport(call)
  matchVersion(call, report.version)
  const patch = call.body
  // Wait for a concurrent deletion of a role, so that it either still exists or is unknown.
  if (patch.customerRoleIds?.length || patch.staffRoleIds?.length) await lockRights(call.db)
  const lists = names.flatMap(list => (patch[list] ? [{ list, items: patch[list] }] : []))
  const wrong = async (find: (list: AccessList, items: (number | string)[]) => Promise<number[]>) => {
    const found = []
    for (const { list, items } of lists)
      for (const at of await find(list, items)) found.push(`/${list}/${at}`)
    return found
  }
  const unknown = await wrong((list, items) => unknownItems(call.db, report.id, list, items))
  if (unknown.length > 0)
    throw call.problem('report-access-unknown', {
      errors: unknown.map(pointer => ({ pointer, code: 'unknown-name' })),
    })
  const { firmDomain } = call.services.settings
  const others = await contactsOfOthers(call.db, accountId, patch.contactIds ?? [], firmDomain)
  if (others.length > 0)
    throw call.problem('report-access-contact-of-another-client', {
      errors: others.map(at => ({ pointer: `/contactIds/${at}`, code: 'value-not-allowed' })),
    })
  for (const { list, items } of lists) await writeGrants(call.db, report.id, list, items)
  await countAccessChange(call.db, report.id)
  return answer(call, { ...report, version: report.version + 1 })
}

const previewReportAccess: Handler<'previewReportAccess'> = async call => {
  const { accountId } = await findReport(call)
  const { firmDomain } = call.services.settings
  return { body: await previewReaders(call.db, { accountId, ...call.body }, firmDomain) }
}

const listReportReaders: Handler<'listReportReaders'> = async call => {
  const report = await findReport(call)
  const { firmDomain } = call.services.settings
  const given = { id: sql`(${report.id}::int4)`, accountId: sql`${report.accountId}::int4` }
  const fields = [
    {
      name: 'isStaff',
      type: 'boolean',
      filterable: true,
      expression: (alias: string) => isStaffContact(alias, firmDomain),
    },
    {
      name: 'canOpen',
      type: 'boolean',
      filterable: true,
      expression: (alias: string) =>
        holdsScope(sql`lower(${sql.id(alias, 'contact_email_office')})`, 'Reports.Read'),
    },
    {
      name: 'reasons',
      type: 'json',
      filterable: false,
      expression: (alias: string) => reasons(alias, given, firmDomain),
    },
  ] as const
  const known = fields.reduce((asked, field) => withField(asked, 'ReportReader', field), call)
  const grants = await readGrantsOf(call.db, report.accountId, given.id)
  const readers = readersOf(await withAdministrators(call.db, grants), firmDomain)
  return readList(known, { rows: (_entity, alias) => sql`${sql.id(alias, 'id')} in ${readers}` })
}

const listReportsOfContact: Handler<'listReportsOfContact'> = async call => {
  const { firmDomain } = call.services.settings
  const contact = await call.db
    .selectFrom('contact')
    .select(['id', 'account_id', 'contact_email_office', 'contact_type'])
    .where('id', '=', call.path.id)
    .executeTakeFirst()
  if (!contact) throw call.problem('not-found')
  const reader = {
    contactId: contact.id,
    accountId: contact.account_id,
    email: contact.contact_email_office.toLowerCase(),
    isStaff: isStaff(contact.contact_type, contact.contact_email_office, firmDomain),
  }
  const known = withField(call, 'ContactReport', {
    name: 'reasons',
    type: 'json',
    filterable: false,
    expression: alias =>
      sql`(select ${reasons('reader', { id: sql.id(alias, 'id'), accountId: sql.id(alias, 'account_id') }, firmDomain)}
        from contact as reader where reader.id = ${contact.id}::int4)`,
  })
  const large = isWhole(call) ? { pageRule: (alias: string) => isReadableOfMany(alias, reader) } : {}
  return readList(known, { rows: (_entity, alias) => isReadable(alias, reader), ...large })
}

const getReportAccessChoices: Handler<'getReportAccessChoices'> = async call => ({
  body: await readAccessChoices(call.db, call.services.settings.firmDomain),
})

/** Access to reports, for people who administer them. */
export const accessHandlers = {
  getReportAccess,
  getReportAccessChoices,
  listReportReaders,
  listReportsOfContact,
  previewReportAccess,
  updateReportAccess,
} satisfies SomeHandlers
