import { StockLineForm as limits } from '@parvis/api-types/limits/inventories'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import { checkDigitIsWrong } from './barcode.ts'
import { guessNamed, type MappingOf } from './mapping.ts'
import { hasMoreDecimals, numberReader } from './read-number.ts'
import type { Table } from './read-table.ts'

export type Article = BodyOf<Operations['importStockLines']>['lines'][number]

/** The values of an article that a file can hold, in the order in which their columns are asked for. */
export const articleColumns = [
  'site',
  'zone',
  'shelf',
  'code',
  'barcode',
  'name',
  'articleClass',
  'unit',
  'packSize',
  'batch',
  'unitCost',
  'theoreticalQuantity',
] as const
export type ArticleColumn = (typeof articleColumns)[number]

/** The columns that every file needs. */
export const neededColumns: readonly ArticleColumn[] = ['zone', 'code', 'name', 'theoreticalQuantity']

/** The index of the column, from 0, that holds each value. */
export type Mapping = MappingOf<ArticleColumn>

/** Usual column names, without accents, capitals, spaces or punctuation. */
const namesOf: Readonly<Record<ArticleColumn, readonly string[]>> = {
  site: ['site', 'depot', 'entrepot', 'warehouse', 'magasin', 'location'],
  zone: ['zone', 'area', 'lieu', 'place', 'secteur'],
  shelf: ['emplacement', 'shelf', 'rayon', 'bin', 'allee', 'casier'],
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
  barcode: ['codebarres', 'codebarre', 'ean', 'ean13', 'gtin', 'barcode', 'upc'],
  name: ['designation', 'libelle', 'nom', 'name', 'description', 'articlename', 'itemname'],
  articleClass: ['classe', 'famille', 'categorie', 'class', 'family', 'category', 'itemgroup', 'groupe'],
  unit: ['unite', 'unit', 'uom', 'um', 'us'],
  packSize: [
    'colisage',
    'conditionnement',
    'pcb',
    'packsize',
    'piecesparpaquet',
    'piecesperpack',
    'qteparcolis',
  ],
  batch: ['lot', 'batch', 'numerodelot', 'nlot', 'batchnumber'],
  unitCost: [
    'coutunitaire',
    'cout',
    'pu',
    'prixunitaire',
    'pmp',
    'cmup',
    'unitcost',
    'cost',
    'unitprice',
    'prixderevient',
  ],
  theoreticalQuantity: [
    'quantitetheorique',
    'stocktheorique',
    'quantite',
    'qte',
    'stock',
    'theoretical',
    'theoreticalquantity',
    'quantity',
    'qty',
    'onhand',
  ],
}

/** Guesses which column is which from the names that people usually give them. */
export const guessColumns = (header: readonly string[]): Mapping =>
  guessNamed(articleColumns, namesOf, header)

/** Whether a header names every column that articles need. */
export function isArticleHeader(header: readonly string[]): boolean {
  const mapping = guessColumns(header)
  return neededColumns.every(column => mapping[column] !== undefined)
}

