import { checkStatements, type Check } from '@parvis/accounting/statements/checks'
import {
  computeStatements,
  accountsBehind,
  lineOf,
  type Statements,
} from '@parvis/accounting/statements/compute'
import type { Figures } from '@parvis/accounting/statements/figures'
import { mappingFrom, suggestMapping, type Mapping } from '@parvis/accounting/statements/mapping'
import { LedgerCube, trialBalanceOf, type TrialBalance } from '@parvis/accounting/statements/trial-balance'
import type { RowOf } from '@parvis/api-types/calls'
import type { Schemas } from '@parvis/api-types/portal'
import { statementNames, type Threshold } from './rules/place.ts'

/*
 * Two years of a tea house, booked entry by entry, so that stories show what the accounting engine computes from
 * them.
 */

const names: Readonly<Record<string, string>> = {
  '101000': 'Capital social',
  '106100': 'Réserve légale',
  '110000': 'Report à nouveau',
  '120000': 'Résultat de l’exercice',
  '164000': 'Emprunts auprès des établissements de crédit',
  '205000': 'Logiciels et site marchand',
  '213500': 'Agencements de la boutique',
  '218300': 'Matériel informatique',
  '275000': 'Dépôts et cautionnements versés',
  '280500': 'Amortissements des logiciels',
  '281350': 'Amortissements des agencements',
  '281830': 'Amortissements du matériel informatique',
  '370000': 'Stock de thés et d’accessoires',
  '397000': 'Dépréciation du stock',
  '401000': 'Fournisseurs',
  '411000': 'Clients',
  '421000': 'Personnel – rémunérations dues',
  '431000': 'Sécurité sociale',
  '444000': 'État – impôt sur les bénéfices',
  '445510': 'TVA à décaisser',
  '445660': 'TVA déductible',
  '445710': 'TVA collectée',
  '455000': 'Associés – comptes courants',
  '486000': 'Charges constatées d’avance',
  '512000': 'Banque',
  '512100': 'Banque – second compte',
  '530000': 'Caisse',
  '603700': 'Variation du stock',
  '607000': 'Achats de marchandises',
  '613200': 'Loyer de la boutique',
  '622600': 'Honoraires',
  '626000': 'Frais postaux et de télécommunications',
  '635110': 'Contribution économique territoriale',
  '641000': 'Salaires',
  '645000': 'Cotisations sociales',
  '661100': 'Intérêts des emprunts',
  '681120': 'Dotations aux amortissements',
  '681730': 'Dotations aux dépréciations des stocks',
  '695000': 'Impôt sur les bénéfices',
  '706000': 'Ateliers de dégustation',
  '707000': 'Ventes de marchandises',
  '768000': 'Autres produits financiers',
}
const auxiliaryNames: Readonly<Record<string, string>> = {
  C0042: 'Atelier Lumière',
  C0107: 'Hôtel du Parvis',
  F0003: 'Comptoir des Indes',
  F0011: 'Emballages Durand',
}

/**
 * Debited account, credited account, euros, journal, month, label. A slash separates an account from its auxiliary
 * account.
 */
type Entry = readonly [
  debit: string,
  credit: string,
  euros: number,
  journal: string,
  month: number,
  label: string,
]

