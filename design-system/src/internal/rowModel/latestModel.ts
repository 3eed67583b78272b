import { RowModel } from './rowModel.ts'

/** The model of the current rows, derived from the previous one if only a few rows differ. */
export class LatestModel<Row> {
  #last: RowModel<Row> | undefined
  #made: readonly unknown[] = []

  of(...of: ConstructorParameters<typeof RowModel<Row>>): RowModel<Row> {
    const [rows, ...made] = of
    const last = made.every((part, at) => part === this.#made[at]) ? this.#last : undefined
    this.#made = made
    this.#last = last?.rows === rows ? last : (last?.withRows(rows) ?? new RowModel(...of))
    return this.#last
  }
}
