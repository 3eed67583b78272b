import { listCountLines } from '@parvis/api-types/generated/examples/portal'
import type { CountLine } from '../counts/count-store.ts'

const [example] = listCountLines.success.some.value
if (!example) throw new Error('The examples of the contract have a line')

/** A line of a sheet, counted in pieces. */
export const lineOf = (id: number, changes: Partial<CountLine> = {}): CountLine => ({
  ...example,
  id,
  site: 'Lyon',
  zone: 'Quai',
  shelf: `A-${id}`,
  code: `ART-${id}`,
  barcode: `200000000000${id}`,
  name: `Article ${id}`,
  packSize: 24,
  batch: '',
  ...changes,
})
