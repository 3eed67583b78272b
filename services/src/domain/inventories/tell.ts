import type { Database, Tx } from '../../database/schema.ts'
import { contactsOfStaff, firmDomainOf } from '../notifications/staff-contacts.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'
import type { TakeRow } from './statements.ts'
import { sheetOf } from './work.ts'

async function tell(
  db: Database | Tx,
  emails: readonly string[],
  news: Omit<News, 'severity'>,
  by: string,
): Promise<void> {
  const people = await contactsOfStaff(db, emails)
  await tellPeople(db, people, { ...news, severity: 'info' }, { by, firmDomain: await firmDomainOf(db) })
}

async function clientOf(db: Database | Tx, { account_id: accountId }: TakeRow): Promise<string> {
  const { name } = await db
    .selectFrom('account')
    .select('account_legal_name as name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return name
}

/** Notifies people that they are asked to count in a stock-take. @param emails in lower case; each is notified once */
export async function tellCounters(
  db: Database | Tx,
  take: TakeRow,
  emails: readonly string[],
  by: string,
): Promise<void> {
  if (emails.length === 0) return
  const client = await clientOf(db, take)
  const news = {
    title: 'Stock à compter',
    englishTitle: 'Stock to count',
    text: `Vous comptez dans l’inventaire « ${take.name} » de ${client}. Ouvrez la fiche de comptage.`,
    englishText: `You count in the stock-take “${take.name}” of ${client}. Open the count sheet.`,
    link: sheetOf(take.id),
  }
  await tell(db, emails, news, by)
}

/** Notifies a person that they are asked to recount an article. @param email in lower case */
export async function tellRecounter(
  db: Database | Tx,
  take: TakeRow,
  { article, email, by }: { article: string; email: string; by: string },
): Promise<void> {
  const client = await clientOf(db, take)
  const news = {
    title: 'Article à recompter',
    englishTitle: 'Article to recount',
    text: `« ${article} » est à recompter dans l’inventaire « ${take.name} » de ${client}.`,
    englishText: `“${article}” is to be recounted in the stock-take “${take.name}” of ${client}.`,
    link: sheetOf(take.id),
  }
  await tell(db, [email], news, by)
}
