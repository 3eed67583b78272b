/** The interface of the bench page to its runner. Times are milliseconds until something is there and painted. */
export interface BenchPage {
  /** Creates the data before any clock starts. */
  prepare: (count: number) => void
  mount: () => Promise<number>
  /** By amount, ascending. */
  sort: () => Promise<number>
  filter: (text: string) => Promise<number>
  /** Collapses everything. */
  close: () => Promise<number>
  /** Expands everything. */
  open: () => Promise<number>
  /** Scrolls 20,000 px in two seconds: dropped frames, and frames with nothing in the middle. */
  scroll: () => Promise<{ dropped: number; blank: number }>
}
