import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './store.ts'

/** The store that the settings name. What speaks S3 is loaded only where it is used. */
export async function openStore(settings: Settings): Promise<FileStore> {
  if (!settings.s3) return new DiskStore(join(settings.dataDir, 'files'))
  const { S3FileStore } = await import('./s3-file-store.ts')
  return new S3FileStore(settings.s3)
}
