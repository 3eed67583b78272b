import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, StartFailure } from './failure.ts'

/**
 * Creates a folder and its missing parents.
 * @throws StartFailure with one sentence when something else is in its place, or it cannot be written.
 */
export function makeFolder(folder: string): void {
  try {
    make(folder)
    // Check this before write access, which also fails for a file but says less.
    if (statSync(folder).isDirectory()) return accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = codeOf(error) ?? 'unknown'
    throw new StartFailure(`The folder ${folder} cannot be created or written (${code}).`, { cause: error })
  }
  throw new StartFailure(`${folder} cannot be written: it is a file and no folder.`)
}

/** Node's recursive mkdir never returns below /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process starting at the same time may have created it.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
