import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import { anyOf, filteredList, yes, type WorkContribution } from '../work/contribution.ts'
import { isFolderWaitingFor, isRequestWaitingFor } from './waiting.ts'

const list = '/app/fschecker/audit-folders'

const ofFolder = sql`folder.year || ' – ' || engagement_description`

/** Folders in a status that wait for a person, linking to the list filtered by "waits for me". */
const foldersIn = (status: 'open' | 'prepared', since: Fragment, ...tables: string[]): WorkContribution => ({
  menuLink: list,
  tables: ['audit_folder', ...tables],
  isFor: ({ staff, scopes }: Person) => staff && scopes.has('Audit.Work'),
  waiting: person => sql`
    select id, ${since} as since, null::date as due from audit_folder as folder
    where status = ${status}::text and ${isFolderWaitingFor('folder', person)}`,
  words: id => sql`
    select account_legal_name as title, ${ofFolder} as detail, null::text as english_detail
    from audit_folder as folder join account on account.id = folder.account_id
    join engagement on engagement.id = folder.engagement_id where folder.id = ${id}`,
  link: id => `${list}/${id}`,
  list: () => filteredList(list, { waiting: yes, status: anyOf(status) }),
})

/** A person's own folders to which documents were handed in. */
export const auditFolderToAccept = foldersIn(
  'open',
  sql`(select min(submitted_date) from audit_request where folder_id = folder.id and audit_request.status = 'submitted')`,
  'audit_request',
)

/** Folders signed by their preparer, of engagements that the person leads. */
export const auditFolderToReview = foldersIn('prepared', sql`prepared_date`, 'engagement')

/** Documents requested from the person on the client's side. */
export const auditDocumentToHandIn: WorkContribution = {
  menuLink: list,
  tables: ['audit_folder', 'audit_request'],
  isFor: ({ staff, scopes }) => !staff && scopes.has('Audit.Submit'),
  waiting: person => sql`
    select id, modified_date as since, due_date as due from audit_request as request
    where ${isRequestWaitingFor('request', person)}`,
  words: id => sql`
    select title, ${ofFolder} as detail, null::text as english_detail
    from audit_request as request join audit_folder as folder on folder.id = request.folder_id
    join engagement on engagement.id = folder.engagement_id where request.id = ${id}`,
  link: id => `${list}?request=${id}`,
  list: () => filteredList(list, { waiting: yes }),
}