const yearOf = (growth: number): readonly Entry[] => {
  const times = (euros: number) => Math.round(euros * growth * 100) / 100
  return [
    ['411000/C0042', '707000', times(86_420.5), 'VE', 1, 'Ventes du trimestre, Atelier Lumière'],
    ['411000/C0107', '707000', times(142_310.25), 'VE', 2, 'Ventes du semestre, Hôtel du Parvis'],
    ['530000', '707000', times(98_745.8), 'CA', 3, 'Recettes de la boutique'],
    ['411000/C0107', '706000', times(18_600), 'VE', 4, 'Ateliers de dégustation'],
    ['530000', '445710', times(62_115.31), 'CA', 5, 'TVA collectée'],
    ['607000', '401000/F0003', times(121_480.4), 'AC', 2, 'Thés de Chine et d’Inde'],
    ['607000', '401000/F0011', times(14_220.75), 'AC', 3, 'Boîtes et sachets'],
    ['445660', '401000/F0003', times(27_140.23), 'AC', 3, 'TVA déductible'],
    ['370000', '603700', times(6_320), 'OD', 12, 'Variation du stock'],
    ['613200', '512000', times(28_800), 'BQ', 6, 'Loyers de l’année'],
    ['622600', '512000', times(6_450), 'BQ', 6, 'Honoraires de l’expert-comptable'],
    ['626000', '512000', times(3_912.64), 'BQ', 7, 'Expéditions et téléphone'],
    ['635110', '512000', times(2_140), 'BQ', 12, 'Contribution économique territoriale'],
    ['641000', '421000', times(78_640), 'OD', 12, 'Salaires de l’année'],
    ['645000', '431000', times(27_524), 'OD', 12, 'Cotisations de l’année'],
    ['421000', '512000', times(72_400), 'BQ', 12, 'Salaires versés'],
    ['431000', '512000', times(24_980), 'BQ', 12, 'Cotisations versées'],
    ['512000', '411000/C0042', times(79_230), 'BQ', 9, 'Règlement, Atelier Lumière'],
    ['512000', '411000/C0107', times(151_400.75), 'BQ', 10, 'Règlement, Hôtel du Parvis'],
    ['512000', '530000', times(152_300), 'BQ', 11, 'Remises d’espèces'],
    ['401000/F0003', '512000', times(131_250), 'BQ', 11, 'Règlement, Comptoir des Indes'],
    ['401000/F0011', '512000', times(12_980.5), 'BQ', 11, 'Règlement, Emballages Durand'],
    ['445710', '445660', times(27_140.23), 'OD', 12, 'TVA de l’année'],
    ['445710', '445510', times(34_975.08), 'OD', 12, 'TVA à décaisser'],
    ['445510', '512000', times(31_200), 'BQ', 12, 'TVA versée'],
    ['661100', '512000', times(1_184.22), 'BQ', 12, 'Intérêts'],
    ['164000', '512000', 9_600, 'BQ', 12, 'Remboursement de l’emprunt'],
    ['681120', '280500', 2_480, 'OD', 12, 'Amortissement des logiciels'],
    ['681120', '281350', 6_200, 'OD', 12, 'Amortissement des agencements'],
    ['681120', '281830', 3_150, 'OD', 12, 'Amortissement du matériel'],
    ['681730', '397000', times(1_240), 'OD', 12, 'Dépréciation du stock'],
    ['695000', '444000', times(9_860), 'OD', 12, 'Impôt sur les bénéfices'],
    ['512000', '768000', times(312.4), 'BQ', 12, 'Intérêts du livret'],
  ]
}

const firstOpenings: readonly (readonly [place: string, euros: number])[] = [
  ['101000', -20_000],
  ['106100', -2_000],
  ['110000', -14_350],
  ['164000', -48_000],
  ['205000', 12_400],
  ['213500', 62_000],
  ['218300', 9_450],
  ['275000', 7_200],
  ['280500', -4_960],
  ['281350', -12_400],
  ['281830', -3_150],
  ['370000', 18_240],
  ['401000/F0003', -11_320],
  ['411000/C0042', 6_190],
  ['512000', 24_700],
  ['455000', -24_000],
]

interface Booked {
  trialBalance: TrialBalance
  entries: RowOf<'listStatementEntries'>[]
}

const cents = (euros: number) => Math.round(euros * 100)

