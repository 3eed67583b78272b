import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { receivePart, sentRows } from './import-parts.ts'
import { faultOf } from './movement-rules.ts'
import {
  countMovements,
  deleteImported,
  deleteMovement,
  findLines,
  insertMovements,
  mostMovements,
  type NewMovement,
  readMovement,
  rollLines,
} from './movement-statements.ts'
import { lockTake, updateTakeRow } from './statements.ts'
import { isCounted } from './transitions.ts'

const importStockMovements: Handler<'importStockMovements'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  // Before that, articles are not frozen yet; after reconciliation, the stock-take has to be reopened for review first.
  if (!isCounted(take.status)) throw call.problem('stock-take-closed')
  const { isTrial, part, movements } = call.body
  const { email } = call.person
  const found = await findLines(call.db, take.id, movements)
  const faults = movements.flatMap((movement, index) => {
    const fault = faultOf(movement, found[index] ?? [])
    return fault ? [{ index, ...fault }] : []
  })
  if (!isTrial && faults.length === 0) {
    const rows = movements.map(
      ({ date, kind, quantity, document, unitCost }, at): NewMovement => ({
        lineId: found[at]?.[0]?.id ?? 0,
        date,
        kind,
        quantity,
        document,
        unitCost,
      }),
    )
    if (!part) {
      await insertMovements(call.db, take.id, { movements: sentRows(rows), isImported: false, email })
      await rollLines(
        call.db,
        take.id,
        rows.map(({ lineId }) => lineId),
      )
      await updateTakeRow(call.db, take.id, {})
    } else {
      const of = { takeId: take.id, rows: 'movements', email, importId: part.importId } as const
      await receivePart(
        call,
        of,
        { part, rows },
        {
          most: mostMovements,
          refuse: () => call.problem('stock-movement-limit'),
          replace: async all => {
            await deleteImported(call.db, take.id)
            await insertMovements(call.db, take.id, { movements: all, isImported: true, email })
            await rollLines(call.db, take.id)
            await updateTakeRow(call.db, take.id, {})
          },
        },
      )
    }
  }
  const { movementCount, outsideCount } = await countMovements(call.db, take.id)
  if (movementCount > mostMovements) throw call.problem('stock-movement-limit')
  return { body: { movementCount, outsideCount, faults } }
}

const deleteStockMovement: Handler<'deleteStockMovement'> = async call => {
  const found = await readMovement(call.db, call.path.id)
  // Locks the stock-take, so that closing it, or deleting the movement elsewhere, waits.
  const take = found && (await lockTake(call.db, found.takeId))
  const movement = take && (await readMovement(call.db, call.path.id))
  if (!movement) throw call.problem('not-found')
  matchVersion(call, movement.version)
  if (!isCounted(take.status)) throw call.problem('stock-take-closed')
  await deleteMovement(call.db, call.path.id, movement)
  await updateTakeRow(call.db, take.id, {})
  return {}
}

/** Movements of stock-takes, for people who manage them. */
export const movementHandlers = {
  deleteStockMovement,
  importStockMovements,
  listStockMovements: readList,
} satisfies SomeHandlers
