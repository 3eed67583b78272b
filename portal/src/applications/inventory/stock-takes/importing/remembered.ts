import { StockFileColumn as limits } from '@parvis/api-types/limits/inventories'
import type { ReadOf } from '@parvis/api-types/calls'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import type { MappingOf } from './mapping.ts'

/** Files of the same client that were imported before, by what their rows are. */
export type RememberedArticles = ReadOf<'getStockImportColumns'>['value'][number]
export type RememberedEntries = ReadOf<'getStockEntryColumns'>['value'][number]
export type RememberedFile = RememberedArticles | RememberedEntries

/** The last file with the same columns in the same order. */
export const fileLike = <File extends RememberedFile>(
  files: readonly File[],
  header: readonly string[],
): File | undefined =>
  files.find(
    ({ columns }) => columns.length === header.length && columns.every(({ name }, at) => name === header[at]),
  )

/** What the columns of a file meant. */
export function mappingOf<Column extends string>({
  columns,
}: {
  columns: readonly { says: readonly Column[] }[]
}): MappingOf<Column> {
  const mapping: Partial<Record<Column, number>> = {}
  for (const [at, { says }] of columns.entries()) for (const column of says) mapping[column] = at
  return mapping
}

/** What is remembered of a file; undefined where its columns have names that the contract does not take. */
export function columnsOf<Column extends string>(
  columns: readonly Column[],
  header: readonly string[],
  mapping: MappingOf<Column>,
): { name: string; says: Column[] }[] | undefined {
  if (header.some(name => name.length > limits.name.maxLength || hasHidden(name))) return undefined
  return header.map((name, at) => ({ name, says: columns.filter(column => mapping[column] === at) }))
}
