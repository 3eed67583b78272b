/** The content of a sealed folder: each file with its SHA-256, as it was when the reviewer signed. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { csvCell } from '../../files/csv.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { sha256Of } from '../../files/hash.ts'
import type { FileStore } from '../../files/store.ts'
import { eurosOf } from '../financial-statements/amounts.ts'
import { readFinished } from '../financial-statements/requests.ts'
import { readStatements, resultAnswer } from '../financial-statements/result.ts'

/** The accounting export that the pinned statements are computed from. */
export interface SealedSource {
  requestId: number
  key: string
  name: string
  size: number
  sha256: string
}

/** Reads it once for its SHA-256 before the folder is sealed; the file never changes. */
export async function sourceOf(
  db: Database | Tx,
  files: FileStore,
  folderId: number,
): Promise<SealedSource | undefined> {
  const found = await db
    .selectFrom('audit_folder')
    .innerJoin('statement_request', 'statement_request.id', 'audit_folder.statement_request_id')
    .select(['statement_request.id as requestId', 'file_key as key', 'file_name as name'])
    .select(sql<number>`file_size::float8`.as('size'))
    .where('audit_folder.id', '=', folderId)
    .executeTakeFirst()
  if (!found || (await files.received(found.key)) !== found.size) return undefined
  return { ...found, sha256: await sha256Of(await files.read(found.key, 0, found.size)) }
}

type SealedFile = { path: string; sha256: string; size: number } & (
  | { key: string; content: null }
  | { key: null; content: string }
)

function textFile(path: string, content: string): SealedFile {
  const bytes = Buffer.from(content)
  return {
    path,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    key: null,
    content,
  }
}

const jsonFile = (path: string, value: unknown) => textFile(path, `${JSON.stringify(value, null, 2)}\n`)

/** The accepted documents, each in a folder named after the number and title of its request. */
async function documentFiles(db: Database | Tx, folderId: number): Promise<SealedFile[]> {
  const rows = await db
    .selectFrom('audit_document')
    .innerJoin('audit_request', 'audit_request.id', 'audit_document.request_id')
    .select(['audit_document.id', 'request_id', 'title', 'file_name', 'file_key', 'sha256'])
    .select(sql<number>`file_size::float8`.as('size'))
    .where('folder_id', '=', folderId)
    .where('arrived_date', 'is not', null)
    .orderBy('request_id')
    .orderBy('audit_document.id')
    .execute()
  const taken = new Set<string>()
  return rows.map(({ id, request_id: requestId, title, file_name: name, file_key: key, sha256, size }) => {
    const place = `documents/${requestId} ${cleanFileName(title.slice(0, 80))}`
    // On many machines, names that differ only in case are the same file.
    const wanted = `${place}/${name}`
    const path = taken.has(wanted.toLowerCase()) ? `${place}/${id} ${name}` : wanted
    taken.add(path.toLowerCase())
    return { path, sha256: sha256 ?? '', size, key, content: null }
  })
}

/** The statements with their rounding, and the data they are computed from. */
async function figureFiles(
  db: Database | Tx,
  requestId: number,
  source: SealedSource | undefined,
): Promise<SealedFile[]> {
  const request = await readFinished(db, requestId)
  if (!request) return []
  const computed = await readStatements(db, request)
  const { trialBalance, basis } = computed
  const euros = (cents: bigint) => eurosOf(cents).toFixed(2)
  // Figures that the file does not have are left out.
  const opening = (cents: bigint) => (basis.opening === 'unknown' ? '' : euros(cents))
  const movement = (cents: bigint) => (basis.movements === 'file' ? euros(cents) : '')
  const balance = [
    'account;label;auxiliary;auxiliary label;opening;debit;credit;closing',
    ...trialBalance.accounts.map(each =>
      [
        ...[each.account, each.accountLabel, each.auxiliary, each.auxiliaryLabel].map(text => csvCell(text)),
        opening(each.opening),
        movement(each.debit),
        movement(each.credit),
        euros(each.closing),
      ].join(';'),
    ),
  ]
  return [
    jsonFile('figures/statements.json', resultAnswer(computed)),
    textFile('figures/trial-balance.csv', `${balance.join('\r\n')}\r\n`),
    ...(source?.requestId === requestId
      ? [
          {
            // No other file of the folder can have this path, whatever the name.
            path: `figures/source/${source.name}`,
            sha256: source.sha256,
            size: source.size,
            key: source.key,
            content: null,
          },
        ]
      : []),
  ]
}

/** The requests, findings, comments and signatures. */
async function workFiles(db: Database | Tx, folderId: number): Promise<SealedFile[]> {
  const folder = await db
    .selectFrom('audit_folder')
    .innerJoin('account', 'account.id', 'audit_folder.account_id')
    .innerJoin('engagement', 'engagement.id', 'audit_folder.engagement_id')
    .select(['account_legal_name', 'account_number', 'engagement_code', 'engagement_description', 'year'])
    .select(['statement_request_id', 'statement_version', 'prepared_by', 'prepared_date', 'reviewed_by'])
    .select(['reviewed_date', 'audit_folder.created_by', 'audit_folder.created_date'])
    .where('audit_folder.id', '=', folderId)
    .executeTakeFirstOrThrow()
  const requests = await db
    .selectFrom('audit_request')
    .select([
      'id',
      'title',
      'description',
      'due_date',
      'status',
      'submitted_date',
      'decided_by',
      'decided_date',
    ])
    .where('folder_id', '=', folderId)
    .orderBy('id')
    .execute()
  const checks = await db
    .selectFrom('audit_check')
    .select(['id', 'check', 'result', 'count', 'figures', 'accounts', 'conclusion', 'concluded_by'])
    .select(['concluded_date', 'reviewed_by', 'reviewed_date'])
    .where('folder_id', '=', folderId)
    .orderBy('id')
    .execute()
  const { rows: entries } = await sql<Record<string, unknown>>`
    select audit_check."check", entry.line, journal_code, entry_number, entry_date::text, account, auxiliary, piece_ref,
      label, debit::text, credit::text
    from audit_check join audit_check_entry on check_id = audit_check.id join statement_entry as entry on entry.id = entry_id
    where folder_id = ${folderId}::int4 order by audit_check.id, entry.id`.execute(db)
  const comments = await db
    .selectFrom('audit_comment')
    .select(['id', 'request_id', 'check_id', 'text', 'mentions', 'created_by', 'created_date'])
    .where('folder_id', '=', folderId)
    .orderBy('id')
    .execute()
  return [
    jsonFile('folder.json', folder),
    jsonFile('requests.json', requests),
    jsonFile('checks.json', checks),
    jsonFile('check-entries.json', entries),
    jsonFile('comments.json', comments),
  ]
}

/** Records the content of a folder at the moment it is sealed. */
export async function keepSealed(
  tx: Database | Tx,
  folderId: number,
  source: SealedSource | undefined,
): Promise<void> {
  const { statement_request_id: requestId } = await tx
    .selectFrom('audit_folder')
    .select('statement_request_id')
    .where('id', '=', folderId)
    .executeTakeFirstOrThrow()
  const files = [
    ...(await workFiles(tx, folderId)),
    ...(requestId === null ? [] : await figureFiles(tx, requestId, source)),
    ...(await documentFiles(tx, folderId)),
  ]
  for (const { path, sha256, size, key, content } of files)
    await tx
      .insertInto('audit_sealed_file')
      .values({ folder_id: folderId, path, sha256, file_size: size, file_key: key, content })
      .execute()
}
