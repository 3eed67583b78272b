import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { faultOf } from './movement-rules.ts'
import {
  countMovements,
  deleteImported,
  deleteMovement,
  findLines,
  insertMovements,
  mostMovements,
  readMovement,
} from './movement-statements.ts'
import { lockTake, updateTakeRow } from './statements.ts'
import { isCounted } from './transitions.ts'

const importStockMovements: Handler<'importStockMovements'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  // Before that, articles are not frozen yet; after reconciliation, the stock-take has to be reopened for review first.
  if (!isCounted(take.status)) throw call.problem('stock-take-closed')
  const { isTrial, isImported, isFirst, movements } = call.body
  const found = await findLines(call.db, take.id, movements)
  const faults = movements.flatMap((movement, index) => {
    const fault = faultOf(movement, found[index] ?? [])
    return fault ? [{ index, ...fault }] : []
  })
  const isKept = !isTrial && faults.length === 0
  if (isKept) {
    if (isFirst) await deleteImported(call.db, take.id)
    const rows = movements.map(({ date, kind, quantity, document, unitCost }, at) => ({
      lineId: found[at]?.[0]?.id ?? 0,
      date,
      kind,
      quantity,
      document,
      unitCost,
    }))
    await insertMovements(call.db, take.id, { movements: rows, isImported, email: call.person.email })
    await updateTakeRow(call.db, take.id, {})
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
