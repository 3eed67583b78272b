import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'

interface Told {
  id: number
  period_end: string
  account_id: number
  created_by: string
}

const year = (periodEnd: string) => periodEnd.slice(0, 4)

function newsOf(what: 'finished' | 'failed', { id, period_end: periodEnd }: Told, client: string): News {
  if (what === 'finished')
    return {
      title: 'États financiers prêts',
      englishTitle: 'Financial statements ready',
      text: `Les états financiers ${year(periodEnd)} de ${client} sont prêts.`,
      englishText: `The ${year(periodEnd)} financial statements of ${client} are ready.`,
      severity: 'success',
      link: `/app/eafautomate/dashboard/report/${id}`,
    }
  return {
    title: 'États financiers non établis',
    englishTitle: 'Financial statements not prepared',
    text: `Les états financiers ${year(periodEnd)} de ${client} n’ont pas pu être établis. Ouvrez la demande pour voir pourquoi.`,
    englishText: `The ${year(periodEnd)} financial statements of ${client} could not be prepared. Open the request to see why.`,
    severity: 'info',
    link: `/app/aefautomate/import?requestId=${id}`,
  }
}

/** Notifies the person who requested statements of the outcome, in the bell. */
export async function tellCreator(
  db: Database | Tx,
  request: Told,
  what: 'finished' | 'failed',
): Promise<void> {
  const { rows } = await sql<{ contactId: number }>`
    select id as "contactId" from contact where lower(contact_email_office) = ${request.created_by}::text`.execute(
    db,
  )
  const account = await db
    .selectFrom('account')
    .select('account_legal_name as name')
    .where('id', '=', request.account_id)
    .executeTakeFirstOrThrow()
  const { domain } = await db.selectFrom('firm').select('domain').executeTakeFirstOrThrow()
  await tellPeople(
    db,
    rows.map(({ contactId }) => contactId),
    newsOf(what, request, account.name),
    { by: `portal@${domain}`, firmDomain: domain },
  )
}
