/** Downloads many documents as one zip. */
import { signTicket } from '../../access/ticket.ts'
import { numberedNames } from '../../files/numbered-names.ts'
import { sendZip } from '../../files/send-zip.ts'
import type { Handler, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { needAll } from './chosen-documents.ts'
import { findArchive, insertArchive, readCurrentVersions, readVersionFiles } from './archive-statements.ts'
import { noteOpened } from './statements.ts'

/** The largest total size of a zip in bytes: what every unzip program can handle. */
const largestArchive = 4_000_000_000

const fileNameOf = (date: Date) => `Documents ${dayInFrance(date)}.zip`

const prepareDocumentArchive: Handler<'prepareDocumentArchive'> = async call => {
  const { db, person, body } = call
  const documents = needAll(
    call,
    body.ids,
    await readCurrentVersions(db, body.ids, call.rows('Document', 'document')),
  )
  if (documents.reduce((sum, { size }) => sum + size, 0) > largestArchive)
    throw call.problem('document-archive-too-large')
  const versionIds = documents.map(({ versionId }) => versionId)
  await noteOpened(db, versionIds, person.email)
  const { id, date } = await insertArchive(db, person.email, versionIds)
  const { token, expires } = await signTicket('documentArchive', db, person.email, id)
  return { body: { id, ticket: token, fileName: fileNameOf(date), expiresDate: expires.toISOString() } }
}

/**
 * Sends a prepared zip, as long as its requester may still read everything in it: an incomplete zip would look
 * complete.
 */
export const downloadDocumentArchive: StreamHandler<'downloadDocumentArchive'> = async (
  call,
  _request,
  reply,
) => {
  const archive = await findArchive(call.db, call.person.email, call.path.id)
  if (!archive) throw call.problem('not-found')
  const found = await readVersionFiles(call.db, archive.versionIds, call.rows('DocumentVersion', 'version'))
  const versions = needAll(call, archive.versionIds, found)
  const names = numberedNames(versions.map(({ name }) => name))
  await sendZip(reply, call.services.files, {
    name: fileNameOf(archive.date),
    files: versions.map((version, at) => ({ ...version, name: names[at] ?? version.name })),
    onBroken: error => call.log.warn({ err: error }, 'a zip of documents was not sent'),
  })
}

export const documentArchiveHandlers = { prepareDocumentArchive } satisfies SomeHandlers
