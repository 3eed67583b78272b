import { compactIban, ibanFault } from '@parvis/accounting/bank/iban'

/** Stands before the names of test companies and documents, wherever they are shown, exported or written. */
export const testMark = 'TEST –'

/** The name of a test company as everybody reads it. */
export const markedCompany = (name: string): string => `${testMark} ${name.trim()}`

/** The last name of a test person as everybody reads it. */
export const markedLastName = (name: string): string => `${name.trim()} (test)`

/** @source RFC 6761, sections 6.2 and 6.5: nobody has these domains, so that no mail for a test person reaches anybody */
const reserved = /[@.](example|test)$/

/** Whether an e-mail in lower case may be a test person's: of nobody, and not of the firm. */
export function isTestEmail(email: string, firmDomain: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const firm = firmDomain.toLowerCase()
  return reserved.test(email) && domain !== firm && !domain.endsWith(`.${firm}`)
}

/** Whether an IBAN is one, as it is kept. */
export const isIban = (iban: string): boolean => compactIban(iban) === iban && ibanFault(iban) === undefined

/** Where an IBAN is wrong in a list, at most so many places. */
const mostErrors = 100

/** The places of a list in which something is wrong, for the errors of a problem. */
export function placesWhere<Item>(
  items: readonly Item[],
  isWrong: (item: Item, place: number) => boolean,
): number[] {
  return items.flatMap((item, place) => (isWrong(item, place) ? [place] : [])).slice(0, mostErrors)
}
