import { randomInt } from 'node:crypto'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { drawAbove, drawByValue, drawRandom, type Drawn, type Valued } from './draw-sample.ts'
import { countSamples, insertSample, readPopulation, readSamples } from './sample-statements.ts'
import { lockTake } from './statements.ts'

/** The most samples of a stock-take, and articles of a sample. */
const mostSamples = 10
const mostArticles = 500
const largestSeed = 2_147_483_647

type DrawCall = CallOf<'drawStockSample'>

/**
 * The sampling method with every parameter that determines the result.
 * @throws ProblemError body-invalid if a parameter is missing
 */
function methodOf(call: DrawCall) {
  const { method, size, threshold, seed } = call.body
  if (method === 'threshold') {
    if (threshold === null)
      throw call.problem('body-invalid', { errors: [{ pointer: '/threshold', code: 'required' }] })
    return { method, size: null, threshold, seed: null }
  }
  if (size === null) throw call.problem('body-invalid', { errors: [{ pointer: '/size', code: 'required' }] })
  return { method, size, threshold: null, seed: seed ?? randomInt(largestSeed) }
}

function draw(of: ReturnType<typeof methodOf>, population: readonly Valued[]): Drawn[] {
  if (of.method === 'threshold') return drawAbove(population, BigInt(Math.round(of.threshold * 100)))
  return of.method === 'random' ? drawRandom(population, of) : drawByValue(population, of)
}

const answer = async (call: Pick<DrawCall, 'db' | 'path'>) => {
  const samples = await readSamples(call.db, call.path.id)
  return {
    body: { value: samples.map(each => ({ ...each, createdDate: each.createdDate.toISOString() })) },
  }
}

const drawStockSample: Handler<'drawStockSample'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  // Articles are frozen only after preparation, and nothing changes once it is closed.
  if (take.status === 'prepared' || take.status === 'closed') throw call.problem('stock-take-closed')
  const of = methodOf(call)
  if ((await countSamples(call.db, take.id)) >= mostSamples) throw call.problem('stock-sample-limit')
  const population = await readPopulation(call.db, take.id)
  const drawn = draw(of, population)
  if (drawn.length > mostArticles) throw call.problem('stock-sample-limit')
  await insertSample(call.db, { ...of, takeId: take.id, population, drawn, email: call.person.email })
  return answer(call)
}

const getStockSamples: Handler<'getStockSamples'> = async call => {
  const take = await call.db
    .selectFrom('stock_take')
    .select('id')
    .where('id', '=', call.path.id)
    .executeTakeFirst()
  if (!take) throw call.problem('not-found')
  return answer(call)
}

/** Samples of stock-takes, for auditors. */
export const sampleHandlers = { drawStockSample, getStockSamples } satisfies SomeHandlers
