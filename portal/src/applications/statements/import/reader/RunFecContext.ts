import { createContext } from 'react'
import { runInWorker, type RunFec } from './run-in-worker.ts'

/** The reader of files: the worker, unless a story needs results that the worker does not produce. */
export const RunFecContext = createContext<RunFec>(runInWorker)
