import { compactIban, ibanFault } from '@parvis/accounting/bank/iban'

/** Prefix of the names of test companies and documents, wherever they are shown, exported or written. */
export const testMark = 'TEST –'

/** The name of a test company as everyone sees it. */
export const markedCompany = (name: string): string => `${testMark} ${name.trim()}`

/** The last name of a test person as everyone sees it. */
export const markedLastName = (name: string): string => `${name.trim()} (test)`

/** @source RFC 6761, sections 6.2 and 6.5: nobody owns these domains, so mail for a test person reaches nobody */
const reserved = /[@.](example|test)$/

/** Whether an email in lower case may belong to a test person: on a reserved domain, and not the firm's. */
export function isTestEmail(email: string, firmDomain: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const firm = firmDomain.toLowerCase()
  return reserved.test(email) && domain !== firm && !domain.endsWith(`.${firm}`)
}

/** Whether an IBAN is valid, in its stored form. */
export const isIban = (iban: string): boolean => compactIban(iban) === iban && ibanFault(iban) === undefined

/** The most faulty positions reported. */
const mostErrors = 100

/** The faulty positions of a list, for the errors of a problem. */
export function placesWhere<Item>(
  items: readonly Item[],
  isWrong: (item: Item, place: number) => boolean,
): number[] {
  return items.flatMap((item, place) => (isWrong(item, place) ? [place] : [])).slice(0, mostErrors)
}
