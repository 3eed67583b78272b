import { createContext } from 'react'
import { runInWorker, type RunFec } from './run-in-worker.ts'

/** Who reads files: the worker, unless a story shows what it does not come to. */
export const RunFecContext = createContext<RunFec>(runInWorker)
