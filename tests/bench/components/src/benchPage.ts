/** What the page of the bench offers to its runner. Times are milliseconds until something is there and painted. */
export interface BenchPage {
  /** Makes the data, before any clock starts. */
  prepare: (count: number) => void
  mount: () => Promise<number>
  /** By the amount, the least first. */
  sort: () => Promise<number>
  filter: (text: string) => Promise<number>
  /** Collapses everything. */
  close: () => Promise<number>
  /** Expands everything. */
  open: () => Promise<number>
  /** 20,000 px in two seconds: frames that were dropped, and frames with nothing in the middle. */
  scroll: () => Promise<{ dropped: number; blank: number }>
}
