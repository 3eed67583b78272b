/** The distinct texts of a column. */
export interface ColumnValues {
  /** Sorted for the language. */
  values: readonly string[]
  /** Whether the list is complete. */
  isWhole: boolean
}

/** Maximum number of values; this many can be searched by typing. */
const most = 500

/** The distinct texts of a column; if there are too many, the most frequent ones. */
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
