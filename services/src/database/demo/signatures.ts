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
import { dayInFrance } from '../../domain/planning/working-days.ts'
import type { FileStore } from '../../files/store.ts'
import type { Database } from '../schema.ts'
import { makePdf } from './pdf.ts'

const theo = 'staff@parvis.example'

interface DemoSigner {
  email: string
  /** Of an external signer; anybody else is a contact. */
  name?: string
  across: number
}

interface DemoEnvelope {
  name: string
  message: string
  /** Days until it is due; undefined: never. */
  dueIn?: number
  pdf: { title: string; lines: readonly string[] }
  signers: readonly DemoSigner[]
}

const envelopes: readonly DemoEnvelope[] = [
  {
    name: 'Confirmation bancaire 2025.pdf',
    message: 'Merci de confirmer les soldes pour nos travaux d’audit.',
    pdf: {
      title: 'Confirmation bancaire',
      lines: ['Nous confirmons les soldes des comptes ouverts dans nos livres au 31 décembre 2025.'],
    },
    signers: [{ email: 'nadia.belkacem@banque-lumiere.example', name: 'Nadia Belkacem', across: 100 }],
  },
  {
    name: 'Lettre de mission 2026.pdf',
    message: 'La lettre de mission de l’exercice 2026, telle que nous en sommes convenus.',
    dueIn: 14,
    pdf: {
      title: 'Lettre de mission 2026',
      lines: [
        "Commissariat aux comptes de l'exercice clos le 31 décembre 2026.",
        'Les travaux intermédiaires ont lieu en novembre, les travaux finaux en février.',
      ],
    },
    signers: [
      { email: 'manager@parvis.example', across: 0 },
      { email: 'client@customer.example', across: 100 },
    ],
  },
]

/**
 * Sends a document to an external signer, and one to people of the demo. The e-mail with the external signer's link is
 * in the outbox, from where the signing page can be tried out.
 * @returns how many documents
 */
export async function writeSignatures(db: Database, store: FileStore, now = new Date()): Promise<number> {
  for (const envelope of envelopes) await writeEnvelope(db, store, envelope, now)
  return envelopes.length
}

async function writeEnvelope(
  db: Database,
  store: FileStore,
  { name, message, dueIn, pdf, signers }: DemoEnvelope,
  now: Date,
): Promise<void> {
  const bytes = Buffer.from(makePdf(pdf.title, pdf.lines))
  const contentHash = createHash('sha256').update(bytes).digest('hex')
  const fileKey = randomUUID()
  // Read the length first: the store takes ownership of the bytes.
  const fileSize = bytes.length
  await store.append(fileKey, { offset: 0, size: fileSize }, Readable.from([bytes]), fileSize)
  const contacts = await db
    .selectFrom('contact')
    .select(['id', 'contact_full_name as name', 'contact_email_office as email'])
    .where(
      'contact_email_office',
      'in',
      signers.map(({ email }) => email),
    )
    .execute()
  await db.transaction().execute(async tx => {
    const id = await insertEnvelope(tx, { name, fileKey, fileSize, pages: 1, contentHash }, theo)
    await noteEvent(tx, id, 'created', theo, { after: contentHash })
    await insertSigners(
      tx,
      id,
      signers.map(({ email, name: own, across }) => {
        const contact = contacts.find(each => each.email === email)
        return {
          contactId: contact?.id ?? null,
          name: contact?.name ?? own ?? email,
          email,
          ...(contact ? {} : { language: 'fr' }),
          page: 1,
          across,
          down: 100,
        }
      }),
    )
    await updateEnvelope(tx, id, {
      status: 'open',
      message,
      due_date: dueIn === undefined ? null : dayInFrance(new Date(now.getTime() + dueIn * 86_400_000)),
      sent_date: now,
    })
    await noteEvent(tx, id, 'sent', theo)
    const envelope = await lockEnvelope(tx, id, sql`true`)
    if (!envelope) throw new Error('The document of the demo is gone')
    for (const signer of (await readSigners(tx, id)).filter(isOutsider))
      await sendLink(tx, envelope, signer, 'request', theo)
  })
}
