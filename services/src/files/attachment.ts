import { create } from 'content-disposition'
import { cleanFileName } from './file-name.ts'

/**
 * Response headers for a file: it is saved, never displayed or executed, whatever it is, and never cached.
 * @param name to save it under; path components are removed
 */
export const attachmentHeaders = (name: string) => ({
  'cache-control': 'private, no-store',
  'content-disposition': create(cleanFileName(name)),
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'application/octet-stream',
})
