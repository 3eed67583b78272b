import { StockFileColumn as limits } from '@parvis/api-types/limits/inventories'
import type { ReadOf } from '@parvis/api-types/calls'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import type { MappingOf } from './mapping.ts'

/** Files imported earlier for the same client, by the kind of their rows. */
export type RememberedArticles = ReadOf<'getStockImportColumns'>['value'][number]
export type RememberedEntries = ReadOf<'getStockEntryColumns'>['value'][number]
export type RememberedFile = RememberedArticles | RememberedEntries

/** The latest file with the same columns in the same order. */
export const fileLike = <File extends RememberedFile>(
  files: readonly File[],
  header: readonly string[],
): File | undefined =>
  files.find(
    ({ columns }) => columns.length === header.length && columns.every(({ name }, at) => name === header[at]),
  )

/** The mapping that was used for a file. */
export function mappingOf<Column extends string>({
  columns,
}: {
  columns: readonly { says: readonly Column[] }[]
}): MappingOf<Column> {
  const mapping: Partial<Record<Column, number>> = {}
  for (const [at, { says }] of columns.entries()) for (const column of says) mapping[column] = at
  return mapping
}

/** What to store about the columns of a file; undefined if the contract does not accept their names. */
export function columnsOf<Column extends string>(
  columns: readonly Column[],
  header: readonly string[],
  mapping: MappingOf<Column>,
): { name: string; says: Column[] }[] | undefined {
  if (header.some(name => name.length > limits.name.maxLength || hasHidden(name))) return undefined
  return header.map((name, at) => ({ name, says: columns.filter(column => mapping[column] === at) }))
}
