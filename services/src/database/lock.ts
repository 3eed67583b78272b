import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartFailure } from '../failure.ts'
import { makeFolder } from '../folder.ts'

/**
 * Locks the folder of an embedded database for this process: two processes on one PGlite folder lose data.
 * The lock is the one that SQLite takes on an empty file, held by the operating system: it ends with the process,
 * also after kill -9, so that nothing stale is ever left. Node brings SQLite with it; Node itself offers no file lock.
 * @param folder created when it is missing.
 * @returns what gives the folder free.
 * @throws StartFailure when another process has the folder or the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const { DatabaseSync } = loadSqlite()
  let database: InstanceType<typeof DatabaseSync> | undefined
  try {
    database = new DatabaseSync(join(folder, 'lock'))
    database.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    database?.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new StartFailure(`The folder ${folder} is already open in another process.`, { cause: error })
    throw new StartFailure(`The folder ${folder} cannot be written.`, { cause: error })
  }
  const held = database
  return () => held.close()
}

/** Loads node:sqlite without its notice that the module is still marked experimental; other warnings pass. */
function loadSqlite(): typeof import('node:sqlite') {
  const descriptor = Object.getOwnPropertyDescriptor(process, 'emitWarning')
  process.emitWarning = () => {}
  try {
    return createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite')
  } finally {
    if (descriptor) Object.defineProperty(process, 'emitWarning', descriptor)
  }
}
