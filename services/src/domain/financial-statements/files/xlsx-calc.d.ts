/** The package has no types. */
declare module 'xlsx-calc' {
  import type { WorkBook } from '@e965/xlsx'
  /**
   * Computes every formula of a workbook and writes the results into its cells.
   * @throws Error for a formula it cannot read
   */
  export default function calculate(book: WorkBook): void
}
