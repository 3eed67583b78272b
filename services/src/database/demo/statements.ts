import type { FecLine } from '@parvis/accounting/fec/report'
import { checkStatements } from '@parvis/accounting/statements/checks'
import type { Chart } from '@parvis/accounting/statements/line'
import { mappingFrom, suggestMapping } from '@parvis/accounting/statements/mapping'
import { LedgerCube, type TrialBalance, trialBalanceOf } from '@parvis/accounting/statements/trial-balance'
import type { Kysely } from 'kysely'
import { insertBalances, insertEntries } from '../../domain/financial-statements/content.ts'
import { writeSearchText } from '../../domain/financial-statements/requests.ts'
import type { Schema } from '../schema.ts'
import { createRandom } from './random.ts'

/** The client that the accounts belong to, and its SIREN in the names of the files. */
const client = 1
const siren = '732829320'
const years = [
  { year: 2024, chart: 'pcg-2014', askedOn: '2025-02-11T09:20:00.000Z' },
  { year: 2025, chart: 'pcg-2025', askedOn: '2026-02-09T14:05:00.000Z' },
] as const satisfies readonly { year: number; chart: Chart; askedOn: string }[]

const labels: Readonly<Record<string, string>> = {
  '101300': 'Capital souscrit, appelé, versé',
  '106100': 'Réserve légale',
  '110000': 'Report à nouveau',
  '120000': 'Résultat de l’exercice',
  '164000': 'Emprunts auprès des établissements de crédit',
  '205000': 'Logiciels',
  '215400': 'Matériel de torréfaction et de conditionnement',
  '218300': 'Matériel de bureau et informatique',
  '275000': 'Dépôts et cautionnements versés',
  '280500': 'Amortissements des logiciels',
  '281540': 'Amortissements du matériel',
  '281830': 'Amortissements du matériel informatique',
  '370000': 'Stocks de thé',
  '401000': 'Fournisseurs',
  '411000': 'Clients',
  '421000': 'Personnel, rémunérations dues',
  '431000': 'Sécurité sociale',
  '445510': 'TVA à décaisser',
  '445660': 'TVA déductible sur achats',
  '445710': 'TVA collectée',
  '512000': 'Banque',
  '603700': 'Variation des stocks de marchandises',
  '607000': 'Achats de thé',
  '613200': 'Locations immobilières',
  '622600': 'Honoraires',
  '626000': 'Frais postaux et télécommunications',
  '627000': 'Services bancaires',
  '641000': 'Rémunérations du personnel',
  '645000': 'Charges de sécurité sociale',
  '661100': 'Intérêts des emprunts',
  '681120': 'Dotations aux amortissements',
  '707000': 'Ventes de thé',
  '708500': 'Ports et frais accessoires facturés',
}

const customers = [
  'Maison Hébert',
  'Salon Orphée',
  'Épicerie Bonnefoy',
  'Hôtel du Parc',
  'Café Lumen',
  'Comptoir Éole',
]
const suppliers = ['Jardins de Darjeeling', 'Uji Trading', 'Wuyi Tea House', 'Cartonnages Dumas']

/** An amount in cents: positive on the debit side of an account, negative on the credit side. */
type Leg = readonly [account: string, cents: number, auxiliary?: string]

/** Writes consecutively numbered entries. */
class Book {
  readonly lines: FecLine[] = []
  #number = 0

