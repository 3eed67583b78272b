import { StockMovementForm as limits } from '@parvis/api-types/limits/inventories'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import { guessNamed, plain, type MappingOf } from './mapping.ts'
import { readNumber } from './read-number.ts'
import type { Table } from './read-table.ts'

export type Movement = BodyOf<Operations['importStockMovements']>['movements'][number]

/** What a file can say of a movement, in the order in which columns are asked for. */
export const movementColumns = [
  'code',
  'date',
  'kind',
  'quantity',
  'document',
  'unitCost',
  'site',
  'zone',
  'shelf',
  'batch',
] as const
export type MovementColumn = (typeof movementColumns)[number]

/** Those that a file cannot do without. */
export const neededMovementColumns: readonly MovementColumn[] = ['code', 'date', 'kind', 'quantity']

export type MovementMapping = MappingOf<MovementColumn>

const namesOf: Readonly<Record<MovementColumn, readonly string[]>> = {
  code: [
    'code',
    'codearticle',
    'reference',
    'ref',
    'article',
    'sku',
    'item',
    'itemcode',
    'itemno',
    'articlecode',
  ],
  date: [
    'date',
    'datemouvement',
    'datedemouvement',
    'movementdate',
    'postingdate',
    'datepiece',
    'jour',
    'day',
  ],
  kind: ['type', 'nature', 'typemouvement', 'typedemouvement', 'sens', 'kind', 'movementtype', 'mouvement'],
  quantity: ['quantite', 'qte', 'quantity', 'qty', 'quantitemouvement', 'mouvementqte'],
  document: [
    'piece',
    'numerodepiece',
    'npiece',
    'document',
    'documentnumber',
    'bon',
    'numero',
    'bl',
    'voucher',
  ],
  unitCost: ['coutunitaire', 'cout', 'pu', 'prixunitaire', 'unitcost', 'cost', 'unitprice'],
  site: ['site', 'depot', 'entrepot', 'warehouse', 'magasin', 'location'],
  zone: ['zone', 'area', 'lieu', 'place', 'secteur'],
  shelf: ['emplacement', 'shelf', 'rayon', 'bin', 'allee', 'casier'],
  batch: ['lot', 'batch', 'numerodelot', 'nlot', 'batchnumber'],
}

/** The columns that are named as people usually name them. */
export const guessMovementColumns = (header: readonly string[]): MovementMapping =>
  guessNamed(movementColumns, namesOf, header)

/** Whether columns are named as those of movements that a file cannot do without. */
export function isMovementHeader(header: readonly string[]): boolean {
  const mapping = guessMovementColumns(header)
  return neededMovementColumns.every(column => mapping[column] !== undefined)
}

const kinds: Readonly<Record<Movement['kind'], readonly string[]>> = {
  delivery: [
    'livraison',
    'livraisons',
    'sortie',
    'sorties',
    'expedition',
    'vente',
    'consommation',
    'delivery',
    'issue',
    'out',
    'shipment',
    'sale',
  ],
  receipt: [
    'reception',
    'receptions',
    'entree',
    'entrees',
    'achat',
    'receipt',
    'in',
    'purchase',
    'goodsreceipt',
  ],
  correction: [
    'correction',
    'regularisation',
    'ajustement',
    'adjustment',
    'transfert',
    'transfer',
    'retour',
    'return',
  ],
}

const kindOf = (text: string) =>
  (Object.keys(kinds) as Movement['kind'][]).find(kind => kinds[kind].includes(plain(text)))

/**
 * A day as it is written in French or to the standard: `04/12/2026`, `4.12.2026`, `2026-12-04`, also with a time behind it. Of three
 * numbers the first is the day, never the month.
 */
export function readDay(text: string): string | undefined {
  const bare = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const standard = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare)
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare)
  const [year, month, day] = standard
    ? [standard[1], standard[2], standard[3]]
    : [written?.[3], written?.[2], written?.[1]]
  if (year === undefined || month === undefined || day === undefined) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  // The 31st of February is the 3rd of March to a computer, and a mistake to people.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined
}

export type MovementFaultKind =
  | 'missing'
  | 'too-long'
  | 'hidden'
  | 'day'
  | 'kind'
  | 'number'
  | 'negative'
  | 'large'
  | 'zero'
  | 'sign'
  | 'fraction'
  | 'unknown'
  | 'ambiguous'

/** What is wrong with a row of the file. */
export interface MovementFault {
  /** In the file, from 1. */
  row: number
  kind: MovementFaultKind
  column: MovementColumn
  /** What stands there. */
  value?: string
}

/** The largest numbers that the contract takes, and their decimals. */
export const numbersOfMovement = {
  quantity: { largest: limits.quantity.maximum, decimals: 3 },
  unitCost: { largest: limits.unitCost.maximum, decimals: 4 },
} as const

/** Whether a kind does not go with what enters or leaves. */
export const isWrongSign = (kind: Movement['kind'], quantity: number) =>
  (kind === 'delivery' && quantity > 0) || (kind === 'receipt' && quantity < 0)

/** A movement with the number of its row. */
export interface MovementRow {
  row: number
  movement: Movement
}

/** The movements of a table, and everything that is wrong with its rows. Which article each is of, the services know. */
export function readMovements(
  { rows }: Table,
  mapping: MovementMapping,
): { rows: MovementRow[]; faults: MovementFault[] } {
  const read: MovementRow[] = []
  const faults: MovementFault[] = []
  for (const { number: row, cells } of rows) {
    const before = faults.length
    const told = (column: MovementColumn) => cells[mapping[column] ?? -1] ?? ''
    const refuse = (kind: MovementFaultKind, column: MovementColumn, value?: string) =>
      faults.push({ row, kind, column, ...(value !== undefined && { value }) })
    const text = (column: 'code' | 'document' | 'site' | 'zone' | 'shelf' | 'batch') => {
      const value = told(column)
      if (value.length > limits[column].maxLength) refuse('too-long', column)
      if (hasHidden(value)) refuse('hidden', column)
      return value
    }
    const figure = (column: keyof typeof numbersOfMovement) => {
      const { largest, decimals } = numbersOfMovement[column]
      const value = told(column)
      if (value === '') return undefined
      const number = readNumber(value)
      if (number === undefined) refuse('number', column, value)
      else if (Math.abs(number) > largest) refuse('large', column)
      return Number((number ?? 0).toFixed(decimals))
    }
    for (const column of neededMovementColumns) if (told(column) === '') refuse('missing', column)
    const said = told('kind')
    const kind = kindOf(said)
    const date = readDay(told('date'))
    if (said !== '' && !kind) refuse('kind', 'kind', said)
    if (told('date') !== '' && date === undefined) refuse('day', 'date', told('date'))
    const quantity = figure('quantity')
    const unitCost = figure('unitCost') ?? null
    if (unitCost !== null && unitCost < 0) refuse('negative', 'unitCost')
    const place = (['site', 'zone', 'shelf', 'batch'] as const).flatMap(column => {
      const value = text(column)
      return value === '' ? [] : [[column, value] as const]
    })
    const code = text('code')
    const document = text('document')
    if (faults.length > before || !kind || date === undefined || quantity === undefined) continue
    if (quantity === 0) refuse('zero', 'quantity')
    else if (isWrongSign(kind, quantity)) refuse('sign', 'quantity')
    else
      read.push({
        row,
        movement: { code, date, kind, quantity, document, unitCost, ...Object.fromEntries(place) },
      })
  }
  return { rows: read, faults }
}
