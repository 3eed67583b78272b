import { StockMovementForm as limits } from '@parvis/api-types/limits/inventories'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import { guessNamed, plain, type MappingOf } from './mapping.ts'
import { hasMoreDecimals, numberReader } from './read-number.ts'
import type { Table } from './read-table.ts'

export type Movement = BodyOf<Operations['importStockMovements']>['movements'][number]

/** The values of a movement that a file can hold, in the order in which their columns are asked for. */
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

/** The columns that every file needs. */
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

/** Guesses which column is which from the names that people usually give them. */
export const guessMovementColumns = (header: readonly string[]): MovementMapping =>
  guessNamed(movementColumns, namesOf, header)

/** Whether a header names every column that movements need. */
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
 * Parses a day in French or ISO notation, with or without a time after it: `04/12/2026`, `4.12.2026`, `2026-12-04`. In
 * French notation the day comes first, never the month.
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
  // Date turns 31 February into 3 March; reject it instead.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined
}

export type MovementFaultKind =
  | 'missing'
  | 'too-long'
  | 'hidden'
  | 'day'
  | 'kind'
  | 'number'
  | 'grouped'
  | 'negative'
  | 'large'
  | 'digits'
  | 'zero'
  | 'sign'
  | 'fraction'
  | 'unknown'
  | 'ambiguous'

/** A fault in one row of the file. */
export interface MovementFault {
  /** The row's number in the file, from 1. */
  row: number
  kind: MovementFaultKind
  column: MovementColumn
  /** The text of the cell. */
  value?: string
}

/**
 * The largest numbers that the contract accepts, and how many decimals are stored. A number with more is refused, never
 * rounded.
 */
export const numbersOfMovement = {
  quantity: { largest: limits.quantity.maximum, decimals: 3 },
  unitCost: { largest: limits.unitCost.maximum, decimals: 4 },
} as const

/** Whether the sign of a quantity contradicts the kind of movement: deliveries leave, receipts enter. */
export const isWrongSign = (kind: Movement['kind'], quantity: number) =>
  (kind === 'delivery' && quantity > 0) || (kind === 'receipt' && quantity < 0)

/** A movement and the number of its row. */
export interface MovementRow {
  row: number
  movement: Movement
}

/** Parses the movements of a table and lists all faults of its rows. The services find the article of each movement. */
export function readMovements(
  { rows }: Table,
  mapping: MovementMapping,
): { rows: MovementRow[]; faults: MovementFault[] } {
  const read: MovementRow[] = []
  const faults: MovementFault[] = []
  const numberIn = numberReader({ rows }, [mapping.quantity, mapping.unitCost])
  for (const each of rows) {
    const { number: row, cells } = each
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
      const number = numberIn(each, mapping[column])
      if (number === 'grouped') refuse('grouped', column, value)
      else if (number === undefined) refuse('number', column, value)
      else if (Math.abs(number) > largest) refuse('large', column)
      else if (hasMoreDecimals(number, decimals)) refuse('digits', column)
      else return number
      return undefined
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
