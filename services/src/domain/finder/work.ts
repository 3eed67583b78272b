import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import { anyOf, filteredList, yes, type WorkContribution } from '../work/contribution.ts'
import { isCommercial, waitsForMe } from './seen-sheets.ts'
import type { SheetStatus } from './rules.ts'

const list = '/app/egf/sheets'

const mayRead = ({ staff, scopes }: Person) => staff && scopes.has('Finder.Read')
const mayWrite = (person: Person) => mayRead(person) && person.scopes.has('Finder.Write')

const words = (id: Fragment) => sql`
  select coalesce(account_legal_name, engagement_code) as title,
    engagement_code || ' – ' || coalesce(nullif(sheet.title, ''), nullif(english_title, ''), engagement_description) as detail,
    engagement_code || ' – ' || coalesce(nullif(english_title, ''), nullif(sheet.title, ''), engagement_description) as english_detail
  from reference_sheet as sheet join engagement on engagement.id = sheet.engagement_id
  left join account on account.account_number = engagement_account_number
  where sheet.id = ${id}`

/** Sheets in some statuses that wait for a person, linking to the list filtered by "waits for me". */
const sheetsIn = (
  isFor: WorkContribution['isFor'],
  tables: readonly string[],
  ...statuses: SheetStatus[]
): WorkContribution => ({
  menuLink: list,
  tables,
  isFor,
  waiting: person => sql`
    select id, status_date as since, null::date as due from reference_sheet as sheet
    where status = any(${statuses}::text[]) and ${waitsForMe('sheet', person)}`,
  words,
  link: id => `${list}/${id}`,
  list: () => filteredList(list, { waiting: yes, status: anyOf(...statuses) }),
})

/** Sheets for the commercial team to validate or reject. */
export const sheetToValidate = sheetsIn(isCommercial, ['reference_sheet'], 'submitted')

/** Sheets for the engagement's manager to publish or reject. */
export const sheetToPublish = sheetsIn(
  mayRead,
  ['reference_sheet', 'engagement', 'on_boarding_substitute'],
  'validatedByCommercial',
)

/** A person's own sheets that were rejected and can be corrected. */
export const sheetToCorrect = sheetsIn(
  mayWrite,
  ['reference_sheet'],
  'rejectedByCommercial',
  'rejectedByManager',
)
