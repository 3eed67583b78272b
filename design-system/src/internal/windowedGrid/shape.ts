/** Which rows are shown, by number, in order: what `RowOrder` is. */
export interface Order {
  readonly length: number
  rowAt: (position: number) => number
  /** −1 when it is not shown. */
  positionOf: (row: number) => number
}

/** The columns below the header that stands above a column's own. */
export function groupAround({ groups }: GridShape, column: number): readonly number[] | undefined {
  return groups?.find(columns => columns.includes(column))
}

/** A grid as React Aria's delegates see it. */
export interface GridShape {
  order: Order
  /** Numbers of the columns that are shown, from first to last. */
  columns: readonly number[]
  /** The column whose text names the row. */
  nameColumn: number
  /** Folded names of all rows, by number; for type-ahead. Asked for when somebody types. */
  names: () => readonly string[]
  /** Numbers of columns that have a header above theirs in common, from first to last. @default none */
  groups?: readonly (readonly number[])[]
  /** The words of a column's header. */
  titleOf: (column: number) => string
  /** Told the letters that no name begins with. */
  onNoMatch?: ((letters: string) => void) | undefined
  /** Whether a row stays below the others. @default false */
  hasFooter?: boolean
}
