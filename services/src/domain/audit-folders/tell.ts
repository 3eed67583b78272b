import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'
import type { FolderRow, RequestRow } from './statements.ts'

const list = '/app/fschecker/audit-folders'

async function firmDomainOf(db: Database | Tx): Promise<string> {
  const { domain } = await db.selectFrom('firm').select('domain').executeTakeFirstOrThrow()
  return domain
}

/** Contacts of people of the firm; who is none is left out. @param emails in lower case */
export async function contactsOfStaff(db: Database | Tx, emails: readonly string[]): Promise<number[]> {
  if (emails.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct on (lower(contact_email_office)) id from contact
    where lower(contact_email_office) = any(${[...emails]}::text[])
      and ${isStaffContact('contact', await firmDomainOf(db))}
    order by lower(contact_email_office), id`.execute(db)
  return rows.map(({ id }) => id)
}

interface About {
  client: string
  year: number
  title?: string
}

async function aboutOf(db: Database | Tx, folderId: number): Promise<About> {
  return db
    .selectFrom('audit_folder')
    .innerJoin('account', 'account.id', 'audit_folder.account_id')
    .select(['account_legal_name as client', 'year'])
    .where('audit_folder.id', '=', folderId)
    .executeTakeFirstOrThrow()
}

async function tell(db: Database | Tx, contactIds: readonly number[], news: News, by: string): Promise<void> {
  await tellPeople(db, contactIds, news, { by, firmDomain: await firmDomainOf(db) })
}

/** Tells the people who are mentioned in a comment. */
export async function tellMentioned(
  db: Database | Tx,
  { id }: FolderRow,
  contactIds: readonly number[],
  by: string,
): Promise<void> {
  if (contactIds.length === 0) return
  const { client, year } = await aboutOf(db, id)
  const news: News = {
    title: 'On vous mentionne dans un dossier d’audit',
    englishTitle: 'You were mentioned in an audit folder',
    text: `Un commentaire vous mentionne dans le dossier ${year} de ${client}.`,
    englishText: `A comment mentions you in the ${year} folder of ${client}.`,
    severity: 'info',
    link: `${list}/${id}?tab=comments`,
  }
  await tell(db, contactIds, news, by)
}

/** Tells whoever opened a folder that a document was handed in. */
export async function tellKeeper(
  db: Database | Tx,
  folder: FolderRow,
  requestId: number,
  by: string,
): Promise<void> {
  const { client, year } = await aboutOf(db, folder.id)
  const { title } = await db
    .selectFrom('audit_request')
    .select('title')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const news: News = {
    title: 'Document remis',
    englishTitle: 'Document handed in',
    text: `${client} a remis « ${title} » pour ${year}.`,
    englishText: `${client} handed in “${title}” for ${year}.`,
    severity: 'info',
    link: `${list}/${folder.id}`,
  }
  await tell(db, await contactsOfStaff(db, [folder.created_by]), news, by)
}

/** Tells whoever is asked for a document on the client's side that what was handed in was returned. */
export async function tellContact(
  db: Database | Tx,
  { contact_id: contactId, folder_id: folderId, title }: RequestRow,
  by: string,
): Promise<void> {
  if (contactId === null) return
  const { year } = await aboutOf(db, folderId)
  const news: News = {
    title: 'Document à compléter',
    englishTitle: 'Document to complete',
    text: `« ${title} » pour ${year} est à compléter. Ouvrez la demande pour voir pourquoi.`,
    englishText: `“${title}” for ${year} needs to be completed. Open the request to see why.`,
    severity: 'info',
    link: list,
  }
  await tell(db, [contactId], news, by)
}
