import { ForeignFileRefused, ForeignFiles } from '../../../files/foreign/foreign-files.ts'
import type { Job, JobContext } from '../../../jobs/job.ts'
import { extensionOf } from '../content.ts'
import { findUnread, keepText, type UnreadDocument } from './statements.ts'

/** Extensions of files whose text is read. */
const extensions = ['csv', 'docx', 'ods', 'pdf', 'txt', 'xlsx']

/** The largest file to read, in bytes: all of it is in memory. Larger files have no text. */
const largest = 50 * 1024 ** 2
/** Milliseconds after which a run leaves the rest to the next one: well before another process considers it dead. */
const longest = 30 * 60_000

const reader = new URL('./read-text.ts', import.meta.url)

/** The text of a file; '' if it cannot be read. @throws what reading the bytes throws */
async function textOf(
  foreign: ForeignFiles,
  { files, log }: JobContext,
  { id, fileKey, fileName, fileSize }: UnreadDocument,
): Promise<string> {
  if (fileSize > largest) return ''
  const file = { size: fileSize, read: (start: number, end: number) => files.read(fileKey, start, end) }
  try {
    return String(await foreign.read({ reader, file, input: extensionOf(fileName), owner: 'texts' }))
  } catch (error) {
    if (!(error instanceof ForeignFileRefused)) throw error
    log.info({ document: id, fault: error.fault }, 'a document has no text that can be read')
    return ''
  }
}

/**
 * Reads the text of documents so that searches find them: new ones, existing ones, and replaced ones. Each text is
 * stored as soon as it is read, so the next run continues after an interrupted one.
 */
export const readDocumentTexts: Job = {
  name: 'document-texts',
  cron: '* * * * *',
  run: async context => {
    const { db, log, signal } = context
    const foreign = new ForeignFiles({ atOnce: 1, bytesRead: largest })
    const close = () => foreign.close()
    signal.addEventListener('abort', close, { once: true })
    const end = performance.now() + longest
    try {
      let last = 0
      for (;;) {
        const unread = await findUnread(db, extensions, last)
        if (unread.length === 0) return
        for (const document of unread) {
          if (signal.aborted || performance.now() > end) return
          last = document.id
          try {
            await keepText(db, document, await textOf(foreign, context, document))
          } catch (error) {
            if (signal.aborted) return
            // The store does not answer, or has lost a file: retry that one later, and read the others now.
            log.warn({ err: error, document: document.id }, 'the text of a document was not read')
          }
        }
      }
    } finally {
      signal.removeEventListener('abort', close)
      foreign.close()
    }
  },
}
