import type { Finding } from '@parvis/accounting/fec/report'
import { expect, it } from 'vitest'
import { findingValues } from './finding-values.ts'
import { detailedRules, isDetailed } from './findings.ts'
import { found } from './i18n/rules/found.en.ts'
import { runTask } from './reader/run-task.ts'

const formats = { amount: (cents: bigint) => `${cents} cents`, shortDay: (day: string) => day }
const columns = [
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
] as const
type Values = Partial<Record<(typeof columns)[number], string>>

const usual: Values = {
  JournalCode: 'VE',
  JournalLib: 'Ventes',
  EcritureNum: '1',
  EcritureDate: '20230203',
  CompteNum: '411000',
  CompteLib: 'Clients',
  PieceRef: 'F1',
  PieceDate: '20230203',
  EcritureLib: 'Facture',
  Debit: '10,00',
  Credit: '0,00',
  ValidDate: '20230203',
}
const line = (values: Values) => columns.map(column => ({ ...usual, ...values })[column] ?? '').join('\t')
const header = columns.join('\t')

async function findingsOf(...lines: string[]): Promise<readonly Finding[]> {
  const file = new Blob([lines.map(each => `${each}\r\n`).join('')])
  const source = { file, fileName: '732829320FEC20231231.txt' }
  const { dialect } = await runTask({ ...source, kind: 'preview', chosen: {} }, () => undefined)
  return (await runTask({ ...source, kind: 'check', dialect }, () => undefined)).findings
}

/** Files that between them break every rule whose findings have details. */
const files = () => [
  findingsOf(
    'Grand livre',
    header,
    line({}),
    '',
    `${line({})}\tx\ty`,
    line({}),
    line({ EcritureDate: '20240203', EcritureNum: '2' }),
    line({ EcritureDate: '20210203', EcritureNum: '3' }),
    line({ EcritureNum: '6', PieceDate: '19900101', ValidDate: '20230101', DateLet: '20230101' }),
    line({ EcritureNum: '6', Credit: '10,00', EcritureDate: '20230204' }),
    line({ EcritureNum: '7', CompAuxNum: 'C1', EcritureLet: 'A', Montantdevise: '1,00' }),
    line({ EcritureNum: '8', CompteLib: 'Autre libellé', JournalLib: 'Autre journal' }),
  ),
  findingsOf(`${header}\tAnalytique\tDebit`, `${line({})}\t\t`),
  findingsOf(header.replace('JournalCode\tJournalLib', 'JournalLib\tJournalCode'), line({})),
  findingsOf(header.replace('EcritureDate', 'Date écriture FEC'), line({})),
  findingsOf(
    'Compte;Libellé;Ouverture débit;Ouverture crédit;Débit;Crédit;Solde débit;Solde crédit',
    '101000;Capital;;10,00;1,00;;5,00;1,00;x',
    '101000;Capital;;;;;1,00;',
  ),
  findingsOf(
    'Compte;Libellé;Tiers;Solde',
    '411000;Clients;;5,01',
    '411000;Dupont;C1;5,00',
    '512000;Banque;;-5,00',
  ),
  findingsOf('Compte;Tiers;Solde', '411000;;1,00', '411000;C1;5,00', '512000;;-6,00'),
  findingsOf(
    header,
    line({ CompteNum: '607000', Debit: '0,00', Credit: '3,00' }),
    line({ CompteNum: '706000', Debit: '3,00' }),
  ),
  findingsOf(
    'Date;Journal;N° pièce;Libellé;Débit;Crédit',
    '411000 Clients',
    ';;;Report à nouveau;3,00;',
    '15/01/2023;VE;1;Facture;1,00;;x',
    ';;;Total compte 411000;4,00;',
  ),
]

it('every placeholder in the sentence of a finding has a value', async () => {
  const all = (await Promise.all(files())).flat()
  const seen = new Set(all.map(({ rule }) => rule))
  expect(detailedRules.filter(rule => !seen.has(rule))).toEqual([])
  for (const { rule, details } of all) {
    if (!isDetailed(rule)) continue
    const places = [...found[rule].matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place)
    expect(Object.keys(findingValues(details, formats)), rule).toEqual(expect.arrayContaining(places))
  }
})

it('amounts are formatted, and entry numbers are shown unchanged', () => {
  expect(findingValues({ debit: 10, difference: -3, after: 1200, count: 2 }, formats)).toEqual({
    debit: '10 cents',
    difference: '3 cents',
    after: '1200',
    lines: 2,
  })
})
