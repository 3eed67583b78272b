import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { faultOf } from './entry-rules.ts'
import { readColumns, rememberColumns } from './import-columns.ts'
import { receivePart, sentRows } from './import-parts.ts'
import { lockTake, updateTakeRow } from './statements.ts'
import { isChangeable, isCounted } from './transitions.ts'
import {
  countEntries,
  deleteEntry,
  deleteImportedEntries,
  insertEntries,
  mostEntries,
  type NewEntry,
  readEntry,
  readUnits,
  readValuation,
} from './valuation-statements.ts'

const getStockValuation: Handler<'getStockValuation'> = async call => {
  const body = await readValuation(call.db, call.path.id)
  if (!body) throw call.problem('not-found')
  return { body }
}

const updateStockValuation: Handler<'updateStockValuation'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  matchVersion(call, take.version)
  if (!isChangeable(take.status)) throw call.problem('stock-take-closed')
  const { method, rest, slowDays, slowMonths, depreciation } = call.body
  const isNew =
    (method !== undefined && method !== take.valuation_method) ||
    (rest !== undefined && rest !== take.valuation_rest)
  const rules = depreciation?.toSorted((one, other) => one.days - other.days)
  const twice = rules?.findIndex(({ days }, at) => days === rules[at - 1]?.days) ?? -1
  if (twice >= 0)
    throw call.problem('body-invalid', { errors: [{ pointer: '/depreciation', code: 'not-unique' }] })
  await updateTakeRow(call.db, take.id, {
    ...(method !== undefined && { valuation_method: method }),
    ...(rest !== undefined && { valuation_rest: rest }),
    ...(isNew && { valuation_date: new Date(), valuation_by: call.person.email }),
    ...(slowDays !== undefined && { slow_days: slowDays }),
    ...(slowMonths !== undefined && { slow_months: slowMonths }),
    ...(rules && { depreciation: JSON.stringify(rules) }),
  })
  const body = await readValuation(call.db, take.id)
  if (!body) throw call.problem('not-found')
  return { body, headers: { etag: body['@odata.etag'] } }
}

const importStockEntries: Handler<'importStockEntries'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  // As with movements: before that, articles are not frozen yet; after reconciliation, the stock-take has to be
  // reopened for review first.
  if (!isCounted(take.status)) throw call.problem('stock-take-closed')
  const { isTrial, part, columns, entries } = call.body
  const { email } = call.person
  const units = await readUnits(
    call.db,
    take.id,
    entries.map(({ code }) => code),
  )
  const faults = entries.flatMap((entry, index) => {
    const fault = faultOf(entry, units.get(entry.code) ?? [], take.closing_date)
    return fault ? [{ index, ...fault }] : []
  })
  if (!isTrial && faults.length === 0) {
    const rows = entries.map((entry): NewEntry => ({ ...entry, unit: units.get(entry.code)?.[0] ?? 'piece' }))
    if (!part) {
      await insertEntries(call.db, take.id, { entries: sentRows(rows), isImported: false, email })
      await updateTakeRow(call.db, take.id, {})
    } else {
      const of = { takeId: take.id, rows: 'entries', email, importId: part.importId } as const
      await receivePart(
        call,
        of,
        { part, rows },
        {
          most: mostEntries,
          refuse: () => call.problem('stock-entry-limit'),
          replace: async all => {
            await deleteImportedEntries(call.db, take.id)
            await insertEntries(call.db, take.id, { entries: all, isImported: true, email })
            if (columns)
              await rememberColumns(call.db, { accountId: take.account_id, email, rows: 'entries', columns })
            await updateTakeRow(call.db, take.id, {})
          },
        },
      )
    }
  }
  const entryCount = await countEntries(call.db, take.id)
  if (entryCount > mostEntries) throw call.problem('stock-entry-limit')
  return { body: { entryCount, faults } }
}

const deleteStockEntry: Handler<'deleteStockEntry'> = async call => {
  const found = await readEntry(call.db, call.path.id)
  // Locks the stock-take, so that closing it, or deleting the entry elsewhere, waits.
  const take = found && (await lockTake(call.db, found.takeId))
  const entry = take && (await readEntry(call.db, call.path.id))
  if (!entry) throw call.problem('not-found')
  matchVersion(call, entry.version)
  if (!isCounted(take.status)) throw call.problem('stock-take-closed')
  await deleteEntry(call.db, call.path.id)
  await updateTakeRow(call.db, take.id, {})
  return {}
}

const getStockEntryColumns: Handler<'getStockEntryColumns'> = async call => {
  const files = await readColumns(call.db, call.path.id, 'entries')
  if (!files) throw call.problem('not-found')
  return {
    body: { value: files.map(file => ({ ...file, importedDate: file.importedDate.toISOString() })) },
  }
}

/** The valuation of stock-takes, for people who manage them. */
export const valuationHandlers = {
  deleteStockEntry,
  getStockEntryColumns,
  getStockValuation,
  importStockEntries,
  listStockEntries: readList,
  listStockValues: readList,
  updateStockValuation,
} satisfies SomeHandlers
