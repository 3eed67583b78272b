import type { Decorator } from '@storybook/react-vite'
import { writeXlsx } from 'hucre/xlsx'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { statementsTexts } from '../../../statements/i18n/texts.ts'
import { statementImportTexts } from './i18n/texts.ts'
import { RunFecContext } from './reader/RunFecContext.ts'
import type { RunFec } from './reader/run-in-worker.ts'

/** What the screen stands in: somebody of the firm. */
export const portal: PortalStory = {
  path: '/app/aefautomate/import',
  texts: { statementImport: statementImportTexts, statements: statementsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Statements.Import']) },
}

/** The texts that the story is shown in. */
export const textsOf = textsIn(statementImportTexts)

/** A name as the legal text asks for it: SIREN, FEC, closing date. */
export const goodName = '732829320FEC20231231.txt'

const header = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
]
type Column = 'EcritureDate' | 'CompteNum' | 'EcritureLib' | 'Debit' | 'Credit'

const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A sale of so many cents: the client's debit, the sale, and the tax. */
function entry(number: number, cents: number): string[][] {
  const day = `2023${twoDigits((Math.trunc(number / 28) % 12) + 1)}${twoDigits((number % 28) + 1)}`
  const line = (
    account: string,
    label: string,
    auxiliary: readonly string[],
    debit: number,
    credit: number,
  ) => [
    'VE',
    'Ventes',
    String(number),
    day,
    account,
    label,
    ...auxiliary,
    `F${twoDigits(number)}`,
    day,
    `Facture ${number}`,
    amount(debit),
    amount(credit),
    '',
    '',
    day,
    '',
    '',
  ]
  const tax = Math.round(cents / 6)
  return [
    line('411000', 'Clients', [`C${number % 7}`, `Client ${number % 7}`], cents, 0),
    line('706000', 'Prestations de services', ['', ''], 0, cents - tax),
    line('445710', 'TVA collectée', ['', ''], 0, tax),
  ]
}

/** What is wrong with a ledger: the value of a column on a line, which is counted from the first below the header. */
export interface Fault {
  line: number
  column: Column
  value: string
}

/** A ledger of balanced sales, as a text with tabs. */
export function ledger(entries: number, faults: readonly Fault[] = []): string {
  const lines = Array.from({ length: entries }, (_, place) => entry(place + 1, 12_000 + place * 150)).flat()
  for (const { line, column, value } of faults) {
    const fields = lines[line - 1]
    if (fields) fields[header.indexOf(column)] = value
  }
  return [header, ...lines].map(fields => `${fields.join('\t')}\r\n`).join('')
}

/** Three faults: one that can be corrected twice over, and an entry that is out of balance by a cent. */
export const faults: readonly Fault[] = [
  { line: 1, column: 'EcritureDate', value: '02/01/2023' },
  { line: 4, column: 'Debit', value: '121.50' },
  { line: 8, column: 'EcritureLib', value: ' Facture 3' },
  { line: 10, column: 'Debit', value: '124,51' },
]

export const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = goodName) =>
  new File([text], name, { type: 'text/plain' })

/** Reads files as the story says, where the worker does not come to it. */
export function readingBy(run: RunFec): Decorator {
  return Story => (
    <RunFecContext value={run}>
      <Story />
    </RunFecContext>
  )
}

/** A workbook whose sheets hold these texts, a cell for each field. */
export async function workbookOf(sheets: Readonly<Record<string, string>>, name: string): Promise<File> {
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([title, text]) => ({
      name: title,
      rows: text.split(/\r?\n/).map(line => line.split('\t')),
    })),
  })
  return new File([new Uint8Array(bytes)], name)
}
