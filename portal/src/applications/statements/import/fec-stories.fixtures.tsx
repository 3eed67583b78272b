import type { Decorator } from '@storybook/react-vite'
import { writeXlsx } from 'hucre/xlsx'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { statementsTexts } from '../../../statements/i18n/texts.ts'
import { statementImportTexts } from './i18n/texts.ts'
import { RunFecContext } from './reader/RunFecContext.ts'
import type { RunFec } from './reader/run-in-worker.ts'

/** The portal for a member of staff. */
export const portal: PortalStory = {
  path: '/app/aefautomate/import',
  texts: { statementImport: statementImportTexts, statements: statementsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Statements.Import']) },
}

/** The texts in the language of the story. */
export const textsOf = textsIn(statementImportTexts)

/** A file name in the form that the law requires: SIREN, FEC, closing date. */
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

/** The lines of a sale, in cents: the client's debit, the revenue and the VAT. */
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

/** A fault to put into a ledger: the value of a column on a line, where line 1 is the first below the header. */
export interface Fault {
  line: number
  column: Column
  value: string
}

/** A ledger of balanced sales as tab-separated text. */
export function ledger(entries: number, faults: readonly Fault[] = []): string {
  const lines = Array.from({ length: entries }, (_, place) => entry(place + 1, 12_000 + place * 150)).flat()
  for (const { line, column, value } of faults) {
    const fields = lines[line - 1]
    if (fields) fields[header.indexOf(column)] = value
  }
  return [header, ...lines].map(fields => `${fields.join('\t')}\r\n`).join('')
}

/** Three faults: two that can be corrected safely, and an entry that is out of balance by a cent. */
export const faults: readonly Fault[] = [
  { line: 1, column: 'EcritureDate', value: '02/01/2023' },
  { line: 4, column: 'Debit', value: '121.50' },
  { line: 8, column: 'EcritureLib', value: ' Facture 3' },
  { line: 10, column: 'Debit', value: '124,51' },
]

export const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = goodName) =>
  new File([text], name, { type: 'text/plain' })

/** Replaces the worker with the story's own reader, for results that the worker does not produce. */
export function readingBy(run: RunFec): Decorator {
  return Story => (
    <RunFecContext value={run}>
      <Story />
    </RunFecContext>
  )
}

/** A workbook made of texts, one per sheet, with a cell for each field. */
export async function workbookOf(sheets: Readonly<Record<string, string>>, name: string): Promise<File> {
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([title, text]) => ({
      name: title,
      rows: text.split(/\r?\n/).map(line => line.split('\t')),
    })),
  })
  return new File([new Uint8Array(bytes)], name)
}
