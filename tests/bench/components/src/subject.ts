import type { ComponentType } from 'react'

/** A component to measure, with data of one size. */
export interface Subject<Data> {
  /** Created before the clock starts. */
  data: (count: number) => Data
  Filled: ComponentType<FilledProps<Data>>
  /** Selector of the rendered rows, in order. */
  rows: string
  /** Selector of the control that sorts by amount. */
  sort?: string
}

export interface FilledProps<Data> {
  data: Data
  /** The text in the quick filter. */
  filter: string
  /** Trees: whether everything is expanded. */
  isOpen: boolean
}
