import { ForeignFileRefused, ForeignFiles } from '../../../files/foreign/foreign-files.ts'
import type { Job, JobContext } from '../../../jobs/job.ts'
import { extensionOf } from '../content.ts'
import { findUnread, keepText, type UnreadDocument } from './statements.ts'

/** Kinds of files that are read. */
const extensions = ['csv', 'docx', 'ods', 'pdf', 'txt', 'xlsx']

/** Bytes of a file that is read at most: all of it is in memory. A larger one has no text. */
const largest = 50 * 1024 ** 2
/** Milliseconds after which a run leaves the rest to the next one: well before another process takes it for lost. */
const longest = 30 * 60_000

const reader = new URL('./read-text.ts', import.meta.url)

/** What a file says; '' where that cannot be found out. @throws what reading the bytes throws */
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
 * Reads what documents say, so that they are found by it: those that came in, those that were there before, and those that were
 * replaced. Each is kept when it was read, so that a run that ends half-way goes on with the next.
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
            // A store that does not answer, or has lost one: it is tried another time, and the others are read now.
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
