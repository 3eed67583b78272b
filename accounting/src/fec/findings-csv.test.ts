import { expect, test } from 'vitest'
import { findingsCsv, type FindingTexts } from './findings-csv.ts'
import type { Finding } from './report.ts'

const texts: FindingTexts = {
  separator: ';',
  headings: {
    severity: 'Gravité',
    line: 'Ligne',
    column: 'Colonne',
    value: 'Valeur',
    rule: 'Règle',
    explanation: 'Explication',
    source: 'Source',
    repair: 'Réparation',
  },
  severities: { error: 'Erreur', warning: 'Avertissement' },
  repairs: {
    trim: 'Espaces',
    'decimal-mark': 'Virgule',
    date: 'Date',
    'pad-account': 'Compte',
    thousands: 'Milliers',
    'file-name': 'Nom',
    'byte-order-mark': 'Marque',
    amount: 'Montant',
    'pad-length': 'Compte',
    header: 'En-tête',
    side: 'Sens',
  },
  rule: ({ rule }) => `Titre ${rule}`,
  explanation: ({ value }) => `« ${value} » ; dit "non"`,
}

function finding(value: string, changes: Partial<Finding> = {}): Finding {
  return {
    rule: 'date-form',
    severity: 'error',
    line: 3,
    column: 'PieceDate',
    value,
    details: {},
    repair: 'date',
    ...changes,
  }
}

const valueOf = (value: string) =>
  findingsCsv([finding(value)], { ...texts, explanation: () => '' })
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .split(';')[3]

test('each finding is a line below the headings, with its legal source', () => {
  expect(
    findingsCsv(
      [finding('x'), finding('', { line: undefined, column: undefined, repair: undefined })],
      texts,
    ),
  ).toBe(
    [
      '\uFEFFGravité;Ligne;Colonne;Valeur;Règle;Explication;Source;Réparation',
      'Erreur;3;PieceDate;x;Titre date-form;"« x » ; dit ""non""";LPF, art. A47 A-1, XII, 4°;Date',
      'Erreur;;;;Titre date-form;"«  » ; dit ""non""";LPF, art. A47 A-1, XII, 4°;',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['+33 1 23', "'+33 1 23"],
  ['-x', "'-x"],
  ['@sum', "'@sum"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['=1+1', "'=1+1"],
])('a value that a spreadsheet would treat as a formula is made inert: %j', (value, cell) => {
  expect(valueOf(value)).toBe(cell)
})

test.each(['-12,00', '+3', '1234.5', '0'])('a number stays a number: %s', value => {
  expect(valueOf(value)).toBe(value)
})
