import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ActiveContentSearch } from '../../domain/documents/content.ts'
import { insertDocument, type Place, updateDocumentRows } from '../../domain/documents/statements.ts'
import type { FileStore } from '../../files/store.ts'
import type { DocumentTable } from '../document-tables.ts'
import type { Database } from '../schema.ts'
import { makePdf } from './pdf.ts'

const theo = 'staff@parvis.example'
const claire = 'client@customer.example'

/** A version: its content, who sent it, and when. */
interface Sent {
  bytes: Uint8Array
  by: string
  on: string
}

interface DemoDocument {
  name: string
  folder: string
  fiscalYear: number
  type: DocumentTable['document_type']
  readers: DocumentTable['confidentiality']
  versions: readonly Sent[]
}

const text = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'))

/** Documents of the client whose people appear in the demo, each as small as possible. */
const documents: readonly DemoDocument[] = [
  {
    name: 'Lettre de mission 2025.pdf',
    folder: 'Acceptation',
    fiscalYear: 2025,
    type: 'contract',
    readers: 'client',
    versions: [
      {
        by: theo,
        on: '2025-09-15T08:30:00Z',
        bytes: makePdf('Lettre de mission 2025', [
          'Projet, pour relecture.',
          "Commissariat aux comptes de l'exercice clos le 31 décembre 2025.",
        ]),
      },
      {
        by: theo,
        on: '2025-09-22T14:05:00Z',
        bytes: makePdf('Lettre de mission 2025', [
          'Version définitive.',
          "Commissariat aux comptes de l'exercice clos le 31 décembre 2025.",
          'Les travaux intermédiaires ont lieu en novembre, les travaux finaux en février.',
        ]),
      },
    ],
  },
  {
    name: 'Relevé bancaire décembre.pdf',
    folder: 'Banque',
    fiscalYear: 2025,
    type: 'bank',
    readers: 'client',
    versions: [
      {
        by: claire,
        on: '2026-01-08T09:12:00Z',
        bytes: makePdf('Relevé bancaire, décembre 2025', [
          'Solde au 30 novembre : 48 210,55 EUR',
          'Solde au 31 décembre : 52 764,10 EUR',
        ]),
      },
    ],
  },
  {
    name: 'Balance provisoire.csv',
    folder: '',
    fiscalYear: 2025,
    type: 'accounting',
    readers: 'client',
    versions: [
      {
        by: claire,
        on: '2026-01-12T16:40:00Z',
        bytes: text([
          'Compte;Libellé;Débit;Crédit',
          '101000;Capital;;50000,00',
          '512000;Banque;52764,10;',
          '607000;Achats de marchandises;184320,75;',
          '707000;Ventes de marchandises;;301448,20',
        ]),
      },
    ],
  },
  {
    name: 'Note de planification.txt',
    folder: 'Travaux',
    fiscalYear: 2025,
    type: 'other',
    readers: 'firm',
    versions: [
      {
        by: theo,
        on: '2025-11-03T10:00:00Z',
        bytes: text([
          'Points d’attention',
          'Évaluation du stock de thé',
          'Circularisation des fournisseurs étrangers',
        ]),
      },
    ],
  },
]

/** Adds documents of one client, with their files. @returns how many */
export async function writeDocuments(db: Database, store: FileStore): Promise<number> {
  const { id: accountId } = await db
    .selectFrom('account')
    .innerJoin('contact', 'contact.account_id', 'account.id')
    .select('account.id')
    .where('contact_email_office', '=', claire)
    .executeTakeFirstOrThrow()
  for (const document of documents) await writeDocument(db, store, accountId, document)
  return documents.length
}

async function writeDocument(
  db: Database,
  store: FileStore,
  accountId: number,
  { name, folder, fiscalYear, type, readers, versions }: DemoDocument,
): Promise<void> {
  const place: Place = {
    accountId,
    engagementId: null,
    fiscalYear,
    folder,
    documentType: type,
    confidentiality: readers,
  }
  const [first] = versions
  const last = versions.at(-1)
  if (!first || !last) return
  const files = await Promise.all(versions.map(version => keep(store, version)))
  await db.transaction().execute(async tx => {
    const id = await insertDocument(tx, name, place, first.by)
    for (const [at, { bytes, by, on }] of versions.entries()) {
      const active = new ActiveContentSearch(name)
      active.add(bytes)
      const version = await tx
        .insertInto('document_version')
        .values({
          document_id: id,
          number: at + 1,
          file_key: files[at] ?? '',
          file_name: name,
          file_size: bytes.length,
          content_hash: createHash('sha256').update(bytes).digest('hex'),
          active_content: active.found,
          created_by: by,
          created_date: on,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await updateDocumentRows(tx, [id], { version_id: version.id }, by)
      const event = { document_id: id, kind: 'sent', version_number: at + 1, created_by: by } as const
      await tx
        .insertInto('document_event')
        .values({ ...event, created_date: on })
        .execute()
    }
    await tx
      .updateTable('document')
      .set({ created_date: first.on, modified_date: last.on, version: versions.length })
      .where('id', '=', id)
      .execute()
  })
}

async function keep(store: FileStore, { bytes }: Sent): Promise<string> {
  const key = crypto.randomUUID()
  const place = { offset: 0, size: bytes.length }
  await store.append(key, place, Readable.from([Buffer.from(bytes)]), bytes.length)
  return key
}
