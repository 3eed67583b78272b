/** Stores file handles of uploads in IndexedDB, so that they resume after a reload without choosing the files again. */
import type { FileHandle } from '@parvis/design-system/upload'
import { openDB, type DBSchema } from 'idb'
import { fileHandlesDatabase } from '../session/storage.ts'

interface Schema extends DBSchema {
  handles: { key: string; value: FileHandle }
}

/** The permission methods of handles, which are not in the types yet. @source https://wicg.github.io/file-system-access/ */
interface Permitting {
  queryPermission?: (descriptor: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (descriptor: { mode: 'read' }) => Promise<PermissionState>
}

const mode = { mode: 'read' } as const

/** Runs work on the store. Undefined if the browser refuses storage: the reader then chooses files again. */
async function inStore<Result>(
  run: (store: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const store = await openDB<Schema>(fileHandlesDatabase, 1, {
      upgrade: database => void database.createObjectStore('handles'),
      // The window that signs out deletes the database.
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

/** The stored handles, by the id of their upload. */
export const keptHandles = {
  /** Stores a handle until its file has arrived. */
  keep: async (key: string, handle: FileHandle): Promise<void> => {
    // Without the permission methods a handle is useless after a reload.
    if (!('requestPermission' in handle.root)) return
    await inStore(async store => store.put('handles', handle, key))
  },

  /** Deletes the handle of an upload that has ended. */
  forget: async (key: string): Promise<void> => {
    await inStore(async store => store.delete('handles', key))
  },

  /** Reads the handles of some uploads. */
  read: async (keys: ReadonlySet<string>): Promise<ReadonlyMap<string, FileHandle>> => {
    const found = new Map<string, FileHandle>()
    await inStore(async store => {
      for (const key of keys) {
        const handle = await store.get('handles', key)
        if (handle) found.set(key, handle)
      }
    })
    return found
  },
}

/** Whether the page may read a file without asking. 'prompt' if the browser does not say. */
export async function mayRead({ root }: FileHandle): Promise<PermissionState> {
  try {
    return (await (root as Permitting).queryPermission?.(mode)) ?? 'prompt'
  } catch {
    return 'prompt'
  }
}

/** Asks for permission to read a file. Browsers allow this during a press only. */
export async function askToRead({ root }: FileHandle): Promise<PermissionState> {
  try {
    return (await (root as Permitting).requestPermission?.(mode)) ?? 'denied'
  } catch {
    // The press was too long ago for another prompt.
    return 'denied'
  }
}

/** The current file. Undefined if it is gone or cannot be read. */
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
