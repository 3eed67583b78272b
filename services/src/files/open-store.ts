import { join } from 'node:path'
import { makeFolder } from '../folder.ts'
import type { Settings } from '../settings.ts'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './store.ts'

/**
 * Opens the store that the settings name. The S3 library is loaded only when it is used.
 * @throws StartFailure when the folder cannot be written.
 */
export async function openStore(settings: Settings): Promise<FileStore> {
  if (!settings.s3) {
    const folder = join(settings.dataDir, 'files')
    makeFolder(folder)
    return new DiskStore(folder)
  }
  const { S3FileStore } = await import('./s3-file-store.ts')
  return new S3FileStore(settings.s3)
}
