/** Which column of a file, from 0, says what. */
export type MappingOf<Column extends string> = Partial<Readonly<Record<Column, number | undefined>>>

/** What is wrong with a row of a file, in words. */
export interface RowFault {
  /** In the file, from 1. */
  row: number
  text: string
}

/** A text without accents, capitals and what is between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/** The columns that are named as people usually name them. @param namesOf in plain letters */
export function guessNamed<Column extends string>(
  columns: readonly Column[],
  namesOf: Readonly<Record<Column, readonly string[]>>,
  header: readonly string[],
): MappingOf<Column> {
  const names = header.map(plain)
  const mapping: Partial<Record<Column, number>> = {}
  for (const column of columns) {
    const at = namesOf[column].map(name => names.indexOf(name)).find(found => found >= 0)
    if (at !== undefined) mapping[column] = at
  }
  return mapping
}
