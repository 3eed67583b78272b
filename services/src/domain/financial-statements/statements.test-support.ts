import { print, row, type Row } from '@parvis/accounting/fec/ledger.test-support'
import { createLog } from '../../server/log.ts'
import { people, type TestRequest } from '../../server/testing.ts'
import { startUploadApp, type SentFile, type UploadCalls } from '../report-files/uploads.test-support.ts'
import { StatementProcessor } from './processor.ts'

/** A request as the API returns it. */
export interface AnsweredRequest extends SentFile {
  status: string
  stage: string | null
  progress: number
  lineCount: number | null
  entryCount: number | null
  failedCheckCount: number | null
  failure: {
    kind: string
    stage: string
    rule: string | null
    line: number | null
    count: number
    accounts: string[]
  } | null
  priorRequestId: number | null
}

/** An entry: debit account, credit account, and the amount in euros. */
type Booked = readonly [
  day: string,
  journal: string,
  debit: string,
  credit: string,
  euros: number,
  auxiliary?: string | undefined,
]

const amount = (euros: number) => euros.toFixed(2).replace('.', ',')

/** The lines of entries, numbered one by one. */
export function ledger(entries: readonly Booked[]): string {
  const rows = entries.flatMap(([day, journal, debit, credit, euros, auxiliary = ''], at): Row[] => {
    const common = {
      JournalCode: journal,
      JournalLib: journal === 'AN' ? 'À nouveaux' : 'Opérations',
      EcritureNum: String(at + 1),
      EcritureDate: day,
      PieceDate: day,
      ValidDate: day,
      EcritureLib: `Pièce ${at + 1}`,
    }
    const line = (account: string, changes: Row) =>
      row({
        ...common,
        CompteNum: account,
        CompteLib: `Compte ${account}`,
        ...(account.startsWith('411') && auxiliary ? { CompAuxNum: auxiliary, CompAuxLib: auxiliary } : {}),
        ...changes,
      })
    return [line(debit, { Debit: amount(euros) }), line(credit, { Credit: amount(euros) })]
  })
  return print(rows)
}

/** 2024: capital, a machine that is depreciated, sales of which one is paid, and purchases. */
export const year2024: readonly Booked[] = [
  ['20240102', 'OD', '512000', '101000', 10_000],
  ['20240103', 'OD', '215400', '404000', 6000],
  ['20240201', 'OD', '411000', '706000', 2500.5, 'C1'],
  ['20240301', 'OD', '512000', '411000', 2500.5, 'C1'],
  ['20240401', 'OD', '411000', '706000', 1200, 'C2'],
  ['20240501', 'OD', '607000', '401000', 800.25],
  ['20241231', 'OD', '681120', '281540', 1000],
]

/** 2025, opened with the closing balances of 2024. */
export const year2025: readonly Booked[] = [
  ['20250101', 'AN', '512000', '101000', 10_000],
  ['20250101', 'AN', '512000', '120000', 1900.25],
  ['20250101', 'AN', '215400', '404000', 6000],
  ['20250101', 'AN', '512000', '281540', 1000],
  ['20250101', 'AN', '411000', '401000', 800.25, 'C2'],
  ['20250101', 'AN', '411000', '512000', 399.75, 'C2'],
  ['20250115', 'OD', '411000', '706000', 4000, 'C2'],
  ['20251231', 'OD', '681120', '281540', 1000],
]

export const form2024 = {
  accountId: 1,
  fileName: '732829320FEC20241231.txt',
  dialect: {
    encoding: 'utf-8',
    separator: '\t',
    decimalMark: ',',
    skippedLines: 0,
    amounts: 'debit-credit',
  },
  periodStart: '2024-01-01',
  periodEnd: '2024-12-31',
  openingJournals: ['AN'],
  chart: 'pcg-2014',
  rounding: 'cent',
  mapping: { sideLevel: 'auxiliary', rememberedFrom: null, decided: [] },
  priorRequestId: null,
}

/** The calls of the financial statements, made by a member of staff. */
export class StatementCalls {
  readonly uploads: UploadCalls
  readonly processor: StatementProcessor

  constructor(uploads: UploadCalls) {
    this.uploads = uploads
    const { connection, files } = uploads.test
    this.processor = new StatementProcessor({ connection, files, log: createLog('silent') })
  }

  get db() {
    return this.uploads.test.connection.db
  }

  send(method: string, path: string, request?: TestRequest) {
    return this.uploads.send(method, path, { as: people.staff, ...request })
  }

  create(fileSize: number, changes: object = {}, as: string = people.staff) {
    const body = { ...form2024, fileSize, ...changes }
    return this.send('POST', '/StatementRequests', { as, body })
  }

  /** Creates a request and uploads its file. */
  async sent(text: string | Uint8Array, changes: object = {}): Promise<AnsweredRequest> {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    const { status, body } = await this.create(bytes.length, changes)
    if (status !== 201) throw new Error(JSON.stringify(body))
    const request = body as AnsweredRequest
    await this.uploads.patch(request, 0, bytes, { as: people.staff })
    return request
  }

  start({ id }: { id: number }) {
    return this.send('POST', `/StatementRequests(${id})/Start`)
  }

  async read({ id }: { id: number }): Promise<AnsweredRequest> {
    return (await this.send('GET', `/StatementRequests(${id})`)).body as AnsweredRequest
  }

  /** Uploads a file and waits until its request has finished or failed. */
  async processed(text: string | Uint8Array, changes: object = {}): Promise<AnsweredRequest> {
    const request = await this.sent(text, changes)
    const { status, code } = await this.start(request)
    if (status !== 200) throw new Error(code)
    return this.ended(request)
  }

  async ended(request: { id: number }): Promise<AnsweredRequest> {
    for (;;) {
      const now = await this.read(request)
      if (now.status !== 'waiting' && now.status !== 'processing') return now
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }

  remove({ id }: { id: number }, as: string = people.staff) {
    return this.send('DELETE', `/StatementRequests(${id})`, { as, headers: { 'if-match': '*' } })
  }

  async close(): Promise<void> {
    await this.processor.stop()
    await this.uploads.close()
  }
}

export async function startStatementApp(): Promise<StatementCalls> {
  const calls = new StatementCalls(await startUploadApp())
  calls.processor.start()
  return calls
}

/** The form of a trial balance that has closing balances only. */
export const closingBalance = {
  fileName: 'Balance.csv',
  dialect: {
    encoding: 'utf-8',
    separator: ';',
    decimalMark: ',',
    skippedLines: 0,
    amounts: 'debit-credit',
    balance: { headerLines: 1, columns: ['account', 'closing'] },
  },
}
