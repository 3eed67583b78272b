import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { MailLanguage } from '../../mail/content.ts'
import { tellPeople } from '../notifications/tell-people.ts'
import { decisionLetter, type Happening, newsOf, type Told } from './letters.ts'
import type { LockedRequest } from './statements.ts'
import { today } from './seen-onboarding.ts'

export const toldOf = (request: LockedRequest, reason: string | null = null): Told => ({
  id: request.id,
  contactFirstName: request.contact_first_name,
  contactName: `${request.contact_first_name} ${request.contact_last_name}`,
  accountName: request.account_legal_name,
  engagementCode: request.engagement_code,
  offerName: request.offer_name,
  englishOfferName: request.english_offer_name,
  reason,
})

interface Reader {
  contactId: number
  email: string
  name: string
  language: MailLanguage
}

/** The staff involved in a request: its creator, its deciders or only its validator, and their substitutes today. */
async function readersOf(
  db: Database | Tx,
  request: LockedRequest,
  whom: 'validator' | 'deciders' | 'all',
): Promise<Reader[]> {
  const { email_validateur: validator, created_by: creator } = request
  const partner = whom === 'validator' ? null : request.partner_email
  const { rows } = await sql<Reader>`
    with asked as (
      select ${validator}::text as email union select ${partner}::text
      union select substitute_email from on_boarding_substitute
        where for_email in (${validator}::text, ${partner}::text) and ${today} between from_date and until_date
      union select ${creator}::text where ${whom === 'all'}::boolean
    )
    select contact.id as "contactId", asked.email, contact_full_name as name,
      coalesce(preference.language, 'fr') as language
    from asked join contact on lower(contact_email_office) = asked.email
    left join preference on preference.contact_id = contact.id
    where contact_type = 'Collaborateur' order by contact.id`.execute(db)
  return rows
}

export async function nameOf(db: Database | Tx, email: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select contact_full_name as name from contact
    where lower(contact_email_office) = ${email}::text`.execute(db)
  return rows[0]?.name ?? email
}

/**
 * Notifies people of the firm of an event of a request in the bell, and of decisions also by email.
 * @param by email in lower case of the person who did it and knows already; null for the services
 */
export async function tellOf(
  db: Database | Tx,
  request: LockedRequest,
  what: Happening,
  by: string | null,
  reason: string | null = null,
): Promise<void> {
  const whom = what === 'toDecide' || what === 'corrected' ? 'deciders' : 'all'
  await tellReaders(db, await readersOf(db, request, whom), toldOf(request, reason), what, by)
}

/** Notifies a validator named after the request was made, and their substitutes. The partner knows already. */
export async function tellValidator(db: Database | Tx, request: LockedRequest, by: string): Promise<void> {
  await tellReaders(db, await readersOf(db, request, 'validator'), toldOf(request), 'toDecide', by)
}

async function tellReaders(
  db: Database | Tx,
  readers: readonly Reader[],
  told: Told,
  what: Happening,
  by: string | null,
): Promise<void> {
  const { domain } = await db.selectFrom('firm').select('domain').executeTakeFirstOrThrow()
  const author = { by: by ?? `portal@${domain}`, firmDomain: domain }
  await tellPeople(
    db,
    readers.map(({ contactId }) => contactId),
    newsOf(what, told),
    author,
  )
  if (by === null || (what !== 'validated' && what !== 'rejected')) return
  const decidedBy = await nameOf(db, by)
  for (const { email, name, language } of readers.filter(each => each.email !== by))
    await queueMail(db, {
      to: { email, name },
      language,
      kind: 'onboarding-decision',
      content: decisionLetter(language, what, told, decidedBy),
      about: { entity: 'OnBoardingRequest', id: told.id },
    })
}
