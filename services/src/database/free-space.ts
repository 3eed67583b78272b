import { statfs } from 'node:fs/promises'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/**
 * Bytes that a write must leave free on the disk of the embedded database: it stands still for ever, and this process
 * with it, when it cannot make the next file of its log (16 MB), so that it is not let come to that.
 */
export const spaceReserve = 64 * 1024 * 1024
/** Milliseconds between two looks at the disk; what is written meanwhile is far less than the reserve. */
const lookEvery = 500

/** A write was refused because the disk is nearly full. The code is PostgreSQL's for a full disk. */
export class DiskFull extends Error {
  readonly code = '53100'
  constructor(folder: string) {
    super(`The disk of ${folder} has less than ${spaceReserve / 1024 / 1024} MB left, so nothing is written.`)
    this.name = 'DiskFull'
  }
}

/** Whether a statement found no room: on the disk of the embedded database, or on that of PostgreSQL. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100'

/** Bytes that this user may still write on the disk of a folder. */
export async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Watches over the disk of a folder, and refuses every statement that writes while it is nearly full; reading goes on.
 * Written as a plugin, so that no writer can forget to ask.
 * @param free tells the bytes that are free
 * @throws DiskFull when it is nearly full already
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
      // A disk that cannot be asked answers the write itself.
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
 * What needs room. Deleting passes, since it is how room is made; so does raw SQL, which is how migrations,
 * demo data and locks are written.
 */
const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'MergeQueryNode'])
