import { statfs } from 'node:fs/promises'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/**
 * Bytes that a write must leave free on the disk of the embedded database. If the database cannot create its next log
 * file (16 MB), it hangs for ever and this process with it; the reserve prevents that.
 */
export const spaceReserve = 64 * 1024 * 1024
/** Milliseconds between two checks of the disk; what can be written in between is far less than the reserve. */
const lookEvery = 500

/** A write was refused because the disk is nearly full. The code is PostgreSQL's for a full disk. */
export class DiskFull extends Error {
  readonly code = '53100'
  constructor(folder: string) {
    super(`The disk of ${folder} has less than ${spaceReserve / 1024 / 1024} MB left, so nothing is written.`)
    this.name = 'DiskFull'
  }
}

/** Whether a statement failed for lack of disk space, on the embedded database or on PostgreSQL. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100'

/** Bytes that this user may still write to the disk of a folder. */
export async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Watches the disk of a folder and refuses every statement that writes while it is nearly full; reads continue. It is a
 * Kysely plugin, so that no writer can forget the check.
 * @param free returns the number of free bytes
 * @throws DiskFull when it is already nearly full
 */
export async function guardFreeSpace(
  folder: string,
  free: (folder: string) => Promise<number> = freeSpaceOf,
): Promise<{ plugin: KyselyPlugin; close: () => void }> {
  let isFull = (await free(folder)) < spaceReserve
  if (isFull) throw new DiskFull(folder)
  const timer = setInterval(() => {
    free(folder).then(
      bytes => {
        isFull = bytes < spaceReserve
      },
      // If the disk cannot be checked, let the write itself fail.
      () => {},
    )
  }, lookEvery)
  timer.unref()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => {
      if (isFull && writes.has(node.kind)) throw new DiskFull(folder)
      return node
    },
    transformResult: async ({ result }: PluginTransformResultArgs) => result,
  }
  return { plugin, close: () => clearInterval(timer) }
}

/**
 * Statements that need space. Deletes are allowed, because they free space; so is raw SQL, which migrations, demo data
 * and locks use.
 */
const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'MergeQueryNode'])
