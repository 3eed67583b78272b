/** The index of the column, from 0, that holds each value. */
export type MappingOf<Column extends string> = Partial<Readonly<Record<Column, number | undefined>>>

/** A fault in one row of a file, as a text. */
export interface RowFault {
  /** The row's number in the file, from 1. */
  row: number
  text: string
}

/** A text without accents, capitals, spaces or punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/**
 * Guesses which column is which from the names that people usually give them.
 * @param namesOf names as `plain` returns them
 */
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