/** A year with its trial balance and the lines of its file, in order. */
function book(
  year: number,
  openings: readonly (readonly [place: string, euros: number])[],
  entries: readonly Entry[],
): Booked {
  const cube = new LedgerCube()
  const lines: RowOf<'listStatementEntries'>[] = []
  const add = (
    place: string,
    euros: number,
    about: { journal: string; month: number; label: string; number: number; isOpening: boolean },
  ) => {
    const [account = '', auxiliary = ''] = place.split('/')
    const amounts = { debit: Math.max(cents(euros), 0), credit: Math.max(-cents(euros), 0) }
    const parts = {
      account,
      accountLabel: names[account] ?? '',
      auxiliary,
      auxiliaryLabel: auxiliaryNames[auxiliary] ?? '',
    }
    const month = `${String(year)}-${String(about.month).padStart(2, '0')}`
    cube.add({ ...parts, ...amounts, month, isOpening: about.isOpening })
    lines.push({
      ...parts,
      id: lines.length + 1,
      // The first line of the file is the header.
      line: lines.length + 2,
      journalCode: about.journal,
      entryNumber: `${about.journal}-${String(about.number).padStart(4, '0')}`,
      entryDate: `${month}-15`,
      pieceRef: about.isOpening ? '' : `P${String(year)}-${String(about.number).padStart(4, '0')}`,
      pieceDate: about.isOpening ? null : `${month}-15`,
      label: about.label,
      debit: amounts.debit / 100,
      credit: amounts.credit / 100,
      lettering: '',
    })
  }
  for (const [place, euros] of openings)
    add(place, euros, { journal: 'AN', month: 1, label: 'À nouveau', number: 1, isOpening: true })
  for (const [number, [debit, credit, euros, journal, month, label]] of entries.entries()) {
    const about = { journal, month, label, number: number + 2, isOpening: false }
    add(debit, euros, about)
    add(credit, -euros, about)
  }
  return { trialBalance: trialBalanceOf(cube.rows()), entries: lines }
}

/**
 * Turns the closing balances of a year into the opening balances of the next. Income and expenses become the result.
 */
function carriedForward({ accounts }: TrialBalance): [place: string, euros: number][] {
  let result = 0n
  const openings: [string, number][] = []
  for (const { account, auxiliary, closing } of accounts) {
    if (/^[67]/.test(account)) result += closing
    else if (closing !== 0n)
      openings.push([auxiliary === '' ? account : `${account}/${auxiliary}`, Number(closing) / 100])
  }
  return [...openings, ['120000', Number(result) / 100]]
}

const mappingOf = ({ accounts }: TrialBalance): Mapping =>
  mappingFrom(
    suggestMapping(
      [...new Set(accounts.map(({ account }) => account))].map(account => ({ account, label: '' })),
      'pcg-2025',
    ),
    {},
    'auxiliary',
  )

const prior = book(2024, firstOpenings, yearOf(0.91))
const present = book(2025, carriedForward(prior.trialBalance), [
  [
    '120000',
    '110000',
    -(carriedForward(prior.trialBalance).at(-1)?.[1] ?? 0),
    'OD',
    6,
    'Affectation du résultat',
  ],
  ['218300', '512100', 11_900, 'BQ', 4, 'Ordinateurs et caisse'],
  ['486000', '613200', 2_400, 'OD', 12, 'Loyer d’avance'],
  ...yearOf(1),
])

/** The lines of the file, in order. */
export const yearEntries = present.entries

/** The year's statements, computed by the engine. */
export function statementsOf(
  rounding: Schemas['StatementRounding'],
  { amount, percent }: Threshold = {},
  hasPrior = true,
): Statements {
  return computeStatements(present.trialBalance, {
    mapping: mappingOf(present.trialBalance),
    rounding,
    ...(hasPrior && {
      prior: { trialBalance: prior.trialBalance, mapping: mappingOf(prior.trialBalance) },
    }),
    threshold: {
      ...(amount !== undefined && { amount: BigInt(cents(amount)) }),
      ...(percent !== undefined && { ratio: percent / 100 }),
    },
  })
}

const euros = (value: bigint) => Number(value) / 100
const figuresIn = ({ gross, depreciation, net }: Figures): Schemas['StatementFigures'] => ({
  gross: euros(gross),
  depreciation: euros(depreciation),
  net: euros(net),
})

