import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import { filteredList, some, type WorkContribution } from '../work/contribution.ts'
import { isOnTime, linesToCount, linesToRecount } from './seen-sheets.ts'

const sheets = '/app/inventoryapp/EditeInventaireCP'

/** The link to a count sheet. */
export const sheetOf = (id: number): string => `${sheets}?id=${id}`

/**
 * Stock-takes with lines for a person, linking to the list of count sheets filtered by one of its columns.
 * @param lines query of a stock-take's lines for a person
 */
const takesWith = (
  column: string,
  lines: (alias: string, email: string) => Fragment,
  { since, due }: { since: (email: string) => Fragment; due: Fragment },
): WorkContribution => ({
  menuLink: sheets,
  tables: ['stock_take', 'stock_zone', 'stock_line'],
  isFor: ({ staff, scopes }) => staff && scopes.has('Inventory.Count'),
  waiting: ({ email }) => sql`
    select id, ${since(email)} as since, ${due} as due from stock_take as take
    where ${isOnTime('take')} and exists ${lines('take', email)}`,
  words: id => sql`
    select account_legal_name as title, take.name as detail, null::text as english_detail
    from stock_take as take join account on account.id = take.account_id where take.id = ${id}`,
  link: sheetOf,
  list: () => filteredList(sheets, { [column]: some }),
})

/** Stock-takes with places assigned to the person where lines are not counted yet. */
export const stockToCount = takesWith('toCount', linesToCount, {
  since: () => sql`frozen_date`,
  due: sql`count_date`,
})

/** Stock-takes with lines that the person is asked to recount. */
export const stockToRecount = takesWith('toRecount', linesToRecount, {
  since: email => sql`(select min(asked.recount_date) from ${linesToRecount('take', email)} as asked)`,
  due: sql`null::date`,
})
