import type { GridColumn } from './gridTypes.ts'

/** An account of a chart of accounts. Its parent is the account whose number is a prefix of its own. */
export interface Account {
  id: string
  parent: string | null
  name: string
  /** Parent accounts have no amounts of their own. */
  debit: number | null
  credit: number | null
  booked: string | null
}

const account = (
  id: string,
  name: string,
  debit: number | null = null,
  credit: number | null = null,
): Account => ({
  id,
  parent: id.length === 1 ? null : id.slice(0, -1),
  name: `${id} ${name}`,
  debit,
  credit,
  booked: debit === null ? null : `2026-0${(Math.floor(debit) % 9) + 1}-15`,
})

/** Part of the French chart of accounts. */
export const chart: readonly Account[] = [
  account('6', 'Comptes de charges'),
  account('60', 'Achats'),
  account('601', 'Matières premières', 48_200, 1_150),
  account('606', 'Fournitures non stockées', 9_320.4, 0),
  account('607', 'Marchandises', 127_480.1, 3_210.2),
  account('61', 'Services extérieurs'),
  account('613', 'Locations', 36_000, 0),
  account('615', 'Entretien et réparations', 7_845.75, 120),
  account('62', 'Autres services extérieurs', 12_400, 0),
  account('7', 'Comptes de produits'),
  account('70', 'Ventes'),
  account('706', 'Prestations de services', 640, 188_300),
  account('707', 'Ventes de marchandises', 2_100, 241_900.35),
  account('75', 'Autres produits de gestion', 0, 4_180),
]

const euros = { style: 'currency', currency: 'EUR' } as const

export const accountColumns: readonly GridColumn<Account>[] = [
  { id: 'name', type: 'text', title: 'Compte', value: row => row.name, width: 260, isHideable: false },
  { id: 'debit', type: 'number', title: 'Débit', value: row => row.debit, format: euros, aggregate: 'sum' },
  {
    id: 'credit',
    type: 'number',
    title: 'Crédit',
    value: row => row.credit,
    format: euros,
    aggregate: 'sum',
  },
  {
    id: 'booked',
    type: 'date',
    title: 'Dernière écriture',
    value: row => row.booked,
    aggregate: 'maximum',
    width: 170,
  },
]

/** Makes accounts nested in groups of eight, identical in every run. @param count number of accounts */
export function makeAccounts(count: number): Account[] {
  return Array.from({ length: count }, (_, at): Account => {
    const parent = at === 0 ? -1 : Math.floor((at - 1) / 8)
    const isLeaf = at * 8 + 1 >= count
    return {
      id: String(at),
      parent: parent === -1 ? null : String(parent),
      name: `Compte ${at}`,
      debit: isLeaf ? ((at * 7919) % 90_000) / 10 : null,
      credit: isLeaf ? ((at * 104_729) % 90_000) / 10 : null,
      booked: isLeaf ? `2026-${String((at % 12) + 1).padStart(2, '0')}-15` : null,
    }
  })
}
