import type { ReportField } from '../reports/layout.ts'

/** Reads which fields of the data model a visual uses, in either form of a layout. Nothing in it is trusted. */

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The most fields kept per visual: a table with more is drawn only by Power BI. */
export const mostFields = 20
/** The most characters in the name of a table or field; longer ones are cut. */
const longestName = 100

const namePart = (value: unknown) =>
  (typeof value === 'string' ? value : '')
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed()

/** Power BI's QueryAggregateFunction, by number. */
const summaries: readonly ReportField['summary'][] = [
  'sum',
  'average',
  'countDistinct',
  'minimum',
  'maximum',
  'count',
  'median',
]

/** The table that an expression starts from. @param aliases table names by their alias in the query */
function tableOf(expression: unknown, aliases: ReadonlyMap<unknown, unknown>): string {
  let inner = objectOf(expression)
  // A date hierarchy refers to a column, which refers to its table.
  for (let depth = 0; depth < 6; depth += 1) {
    const source = inner['SourceRef']
    if (isObject(source)) return namePart(source['Entity'] ?? aliases.get(source['Source']))
    const next =
      inner['Hierarchy'] ?? inner['PropertyVariationSource'] ?? inner['Column'] ?? inner['Expression']
    if (!isObject(next)) return ''
    inner = next
  }
  return ''
}

function fieldOf(found: unknown, aliases: ReadonlyMap<unknown, unknown>): ReportField {
  const item = objectOf(found)
  const { Column: column, Measure: measure, Aggregation: aggregation, HierarchyLevel: level } = item
  if (isObject(column))
    return { table: tableOf(column, aliases), name: namePart(column['Property']), summary: null }
  if (isObject(measure))
    return { table: tableOf(measure, aliases), name: namePart(measure['Property']), summary: 'measure' }
  if (isObject(aggregation)) {
    const inner = fieldOf(aggregation['Expression'], aliases)
    return { ...inner, summary: summaries[Number(aggregation['Function'])] ?? 'other' }
  }
  if (isObject(level))
    return { table: tableOf(level, aliases), name: namePart(level['Level']), summary: null }
  return { table: '', name: namePart(item['Name'] ?? item['NativeReferenceName']), summary: 'other' }
}

const aliasesOf = (query: Json) =>
  new Map(listOf(query['From']).map(each => [objectOf(each)['Name'], objectOf(each)['Entity']]))

/** The fields of `singleVisual` in `Report/Layout`, from the query that Power BI Desktop stores with it. */
export function fieldsOfLegacy(visual: Json): ReportField[] {
  const query = objectOf(visual['prototypeQuery'])
  const selected = listOf(query['Select'])
  const aliases = aliasesOf(query)
  if (selected.length > 0) return selected.slice(0, mostFields).map(each => fieldOf(each, aliases))
  // Without the query, only display names are available.
  return Object.values(objectOf(visual['projections']))
    .flatMap(listOf)
    .slice(0, mostFields)
    .map(each => ({ table: '', name: namePart(objectOf(each)['queryRef']), summary: 'other' }))
}

/** The fields of `visual` in a file of `Report/definition`. */
export function fieldsOfNewer(visual: Json): ReportField[] {
  const none = new Map()
  return Object.values(objectOf(objectOf(visual['query'])['queryState']))
    .flatMap(role => listOf(objectOf(role)['projections']))
    .slice(0, mostFields)
    .map(each => fieldOf(objectOf(each)['field'], none))
}

/** Whether any filter is active: those only listed in the filter pane have no condition. */
export function narrows(filters: readonly unknown[]): boolean {
  return filters.some(each => isObject(objectOf(each)['filter']))
}

/** Whether a slicer starts with a selection, which filters the whole page. */
export function isOpenedChosen(objects: unknown): boolean {
  return listOf(objectOf(objects)['general']).some(each =>
    isObject(objectOf(objectOf(objectOf(each)['properties'])['filter'])['filter']),
  )
}
