/** It comes without types. */
declare module 'xlsx-calc' {
  import type { WorkBook } from '@e965/xlsx'
  /** Computes every formula of a workbook and writes what it comes to into its cells. @throws Error of one it cannot read */
  export default function calculate(book: WorkBook): void
}
