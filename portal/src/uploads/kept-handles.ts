/** Where this browser finds the files again that were on their way when the page was left. */
import type { FileHandle } from '@parvis/design-system/upload'
import { openDB, type DBSchema } from 'idb'
import { fileHandlesDatabase } from '../session/storage.ts'

interface Schema extends DBSchema {
  handles: { key: string; value: FileHandle }
}

/** What browsers that give handles have beside them. @source https://wicg.github.io/file-system-access/ */
interface Permitting {
  queryPermission?: (descriptor: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (descriptor: { mode: 'read' }) => Promise<PermissionState>
}

const mode = { mode: 'read' } as const

/** Runs something on the store; undefined where the browser refuses one: files are chosen again then. */
async function inStore<Result>(
  run: (store: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const store = await openDB<Schema>(fileHandlesDatabase, 1, {
      upgrade: database => void database.createObjectStore('handles'),
      // The page that signs out deletes the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    try {
      return await run(store)
    } finally {
      store.close()
    }
  } catch {
    return undefined
  }
}

/** Where this browser finds files again, by the keys of their uploads. */
export const keptHandles = {
  /** Keeps where a file is found again, until it has arrived. */
  keep: async (key: string, handle: FileHandle): Promise<void> => {
    // Without its permissions a handle is of no use after a reload.
    if (!('requestPermission' in handle.root)) return
    await inStore(async store => store.put('handles', handle, key))
  },

  /** The upload has ended: its file is looked for no more. */
  forget: async (key: string): Promise<void> => {
    await inStore(async store => store.delete('handles', key))
  },

  /**
   * The handles that were kept for some uploads. Those of uploads that are no more go.
   * @param prefix of their keys: those of other kinds are left alone
   */
  read: async (keys: ReadonlySet<string>, prefix: string): Promise<ReadonlyMap<string, FileHandle>> => {
    const found = new Map<string, FileHandle>()
    await inStore(async store => {
      for (const key of await store.getAllKeys('handles')) {
        if (!key.startsWith(prefix)) continue
        const handle = keys.has(key) ? await store.get('handles', key) : undefined
        if (handle) found.set(key, handle)
        else await store.delete('handles', key)
      }
    })
    return found
  },
}

/** Whether the page may read a file without asking. */
export async function mayRead({ root }: FileHandle): Promise<PermissionState> {
  return (await (root as Permitting).queryPermission?.(mode)) ?? 'prompt'
}

/** Asks the reader whether the page may read a file: within a press of theirs. */
export async function askToRead({ root }: FileHandle): Promise<PermissionState> {
  try {
    return (await (root as Permitting).requestPermission?.(mode)) ?? 'denied'
  } catch {
    // The press is too long ago for another question.
    return 'denied'
  }
}

/** The file as it is now; undefined where it is there no more, or cannot be read. */
export async function readFile({ root, path }: FileHandle): Promise<File | undefined> {
  try {
    let at = root
    for (const [step, name] of path.entries()) {
      const folder = at as FileSystemDirectoryHandle
      at = step < path.length - 1 ? await folder.getDirectoryHandle(name) : await folder.getFileHandle(name)
    }
    return await (at as FileSystemFileHandle).getFile()
  } catch {
    return undefined
  }
}
