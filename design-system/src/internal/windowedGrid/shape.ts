/** The visible rows in order, by number: the interface of `RowOrder`. */
export interface Order {
  readonly length: number
  rowAt: (position: number) => number
  /** −1 if it is not shown. */
  positionOf: (row: number) => number
}

/** The columns that share a heading with the given one. */
export function groupAround({ groups }: GridShape, column: number): readonly number[] | undefined {
  return groups?.find(columns => columns.includes(column))
}

/** A grid as seen by React Aria's delegates. */
export interface GridShape {
  order: Order
  /** Numbers of the visible columns, from first to last. */
  columns: readonly number[]
  /** The column whose text names the row. */
  nameColumn: number
  /** Folded names of all rows, by number, for type-ahead. Called when somebody types. */
  names: () => readonly string[]
  /** Columns that share a heading above their own, by number, from first to last. @default none */
  groups?: readonly (readonly number[])[]
  /** The text of a column's header. */
  titleOf: (column: number) => string
  /** Called with letters that no name starts with. */
  onNoMatch?: ((letters: string) => void) | undefined
  /** Whether there is a fixed footer row. @default false */
  hasFooter?: boolean
}
