import type { Handler, SomeHandlers } from '../../server/call.ts'
import { matchVersion } from '../version.ts'
import { explainSum, readDifferences } from './difference-statements.ts'
import { lockTake, updateTakeRow } from './statements.ts'
import { isReviewed } from './transitions.ts'

const getStockDifferences: Handler<'getStockDifferences'> = async call => {
  const body = await readDifferences(call.db, call.path.id)
  if (!body) throw call.problem('not-found')
  return { body }
}

const updateStockDifferences: Handler<'updateStockDifferences'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  matchVersion(call, take.version)
  if (!isReviewed(take.status)) throw call.problem('stock-take-closed')
  const { explanation, ...of } = call.body
  const told = { ...of, explanation: explanation.trim(), email: call.person.email }
  // Counts leave the version as it is, but nobody explains an amount that they have not seen.
  if (!(await explainSum(call.db, take.id, told))) throw call.problem('precondition-failed')
  await updateTakeRow(call.db, take.id, {})
  const body = await readDifferences(call.db, take.id)
  if (!body) throw call.problem('not-found')
  return { body, headers: { etag: body['@odata.etag'] } }
}

/** The sums of the differences of stock-takes, for people who manage them. */
export const differenceHandlers = { getStockDifferences, updateStockDifferences } satisfies SomeHandlers