  write(day: string, [code, journal]: readonly [string, string], label: string, legs: readonly Leg[]): void {
    this.#number++
    const pieceRef = `${code}${day.slice(2, 4)}-${String(this.#number).padStart(4, '0')}`
    for (const [account, cents, auxiliary = ''] of legs) {
      if (cents === 0) continue
      this.lines.push({
        // The first line of a file is its header.
        number: this.lines.length + 2,
        journalCode: code,
        journalLabel: journal,
        entryNumber: String(this.#number),
        entryDate: day,
        account,
        accountLabel: labels[account] ?? account,
        auxiliary:
          auxiliary === ''
            ? ''
            : `${account.startsWith('411') ? 'C' : 'F'}-${auxiliary.slice(0, 5).toUpperCase().trim()}`,
        auxiliaryLabel: auxiliary,
        pieceRef,
        pieceDate: day,
        label,
        debit: Math.max(0, cents),
        credit: Math.max(0, -cents),
        lettering: '',
      })
    }
  }

  get entries(): number {
    return this.#number
  }
}

const sales = ['VE', 'Ventes'] as const
const purchases = ['AC', 'Achats'] as const
const bank = ['BQ', 'Banque'] as const
const sundry = ['OD', 'Opérations diverses'] as const
const opening = ['AN', 'À nouveaux'] as const

/** Carries forward the balances of the previous year, with its income and charges as the result. */
function carryForward(book: Book, year: number, prior: TrialBalance): void {
  let result = 0n
  const legs: Leg[] = []
  for (const { account, auxiliaryLabel, closing } of prior.accounts) {
    if (account >= '6') result += closing
    else legs.push([account, Number(closing), auxiliaryLabel])
  }
  book.write(`${year}-01-01`, opening, 'À nouveaux', [...legs, ['120000', Number(result)]])
  // The general meeting allocates the result to the reserves and to retained earnings.
  const legal = Number(-result / 20n)
  book.write(`${year}-06-27`, sundry, 'Affectation du résultat', [
    ['120000', Number(-result)],
    ['106100', -legal],
    ['110000', Number(result) + legal],
  ])
}

function found(book: Book, year: number): void {
  const day = `${year}-01-02`
  book.write(day, bank, 'Apport en capital', [
    ['512000', 12_000_000],
    ['101300', -12_000_000],
  ])
  book.write(day, bank, 'Emprunt sur sept ans', [
    ['512000', 9_000_000],
    ['164000', -9_000_000],
  ])
  book.write(day, bank, 'Torréfacteur et ensacheuse', [
    ['215400', 8_640_000],
    ['218300', 1_180_000],
    ['205000', 640_000],
    ['275000', 450_000],
    ['512000', -10_910_000],
  ])
}

/** The ledger of a year. @param prior undefined in the first year */
function keepBook(year: number, prior: TrialBalance | undefined): Book {
  const book = new Book()
  const random = createRandom(year)
  const between = (least: number, most: number) => (least + random.below(most - least)) * 100
  if (prior) carryForward(book, year, prior)
  else found(book, year)
  for (let month = 1; month <= 12; month += 1) {
    const on = (day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    let collected = 0
    let deducted = 0
    for (const [at, customer] of customers.entries()) {
      const net = between(3600, month > 9 ? 7800 : 5600)
      const postage = between(20, 90)
      const tax = Math.round((net + postage) * 0.2)
      collected += tax
      const day = 3 + at * 3
      book.write(on(day), sales, `Facture ${customer}`, [
        ['411000', net + postage + tax, customer],
        ['707000', -net],
        ['708500', -postage],
        ['445710', -tax],
      ])
      if (month < 12 || at % 3 !== 0)
        book.write(on(day + 7), bank, `Règlement ${customer}`, [
          ['512000', net + postage + tax],
          ['411000', -(net + postage + tax), customer],
        ])
    }
    for (const [at, supplier] of suppliers.entries()) {
      const net = between(1500, 2900)
      const tax = Math.round(net * 0.2)
      deducted += tax
      book.write(on(5 + at * 4), purchases, `Facture ${supplier}`, [
        ['607000', net],
        ['445660', tax],
        ['401000', -(net + tax), supplier],
      ])
      if (month < 12 || at % 2 === 0)
        book.write(on(12 + at * 4), bank, `Règlement ${supplier}`, [
          ['401000', net + tax, supplier],
          ['512000', -(net + tax)],
        ])
    }
    for (const [account, cents, label] of [
      ['613200', 185_000, 'Loyer de la boutique'],
      ['622600', 42_000, 'Honoraires'],
      ['626000', between(90, 160), 'Téléphone et affranchissement'],
      ['627000', between(18, 40), 'Frais bancaires'],
    ] as const)
      book.write(on(8), bank, label, [
        [account, cents],
        ['512000', -cents],
      ])
    book.write(on(26), sundry, 'Salaires du mois', [
      ['641000', 820_000],
      ['645000', 344_000],
      ['421000', -640_000],
      ['431000', -524_000],
    ])
    book.write(on(28), bank, 'Paiement des salaires', [
      ['421000', 640_000],
      ['512000', -640_000],
    ])
    if (month < 12)
      book.write(on(28), bank, 'Paiement des cotisations', [
        ['431000', 524_000],
        ['512000', -524_000],
      ])
    book.write(on(27), bank, 'Échéance de l’emprunt', [
      ['164000', 107_000],
      ['661100', 21_500],
      ['512000', -128_500],
    ])
    book.write(on(28), sundry, 'Déclaration de TVA', [
      ['445710', collected],
      ['445660', -deducted],
      ['445510', deducted - collected],
    ])
    if (month < 12)
      book.write(on(28), bank, 'Paiement de la TVA', [
        ['445510', collected - deducted],
        ['512000', deducted - collected],
      ])
  }
  const stock = between(900, 2400)
  book.write(`${year}-12-31`, sundry, 'Variation des stocks', [
    ['370000', stock],
    ['603700', -stock],
  ])
  book.write(`${year}-12-31`, sundry, 'Dotations de l’exercice', [
    ['681120', 864_000 + 393_000 + 213_000],
    ['281540', -864_000],
    ['281830', -393_000],
    ['280500', -213_000],
  ])
  return book
}

const fileColumns =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'

/** The export file of a ledger. */
function printed({ lines }: Book): string {
  const day = (date: string | undefined) => date?.replaceAll('-', '') ?? ''
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const rows = lines.map(line => [
    line.journalCode,
    line.journalLabel,
    line.entryNumber,
    day(line.entryDate),
    line.account,
    line.accountLabel,
    line.auxiliary,
    line.auxiliaryLabel,
    line.pieceRef,
    day(line.pieceDate),
    line.label,
    amount(line.debit),
    amount(line.credit),
    line.lettering,
    '',
    day(line.entryDate),
    '',
    '',
  ])
  return [fileColumns.split(' '), ...rows].map(fields => `${fields.join('\t')}\r\n`).join('')
}

/** Writes finished statements for two years of one client, computed from balanced ledgers. @returns how many */
export async function writeStatements(db: Kysely<Schema>): Promise<number> {
  let prior: { id: number; balance: TrialBalance } | undefined
  for (const { year, chart, askedOn } of years) {
    const book = keepBook(year, prior?.balance)
    const cube = new LedgerCube()
    for (const line of book.lines)
      cube.add({
        ...line,
        month: line.entryDate?.slice(0, 7) ?? '',
        isOpening: line.journalCode === opening[0],
      })
    const rows = cube.rows()
    const balance = trialBalanceOf(rows)
    const accounts = new Map(balance.accounts.map(({ account, accountLabel }) => [account, accountLabel]))
    const suggested = suggestMapping(
      [...accounts].map(([account, label]) => ({ account, label })),
      chart,
    )
    const mapping = mappingFrom(suggested)
    const failed = checkStatements(balance, mapping, prior?.balance).filter(({ passed }) => !passed)
    const size = Buffer.byteLength(printed(book))
    const { id } = await db
      .insertInto('statement_request')
      .values({
        account_id: client,
        file_key: `5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f${year}`,
        file_name: `${siren}FEC${year}1231.txt`,
        file_size: size,
        received_size: size,
        dialect: JSON.stringify({
          encoding: 'utf-8',
          separator: '\t',
          decimalMark: ',',
          skippedLines: 0,
          amounts: 'debit-credit',
        }),
        period_start: `${year}-01-01`,
        period_end: `${year}-12-31`,
        opening_journals: [opening[0]],
        chart,
        rounding: 'euro',
        language: 'fr',
        company_form: 'SAS',
        company_number: siren,
        side_level: 'auxiliary',
        remembered: null,
        remembered_chart: null,
        decided: JSON.stringify({}),
        mapping: JSON.stringify(mapping.accounts),
        status: 'finished',
        stage: null,
        progress: 100,
        line_count: book.lines.length,
        entry_count: book.entries,
        failed_check_count: failed.length,
        prior_request_id: prior?.id ?? null,
        lease: null,
        created_by: 'staff@parvis.example',
        created_date: askedOn,
        modified_date: askedOn,
        finished_date: new Date(askedOn),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeSearchText(db, id)
    await insertEntries(db, id, book.lines)
    await insertBalances(db, id, rows)
    prior = { id, balance }
  }
  return years.length
}
