import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, StartFailure } from './failure.ts'

/**
 * Makes a folder and those above it where they are missing.
 * @throws StartFailure with one sentence when there is something else in its place, or it cannot be written.
 */
export function makeFolder(folder: string): void {
  try {
    make(folder)
    // Before it is asked whether it can be written: that fails on a file, too, and says less.
    if (statSync(folder).isDirectory()) return accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = codeOf(error) ?? 'unknown'
    throw new StartFailure(`The folder ${folder} cannot be created or written (${code}).`, { cause: error })
  }
  throw new StartFailure(`${folder} cannot be written: it is a file and no folder.`)
}

/** Node's own recursive way never ends below /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that starts beside this one may have been first.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