const units: Readonly<Record<Article['unit'], readonly string[]>> = {
  piece: [
    '',
    'piece',
    'pieces',
    'pc',
    'pcs',
    'pce',
    'pces',
    'u',
    'un',
    'unite',
    'unites',
    'unit',
    'units',
    'ea',
    'each',
  ],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogramme', 'kilogrammes', 'kilogram', 'kilograms'],
  g: ['g', 'gr', 'gramme', 'grammes', 'gram', 'grams'],
  t: ['t', 'tonne', 'tonnes', 'ton', 'tons'],
  l: ['l', 'litre', 'litres', 'liter', 'liters'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  m2: ['m2', 'm²'],
  m3: ['m3', 'm³'],
}

const unitOf = (text: string) =>
  (Object.keys(units) as Article['unit'][]).find(unit =>
    units[unit].includes(
      text
        .normalize('NFD')
        .replaceAll(/\p{Diacritic}/gu, '')
        .toLowerCase()
        .trim(),
    ),
  )

export type ArticleFaultKind =
  | 'missing'
  | 'too-long'
  | 'hidden'
  | 'place'
  | 'unit'
  | 'number'
  | 'grouped'
  | 'negative'
  | 'large'
  | 'digits'
  | 'fraction'
  | 'barcode'
  | 'duplicate'

/** A fault in one row of the file. */
export interface ArticleFault {
  /** The row's number in the file, from 1. */
  row: number
  kind: ArticleFaultKind
  column?: ArticleColumn
  /** The text of the cell, or the number of the row that it duplicates. */
  value?: string
}

/** The text columns, with the maximum lengths of the contract. */
type TextColumn = 'site' | 'zone' | 'shelf' | 'code' | 'barcode' | 'name' | 'articleClass' | 'batch'
/**
 * The largest numbers that the contract accepts, and how many decimals are stored. A number with more is refused, never
 * rounded.
 */
export const articleNumbers = {
  packSize: { largest: limits.packSize.maximum, decimals: 3 },
  unitCost: { largest: limits.unitCost.maximum, decimals: 4 },
  theoreticalQuantity: { largest: limits.theoreticalQuantity.maximum, decimals: 3 },
} as const

type Place = Readonly<{ site: string; name: string }>

const placeKey = (site: string, zone: string) => JSON.stringify([site.toLowerCase(), zone.toLowerCase()])

/** Parses the articles of a table and lists all faults of its rows. Send nothing if there is a fault. */
export function readArticles(
  { rows }: Table,
  mapping: Mapping,
  places: readonly Place[],
): { articles: Article[]; faults: ArticleFault[] } {
  const articles: Article[] = []
  const faults: ArticleFault[] = []
  const known = new Set(places.map(({ site, name }) => placeKey(site, name)))
  const sites = new Set(places.map(({ site }) => site))
  // A file may leave out the site if there is only one.
  const onlySite = sites.size === 1 ? (places[0]?.site ?? '') : ''
  const seen = new Map<string, number>()
  const numberIn = numberReader({ rows }, [mapping.packSize, mapping.unitCost, mapping.theoreticalQuantity])
  for (const each of rows) {
    const { number: row, cells } = each
    const before = faults.length
    const told = (column: ArticleColumn) => cells[mapping[column] ?? -1] ?? ''
    const refuse = (kind: ArticleFaultKind, more: Omit<ArticleFault, 'row' | 'kind'> = {}) =>
      faults.push({ row, kind, ...more })
    const text = (column: TextColumn) => {
      const value = told(column)
      if (value === '' && neededColumns.includes(column)) refuse('missing', { column })
      if (value.length > limits[column].maxLength) refuse('too-long', { column })
      if (hasHidden(value)) refuse('hidden', { column })
      return value
    }
    const figure = (column: keyof typeof articleNumbers) => {
      const { largest, decimals } = articleNumbers[column]
      const value = told(column)
      if (value === '') {
        if (neededColumns.includes(column)) refuse('missing', { column })
        return undefined
      }
      const read = numberIn(each, mapping[column])
      if (read === 'grouped') refuse('grouped', { column, value })
      else if (read === undefined) refuse('number', { column, value })
      else if (read < 0 || (column === 'packSize' && read === 0)) refuse('negative', { column })
      else if (read > largest) refuse('large', { column })
      else if (hasMoreDecimals(read, decimals)) refuse('digits', { column })
      else return read
      return undefined
    }
    const articleClass = text('articleClass')
    const article: Article = {
      site: text('site') || onlySite,
      zone: text('zone'),
      shelf: text('shelf'),
      code: text('code'),
      barcode: text('barcode'),
      name: text('name'),
      ...(articleClass !== '' && { articleClass }),
      unit: unitOf(told('unit')) ?? 'piece',
      packSize: figure('packSize') ?? 1,
      batch: text('batch'),
      // Not known, which is not free of charge.
      unitCost: figure('unitCost') ?? null,
      theoreticalQuantity: figure('theoreticalQuantity') ?? 0,
    }
    if (unitOf(told('unit')) === undefined) refuse('unit', { value: told('unit') })
    if (article.zone !== '' && !known.has(placeKey(article.site, article.zone))) refuse('place')
    if (article.unit === 'piece' && !Number.isInteger(article.theoreticalQuantity)) refuse('fraction')
    if (checkDigitIsWrong(article.barcode)) refuse('barcode', { value: article.barcode })
    if (faults.length > before) continue
    const { site, zone, shelf, code, batch } = article
    const key = JSON.stringify([placeKey(site, zone), shelf, code, batch])
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, row)
      articles.push(article)
    } else refuse('duplicate', { value: String(first) })
  }
  return { articles, faults }
}
