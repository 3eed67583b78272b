import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readWork } from './read-work.ts'

const listWork: Handler<'listWork'> = async ({ db, person }) => ({ body: await readWork(db, person) })

/** The caller's pending work. */
export const workHandlers = { listWork } satisfies SomeHandlers
