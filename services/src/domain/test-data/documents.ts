import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { groupedIban } from '@parvis/accounting/bank/iban'
import { sql } from 'kysely'
import { makePdf } from '../../database/demo/pdf.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { CallOf } from '../../server/call.ts'
import { readWritten } from '../../server/list.ts'
import type { BodyOf, Written } from '../../server/operation-types.ts'
import {
  addVersion,
  bytesOfClient,
  findNamed,
  insertDocument,
  lockNames,
  noteEvents,
  type Place,
} from '../documents/statements.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { testMark } from './rules.ts'

type Form = BodyOf<'addTestDocuments'>
type Language = Form['language']
type Kind = Form['kinds'][number]
type TestUser = Written<'TestUser'>

interface Moved {
  externalId: string
  description: string
  amount: number
}

/** A document before it is stored. */
interface Draft {
  name: string
  documentType: Place['documentType']
  bytes: Uint8Array
}

const words = {
  fr: {
    warning: 'Document de test : rien de ce qu’il dit n’est vrai.',
    bankDetails: 'Relevé d’identité bancaire',
    bankStatement: 'Relevé de compte',
    identity: 'Fiche d’identité',
    holder: 'Titulaire',
    bank: 'Banque',
    opening: 'Solde initial',
    balance: 'Solde',
    more: (count: number) => (count === 1 ? '… et 1 autre opération' : `… et ${count} autres opérations`),
    mr: 'M.',
    mrs: 'Mme',
    company: 'Société',
    number: 'Code IBS',
    email: 'Adresse e-mail',
    mobile: 'Portable',
  },
  en: {
    warning: 'Test document: nothing that it says is true.',
    bankDetails: 'Bank details',
    bankStatement: 'Bank statement',
    identity: 'Identity sheet',
    holder: 'Holder',
    bank: 'Bank',
    opening: 'Opening balance',
    balance: 'Balance',
    more: (count: number) =>
      count === 1 ? '… and 1 other transaction' : `… and ${count} other transactions`,
    mr: 'Mr',
    mrs: 'Mrs',
    company: 'Company',
    number: 'IBS code',
    email: 'Email address',
    mobile: 'Mobile',
  },
} as const

/** Replaces characters that the character set of these PDFs, WinAnsi, lacks or has at another code than Unicode. */
const latin = (text: string) =>
  text
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\u202f\u2009]/g, '\u00a0')
    .replaceAll('…', '...')
    .replaceAll('−', '-')
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff€]/g, '?')
    .replaceAll('€', '\u0080')

const pdf = (title: string, lines: readonly string[]) => makePdf(latin(title), lines.map(latin))

/** Transactions that fit on the single page. */
const linesOfPage = 25

/** The content of a kind of document about a test person. */
function draftOf(kind: Kind, user: TestUser, moved: readonly Moved[], language: Language): Draft {
  const say = words[language]
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: user.currency,
  })
  const title = `${testMark} ${say[kind]}`
  // French has a space before the colon.
  const fact = (term: string, value: string) => `${term}${language === 'fr' ? ' : ' : ': '}${value}`
  const iban = fact('IBAN', groupedIban(user.iban))
  const holder = fact(say.holder, user.companyName)
  const bank = fact(say.bank, user.bank)
  if (kind === 'identity') {
    const lines = [
      say.warning,
      '',
      `${say[user.title]} ${user.firstName} ${user.lastName}`,
      fact(say.email, user.email),
      fact(say.mobile, user.mobile),
      fact(say.company, user.companyName),
      fact(say.number, user.companyNumber),
    ]
    const bytes = new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
    return { name: `${title}.txt`, documentType: 'legal', bytes }
  }
  const rest = user.transactionCount - moved.length
  const lines =
    kind === 'bankDetails'
      ? [say.warning, '', holder, bank, iban]
      : [
          say.warning,
          '',
          holder,
          iban,
          fact(say.opening, money.format(user.openingBalance)),
          ...moved.map(each => `${each.externalId}   ${each.description}   ${money.format(each.amount)}`),
          ...(rest > 0 ? [say.more(rest)] : []),
          fact(say.balance, money.format(user.balance)),
        ]
  return { name: `${title}.pdf`, documentType: 'bank', bytes: pdf(title, lines) }
}

async function firstTransactions(db: Database | Tx, bankAccountId: number): Promise<Moved[]> {
  const rows = await db
    .selectFrom('test_transaction')
    .select(['external_id as externalId', 'description', 'amount'])
    .where('bank_account_id', '=', bankAccountId)
    .orderBy('id')
    .limit(linesOfPage)
    .execute()
  return rows.map(row => ({ ...row, amount: Number(row.amount) }))
}

type DocumentsCall = CallOf<'addTestDocuments'>

/**
 * Generates documents about a test person, and stores them with those of the test company as if they had been uploaded.
 */
export async function writeTestDocuments(
  call: DocumentsCall,
  held: { accountId: number; bankAccountId: number },
): Promise<void> {
  const { db, body, person, services } = call
  const user = await readWritten(call, 'TestUser', call.path.id)
  const moved = await firstTransactions(db, held.bankAccountId)
  const drafts = body.kinds.map(kind => draftOf(kind, user, moved, body.language))
  const size = drafts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await lockNames(db, held.accountId)
  if ((await bytesOfClient(db, held.accountId)) + size > services.settings.documentQuota)
    throw call.problem('document-quota-reached')
  if ((await services.files.room()) < (await bytesToCome(db)) + size) throw call.problem('storage-full')
  for (const { name, documentType, bytes } of drafts) {
    const place: Place = {
      accountId: held.accountId,
      engagementId: null,
      fiscalYear: null,
      folder: '',
      documentType,
      confidentiality: 'client',
    }
    const isThere = sql`(document.deleted_date is null)`
    const named = await findNamed(db, name, place, isThere)
    const id = named?.id ?? (await insertDocument(db, name, place, person.email))
    const fileKey = crypto.randomUUID()
    const bounds = { offset: 0, size: bytes.length }
    await services.files.append(fileKey, bounds, Readable.from([Buffer.from(bytes)]), bytes.length)
    const contentHash = createHash('sha256').update(bytes).digest('hex')
    await addVersion(
      db,
      id,
      { fileKey, fileName: name, fileSize: bytes.length, contentHash, activeContent: 'none' },
      person.email,
    )
    await noteEvents(db, [id], 'sent', person.email)
  }
}