/** The statements as the services return them. */
export function tablesOf(statements: Statements): Schemas['StatementTable'][] {
  return statementNames.map(id => ({
    id,
    note: id === 'cash-flow' ? (statements.cashFlowNote ?? null) : null,
    lines: statements.lines[id].map((line): Schemas['StatementLine'] => {
      const { id: key, kind, label } = line
      if (kind === 'heading')
        return {
          id: key,
          kind,
          label,
          figures: null,
          prior: null,
          variation: null,
          variationRatio: null,
          isSignificant: false,
        }
      const { figures, prior: before, variation } = line
      return {
        id: key,
        kind,
        label,
        figures: figuresIn(figures),
        prior: before ? figuresIn(before) : null,
        variation: variation ? euros(variation.amount) : null,
        variationRatio: variation?.ratio ?? null,
        isSignificant: variation?.isSignificant ?? false,
      }
    }),
  }))
}

type Named = Schemas['StatementCheck']['figures'][number]['name']

/** A check as the services return it. */
function checkAs(check: Check): Schemas['StatementCheck'] {
  const figures = (amounts: Partial<Record<Named, bigint>>) =>
    (Object.entries(amounts) as [Named, bigint][]).map(([name, amount]) => ({ name, amount: euros(amount) }))
  const common = { check: check.check, passed: check.passed, accounts: [] }
  switch (check.check) {
    case 'all-accounts-mapped':
      return {
        ...common,
        figures: figures({ missing: check.missing }),
        accounts: check.accounts.map(({ account, accountLabel, closing }) => ({
          account,
          label: accountLabel,
          amount: euros(closing),
          expected: null,
        })),
      }
    case 'ledger-balances': {
      const { opening, debit, credit, difference } = check
      return {
        ...common,
        figures: figures({
          ...(opening !== undefined && { opening }),
          ...(debit !== undefined && { debit }),
          ...(credit !== undefined && { credit }),
          difference,
        }),
      }
    }
    case 'assets-equal-liabilities': {
      const { assets, liabilities, difference } = check
      return { ...common, figures: figures({ assets, liabilities, difference }) }
    }
    case 'results-agree':
      return {
        ...common,
        figures: figures({
          'balance-sheet': check.balanceSheet,
          'income-statement': check.incomeStatement,
          unappropriated: check.unappropriated,
          difference: check.difference,
        }),
      }
    case 'cash-flow-closes': {
      const { opening, change, closing, difference } = check
      return { ...common, figures: figures({ opening, change, closing, difference }) }
    }
    case 'opening-equals-prior-closing':
      return {
        ...common,
        figures: [],
        accounts: check.accounts.map(({ account, accountLabel, opening, priorClosing }) => ({
          account,
          label: accountLabel,
          amount: euros(opening),
          expected: euros(priorClosing),
        })),
      }
  }
}

export const yearChecks = checkStatements(
  present.trialBalance,
  mappingOf(present.trialBalance),
  prior.trialBalance,
).map(checkAs)

/** The checks of a year whose bank account opened with another balance, and in which an account has no line. */
export const failedChecks: Schemas['StatementCheck'][] = (() => {
  const { accounts } = present.trialBalance
  const wrong = {
    accounts: accounts.map(balance =>
      balance.account === '512000'
        ? { ...balance, opening: balance.opening + 12_050n, closing: balance.closing + 12_050n }
        : balance,
    ),
  }
  const mapping = mappingOf(present.trialBalance)
  const { '275000': _unmapped, ...mapped } = mapping.accounts
  return checkStatements(wrong, { ...mapping, accounts: mapped }, prior.trialBalance).map(checkAs)
})()

/** The accounts behind a line as the services return them; undefined if there is no such line. */
export function accountsOf(line: string): Schemas['StatementFigureAccounts'] | undefined {
  const statements = statementsOf('euro')
  const found = lineOf(statements, line)
  return (
    found && {
      id: found.id,
      label: found.label,
      figures: figuresIn(found.exact),
      accounts: accountsBehind(statements, line).map(({ gross, depreciation, net, ...account }) => ({
        ...account,
        ...figuresIn({ gross, depreciation, net }),
      })),
    }
  )
}
