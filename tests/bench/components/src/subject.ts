import type { ComponentType } from 'react'

/** Something that is measured, filled with data of one size. */
export interface Subject<Data> {
  /** Made before the clock starts. */
  data: (count: number) => Data
  Filled: ComponentType<FilledProps<Data>>
  /** Selector of the rows that are drawn, in their order. */
  rows: string
  /** Selector of what sorts by the amount. */
  sort?: string
}

export interface FilledProps<Data> {
  data: Data
  /** What is typed into the quick filter. */
  filter: string
  /** Trees: whether everything is open. */
  isOpen: boolean
}
