import { create } from 'content-disposition'
import { cleanFileName } from './file-name.ts'

/**
 * What goes with a file that is given out: saved, never shown in place and never run, whatever it is; kept by nobody between.
 * @param name what it is saved as; nobody's folder is in it, whatever it holds
 */
export const attachmentHeaders = (name: string) => ({
  'cache-control': 'private, no-store',
  'content-disposition': create(cleanFileName(name)),
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'application/octet-stream',
})
