/** The texts that the cells of a column hold. */
export interface ColumnValues {
  /** In the order of the language. */
  values: readonly string[]
  /** Whether these are all of them. */
  isWhole: boolean
}

/** So many can be looked through by typing. */
const most = 500

/** The texts of a column, each once; of too many the most frequent. */
export function columnValues(cells: readonly unknown[], locale: string): ColumnValues {
  const counts = new Map<string, number>()
  for (const value of cells) {
    if (typeof value === 'string' && value.trim() !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const isWhole = counts.size <= most
  const listed = isWhole
    ? [...counts.keys()]
    : [...counts]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([value]) => value)
  return { values: listed.toSorted(new Intl.Collator(locale, { numeric: true }).compare), isWhole }
}
