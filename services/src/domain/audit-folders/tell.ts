import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { contactsOfStaff, firmDomainOf } from '../notifications/staff-contacts.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'
import { authorsOf, type FolderRow, type RequestRow } from './statements.ts'

const list = '/app/fschecker/audit-folders'

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

/** The subject of a comment: a document request, a check, or the folder where both are null. */
interface Commented {
  requestId: number | null
  checkId: number | null
}

/** The place in the page where a comment is shown next to its subject. */
function placeOf({ requestId, checkId }: Commented): string {
  if (requestId !== null) return `request=${requestId}`
  return checkId === null ? 'tab=comments' : `tab=checks&check=${checkId}`
}

/** Notifies the people mentioned in a comment. */
export async function tellMentioned(
  db: Database | Tx,
  { id }: FolderRow,
  about: Commented,
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
    link: `${list}/${id}?${placeOf(about)}`,
  }
  await tell(db, contactIds, news, by)
}

/** Notifies the creator of a folder that a document was handed in, by whomever. */
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
    text: `« ${title} » a été remis pour ${client}, exercice ${year}.`,
    englishText: `“${title}” was handed in for ${client}, year ${year}.`,
    severity: 'info',
    link: `${list}/${folder.id}?request=${requestId}`,
  }
  await tell(db, await contactsOfStaff(db, [folder.created_by]), news, by)
}

/** Notifies the people of the client who are asked for documents, each once. */
export async function tellRequested(
  db: Database | Tx,
  folderId: number,
  contactIds: readonly number[],
  by: string,
): Promise<void> {
  if (contactIds.length === 0) return
  const { year } = await aboutOf(db, folderId)
  const news: News = {
    title: 'Vos auditeurs vous demandent des documents',
    englishTitle: 'Your auditors request documents',
    text: `Des documents de l’exercice ${year} vous sont demandés. Ouvrez la liste pour les remettre.`,
    englishText: `Documents of the year ${year} are requested of you. Open the list to hand them in.`,
    severity: 'info',
    link: list,
  }
  await tell(db, contactIds, news, by)
}

/**
 * The person asked for a document on the client's side, and the people of the client who handed one in even though
 * someone else was asked.
 */
async function concernedBy(db: Database | Tx, { id, contact_id: asked }: RequestRow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select contact.id from contact join audit_folder as folder on folder.account_id = contact.account_id
      join audit_request as request on request.folder_id = folder.id
    where request.id = ${id}::int4 and (contact.id = ${asked}::int4 or lower(contact_email_office) in (
      select created_by from audit_document where request_id = request.id and arrived_date is not null))
    order by contact.id`.execute(db)
  return rows.map(contact => contact.id)
}

/**
 * Notifies the client's side of the decision on a document it handed in.
 * @param request with the person who is asked now
 */
export async function tellDecided(
  db: Database | Tx,
  request: RequestRow,
  decision: 'accepted' | 'returned',
  by: string,
): Promise<void> {
  const { id, folder_id: folderId, title } = request
  const { year } = await aboutOf(db, folderId)
  const ofRequest = { link: `${list}?request=${id}` } as const
  const news: News =
    decision === 'accepted'
      ? {
          ...ofRequest,
          title: 'Document accepté',
          englishTitle: 'Document accepted',
          text: `« ${title} » pour ${year} est accepté. Vous n’avez plus rien à remettre pour cette demande.`,
          englishText: `“${title}” for ${year} was accepted. There is nothing more to hand in for this request.`,
          severity: 'success',
        }
      : {
          ...ofRequest,
          title: 'Document à compléter',
          englishTitle: 'Document to complete',
          text: `« ${title} » pour ${year} est à compléter. Ouvrez la demande pour voir pourquoi.`,
          englishText: `“${title}” for ${year} needs to be completed. Open the request to see why.`,
          severity: 'info',
        }
  await tell(db, await concernedBy(db, request), news, by)
}

/** Notifies the partner and the manager of an engagement that one of its folders waits for review. */
export async function tellReviewers(db: Database | Tx, folder: FolderRow, by: string): Promise<void> {
  const { client, year } = await aboutOf(db, folder.id)
  const { partner, manager } = await db
    .selectFrom('engagement')
    .select([
      sql<string | null>`lower(engagement_partner_email)`.as('partner'),
      sql<string | null>`lower(engagement_manager_email)`.as('manager'),
    ])
    .where('id', '=', folder.engagement_id)
    .executeTakeFirstOrThrow()
  const news: News = {
    title: 'Dossier d’audit à revoir',
    englishTitle: 'Audit folder to review',
    text: `Le dossier ${year} de ${client} est signé par son préparateur et attend sa revue.`,
    englishText: `The ${year} folder of ${client} was signed by its preparer and is waiting for its review.`,
    severity: 'info',
    link: `${list}/${folder.id}`,
  }
  const leaders = [partner, manager].filter(email => email !== null)
  const authors = await authorsOf(db, folder.id)
  const reviewers = leaders.filter(email => !authors.has(email))
  // If none of them may review it, they have to find someone who may.
  await tell(db, await contactsOfStaff(db, reviewers.length > 0 ? reviewers : leaders), news, by)
}

/** Notifies the preparer of what happened to a folder they signed. @param folder as it was before */
export async function tellPreparer(
  db: Database | Tx,
  folder: FolderRow,
  outcome: 'sealed' | 'sent-back',
  by: string,
): Promise<void> {
  if (folder.prepared_by === null) return
  const { client, year } = await aboutOf(db, folder.id)
  const ofFolder = { link: `${list}/${folder.id}` } as const
  const news: News =
    outcome === 'sealed'
      ? {
          ...ofFolder,
          title: 'Dossier d’audit scellé',
          englishTitle: 'Audit folder sealed',
          text: `Le dossier ${year} de ${client} a été revu et scellé.`,
          englishText: `The ${year} folder of ${client} was reviewed and sealed.`,
          severity: 'success',
        }
      : {
          ...ofFolder,
          title: 'Dossier d’audit renvoyé',
          englishTitle: 'Audit folder sent back',
          text: `Le dossier ${year} de ${client} vous a été renvoyé : il est de nouveau ouvert.`,
          englishText: `The ${year} folder of ${client} was sent back to you: it is open again.`,
          severity: 'info',
        }
  await tell(db, await contactsOfStaff(db, [folder.prepared_by]), news, by)
}
