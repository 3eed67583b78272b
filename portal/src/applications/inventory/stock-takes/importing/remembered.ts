import type { ReadOf } from '@parvis/api-types/calls'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import { articleColumns, type ArticleColumn, type Mapping } from './articles.ts'

/** A file of the same client that was imported before. */
export type RememberedFile = ReadOf<'getStockImportColumns'>['value'][number]
type FileColumns = NonNullable<BodyOf<Operations['importStockLines']>['columns']>

/** The longest name of a column that StockFileColumn of the contract takes. */
const longestName = 200

/** The last file with the same columns in the same order. */
export const fileLike = (
  files: readonly RememberedFile[],
  header: readonly string[],
): RememberedFile | undefined =>
  files.find(
    ({ columns }) => columns.length === header.length && columns.every(({ name }, at) => name === header[at]),
  )

/** What the columns of a file meant. */
export function mappingOf({ columns }: RememberedFile): Mapping {
  const mapping: Partial<Record<ArticleColumn, number>> = {}
  for (const [at, { says }] of columns.entries()) for (const column of says) mapping[column] = at
  return mapping
}

/** What is remembered of a file; undefined where its columns have names that the contract does not take. */
export function columnsOf(header: readonly string[], mapping: Mapping): FileColumns | undefined {
  if (header.some(name => name.length > longestName || hasHidden(name))) return undefined
  return header.map((name, at) => ({ name, says: articleColumns.filter(column => mapping[column] === at) }))
}
