import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartFailure } from '../failure.ts'
import { makeFolder } from '../folder.ts'

/**
 * Locks the folder of an embedded database for this process: two processes on one PGlite folder lose data. It uses
 * SQLite's lock on an empty file, which the operating system holds and releases when the process ends, even after kill
 * -9, so that no stale lock is left behind. SQLite comes with Node, which has no file locks of its own.
 * @param folder created when it is missing.
 * @returns a function that releases the lock.
 * @throws StartFailure when another process holds the lock or the folder cannot be written.
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

/** Loads node:sqlite without the warning that the module is experimental. */
function loadSqlite(): typeof import('node:sqlite') {
  const descriptor = Object.getOwnPropertyDescriptor(process, 'emitWarning')
  process.emitWarning = () => {}
  try {
    return createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite')
  } finally {
    if (descriptor) Object.defineProperty(process, 'emitWarning', descriptor)
  }
}
