import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { isOutsider, sendLink } from '../../domain/signatures/links.ts'
import {
  insertEnvelope,
  insertSigners,
  lockEnvelope,
  noteEvent,
  readSigners,
  updateEnvelope,
} from '../../domain/signatures/statements.ts'
import type { FileStore } from '../../files/store.ts'
import type { Database } from '../schema.ts'
import { makePdf } from './pdf.ts'

const theo = 'staff@parvis.example'

/**
 * Sends a document to an external signer. The e-mail with the link is in the outbox, from where the signing page can be
 * tried out.
 * @returns how many documents
 */
export async function writeSignatures(db: Database, store: FileStore): Promise<number> {
  const bytes = Buffer.from(
    makePdf('Confirmation bancaire', [
      'Nous confirmons les soldes des comptes ouverts dans nos livres au 31 décembre 2025.',
    ]),
  )
  const contentHash = createHash('sha256').update(bytes).digest('hex')
  const fileKey = randomUUID()
  // Read the length first: the store takes ownership of the bytes.
  const fileSize = bytes.length
  await store.append(fileKey, { offset: 0, size: fileSize }, Readable.from([bytes]), fileSize)
  await db.transaction().execute(async tx => {
    const file = { name: 'Confirmation bancaire 2025.pdf', fileKey, fileSize, pages: 1, contentHash }
    const id = await insertEnvelope(tx, file, theo)
    await noteEvent(tx, id, 'created', theo, { after: contentHash })
    await insertSigners(tx, id, [
      {
        contactId: null,
        name: 'Nadia Belkacem',
        email: 'nadia.belkacem@banque-lumiere.example',
        language: 'fr',
        page: 1,
        across: 100,
        down: 100,
      },
    ])
    await updateEnvelope(tx, id, {
      status: 'open',
      message: 'Merci de confirmer les soldes pour nos travaux d’audit.',
      sent_date: new Date(),
    })
    await noteEvent(tx, id, 'sent', theo)
    const envelope = await lockEnvelope(tx, id, sql`true`)
    if (!envelope) throw new Error('The document of the demo is gone')
    for (const signer of (await readSigners(tx, id)).filter(isOutsider))
      await sendLink(tx, envelope, signer, 'request', theo)
  })
  return 1
}
