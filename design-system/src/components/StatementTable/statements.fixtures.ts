import type { StatementColumn, StatementRow } from './statement.ts'

/** Columns of assets, with the previous year. */
export const assetColumns = [
  { id: 'gross', title: 'Brut' },
  { id: 'depreciation', title: 'Amortissements et dépréciations' },
  { id: 'net', title: 'Net' },
  { id: 'prior', title: 'Net au 31/12/2024', kind: 'prior' },
  { id: 'variation', title: 'Variation', kind: 'variation' },
  { id: 'percent', title: 'Variation en %', kind: 'percent' },
] as const satisfies readonly StatementColumn[]

/** Columns of a statement without comparison. */
export const oneYear = [{ id: 'net', title: '31/12/2025' }] as const satisfies readonly StatementColumn[]

const line = (
  id: string,
  label: string,
  [gross, depreciation, prior]: readonly [number, number, number],
  more: Partial<StatementRow> = {},
): StatementRow => {
  const net = gross - depreciation
  return {
    id,
    kind: 'line',
    label,
    href: `/bilan?poste=${id}`,
    figures: {
      gross,
      depreciation,
      net,
      prior,
      variation: net - prior,
      percent: prior === 0 ? null : (net - prior) / prior,
    },
    ...more,
  }
}

/** A short balance sheet, in which each total is the sum of the rows above. */
export const assets: readonly StatementRow[] = [
  { id: 'fixed', kind: 'heading', label: 'Actif immobilisé' },
  line('software', 'Concessions, brevets, logiciels et droits similaires', [12_400, 8_150, 6_300], {
    isSignificant: true,
  }),
  line('tangible', 'Autres immobilisations corporelles', [48_210, 31_044, 20_000]),
  line('fixed-total', 'Total I', [60_610, 39_194, 26_300], { kind: 'total' }),
  { id: 'current', kind: 'heading', label: 'Actif circulant' },
  line('other', 'Autres créances', [9_300, 0, 8_900], { kind: 'group' }),
  line('sundry', 'Créances diverses', [9_800, 0, 8_900], { kind: 'part' }),
  line('disposals', 'Créances sur cessions d’immobilisations', [-500, 0, 0], { kind: 'part' }),
  {
    id: 'securities',
    kind: 'line',
    label: 'Valeurs mobilières de placement',
    figures: { gross: 0, depreciation: 0, net: 0, prior: 0, variation: 0, percent: null },
  },
  line('cash', 'Disponibilités', [1_120_433, 0, 412_000], { isSignificant: true }),
  line('total', 'Total général (I + II)', [1_190_343, 39_194, 447_200], { kind: 'total' }),
]
